import { path, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

type HouseInks = { wall: string; wallShade: string; thatch: string; thatchShade: string; dark: string };

/** A stone house with one door under a steep straw roof, 140 units wide and 120 high, its left foot at 0, 0. */
export function thatchedHouse(sheet: Sheet, inks: HouseInks): string {
  const roof = "M-12-50L14-118q40-5 66 0L98-48q-52 8-110-2z";
  const flank = "M80-118l48 12 22 58-26 4-26-4z";
  const straw = Array.from(
    { length: 13 },
    (_, index) => `M${16 + index * 5.2}-116L${-8 + index * 8.6}-46`,
  ).join("");
  const joints = "M4-36h22M34-34h14M66-38h22M2-22h16M26-18h22M70-22h20M4-8h24M64-8h26";
  return [
    path("M0 0h90l56-4 20 8-70 8z", inks.dark, 'opacity=".3"'),
    path("M90 0V-52l36-2v50z", inks.wallShade),
    path("M0 0v-54h90V0z", inks.wall),
    stroke(joints, inks.wallShade, 1.6),
    path("M48 0l3-34h14l3 34z", inks.dark),
    path(flank, inks.thatchShade),
    path(roof, inks.thatch),
    sheet.clip(roof, stroke(straw, inks.thatchShade, 1.6)),
    path("M-12-50q54 10 110 2l0 5q-56 8-110-3z", inks.dark, 'opacity=".45"'),
  ].join("");
}
