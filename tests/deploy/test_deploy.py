"""The files in `deploy` say what the program understands, and can be read by those they are for."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.deploy.rehearsal import CONTAINERFILE, instructions
from tests.needs import missing
from tests.server.running_server import NO_TLS, LiveServer
from vezerkar import HOME
from vezerkar.cli import parser
from vezerkar.server import metrics

DEPLOY = HOME.parents[1] / "deploy"
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
DASHBOARD = DEPLOY / "grafana" / "provisioning" / "dashboards" / "vezerkar.json"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
YAML = sorted(DEPLOY.rglob("*.yaml"))
NODES = ("east", "west", "north")
OF_PROMETHEUS = {"up"}


def known_metrics() -> set[str]:
    found = set()
    for metric in metrics.ALL:
        parts = ("_bucket", "_sum", "_count") if isinstance(metric, metrics.Timer) else ("",)
        found |= {metric.name + part for part in parts}
    return found


def metrics_in(text: str) -> set[str]:
    """The names in a query, without functions, labels and words of the language."""
    bare = re.sub(r"\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)", "", text)
    return set(re.findall(r"\b((?:vezerkar|process)_\w+|up)\b", bare))


def test_the_dashboard_shows_metrics_that_exist() -> None:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    named = [metrics_in(query) for query in queries]
    assert all(named), queries
    assert set().union(*named) <= known_metrics()
    unseen = {metric.name for metric in metrics.ALL} - {
        re.sub("_bucket$", "", name) for names in named for name in names
    }
    assert unseen == {"vezerkar_node_info", "vezerkar_messages_total"}


def test_alarms_are_about_metrics_that_exist() -> None:
    text = (DEPLOY / "alerts.yaml").read_text(encoding="utf-8")
    queries = re.findall(r"expr: (.+)", text)
    assert len(queries) == text.count("alert:") > 3
    for query in queries:
        assert metrics_in(query)
        assert metrics_in(query) <= known_metrics() | OF_PROMETHEUS


def words_of(service: str) -> list[str]:
    """The command of a service in compose.yaml."""
    block = COMPOSE.split(f"\n  {service}:\n", 1)[1].split("\n\n", 1)[0]
    return re.findall(r"^ {6}- (\S+)$", block, re.MULTILINE)


@pytest.mark.parametrize("name", NODES)
def test_the_nodes_are_started_with_words_that_exist(name: str) -> None:
    words = [word.replace("${VEZERKAR_OPERATOR}", "Anna") for word in words_of(name)]
    found = parser().parse_args(words)
    assert found.node == name
    assert found.node_address == f"http://{name}:8044/"
    assert found.https
    assert found.trusted_proxy == found.metrics_for == ["172.30.44.0/24"]
    assert f"subnet: {found.trusted_proxy[0]}" in COMPOSE


def test_proxy_and_prometheus_know_all_nodes() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    scraped = (DEPLOY / "prometheus.yaml").read_text(encoding="utf-8")
    for name in NODES:
        assert f"{name}:8044" in caddy
        assert f"{name}:8044" in scraped


def test_everybody_of_a_table_is_sent_to_the_same_node() -> None:
    """By the id in the address; see `test_real_proxy` for what Caddy makes of it."""
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    pattern = re.search(r"@table path_regexp table (\S+)", caddy)
    assert pattern
    api = (HOME.parents[1] / "web" / "src" / "net" / "api.ts").read_text(encoding="utf-8")
    assert "`/api/tables/${encodeURIComponent(id)}`" in api
    for path in ("", "/socket", "/start", "/seats/axis", "/record"):
        found = re.match(pattern[1], f"/api/tables/tX3k-_{path}")
        assert found
        assert found[1] == "tX3k-_"
    assert "lb_policy header X-Table" in caddy
    assert "request_header @table X-Table {re.table.1}" in caddy


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_start_commands_that_exist(unit: Path) -> None:
    line = re.search(r"^ExecStart=(.+)$", unit.read_text(encoding="utf-8"), re.MULTILINE)
    assert line
    command = line[1].partition("/opt/vezerkar/.venv/bin/vezerkar ")[2].removesuffix("'")
    given = {"$VEZERKAR_OPTIONS": "", "$VEZERKAR_PORT": "8044", "%i": "east", "$$f": "x"}
    for name, value in given.items():
        command = command.replace(name, value)
    args = parser().parse_args(shlex.split(command))
    assert callable(args.run)


@pytest.mark.parametrize(
    "unit", [*UNITS, *sorted((DEPLOY / "systemd").glob("*.timer"))], ids=lambda unit: unit.name
)
def test_systemd_understands_its_units(unit: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        raise missing("systemd is not installed")
    done = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True)
    about = [line for line in done.stderr.splitlines() if unit.stem.rstrip("@") in line]
    # The program need not be installed here.
    assert [line for line in about if "is not executable" not in line] == []


@pytest.mark.parametrize("path", YAML, ids=lambda path: path.name)
def test_yaml_can_be_read(path: Path) -> None:
    prettier = HOME.parents[1] / "web" / "node_modules" / "prettier" / "bin" / "prettier.cjs"
    node = shutil.which("node")
    if node is None or not prettier.is_file():
        raise missing("the packages of the page are not installed")
    done = subprocess.run([node, prettier, "--check", path], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_image_is_small_and_its_user_is_not_root() -> None:
    steps = instructions(CONTAINERFILE.read_text(encoding="utf-8"))
    last = steps[max(n for n, (word, _) in enumerate(steps) if word == "FROM") :]
    words = [word for word, _ in last]
    assert ("USER", "vezerkar") in last
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert not [rest for word, rest in last if word == "RUN" and not rest.startswith("useradd")]
    assert "VEZERKAR_FORM=compiled" in dict(last)["ENV"]


def test_what_is_copied_into_the_image_exists_and_is_not_ignored() -> None:
    ignored = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    kept = [line[1:].replace("*", "") for line in ignored if line.startswith("!")]
    for word, rest in instructions(CONTAINERFILE.read_text(encoding="utf-8")):
        if word == "COPY" and "--from" not in rest:
            for name in rest.split()[:-1]:
                assert (HOME.parents[1] / name).exists(), name
                assert any(name.startswith(each.split(".lock")[0]) for each in kept), name


def test_the_health_check_finds_a_server_that_is_well_and_one_that_is_not() -> None:
    steps = dict(instructions(CONTAINERFILE.read_text(encoding="utf-8")))
    check = steps["HEALTHCHECK"]
    command = json.loads(check[check.index("CMD") + 3 :])
    assert f":{steps['EXPOSE']}/" in command[-1]
    with LiveServer() as server:
        here = [word.replace(steps["EXPOSE"], str(server.port)) for word in command]
        assert subprocess.run(here).returncode == 0
        for path in re.findall(r"health_uri (\S+)", (DEPLOY / "Caddyfile").read_text()):
            assert httpx.get(server.url + path[1:], verify=NO_TLS).status_code == 200
    assert subprocess.run(here, stderr=subprocess.DEVNULL).returncode != 0
