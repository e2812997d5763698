#!/usr/bin/env python3
"""Runs every fuzz target (tests/fuzz) under libFuzzer.

    cmake --preset fuzz && cmake --build --preset fuzz    once; needs clang
    tests/trust/fuzz.py 3600                              an hour each
    tests/trust/fuzz.py 60 pack library                   a minute for these

The corpus is kept in build-fuzz/corpus/TARGET for the next run. An input that breaks a target is copied to
tests/fuzz/corpus/TARGET, where the tests read it. Prints a line per target; status 1 if one was broken."""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LONGEST = 25  # seconds for one input while others run
SLOW = 10  # seconds for one input by itself
MEMORY = 2048  # MB


def targets(build):
    """Yields names, programs and seeds as configured for ctest."""
    asked = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1", "-R", "^fuzz_"], capture_output=True, check=True)
    for test in json.loads(asked.stdout)["tests"]:
        if "command" not in test:
            continue  # not built
        program, *arguments = test["command"]
        if Path(program).exists():
            yield test["name"].removeprefix("fuzz_"), program, [each for each in arguments if not each.startswith("-")]


def folders(seeds, build, name):
    """Returns folders with the seeds, since libFuzzer accepts only folders. Single files are copied into one."""
    gathered = build / "seeds" / name
    shutil.rmtree(gathered, ignore_errors=True)
    gathered.mkdir(parents=True)
    for number, seed in enumerate(each for each in seeds if (ROOT / each).is_file()):
        shutil.copy(ROOT / seed, gathered / f"{number}-{Path(seed).name}")
    return [str(gathered), *(each for each in seeds if (ROOT / each).is_dir())]


def breaks(program, each):
    """Returns whether an input breaks the target. One that was only slow gets a second try: the machine may have been."""
    if not each.name.startswith(("slow-unit-", "timeout-")):
        return True
    try:
        return subprocess.run([program, each], cwd=ROOT, capture_output=True, timeout=SLOW).returncode != 0
    except subprocess.TimeoutExpired:
        return True


def run(name, program, seeds, seconds, build):
    """Returns the fuzzer's output, and the inputs that broke the target."""
    learnt, found = build / "corpus" / name, build / "found" / name
    learnt.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(found, ignore_errors=True)
    found.mkdir(parents=True)
    result = subprocess.run([program, f"-max_total_time={seconds}", f"-timeout={LONGEST}", f"-rss_limit_mb={MEMORY}",
                          "-print_final_stats=1", f"-artifact_prefix={found}/", str(learnt), *folders(seeds, build, name)],
                         cwd=ROOT, capture_output=True, env=dict(os.environ, QT_QPA_PLATFORM="offscreen"))
    output = result.stderr.decode(errors="replace")
    broken = sorted(found.iterdir())
    if result.returncode != 0 and not broken:
        print(output[-2000:], file=sys.stderr)
        raise RuntimeError(f"{program} does not run")
    return output, [each for each in broken if breaks(program, each)]


def figure(output, pattern):
    found = re.findall(pattern, output)
    return int(found[-1]) if found else 0


def main(asked):
    wrong = 0
    for name, program, seeds in targets(asked.build):
        if asked.targets and name not in asked.targets:
            continue
        output, broken = run(name, program, seeds, asked.seconds, asked.build)
        tests = ROOT / "tests/fuzz/corpus" / name
        for each in broken:
            tests.mkdir(exist_ok=True)
            shutil.copy(each, tests / each.name)
            print(f"fuzz: {name} is broken by tests/fuzz/corpus/{name}/{each.name}\n{output[-3000:]}", file=sys.stderr)
        wrong += len(broken)
        print(json.dumps({"target": name, "seconds": asked.seconds, "inputs": figure(output, r"number_of_executed_units: (\d+)"),
                          "places": figure(output, r"cov: (\d+)"), "kept": len(list((asked.build / "corpus" / name).iterdir())),
                          "broken": len(broken)}), flush=True)
    return 1 if wrong else 0


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seconds", type=int, help="for each target")
    parser.add_argument("targets", nargs="*", help="all if none is named")
    parser.add_argument("--build", type=Path, default=ROOT / "build-fuzz")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main(arguments()))
