"""Checks the message of a commit: `scope: what changes`, at most 72 characters, then why.

python tools/commit_message.py FILE
"""

import re
import sys
from pathlib import Path

LONGEST_SUBJECT = 72  # characters: what a log on one line shows
SUBJECT = re.compile(r"[a-z0-9][a-z0-9 ,/_.-]*: \S.*[^.\s]")
WRITTEN_BY_GIT = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")
SCISSORS = "# ------------------------ >8"  # `git commit --verbose` puts the change below this line


def faults(message: str) -> list[str]:
    """What is wrong with a message, one sentence for each fault.

    >>> faults("memoir: let artillery fire over hills")
    []
    >>> faults("Fixed it.")
    ["the subject is 'Fixed it.'; expected `scope: what changes`, without a full stop"]
    """
    text = message.partition(SCISSORS)[0]
    lines = [line.rstrip() for line in text.splitlines() if not line.startswith("#")]
    while lines and not lines[0]:
        lines.pop(0)
    if not lines:
        return ["the message is empty"]
    subject = lines[0]
    if subject.startswith(WRITTEN_BY_GIT):
        return []
    found = []
    if not SUBJECT.fullmatch(subject):
        found.append(
            f"the subject is '{subject}'; expected `scope: what changes`, without a full stop"
        )
    if len(subject) > LONGEST_SUBJECT:
        found.append(f"the subject has {len(subject)} characters; at most {LONGEST_SUBJECT} fit")
    if len(lines) > 1 and lines[1]:
        found.append("the second line must be empty: it parts the subject from the body")
    return found


def main(path: Path) -> int:
    found = faults(path.read_text(encoding="utf-8"))
    for fault in found:
        print(f"commit message: {fault}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
