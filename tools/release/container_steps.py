#!/usr/bin/env python3
"""Carries out the steps of the Containerfile one by one, where no engine is there to build and run the image. Needs root.

    tools/release/container_steps.py build CONTEXT ROOT
    tools/release/container_steps.py run ROOT VOLUME [NAME=VALUE ...]
    tools/release/container_steps.py health ROOT VOLUME [NAME=VALUE ...]

CONTEXT is the folder of an unpacked release. `build` makes the root file system in ROOT: what FROM brings is the C library of this
machine, as far as the program needs it. `run` starts the program in it with the user, the variables and the folder that the file
names, with a read-only root, without privileges, and with VOLUME in the place of the volume; the program replaces this one.
`health` runs the health check in the same way, beside the program.
"""

import ctypes
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

FILE = Path(__file__).resolve().parent / "Containerfile"
NO_NEW_PRIVILEGES = 38
INSIDE = "inside"


def steps():
    """The instructions of the file with their arguments."""
    text = FILE.read_text().replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [tuple(line.split(None, 1)) for line in lines]


class Image:
    """What the file says of the container."""

    def __init__(self):
        self.copies, self.environment = [], {"PATH": "/usr/local/bin:/usr/bin:/bin"}
        for instruction, rest in steps():
            if instruction == "COPY":
                words = shlex.split(rest)
                flags = dict(word[2:].split("=", 1) for word in words if word.startswith("--"))
                self.copies.append((flags, *[word for word in words if not word.startswith("--")]))
            elif instruction == "ENV":
                self.environment |= dict(word.split("=", 1) for word in shlex.split(rest))
            elif instruction == "HEALTHCHECK":
                self.health = json.loads(re.search(r"CMD (\[.*\])", rest).group(1))
            elif instruction in ("ENTRYPOINT", "CMD"):
                setattr(self, instruction.lower(), json.loads(rest))
            elif instruction in ("WORKDIR", "VOLUME", "USER"):
                setattr(self, instruction.lower(), rest)
            elif instruction not in ("FROM", "STOPSIGNAL"):
                sys.exit(f"{FILE}: {instruction} is no step that can be carried out here")
        self.uid, self.gid = (int(part) for part in self.user.split(":"))


def libraries(program):
    """The files of the C library that the program needs, as the loader finds them."""
    said = subprocess.run(["ldd", program], check=True, stdout=subprocess.PIPE, text=True).stdout
    return re.findall(r"(/[^ ]+) \(0x", said)


def build(context, root):
    image = Image()
    for folder in ("proc", "dev", "tmp", "etc"):
        (root / folder).mkdir(parents=True, exist_ok=True)
    for device in ("null", "urandom"):
        (root / "dev" / device).touch()
    for library in libraries(context / "casus-belli"):
        target = root / library.lstrip("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(library, target)
    for flags, source, target in image.copies:
        source, target = context / source, root / target.lstrip("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True)
        else:
            shutil.copy2(source, target)
        os.chown(target, *(int(part) for part in flags["chown"].split(":")))
        target.chmod(int(flags["chmod"], 8))


def mount(*arguments):
    subprocess.run(["mount", *map(str, arguments)], check=True)


def inside(command, root, volume, variables):
    """In a mount namespace of its own: mounts, gives up all rights, and becomes the program."""
    image = Image()
    mount("--bind", root, root)
    mount("--bind", "/proc", root / "proc")
    for device in ("null", "urandom"):
        mount("--bind", f"/dev/{device}", root / "dev" / device)
    mount("-o", "remount,bind,ro,nosuid", root)
    place = root / image.volume.lstrip("/")
    # An engine gives a new volume the owner of the folder in the image.
    os.chown(volume, place.stat().st_uid, place.stat().st_gid)
    mount("--bind", volume, place)
    os.chroot(root)
    os.chdir(image.workdir)
    os.setgroups([])
    os.setgid(image.gid)
    os.setuid(image.uid)
    ctypes.CDLL(None).prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    words = image.health if command == "health" else image.entrypoint + image.cmd
    given = dict(variable.split("=", 1) for variable in variables)
    os.execve(words[0], words, image.environment | given)


def main():
    words = sys.argv[1:]
    if len(words) >= 3 and words[0] == "build":
        build(Path(words[1]).resolve(), Path(words[2]).resolve())
    elif len(words) >= 3 and words[0] in ("run", "health"):
        again = [sys.executable, __file__, INSIDE, *words]
        os.execvp("unshare", ["unshare", "--mount", "--propagation", "private", *again])
    elif len(words) >= 4 and words[0] == INSIDE:
        inside(words[1], Path(words[2]).resolve(), Path(words[3]).resolve(), words[4:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
