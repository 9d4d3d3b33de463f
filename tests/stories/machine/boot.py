#!/usr/bin/env python3
"""A machine of its own, on which the operator's page is followed: this machine's files under an overlay in memory, in namespaces, with
systemd as its first process. Nothing that is done there stays. Needs root.

    tests/stories/machine/boot.py FOLDER

The process ends with the machine, and the machine with the process. Network and programs are those of this machine.
"""

import os
import subprocess
import sys
from pathlib import Path

UNIT = "machine.target"
# What the tests do there is neither logged in to nor at a terminal.
SUDO = '#!/bin/sh\nexec "$@"\n'
# An owner's hand: the edits that the test has written down.
NANO = '#!/bin/sh\nexec sed -i -f /srv/edits.sed "$1"\n'
DEVICES = ("null", "zero", "full", "random", "urandom", "tty")


def mount(*arguments):
    subprocess.run(["mount", *map(str, arguments)], check=True)


def write(path, text, mode=0o644):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(mode)


def inside(folder):
    mount("-t", "tmpfs", "-o", "mode=755", "tmpfs", folder)
    root = folder / "root"
    for part in ("upper", "work", "root"):
        (folder / part).mkdir()
    mount("-t", "overlay", "overlay", "-o", f"lowerdir=/,upperdir={folder}/upper,workdir={folder}/work", root)
    mount("-t", "proc", "proc", root / "proc")
    # Only this machine's own parts of the kernel may be changed.
    mount("--bind", root / "proc/sys", root / "proc/sys")
    mount("-o", "remount,bind,ro", root / "proc/sys")
    mount("-t", "sysfs", "-o", "ro", "sysfs", root / "sys")
    mount("-t", "cgroup2", "cgroup2", root / "sys/fs/cgroup")
    for place in ("run", "tmp", "dev", "var/log/journal"):
        (root / place).mkdir(parents=True, exist_ok=True)
        mount("-t", "tmpfs", "-o", "mode=755" if place != "tmp" else "mode=1777", "tmpfs", root / place)
    for device in DEVICES:
        (root / "dev" / device).touch()
        mount("--bind", f"/dev/{device}", root / "dev" / device)
    for place in ("dev/pts", "dev/shm", "srv/release", "var/backups"):
        (root / place).mkdir(parents=True, exist_ok=True)
    mount("-t", "devpts", "devpts", root / "dev/pts")
    (root / "dev/ptmx").symlink_to("pts/ptmx")
    system = root / "etc/systemd/system"
    subprocess.run(["rm", "-rf", system], check=True)
    # None of this machine's services, only the journal.
    write(system / UNIT, "[Unit]\nDefaultDependencies=no\nWants=systemd-journald.service\n")
    for target in ("sysinit.target", "basic.target", "multi-user.target", "network-online.target"):
        write(system / target, "[Unit]\nDefaultDependencies=no\n")
    write(root / "usr/local/bin/sudo", SUDO, 0o755)
    write(root / "usr/local/bin/nano", NANO, 0o755)
    options = [f"--unit={UNIT}", "--log-target=journal", "--show-status=no"]
    # Its root is the root of its mounts, as on a machine: units get mounts of their own below it.
    os.chdir(root)
    subprocess.run(["pivot_root", ".", "."], check=True)
    subprocess.run(["umount", "--lazy", "."], check=True)
    os.chroot(".")
    os.chdir("/")
    mount("--make-rshared", "/")
    os.execve("/lib/systemd/systemd", ["systemd", "--system", *options], {"container": "other", "PATH": os.environ["PATH"]})


def main():
    if len(sys.argv) == 3 and sys.argv[1] == "inside":
        inside(Path(sys.argv[2]).resolve())
    spaces = ["--mount", "--pid", "--cgroup", "--uts", "--ipc", "--propagation", "private"]
    again = [sys.executable, __file__, "inside", sys.argv[1]]
    os.execvp("unshare", ["unshare", *spaces, "--fork", "--kill-child", *again])


if __name__ == "__main__":
    main()
