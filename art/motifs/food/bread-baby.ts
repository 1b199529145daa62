import { createRandom } from "../../engine/random.ts";
import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

const crust = { light: "#E6AE62", plain: "#C98540", dark: "#8E5426" };

/** A t'antawawa, a swaddled infant of sweet bread, 200 units long, its foot at 0, 0 and its head up. */
export function breadBaby(sheet: Sheet): string {
  const body = smooth(
    "0 0!, -34 -22, -46 -70, -44 -112, -50 -150, -34 -188, 0 -202, 34 -188, 50 -150, 44 -112, 46 -70, 34 -22",
  );
  const random = createRandom(14);
  const inks = ["#E0507A", palette.salt, palette.sea, palette.sun, "#6A5AC0"];
  const beads = Array.from({ length: 46 }, (_, at) =>
    circle(random(-40, 40), random(-118, -14), 2.6, inks[at % inks.length] ?? palette.salt),
  );
  const plaits = [-104, -76, -48].map((y) => `M-48 ${y}q48 44 96 0M48 ${y}q-48 44-96 0`).join("");
  return [
    ellipse(14, -92, 50, 104, palette.night, 'opacity=".25"'),
    path(body, crust.plain),
    sheet.clip(
      body,
      [
        path("M10-210q44 60 20 220h60v-220z", crust.dark, 'opacity=".6"'),
        stroke("M-38-20q-10-70-2-140", crust.light, 9),
        stroke(plaits, crust.dark, 9),
        stroke(plaits, crust.light, 5),
        beads.join(""),
        stroke("M-46-116q46 22 92 0", crust.dark, 7),
      ].join(""),
    ),
    ellipse(0, -156, 29, 31, palette.salt),
    ellipse(0, -156, 25, 27, "#F0B98E"),
    path("M-25-160q2-24 25-24t25 24q-10-12-25-12t-25 12z", palette.bark),
    circle(-9, -156, 2.6, palette.night) + circle(9, -156, 2.6, palette.night),
    circle(-14, -147, 4.6, "#E0707A", 'opacity=".8"') + circle(14, -147, 4.6, "#E0707A", 'opacity=".8"'),
    stroke("M-5-142q5 4 10 0", "#B0323A", 2.6),
    stroke("M-30-176q30-34 60 0", "#E0507A", 5, 'stroke-dasharray=".1 9"'),
  ].join("");
}
