import { palette } from "../../../engine/palette.ts";
import { circle, path, smooth, stroke } from "../../../engine/shapes.ts";

interface ClonInks {
  robe: string;
  trim: string;
  hat: string;
}

/** A reveller of Cajamarca's carnival in a robe of frills, a mask and a paper cone as tall as himself, 150 units high, feet at 0, 150. */
export function carnivalClon({ robe, trim, hat }: ClonInks): string {
  const frills = [92, 106, 120].map((y, at) => {
    const half = 24 + at * 5;
    return path(
      `M${-half} ${y}q${half / 3} 10 ${(half * 2) / 3} 0t${(half * 2) / 3} 0 ${(half * 2) / 3} 0v-9H${-half}z`,
      at % 2 ? trim : "#F6EEDA",
    );
  });
  return [
    stroke("M-9 118l-8 18-2 10M9 118l10 14 6 12", "#3A3A4A", 9),
    path("M-30 144h17v7h-17zM17 144h17v7H17z", palette.night),
    path(smooth("-15 78!, 0 74, 15 78!, 36 124!, -36 124!"), robe),
    path("M4 76q8 1 11 3l21 45H12z", palette.night, 'opacity=".22"'),
    ...frills,
    stroke("M-14 82l-22-14-8-18", robe, 10),
    stroke("M14 82l22-10 12-20", robe, 10),
    stroke("M-40 56l-8-14M46 58l8-16", trim, 10),
    circle(-47, 38, 6, palette.clay) + circle(54, 38, 6, palette.clay),
    path("M-16 80q16 10 32 0l3 8q-19 12-38 0z", trim),
    // The cone with its ribbons.
    path("M-15 56L2-18 17 56z", hat),
    path("M5-4l12 60H6z", palette.night, 'opacity=".2"'),
    path("M-12 42h26l1.6 7h-29.2zM-7.4 22h17l1.8 7H-9zM-3 2h9l1.7 7H-4.6z", "#F6EEDA"),
    circle(2, -20, 6, trim),
    stroke("M2-20q-22-2-26 16t-14 20M2-20q20 0 26 14t18 16M2-20q6-12 20-12", "#E9A93C", 3.4),
    // A mask of wire and paint.
    circle(0, 62, 12.5, "#F3D3B4"),
    path("M4 50a12.5 12.5 0 0 1 0 24.5q6-12 0-24.5z", "#D9A88A"),
    circle(-4.5, 60, 2.4, palette.night) + circle(4.5, 60, 2.4, palette.night),
    circle(-8, 66, 2.6, "#E2603E") + circle(8, 66, 2.6, "#E2603E"),
    stroke("M-5 68q5 4 10 0", palette.brick, 2),
    path("M-1.5 60l3 5h-4z", "#C98A5E"),
  ].join("");
}
