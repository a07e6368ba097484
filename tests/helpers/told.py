"""Prints at the end of a run what tests want to be seen: ``record_property("told", text)``, with workers too."""

from __future__ import annotations

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each thing told, of tests that passed or failed."""
    reports = [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]
    told = [str(value) for report in reports for name, value in report.user_properties if name == "told"]
    if told:
        terminalreporter.section("told by the laws")
        for line in dict.fromkeys(told):
            terminalreporter.write_line(line)
