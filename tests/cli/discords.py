"""Discords on this machine that won't let a bot in."""

import http.server
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import discord
import pytest


@contextmanager
def discord_that_says(monkeypatch: pytest.MonkeyPatch, status: int, body: str) -> Iterator[list[str]]:
    """A loopback Discord with one answer to everything; yields what it was asked."""
    asked: list[str] = []

    class Answer(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(f"{self.path} {self.headers['Authorization']}")
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{server.server_port}/api/v10")
    yield asked
    server.shutdown()
    thread.join()
    server.server_close()


class SilentDiscord:
    """Takes a request and does not answer."""

    def __init__(self, held: threading.Event) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._socket.getsockname()[1]}/api/v10"
        self._taken: list[socket.socket] = []

        def take() -> None:
            try:
                connection, _ = self._socket.accept()
                connection.recv(100)
            except OSError:
                return
            self._taken.append(connection)
            held.set()

        self._thread = threading.Thread(target=take)
        self._thread.start()

    def close(self) -> None:
        self._socket.close()
        self._thread.join()
        for connection in self._taken:
            connection.close()
