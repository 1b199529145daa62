import { leaf } from "../plants/plants.ts";
import { mix, palette } from "../../engine/palette.ts";
import { circle, ellipse, path, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** A heap of round fruit in rows, its foot's left end at `x`, `y`; each row has one less. */
export function fruitHeap(
  x: number,
  y: number,
  size: number,
  count: number,
  rows: number,
  inks: readonly string[],
): string {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: count - row }, (_unused, at) => {
      const [middle, level] = [x + size * (at * 2 + row + 1), y - size * (1 + row * 1.7)];
      const ink = inks[(at * 2 + row) % inks.length] ?? palette.sun;
      return (
        circle(middle, level, size, mix(ink, palette.night, 0.32)) +
        circle(middle - size * 0.12, level - size * 0.12, size * 0.88, ink) +
        ellipse(middle - size * 0.36, level - size * 0.4, size * 0.24, size * 0.16, mix(ink, "#FFFFFF", 0.55))
      );
    }).join(""),
  ).join("");
}

/** A pineapple, 150 units high, its foot at 0, 0. */
export function pineapple(sheet: Sheet): string {
  const body = smooth("-30 -6, -36 -44, -26 -80, 0 -88, 26 -80, 36 -44, 30 -6, 0 4");
  const mesh = Array.from(
    { length: 6 },
    (_, at) => `M-40 ${-86 + at * 18}l80 40M40 ${-86 + at * 18}l-80 40`,
  ).join("");
  const crown = [-34, -20, -8, 8, 20, 34]
    .map((lean) => leaf(lean * 0.2, -80, lean, -150 + Math.abs(lean) * 0.8, lean * 0.3, 13))
    .join("");
  return [
    path(crown, palette.moss),
    path(leaf(-2, -80, -6, -148, 0, 10) + leaf(6, -80, 18, -134, 4, 9), "#6C9A48"),
    path(body, "#D98F2C"),
    path(smooth("12 -84, 30 -76, 36 -44, 30 -6, 8 3, 20 -44"), "#A8642A"),
    sheet.clip(body, stroke(mesh, "#8A5420", 2, 'opacity=".65"')),
  ].join("");
}

/** Half a papaya with its seeds, 170 units long, lying, its middle at 0, 0. */
export function papayaHalf(): string {
  const seeds = Array.from({ length: 14 }, (_, at) =>
    circle(
      -34 + (at % 7) * 12,
      -5 + Math.floor(at / 7) * 12 + (at % 2) * 3,
      6,
      at % 3 ? "#2A2A34" : "#454552",
    ),
  );
  return [
    ellipse(6, 34, 88, 12, palette.night, 'opacity=".3"'),
    path(smooth("-86 4, -60 -32, 0 -40, 60 -30, 88 2, 60 34, 0 42, -60 36"), "#7A9A3E"),
    path(smooth("-80 0, -56 -28, 0 -36, 56 -27, 82 0, 56 28, 0 36, -56 30"), "#F0903C"),
    path(smooth("-60 2, -36 -16, 0 -20, 40 -15, 60 2, 36 18, 0 22, -36 18"), "#C9602C"),
    ...seeds,
    ellipse(-36, -26, 26, 5, "#FBC48A", 'opacity=".8"'),
  ].join("");
}

/** A hand of bananas, about 150 units wide, its stalk at 0, 0. */
export function bananas(): string {
  return [0, 1, 2, 3]
    .map((at) => {
      const [x, y] = [-20 - at * 34, 96 - at * 6];
      return (
        stroke(`M${-at * 3} 0Q${x - 26} ${y * 0.4} ${x + 34} ${y}`, "#C98F1E", 27) +
        stroke(`M${-at * 3 - 2}-2Q${x - 28} ${y * 0.4 - 4} ${x + 32} ${y - 5}`, "#F4CE46", 20) +
        circle(x + 38, y + 3, 6, palette.bark)
      );
    })
    .toReversed()
    .join("")
    .concat(stroke("M2 2l6-16", "#8A6A2A", 15));
}

/** A chuta of Oropesa, a loaf like a wheel, 240 units across, standing, its middle at 0, 0. */
export function chuta(): string {
  const ring = Array.from({ length: 12 }, (_, at) => {
    const turn = (at / 12) * 2 * Math.PI;
    return `M${Math.round(Math.cos(turn) * 46)} ${Math.round(Math.sin(turn) * 46)}q${Math.round(Math.cos(turn + 0.7) * 26)} ${Math.round(Math.sin(turn + 0.7) * 26)} ${Math.round(Math.cos(turn + 0.2) * 46)} ${Math.round(Math.sin(turn + 0.2) * 46)}`;
  });
  return [
    ellipse(16, 118, 122, 15, palette.night, 'opacity=".35"'),
    circle(10, 4, 120, "#7A4220"),
    circle(0, 0, 120, "#B26A30"),
    circle(-4, -5, 110, "#D08C46"),
    path("M30-106A110 110 0 0 1 30 96Q92 50 92-8T30-106z", "#A8602C", 'opacity=".55"'),
    stroke(ring.join(""), "#8A4E22", 7) + stroke(ring.join(""), "#E8B878", 2),
    circle(-2, -2, 34, "#8A4E22") + circle(-4, -4, 29, "#DCA05C"),
    stroke("M-92-44q20-42 62-56", "#F4D3A0", 8, 'opacity=".8"'),
    ...[
      [-60, 40],
      [-20, 80],
      [40, 66],
      [66, 10],
      [-76, -10],
    ].map(([x = 0, y = 0]) => circle(x, y, 3, "#F7E6C4")),
  ].join("");
}
