import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, rect, smooth, stroke } from "../../engine/shapes.ts";

const dough = "#D98F3C";

/** A seller of picarones behind her cart with parasol, pan and syrup, 260 units wide and 300 high, its wheels on 0, 0. */
export function doughnutCart(): string {
  return [
    ellipse(10, 2, 150, 12, palette.night, 'opacity=".25"'),
    stroke("M96-70V-268", palette.bark, 6),
    seller(),
    rect(-112, -104, 226, 14, "#F3D9A2"),
    path("M-104-90h210v62h-210z", "#B23A2A"),
    path("M20-90h86v62H20z", palette.brick),
    path(
      [-92, -66, -40, -14, 12, 38, 64].map((x) => `M${x}-90h13l13 62h-13z`).join(""),
      "#F6EEDA",
      'opacity=".9"',
    ),
    stroke("M-104-88h210M-104-30h210", "#F0C45A", 5),
    // The pan, with rings in the oil and on a stick above it.
    path("M-96-108h104l-12 20h-80z", "#3A3A42"),
    ellipse(-44, -109, 52, 9, "#5A5560"),
    ellipse(-44, -109, 45, 6.4, "#E7B650"),
    ...[-70, -44, -18].map((x) => ringAt(x, -109, 10, 3.6)),
    stroke("M-26-142L-104-176", palette.straw, 4),
    ...[
      [-92, -170],
      [-74, -162],
    ].map(([x = 0, y = 0]) => circle(x, y, 10, "none", `stroke="${dough}" stroke-width="6"`)),
    // A plate of them, and the tin of syrup.
    ellipse(46, -108, 26, 5, "#FFFFFF"),
    ...[32, 46, 60, 40, 54].map((x, at) => ringAt(x, at < 3 ? -113 : -121, 9, 4)),
    path("M80-130h26v26H80z", "#9AA6AC") + path("M95-130h11v26H95z", "#74828A"),
    ellipse(93, -130, 13, 3.4, "#5E2E1E"),
    // Parasol.
    path(smooth("-30 -254!, 20 -300, 96 -318, 172 -300, 222 -254!"), "#F2E9D2"),
    path(
      smooth("96 -318!, 46 -296, 32 -254!, 96 -254!") + smooth("96 -318!, 172 -300, 222 -254!, 160 -254!"),
      "#D9603A",
    ),
    path(smooth("96 -318!, 172 -300, 222 -254!, 160 -254!"), palette.night, 'opacity=".2"'),
    path("M-30-254q15 14 31 0 16 14 31 0 32 18 64 0 32 18 64 0 15 14 31 0 16 14 31 0z", "#C9492E"),
    ...[-62, 68].map((x) => circle(x, -20, 20, palette.bark) + circle(x, -20, 12, palette.straw)),
  ].join("");
}

function seller(): string {
  return [
    path(smooth("-34 -96!, -32 -150, -14 -166, 12 -166, 28 -150, 32 -96!"), "#2F6E86"),
    path("M-20-150h36l6 54h-48z", "#F6EEDA"),
    path("M2-164q22 2 26 16l4 52H12z", palette.night, 'opacity=".2"'),
    stroke("M-26-148l-10 22 12-14", "#2F6E86", 12),
    circle(-24, -142, 6, palette.clay),
    stroke("M24-146l14 20 4 16", "#2F6E86", 12),
    circle(42, -112, 6, palette.clay),
    path("M-8-172h16v10H-8z", "#B5663F"),
    circle(0, -186, 18, palette.clay),
    path("M4-204a18 18 0 0 1 0 36q10-18 0-36z", "#9C5A38", 'opacity=".6"'),
    circle(-7, -186, 1.8, palette.night) + circle(6, -186, 1.8, palette.night),
    stroke("M-6-177q6 5 11 0", "#7A2C22", 2.2),
    path("M-19-188q-2-20 19-22 21 2 19 22-8-10-19-10t-19 10z", "#F6EEDA"),
    path("M-19-190q19-12 38 0v-5q-19-12-38 0z", "#C9492E"),
  ].join("");
}

function ringAt(x: number, y: number, rx: number, ry: number): string {
  return ellipse(x, y, rx, ry, "none", `stroke="${dough}" stroke-width="4.4"`);
}
