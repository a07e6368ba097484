"""What pyproject.toml cannot say: a wheel carries `resources/` and the compiled catalogues inside the package.

`desk/resources.py` finds them there. An editable install copies nothing: the checkout has them beside the package.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


class BuildWithResources(build_py):
    """Copies the files, and compiles the catalogues, into the built package."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        package = Path(self.build_lib) / "desk"
        for source in sorted((ROOT / "resources").rglob("*")):
            if source.is_file():
                self._copy(source, package / source.relative_to(ROOT))
        for source in sorted((ROOT / "translations").glob("desk_*.ts")):
            target = package / "translations" / source.with_suffix(".qm").name
            self.mkpath(str(target.parent))
            subprocess.run([sys.executable, "-c", LRELEASE, "-silent", str(source), "-qm", str(target)], check=True)

    def _copy(self, source: Path, target: Path) -> None:
        self.mkpath(str(target.parent))
        self.copy_file(str(source), str(target))


setup(cmdclass={"build_py": BuildWithResources})
