import { palette } from "../../engine/palette.ts";
import { band, circle, path, short, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** A man of the highlands from behind, in a poncho and a cap with ear flaps, 100 units high, feet at 0, 100. */
export function muleteer(sheet: Sheet, poncho: string = palette.terracotta): string {
  const cloak = smooth("-8 26!, 0 24, 8 26!, 20 40, 24 66!, 12 71, 0 72, -12 71, -24 66!, -20 40");
  const stripes = [
    [-17, palette.sun, 3],
    [-11, palette.indigo, 4],
    [-5, palette.sun, 2],
    [5, palette.sun, 2],
    [11, palette.indigo, 4],
    [17, palette.sun, 3],
  ] as const;
  return [
    stroke("M-5 66l-4 16 1 14M5 66l4 16 2 14", palette.indigo, 8.5),
    path("M-14 94h11v6h-11zM6 94h11v6H6z", palette.bark),
    stroke("M18 46l12 10", palette.clay, 5),
    sheet.clip(
      cloak,
      path(cloak, poncho) +
        stripes
          .map(([x, ink, thick]) =>
            band(`M${short(x * 0.5)} 22q${short(x * 0.4)} 20 ${short(x * 0.6)} 54`, ink, thick),
          )
          .join("") +
        path("M4 20q10 24 6 56h20V20z", palette.night, 'opacity=".26"'),
    ),
    circle(0, 18, 7, palette.clay),
    path("M-8.5 22q-2-17 8.5-19t8.5 19q-8 4-17 0z", palette.sea),
    path("M-8.5 20l-2 10 5-7zM8.5 20l2 10-5-7z", palette.sea),
    band("M-8.5 15q8 4 17 0", palette.glow, 2.6),
    circle(0, 2.5, 2.4, palette.terracotta),
  ].join("");
}
