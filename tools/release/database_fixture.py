#!/usr/bin/env python3
"""Makes the database fixture of a release: what a program of that release leaves behind.

    tools/release/database_fixture.py PROGRAM OUT.sql

PROGRAM is the binary of the release. It runs its playground, opens a game of each rulebook, a lobby, a league and a quick game, and
lets deadlines pass, so that each game is in the middle. OUT.sql is the database as text; name it
tests/tables/databases/schema_NN.sql after the last migration. The tests open each with today's program.
"""

import json
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

PEOPLE = ["Marco", "Zoë", "Nadia"]
RULEBOOKS = 6
COLD_WAR = 5  # It has no choice of a set-up.
INSTANT = 2
SKIPS = 24


class Playground:
    def __init__(self, program, database):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        command = [program, "playground", "--database", database, "--port", str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def call(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        url = f"http://127.0.0.1:{self.port}/page/api/{path}"
        request = urllib.request.Request(url, data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def wait(self):
        for _ in range(200):
            time.sleep(0.3)
            try:
                if any(command["name"] == "game" for command in self.call("state")["commands"]):
                    return
            except urllib.error.URLError:
                pass
        sys.exit("the playground does not start")

    def channel(self, name):
        self.call("channels", {"name": name})
        return next(c["id"] for c in self.call("state")["channels"] if c["name"] == name)

    def people(self):
        for name in PEOPLE:
            self.call("people", {"name": name, "locale": "it" if name == "Zoë" else "en-US"})
        return {person["name"]: person["id"] for person in self.call("state")["people"]}

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)


def play(page):
    people = page.people()

    def says(who, channel, path, *options):
        page.call("slash", {"as": people[who], "channel": channel, "path": path, "options": [list(o) for o in options]})
        time.sleep(1)  # One person may not be faster than a person.

    for rulebook in range(RULEBOOKS):
        room = page.channel(f"room-{rulebook}")
        setup = [] if rulebook == COLD_WAR else [("setup", INSTANT)]
        says("Ilaria", room, "game new", ("rulebook", rulebook), ("seats", 4), *setup)
        for guest in PEOPLE:
            says(guest, room, "game join")
        says("Marco", room, "luck", ("word", f"pizza {rulebook}"))
        says("Ilaria", room, "game start")
    quick = page.channel("quick")
    says("Ilaria", quick, "game new", ("rulebook", 0), ("setup", INSTANT), ("seats", 3), ("computers", 2), ("pace", "2m"))
    says("Ilaria", quick, "game start")
    lobby = page.channel("lobby")
    says("Ilaria", lobby, "game new", ("rulebook", 0))
    says("Marco", lobby, "game join")
    says("Marco", lobby, "luck", ("word", "open sesame"))
    league = page.channel("league")
    says("Ilaria", league, "tournament new", ("format", 0), ("rulebook", 0), ("setup", INSTANT), ("rounds", 2))
    for who in people:
        says(who, league, "tournament join")
    says("Ilaria", league, "tournament start")
    for _ in range(SKIPS):
        page.call("skip", {})
        time.sleep(0.3)


def main():
    program, out = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "games.db")
        page = Playground(program, database)
        try:
            page.wait()
            play(page)
        finally:
            page.stop()
        with sqlite3.connect(database) as connection:
            Path(out).write_text("\n".join(connection.iterdump()) + "\n")
            games = connection.execute("SELECT status, count(*) FROM games GROUP BY 1").fetchall()
            migration = connection.execute("SELECT max(version) FROM _sqlx_migrations").fetchone()[0]
    print(f"migration {migration}, games: {dict(games)}")


if __name__ == "__main__":
    main()
