"""Runs hardbyte/postgresql-job-queue-benchmarking without Docker: its orchestrator, phases and sums as they are, but PostgreSQL
is what queue.mjs keeps, and the systems are ours. Called by queue.mjs.

    python harness.py <folder of the harness> <control port> <system> <folder for results> <drive's settings as JSON>
"""

import json
import sys
import urllib.request
from pathlib import Path

harness, port, system, results, settings = sys.argv[1:]
sys.path.insert(0, harness)

from bench_harness import adapters, orchestrator  # noqa: E402
from bench_harness.phases import parse_phase_spec  # noqa: E402


def ask(what: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/{what}", timeout=300) as answer:
        return answer.read().decode()


def url(database: str, host: str = "") -> str:
    return ask(f"url/{database}")


given = json.loads(settings)
folder = Path(results)
(folder / "adapter.json").write_text(
    json.dumps({"system": system, "db_name": "bench", "event_tables": [], "extensions": [], "shutdown_grace_s": 30})
)

for module in (adapters, orchestrator):
    module.pg_url = url
orchestrator.RESULTS_ROOT = folder
orchestrator.start_postgres = lambda image: ask("fresh")
orchestrator.stop_postgres = lambda image: ask("gone")
orchestrator._compose_stop_postgres = lambda image: ask("stop")
orchestrator._compose_start_postgres = lambda image: ask("start")
# Its tables are enough.
orchestrator.render_all = lambda *_, **__: None
orchestrator.write_interactive_report = lambda *_, **__: None


def launch(manifest, overrides):
    environment = adapters._base_env(manifest, overrides)
    return adapters.LaunchSpec(argv=given["argv"], env={**environment, **given["environment"]})


adapters.ADAPTERS[system] = adapters.AdapterEntry(bench_dir=folder, builder=lambda skip: None, launcher=launch)

print(
    orchestrator.drive(
        systems=[system],
        scenario=given["scenario"],
        phases=[parse_phase_spec(phase) for phase in given["phases"]],
        pg_image="embedded",
        fast=False,
        skip_build=True,
        sample_every_s=1,
        producer_rate=given["rate"],
        producer_mode=given["mode"],
        target_depth=given["depth"],
        worker_count=given["workers"],
        high_load_multiplier=1.5,
        awa_completion_batch_size=None,
        replicas=given["replicas"],
        cli_args=[],
    )
)
