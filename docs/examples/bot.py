"""Plays a seat of a table at random: python docs/examples/bot.py SOCKET TOKEN."""

import json
import random
import sys
import time

from websockets.sync.client import connect

address, token = sys.argv[1:]
live, act, answered = {}, {}, None
headers = {"Authorization": f"Bearer {token}"}
with connect(address, additional_headers=headers, max_size=None) as line:
    while "outcome" not in live:
        message = json.loads(line.recv())
        if message["type"] == "welcome":  # everything at once
            live, seat, answered = {}, message["seat"], None
        elif message["type"] == "refused":  # too fast: try again in a moment
            time.sleep(1)
            line.send(json.dumps(act))
        if message["type"] not in ("welcome", "update"):
            continue
        live |= message["live"]  # only what has changed
        moment = (message["ply"], str(live.get("actions")))
        if live.get("actions") and moment != answered:
            answered = moment
            action = random.choice(live["actions"])["action"]
            act = {"type": "act", "ref": 1, "ply": message["ply"], "seat": seat, "action": action}
            line.send(json.dumps(act))
print(live["outcome"]["winner"] or "a draw")
