import { crag } from "../crag.ts";
import { highlander, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { mix, palette } from "../palette.ts";
import { ichu } from "../plants.ts";
import { createRandom } from "../random.ts";
import { ellipse, path, type Point, points, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, streaks, sun, veil } from "../sky.ts";

/** The salt pans of Maras: thousands of white basins stepping down their ravine, salt workers between them. */
export function maras(sheet: Sheet): string {
  return [back(sheet), pans(sheet), slopes(sheet), people(sheet), paper(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2C7890"],
      [0.22, "#9CC9BE"],
      [0.4, "#FBE5AE"],
    ]),
    sun(250, 120, 50, "#FFF3CC", 3, 0.18),
    streaks([[760, 70, 300, 13]], palette.salt, 0.85),
    crag(
      points(
        "-20 270, 90 220, 200 240, 320 180, 420 210, 540 130, 610 90, 680 140, 760 120, 860 190, 980 160, 1090 220, 1220 200",
      ),
      { light: "#A79FB4", dark: palette.dusk, snow: "#FFFBF2", snowDark: "#B9C3DA" },
      { seed: 23, snowLine: 170, lean: 0.25 },
    ),
    veil(sheet, 150, 130, "#F6E0AE", 0.9),
    path(
      smooth(
        "-20 260!, 160 230, 360 250, 520 290, 700 280, 900 240, 1080 220, 1220 232!, 1220 770!, -20 770!",
      ),
      "#C58A62",
    ),
    path(smooth("-20 300!, 160 270, 300 290, 420 340, 460 420!, 300 770!, -20 770!"), "#A8684C"),
  ].join("");
}

/** The left and the right edge of the fan of pans at a height. */
function edges(y: number): [number, number] {
  const share = (y - 280) / 490;
  return [560 - 700 * share ** 0.7, 640 + 660 * share ** 0.68];
}

function pans(sheet: Sheet): string {
  const random = createRandom(77);
  const fan = smooth([
    [560, 280, 0],
    ...[360, 480, 620].map((y): Point => [edges(y)[0], y]),
    [edges(770)[0], 770, 0],
    [edges(770)[1], 770, 0],
    ...[620, 480, 360].map((y): Point => [edges(y)[1], y]),
    [640, 280, 0],
  ]);
  const inks = ["#E9D2C0", "#DDBBA8", "#BFCDC8", "#D5DAD2", "#F3E2CC"];
  const basins: string[][] = inks.map(() => []);
  const ticks: string[] = [];
  const thin: string[] = [];
  const thick: string[] = [];
  let y = 286;
  let deep = 8.5;
  for (let row = 0; y < 764; row++) {
    const [left, right] = edges(y + deep / 2);
    const wave = (x: number) =>
      Math.round(y + (Math.sin(x / 118 + row * 0.16) + Math.sin(x / 53 - row * 0.2) * 0.4) * deep * 1.15);
    const step = deep * 2.3;
    const walls = deep < 15 ? thin : thick;
    let line = "";
    for (let x = left - random(0, step); x < right;) {
      const wide = Math.round(step * random(0.7, 1.35));
      const start = Math.round(x);
      const [from, to] = [wave(start), wave(start + wide)];
      line += line === "" ? `M${start} ${from}` : "";
      line += `l${wide} ${to - from}`;
      ticks.push(`M${start} ${from}l${Math.round(random(-0.2, 0.2) * deep)} ${Math.round(deep)}`);
      if (random() > 0.66)
        basins[Math.floor(random(0, 4.99))]?.push(
          `M${start} ${from}l${wide} ${to - from}v${Math.round(deep)}l${-wide} ${from - to}z`,
        );
      x += wide;
    }
    walls.push(line);
    y += deep;
    deep *= 1.085;
  }
  const shade = smooth("680 280!, 760 400, 900 540, 1020 770!, 1240 770!, 1240 280!");
  const foam = mix(palette.clay, palette.bark, 0.45);
  return [
    path(fan, "#FFFBF0"),
    sheet.clip(
      fan,
      [
        ...basins.map((cells, index) => path(cells.join(""), inks[index] ?? palette.salt)),
        stroke(ticks.join(""), "#CDA98C", 2.4),
        stroke(thin.join(""), foam, 2.4),
        stroke(thick.join(""), foam, 6),
        stroke(thick.join(""), "#D9B596", 2.4, 'transform="translate(0 -3)"'),
        path(shade, palette.dusk, 'opacity=".28"'),
      ].join(""),
    ),
  ].join("");
}

function slopes(sheet: Sheet): string {
  const left = smooth(
    "-20 300!, 100 300, 240 310, 420 296, 550 284!, 480 326, 420 344, 330 372, 300 416, 170 446, 150 506, 40 552, 16 640, -20 690!",
  );
  const right = smooth(
    "1220 250!, 1060 256, 900 270, 760 276, 640 280!, 700 318, 810 346, 850 400, 950 436, 980 510, 1076 560, 1092 660, 1180 770!, 1220 770!",
  );
  return [
    path(left, "#B5704A"),
    stipple(sheet, left, palette.maize, [0, 0, 0.4, 1], 0.8),
    path(right, mix(palette.terracotta, palette.maize, 0.25)),
    path(smooth("1220 250!, 1060 256, 900 270!, 980 350, 1080 420, 1150 540, 1220 640!"), palette.clay),
    stipple(sheet, right, palette.night, [0, 0, 1, 0.8], 0.8),
    ichu(60, 400, 40, palette.leaf),
    ichu(150, 350, 30, palette.leaf),
    ichu(1130, 420, 40, palette.coca),
    ichu(1190, 560, 54, palette.leaf),
    ichu(1050, 340, 30, palette.leaf),
  ].join("");
}

function people(sheet: Sheet): string {
  const heap = (x: number, y: number, size: number) =>
    ellipse(x + size * 0.3, y, size * 1.2, size * 0.2, palette.night, 'opacity=".3"') +
    path(
      smooth([
        [x - size, y, 0],
        [x - size * 0.4, y - size * 0.5],
        [x, y - size * 0.8],
        [x + size * 0.4, y - size * 0.45],
        [x + size, y, 0],
      ]),
      "#FFFDF6",
    ) +
    path(
      smooth([
        [x, y - size * 0.8],
        [x + size * 0.1, y - size * 0.3],
        [x + size * 0.2, y, 0],
        [x + size, y, 0],
        [x + size * 0.4, y - size * 0.45],
      ]),
      "#C9BFB4",
    );
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.6, y, wide, wide * 0.13, palette.night, 'opacity=".3"');
  return [
    heap(640, 440, 20),
    heap(520, 520, 26),
    heap(860, 600, 34),
    shadow(590, 484, 18) +
      stand(highlander(sheet, { skirt: palette.indigo, hat: palette.sand }), 584, 486, 60),
    shadow(700, 560, 24) +
      stand(
        highlander(sheet, { skirt: palette.terracotta, shawl: palette.sun, bundle: palette.indigo }),
        690,
        562,
        84,
      ),
    heap(300, 700, 54),
    shadow(410, 706, 46) +
      stand(highlander(sheet, { shawl: palette.terracotta, hat: palette.brick }), 396, 708, 158),
  ].join("");
}
