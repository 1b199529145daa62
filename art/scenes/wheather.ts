import { crag } from "../crag.ts";
import { paper, stipple } from "../grain.ts";
import { llamaAt } from "../llama.ts";
import { palette } from "../palette.ts";
import { bush, leaf, palm } from "../plants.ts";
import { createRandom } from "../random.ts";
import { land, ridge } from "../ridge.ts";
import { blob, ellipse, path, place, type Point, points, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { cloud, rays, sky, streaks, sun, veil } from "../sky.ts";

/** Peru from west to east in one picture: garúa on the coast, sun over the snows, rain in the jungle. */
export function wheather(sheet: Sheet): string {
  return [
    heavens(sheet),
    mountains(sheet),
    coast(sheet),
    jungle(sheet),
    garua(),
    highland(sheet),
    rain(),
    paper(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2F7C92"],
      [0.35, "#8DBFB4"],
      [0.62, "#F8E4B0"],
    ]),
    sheet.clip("M0 0h1200v560H0z", rays(520, 180, 900, 18, "#FFF3CF", 0.14)),
    sun(520, 180, 76, "#FFF1C4", 3, 0.2),
    streaks([[270, 84, 240, 13]], palette.salt, 0.8),
  ].join("");
}

function mountains(sheet: Sheet): string {
  const snows = points(
    "160 560, 260 470, 340 400, 410 350, 470 372, 560 270, 620 196, 660 168, 706 232, 740 220, 800 300, 860 330, 920 400, 1010 470, 1120 540",
  );
  return [
    land(ridge({ y: 470, swing: 70, seed: 82, wave: 520, pointed: 0.7 }), "#A9B8B0"),
    crag(
      snows,
      { light: "#8E90AC", dark: palette.dusk, snow: "#FFFBF2", snowDark: "#B9C3DA" },
      { seed: 57, snowLine: 372, lean: 0.3 },
    ),
    veil(sheet, 400, 160, "#EFDDB4", 0.75),
  ].join("");
}

function coast(sheet: Sheet): string {
  const dune = smooth(
    "-20 560!, 90 520, 180 500, 260 530, 360 500, 450 540, 540 610, 600 700, 640 770!, -20 770!",
  );
  const duneShade = smooth(
    "180 500!, 200 540, 190 590, 240 640, 230 700, 260 770!, 420 770!, 360 640, 300 560, 260 530",
  );
  const shore = smooth("-20 640!, 80 636, 160 650, 220 690, 250 730, 260 770!, -20 770!");
  return [
    path(dune, "#DDB173"),
    path(duneShade, "#B98556"),
    path(
      smooth("360 500!, 372 560, 420 610, 430 680, 480 770!, 640 770!, 600 700, 540 610, 450 540"),
      "#B98556",
    ),
    stipple(sheet, dune, palette.terracotta, [0, 0, 0.5, 1], 0.7),
    path(shore, palette.foam),
    path(smooth("-20 652!, 70 650, 144 664, 200 700, 226 738, 234 770!, -20 770!"), palette.sea),
    stroke("M-10 690q60-4 110 16M-10 720q70-6 130 20M20 746q60 0 90 14", "#8CC0B0", 4),
    boat(),
  ].join("");
}

function boat(): string {
  return place(
    path("M-40 0h84q-4 18-18 22h-50q-12-6-16-22z", palette.terracotta) +
      path("M-40 0h84l-2 7h-80z", palette.salt) +
      stroke("M-6 0v-44M-6-44l34 40", palette.bark, 3) +
      path("M-6-42l30 38h-30z", palette.salt),
    70,
    696,
    0.9,
  );
}

/** The coast's winter fog: low flat banks over sea and dunes. */
function garua(): string {
  return [
    cloud(110, 566, 460, "#D3D8D2", [0, 0.3, 0.5, 0.2, 0.4, 0]),
    cloud(262, 600, 360, "#E9E9E0", [0, 0.3, 0.1, 0.4, 0]),
    cloud(30, 622, 380, "#F8F4EA", [0.2, 0, 0.4, 0.1, 0]),
    stroke(
      "M30 640v10M70 632v12M110 640v10M150 630v12M190 638v10M234 626v12M280 632v10M330 620v12",
      "#EEF0EA",
      2.5,
      'stroke-dasharray="3 5"',
    ),
  ].join("");
}

function highland(sheet: Sheet): string {
  const hill = smooth("380 770!, 440 690, 520 640, 610 624, 700 640, 790 690, 860 770!");
  return [
    path(hill, "#C9A552"),
    path(smooth("610 624!, 640 670, 630 720, 680 780!, 880 780!, 790 690, 700 640"), "#A07A3C"),
    stipple(sheet, hill, palette.bark, [0, 0, 0.6, 1], 0.7),
    llamaAt(sheet, 590, 668, 150, {
      wool: palette.salt,
      shade: "#D0B79C",
      far: "#9A7A60",
      cloth: palette.terracotta,
    }),
  ].join("");
}

function jungle(sheet: Sheet): string {
  const back = ridge({
    y: 560,
    swing: 30,
    seed: 91,
    wave: 260,
    pointed: 0,
    rough: 0.6,
    from: 700,
    to: 1230,
  }).map(([x, y]): Point => [x, x < 860 ? y + (860 - x) * 1.1 : y]);
  const front = smooth("740 770!, 800 700, 880 650, 980 626, 1100 620, 1220 600!, 1220 770!");
  const crowns = [
    [1000, 610, 130],
    [1180, 600, 140],
    [900, 640, 120],
    [1090, 640, 150],
    [830, 690, 110],
    [970, 670, 130],
    [1180, 680, 150],
  ] as const;
  const fronds = [-70, -40, -10, 20, 50]
    .map((lean) => leaf(1150, 770, 1150 + lean * 1.9, 640 + Math.abs(lean) * 0.8, lean * 0.5, 20))
    .join("");
  return [
    land(back, "#5E8A66"),
    ...crowns.map(([x, y, size]) => bush(x, y, size, palette.coca, palette.moss)),
    path(front, palette.moss),
    palm(900, 680, 190, palette.bark, palette.leaf, palette.coca),
    palm(1060, 690, 230, palette.bark, palette.leaf, palette.coca),
    path(smooth("1220 690!, 1100 684, 1000 700, 950 730, 940 770!, 1220 770!"), palette.sea),
    stroke("M1010 720q80-20 170-14M990 746q80-14 190-10", "#8CC0B0", 4),
    stipple(sheet, front, palette.night, [0, 0, 0.3, 1], 0.8),
    path(fronds, palette.leaf),
    blob("1030 722, 1010 716, 1000 726, 1014 736, 1090 736, 1104 724, 1080 722", palette.bark),
    ellipse(1052, 712, 5, 6, palette.terracotta),
  ].join("");
}

function rain(): string {
  const random = createRandom(19);
  const drops = Array.from({ length: 64 }, (_, index) => {
    const x = 850 + (index % 16) * 24 + random(-8, 8);
    const y = 350 + Math.floor(index / 16) * 58 + random(-14, 14);
    return `M${Math.round(x)} ${Math.round(y)}l-10 28`;
  });
  return [
    stroke(drops.join(""), "#D5E6E0", 3, 'opacity=".85"'),
    cloud(1030, 322, 430, "#4E5880", [0.3, 0.9, 1.2, 0.9, 0.4]),
    cloud(950, 340, 340, "#7C86A6", [0.2, 0.7, 1, 0.5]),
    cloud(1120, 346, 280, "#A9B1C6", [0.3, 0.8, 0.4]),
  ].join("");
}
