"""A bot that sits down at a table of a Mandapa site and plays any legal action.

    python examples/bot.py http://127.0.0.1:8000 TABLE SEAT

It needs nothing but Python. Make `choose` cleverer: `now["view"]` is all that its seat may
know, `now["legal"]` what it may do.
"""

import json
import random
import sys
import urllib.error
import urllib.request


def call(url, token="", data=None):
    """One request to the API; a refusal says why."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    if not token:
        del headers["Authorization"]
    body = None if data is None else json.dumps(data).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(url, body, headers)) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        refusal = json.load(error)
        if refusal["code"] == "stale":  # the table moved on: look again
            return refusal
        raise SystemExit(refusal["text"]) from None


def choose(now):
    return random.choice(now["legal"])["notation"]


def main(site, table, seat):
    token = call(f"{site}/api/programs", data={"name": "Example"})["token"]
    url = f"{site}/api/tables/{table}"
    call(f"{url}/do", token, {"do": "sit", "seat": int(seat)})
    seq = 0
    while True:
        # Waits on the server until something has happened since event `seq`.
        now = call(f"{url}?seq={seq}&wait=20", token)
        seq = now["seq"]
        if now["status"] == "finished":
            print(now["outcome"]["reason"], "places:", now["outcome"]["places"])
            return
        if now["legal"]:
            act = {"do": "act", "turn": now["turn"], "actions": [choose(now)]}
            call(f"{url}/do", token, act)


if __name__ == "__main__":
    main(*sys.argv[1:])
