import { mix, palette } from "../../../engine/palette.ts";
import { blob, circle, ellipse, path, rect, smooth, stroke } from "../../../engine/shapes.ts";
import type { Sheet } from "../../../engine/sheet.ts";

/** A siku of two rows of cane, 8 pipes, the longest 330 units, hanging down from its straight mouth edge at y = 0, x 0–208. */
export function siku(): string {
  const pipes = Array.from({ length: 8 }, (_, index) => {
    const x = index * 26;
    const length = 330 - index * 30;
    const [lit, dark] = index % 2 ? ["#E3BE74", "#B98D48"] : ["#F0D38E", "#C79C55"];
    return (
      path(`M${x} 0h26v${length - 10}q-13 18-26 0z`, lit) +
      path(`M${x + 15} 0h11v${length - 10}q-5 7-11 9z`, dark) +
      ellipse(x + 13, 0, 13, 5, "#8A6430") +
      ellipse(x + 13, 1, 9, 3, palette.night) +
      stroke(`M${x + 1} ${length * 0.66}h24`, "#96703A", 2.4)
    );
  });
  const back = Array.from(
    { length: 7 },
    (_, index) => `M${16 + index * 26} -8h20v${230 - index * 24}h-20z`,
  ).join("");
  const bands = [70, 118].map(
    (y) =>
      rect(-5, y, 218, 22, palette.terracotta) +
      stroke(`M-5 ${y + 4}h218M-5 ${y + 18}h218`, palette.sun, 3) +
      stroke(`M4 ${y + 11}h200`, palette.salt, 6, 'stroke-dasharray="1 15"'),
  );
  const cord =
    stroke("M-4 92q-40 40-30 120 6 30-6 60", palette.indigo, 4) +
    stroke("M-42 272v30M-36 272l4 30M-48 272l-4 28", palette.terracotta, 4);
  return path(back, "#A47A3E") + pipes.join("") + bands.join("") + cord;
}

/** A charango standing upright, 400 units high, the middle of its foot at 0, 0. */
export function charango(sheet: Sheet): string {
  const body = smooth(
    "-78 -66, -70 -20, -34 4, 34 4, 70 -20, 78 -66, 54 -112, 62 -150, 44 -186, 16 -192, -16 -192, -44 -186, -62 -150, -54 -112",
  );
  const shade = smooth("10 -200!, 30 -150, 14 -112, 44 -60, 20 20!, 100 20!, 100 -200!");
  const strings = [-8, -4, 0, 4, 8].map((x) => `M${x}-344L${x * 1.3}-46`).join("");
  const pegs = [0, 1, 2, 3, 4]
    .map(
      (index) =>
        ellipse(-26, -396 + index * 13, 7, 4, palette.salt) +
        ellipse(26, -396 + index * 13, 7, 4, palette.salt),
    )
    .join("");
  return [
    path(body, palette.brick),
    path(
      smooth(
        "-68 -66, -60 -26, -30 -6, 30 -6, 60 -26, 68 -66, 46 -112, 52 -150, 36 -180, -36 -180, -52 -150, -46 -112",
      ),
      "#D9964A",
    ),
    sheet.clip(body, path(shade, palette.maize, 'opacity=".45"')),
    circle(0, -122, 34, palette.bark),
    circle(0, -122, 30, palette.glow),
    circle(0, -122, 26, palette.night),
    blob("-40 -48, 0 -60, 40 -48, 30 -34, 0 -40, -30 -34", palette.bark),
    path("M-13-150h26l-3-200h-20z", palette.bark),
    path("M3-150h10l-3-200h-7z", palette.night),
    stroke([178, 204, 232, 262, 294, 326].map((y) => `M-11-${y}h22`).join(""), palette.straw, 2.5),
    pegs,
    path("M-14-346l-6-62q20-16 40 0l-6 62z", palette.brick),
    path("M2-346v-71q10 1 18 9l-6 62z", mix(palette.brick, palette.night, 0.4)),
    stroke(strings, palette.salt, 1.2),
  ].join("");
}
