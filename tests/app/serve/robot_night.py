# A served night for the robots, from the first events of a sample.
import json
import os
import subprocess
import tempfile


class Night:
    """`sample`: the file of a transcript; `events`: how many of its events have happened, the set-up first."""

    def __init__(self, program, sample, folder, events=1):
        home = tempfile.mkdtemp(dir=folder)
        setup = os.path.join(home, "setup.jsonl")
        with open(sample, encoding="utf-8") as transcript:
            lines = [line for line in transcript if line.startswith('{"e":')][:events]
        with open(setup, "w", encoding="utf-8") as out:
            out.writelines(lines)
        self.served = subprocess.Popen([program, "serve", "--port", "0", "--address", "127.0.0.1", "--language", "en", "--setup", setup],
                                       stdout=subprocess.PIPE, text=True, env=dict(os.environ, XDG_DATA_HOME=home))
        self.at = json.loads(self.served.stdout.readline())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.served.kill()
        self.served.wait()
