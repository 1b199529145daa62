import { palette } from "../../engine/palette.ts";
import { blob, circle, ellipse, path, polygon, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** An airliner of the first jet years from its left side, nose to the left, 640 units long, the middle of its hull at 0, 0. */
export function airliner(sheet: Sheet): string {
  const hull = smooth(
    "-322 10, -306 -8, -276 -24, -226 -33 .4, 150 -33 .4, 240 -42, 322 -58!, 306 -26, 236 8, 140 28 .4, -210 31 .4, -290 26",
  );
  const windows = Array.from({ length: 24 }, (_, index) => `M${-204 + index * 16}-11v6`).join("");
  return [
    farSide(),
    fin(sheet),
    path(hull, "#FFFBF2"),
    sheet.clip(
      hull,
      rect(-330, 6, 680, 60, "#D3D9E4") +
        path("M-330 18q240 10 460 2 120-10 210-50v90h-670z", "#A3AFC6") +
        path("M-330-2h480q100-4 190-44v18q-90 40-190 44h-480z", palette.terracotta) +
        path("M-330 15h480q100-4 190-44v5q-90 40-190 44h-480z", palette.sun),
    ),
    path("M-296-9l24-15 24-3 3 15-48 7z", palette.indigo),
    stroke("M-276-24l2 14", "#FFFBF2", 3),
    stroke(windows, palette.indigo, 6.4),
    path("M-226-18h15v32h-15z", "none", `stroke="#B9C2D2" stroke-width="2"`),
    stabiliser(),
    nacelle(),
    wing(),
  ].join("");
}

/** What is seen of the wing and the tailplane behind the hull. */
function farSide(): string {
  return (
    polygon("-8 -24, 96 -126, 128 -126, 108 -24", "#8C9AB6") +
    polygon("60 -24, 116 -126, 128 -126, 108 -24", "#75839F") +
    polygon("226 -44, 288 -74, 312 -74, 300 -50", "#8C9AB6")
  );
}

function fin(sheet: Sheet): string {
  const outline = "M176-34Q230-60 262-164H320Q314-90 318-56z";
  return (
    path(outline, palette.terracotta) +
    sheet.clip(
      outline,
      path("M292-170h40v120h-60q24-50 20-120z", palette.brick) +
        circle(284, -116, 21, palette.glow) +
        path("M284-137a21 21 0 0 1 0 42 40 40 0 0 0 0-42z", palette.sun) +
        stroke("M180-62h150M180-50h150", palette.glow, 4),
    )
  );
}

function stabiliser(): string {
  return (
    polygon("214 -12, 286 -26, 372 22, 338 26", "#F1F2F2") +
    polygon("286 -26, 372 22, 356 24, 262 -20", "#AEB9CC")
  );
}

/** The engine that hangs before the near wing. */
function nacelle(): string {
  return [
    path("M-6 34l54-6 10 22-50 6z", "#8F9AB4"),
    blob("-58 52 .4, -20 46 .5, 44 48 .5, 74 58 .4, 70 66 .4, 40 78 .5, -20 84 .5, -58 80 .4", "#E6EAF0"),
    blob("-58 68 .4, 72 62 .3, 70 66 .4, 40 78 .5, -20 84 .5, -58 80 .4", "#8F9AB4"),
    ellipse(-57, 66, 8, 15.5, "#C9D0DC") + ellipse(-56, 66, 5.4, 12, palette.night),
    path("M-36 48.5q-5 17 0 35l9-.5q-5-17 0-35z", palette.terracotta),
  ].join("");
}

function wing(): string {
  return [
    polygon("-92 14, 78 10, 286 136, 246 140, 30 52", "#F4F4F2"),
    polygon("78 10, 286 136, 264 138, 40 24", "#B7C1D2"),
    polygon("-92 14, -40 12, 64 62, 246 140, 30 52", "#FFFBF2"),
    polygon("246 140, 286 136, 300 112, 286 116", palette.terracotta),
  ].join("");
}
