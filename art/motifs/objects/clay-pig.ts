import { blob, circle, ellipse, path, smooth, stroke } from "../../engine/shapes.ts";
import { palette } from "../../engine/palette.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** A money box of painted clay in the shape of a pig, facing left, 250 units long and 190 high, its feet at 0. */
export function clayPig(sheet: Sheet): string {
  const body = smooth(
    "-92 -70, -84 -112, -40 -146, 20 -154, 80 -138, 112 -98, 114 -56, 84 -24, 20 -14, -50 -20, -84 -44",
  );
  const flower = (x: number, y: number, ink: string) =>
    [0, 72, 144, 216, 288]
      .map((turn) => {
        const at = (turn * Math.PI) / 180;
        return circle(x + Math.cos(at) * 11, y + Math.sin(at) * 11, 8.5, ink);
      })
      .join("") + circle(x, y, 6, palette.sun);
  return [
    ellipse(24, 2, 130, 13, palette.night, 'opacity=".35"'),
    path("M44-30h34l-4 28H50zM-40-30h34l-4 28h-26z", "#6E2A20"),
    stroke("M112-92q22-6 20-22-14-4-12 10 4 12 22 4", "#8E3A28", 6),
    path(body, "#C75E38"),
    sheet.clip(
      body,
      path(
        smooth("40 -170!, 70 -120, 60 -70, 20 -36, -60 -20, -90 -10, -90 20!, 140 20!, 140 -170!"),
        "#9C4028",
      ) + path(smooth("-70 -120, -36 -144, 10 -148, -20 -130, -56 -104"), "#E58E62"),
    ),
    path("M62-28h36l-4 28H68zM-58-28h36l-4 28h-28z", "#A8482C"),
    blob("-138 -66, -136 -100, -112 -126, -76 -128, -54 -106, -52 -70, -76 -46, -112 -44", "#D26A40"),
    blob("-136 -78, -132 -100, -110 -122, -88 -124, -112 -100, -120 -76", "#EE9C70"),
    path("M-66-118q10-34 34-38 6 26-12 50zM-108-124q-8-26 4-42 18 10 22 36z", "#A8482C"),
    ellipse(-138, -76, 15, 19, "#E58E62"),
    ellipse(-142, -82, 3, 5, "#6E2A20") + ellipse(-141, -68, 3, 5, "#6E2A20"),
    circle(-100, -94, 6, palette.night) + circle(-102, -96, 2, palette.salt),
    path("M-4-150h44v8H-4z", "#3A1A18"),
    flower(10, -88, palette.salt) + flower(72, -78, palette.glow),
    stroke("M-34-60q20 22 50 16t50 8q24 4 40-16", palette.salt, 4),
    path(
      "M30-108q14-8 22 2-12 8-22-2zM-24-92q-14-10-22 0 10 10 22 0zM40-66q14-4 18 6-14 2-18-6z",
      palette.leaf,
    ),
  ].join("");
}
