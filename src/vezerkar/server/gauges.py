"""What there is at the moment: read when somebody asks for the metrics."""

from __future__ import annotations

import shutil
from importlib.metadata import PackageNotFoundError, version

from vezerkar.server import metrics, process_load
from vezerkar.server.tables import Tables


def read_gauges(tables: Tables) -> None:
    """Bring all metrics up to date that are not counted as things happen."""
    metrics.NODE.set(1, node=tables.node.name, version=program_version())
    metrics.LEASES.set(len([each for each in tables.in_memory() if each.live.store.lease]))
    for pool, (queued, running) in tables.workers.jobs().items():
        metrics.THINKING_QUEUE.set(queued, pool=pool)
        metrics.THINKING_NOW.set(running, pool=pool)
    metrics.CPU_S.set(process_load.cpu_s())
    metrics.MEMORY.set(process_load.memory_bytes())
    metrics.DISK_FREE.set(shutil.disk_usage(tables.readiness.folder).free)
    metrics.STARTED.set(process_load.STARTED_AT)


def program_version() -> str:
    try:
        return version("vezerkar")
    except PackageNotFoundError:  # run from a checkout that was never installed
        return ""
