"""What a finished game says of everyone who played it, and what that adds up to. Pure: a log goes in, numbers come out.

The store keeps these numbers in the transaction that ends a game; counted anew from the logs they are the same.
"""
