"""What Alembic runs for every command: on the connection that it was handed, in the transaction of whoever made it."""

from alembic import context

from bot.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by building it anew
)
with context.begin_transaction():
    context.run_migrations()
