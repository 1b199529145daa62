import { palette } from "../../engine/palette.ts";
import { circle, path, place, rect, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** What a stamp shows, drawn within 60 units around 0, 0. */
const emblems = {
  mountain: "M-30 22l22-40 10 14 8-12 22 38z",
  sun: "M-14 0a14 14 0 1 1 28 0 14 14 0 0 1-28 0zM-3-18h6l-3-12zM-3 18h6l-3 12zM18-3v6l12-3zM-18-3v6l-12-3zM11-14l3 4 7-11zM-11-14l-3 4-7-11zM11 14l3-4 7 11zM-11 14l-3-4-7 11z",
  plane: "M-34 6l60-12q8 0 6 4-2 4-8 5l-54 11zM-2-2l-20-20h8l30 17zM-4 4l-8 22h7l20-25zM-32 4l-6-14h6l10 12z",
  wave: "M-34 4q8-14 17 0t17 0 17 0 17 0v8q-8 12-17 0t-17 0-17 0-17 0zM-34-12q8-14 17 0t17 0 17 0 17 0v7q-8 12-17 0t-17 0-17 0-17 0z",
  llama:
    "M-26-28q2-6 8-7l2-7 4 7q6 2 6 12l1 14q20 4 26 5 10 2 10 14l-3 22h-6l-2-18h-16l-2 18h-6l-2-20q-14-4-14-20l-1-10q-5 0-5-4z",
} as const;

type Emblem = keyof typeof emblems;

/** An entry stamp, round or square, some 110 units across, as a rubber stamp leaves it. */
function stamp(emblem: Emblem, ink: string, round: boolean): string {
  const ring = round
    ? circle(0, 0, 54, "none", `stroke="${ink}" stroke-width="5"`) +
      circle(0, 0, 45, "none", `stroke="${ink}" stroke-width="2" stroke-dasharray="5 4"`)
    : rect(-62, -46, 124, 92, "none", `stroke="${ink}" stroke-width="5" rx="10"`) +
      rect(-54, -38, 108, 76, "none", `stroke="${ink}" stroke-width="2" stroke-dasharray="7 4" rx="5"`);
  return `<g opacity=".86">${ring}${path(emblems[emblem], ink)}</g>`;
}

/** One page of a passport with its wavy safety print, 300 × 400 units, its left upper corner at 0, 0. */
function page(sheet: Sheet, tint: string): string {
  const waves = Array.from(
    { length: 12 },
    (_, row) => `M-10 ${20 + row * 34}q40-26 80 0t80 0 80 0 80 0`,
  ).join("");
  return sheet.clip(
    "M0 0h300v400H0z",
    rect(0, 0, 300, 400, "#FBF3DF") +
      stroke(waves, tint, 2.2, 'opacity=".55"') +
      stroke(waves, tint, 1.2, 'opacity=".5" transform="translate(14 12)"'),
  );
}

/** An open passport, 620 × 400 units around 0, 0. */
export function openPassport(sheet: Sheet): string {
  return [
    path("M-314-204h628v420h-628z", palette.night, 'opacity=".3" transform="translate(14 16)"'),
    path("M-314-208q0-4 6-4h616q6 0 6 4v416q0 4-6 4h-616q-6 0-6-4z", palette.brick),
    place(page(sheet, "#D9A48C"), -304, -200),
    place(page(sheet, "#9CC0B4"), 4, -200),
    path("M-4-200h8v400h-8z", "#D9C9A8"),
    path("M4-200q26 200 0 400z", palette.bark, 'opacity=".12"'),
    path("M-4-200q-22 200 0 400z", palette.bark, 'opacity=".08"'),
    place(stamp("mountain", palette.indigo, true), -220, -110, 1.05, 1.05, -12),
    place(stamp("plane", palette.terracotta, false), -90, -120, 1, 1, 8),
    place(stamp("wave", palette.sea, false), -196, 60, 1.05, 1.05, 6),
    place(stamp("sun", "#C98A2E", true), -74, 104, 1.1, 1.1, -6),
    place(stamp("llama", palette.coca, true), 100, -84, 1.3, 1.3, 10),
    place(stamp("mountain", palette.brick, false), 216, 72, 1, 1, -8),
    stroke("M40 150h120M40 172h90M190-150h80M190-132h60", "#B9A98C", 3),
  ].join("");
}

/** A closed passport, 270 × 370 units around 0, 0, a sun on its cover. */
export function closedPassport(): string {
  return [
    rect(-135, -185, 270, 370, palette.night, 'opacity=".3" rx="14" transform="translate(10 13)"'),
    rect(-135, -185, 270, 370, palette.brick, 'rx="14"'),
    path("M90-185h31q14 0 14 14v342q0 14-14 14H90z", palette.maize, 'opacity=".4"'),
    rect(-121, -171, 242, 342, "none", `stroke="${palette.sun}" stroke-width="2.5" rx="8"`),
    place(path(emblems.sun, palette.sun), 0, -30, 2.1),
    stroke("M-60 74h120M-40 94h80M-70-128h140", palette.sun, 6),
    rect(-20, 122, 40, 26, "none", `stroke="${palette.sun}" stroke-width="3" rx="5"`) +
      circle(0, 135, 6, palette.sun),
  ].join("");
}
