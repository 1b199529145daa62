import { palette } from "../../engine/palette.ts";
import { blob, circle, ellipse, path, rect, stroke } from "../../engine/shapes.ts";

/** A street vendor's cart with its parasol and the woman who sells maize behind it, 200 units wide and 250 high, its wheels on 0, 0. */
export function parasolStall(): string {
  return [
    // Its own long shadow, thrown to the right.
    path("M-70 0h150l150-14 90-2 30-16-130-2-110 18h-100z", palette.night, 'opacity=".3"'),
    stroke("M10-90V-236", palette.bark, 5),
    // The woman stands behind the cart, her hat in the parasol's shade.
    blob("-56 -84!, -52 -128, -34 -140, -16 -128, -12 -84!", palette.indigo),
    path("M-28-138q14 6 16 54h-14z", palette.night, 'opacity=".35"'),
    circle(-34, -152, 12, "#9C5A38"),
    ellipse(-34, -158, 24, 6, palette.salt) + path("M-48-158q0-18 14-18t14 18z", palette.salt),
    stroke("M-22-124l20 22", palette.indigo, 10),
    // The cart.
    rect(-70, -92, 150, 14, "#E9C98E"),
    rect(-64, -78, 138, 50, palette.sea) + rect(24, -78, 50, 50, palette.deep),
    path("M-64-68h138v8h-138zM-64-44h138v8h-138z", palette.salt, 'opacity=".85"'),
    ...[-50, -34, -18].map((x) => path(`M${x}-92q-4-22 7-26 11 4 7 26z`, palette.sun)),
    path("M4-92l6-26h26l6 26z", palette.salt) + path("M26-118h10l6 26H28z", palette.stone),
    circle(62, -100, 9, palette.terracotta) + circle(50, -98, 7, palette.brick),
    circle(-40, -16, 18, palette.bark) + circle(-40, -16, 11, palette.clay),
    circle(48, -16, 18, palette.bark) + circle(48, -16, 11, palette.brick),
    // The parasol, its panels in turn red and white, the right ones in shade.
    path("M-104-196Q-60-252 10-258 80-252 124-196z", palette.terracotta),
    path("M-60-196Q-40-246 10-258-10-230-24-196zM44-196q-6-40-34-62 50 12 72 62z", palette.salt),
    path("M44-196q-6-40-34-62 70 6 114 62z", palette.night, 'opacity=".28"'),
    path(
      "M-104-196q11 12 22 0 11 12 22 0 18 14 36 0 17 14 34 0 17 14 34 0 19 14 38 0 21 12 42 0z",
      palette.brick,
    ),
  ].join("");
}
