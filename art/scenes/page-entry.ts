import { airliner } from "../airliner.ts";
import { flats } from "../flats.ts";
import { print, stipple } from "../grain.ts";
import { palette } from "../palette.ts";
import { land, ridge } from "../ridge.ts";
import { path, place, rect, smooth, stroke } from "../shapes.ts";
import type { Crest } from "../massif.ts";
import type { Sheet } from "../sheet.ts";
import { snowRange } from "../snow-range.ts";
import { mist, rays, sky, sun, veil } from "../sky.ts";
import { wisp } from "../wisp.ts";

const haze = "#FAD9A0";

const crest: Crest = [
  [-20, 242, 30],
  [90, 242, 72],
  [170, 242, 52],
  [330, 242, 92],
  [450, 242, 142],
  [520, 242, 108],
  [620, 242, 172],
  [700, 242, 126],
  [790, 242, 156],
  [880, 242, 112],
  [980, 242, 176],
  [1060, 242, 132],
  [1140, 242, 152],
  [1240, 242, 92],
];

/** Coming in over the Pacific at sunrise: the coast, the Andes, an airliner on its approach. */
export function pageEntry(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2B4A7C"],
      [0.2, "#6F86A6"],
      [0.38, "#E8A878"],
      [0.56, haze],
    ]),
    rays(250, 390, 1200, 26, "#FFF0C4", 0.13),
    sun(250, 372, 84, "#FFF0C0", 3, 0.18),
    andes(sheet),
    coast(sheet),
    wisp(sheet, 130, 210, 300, 30, "#F3D2B8", 3, 0.6),
    wisp(sheet, 1080, 390, 420, 30, "#FBE3C4", 6, 0.8),
    wisp(sheet, 560, 424, 520, 34, "#FFF0D8", 12, 0.85),
    place(airliner(sheet), 700, 250, 0.96, 0.96, -5),
    sea(sheet),
    print(sheet),
  ].join("");
}

function andes(sheet: Sheet): string {
  return [
    snowRange(sheet, crest, {
      foot: 520,
      seed: 27,
      snowFrom: 110,
      haze: [haze, 0.35, 0.92],
      from: -20,
      to: 1230,
    }),
    veil(sheet, 360, 170, haze, 0.92),
    land(ridge({ y: 500, swing: 34, seed: 18, wave: 420, pointed: 0.6 }), "#C98F78"),
    mist(sheet, 440, 130, haze, 0.7),
    land(ridge({ y: 540, swing: 22, seed: 35, wave: 260, pointed: 0.5 }), "#B4745E"),
    mist(sheet, 500, 90, haze, 0.5),
  ].join("");
}

function coast(sheet: Sheet): string {
  const cliff = smooth(
    "-20 562!, 160 556, 400 566, 640 558, 860 566, 1060 556, 1220 562!, 1220 640!, -20 640!",
  );
  const inks = { lit: "#F0CFA4", dark: "#94708A", window: "#B98E92" };
  return [
    flats(
      { from: -20, to: 420, yFrom: 558, yTo: 562, count: 19, size: 0.7, seed: 6 },
      { lit: "#E3B894", dark: "#A07E90", window: "#C29C94" },
    ),
    flats({ from: 420, to: 1210, yFrom: 562, yTo: 558, count: 24, size: 1, seed: 3 }, inks),
    path(cliff, "#C98A58"),
    path(
      "M40 562q30 30 26 60h44q-8-40-36-60zM250 562q34 26 34 60h50q-14-40-46-60zM470 562q4 36 30 60h52q-30-24-48-60zM700 560q36 26 34 60h46q-10-40-42-60zM900 564q0 30 26 58h56q-40-24-50-58zM1080 556q34 34 34 66h50q-14-46-46-66z",
      "#96603F",
    ),
    stipple(sheet, cliff, palette.night, [0, 0, 0.2, 1], 0.6, 20),
  ].join("");
}

function sea(sheet: Sheet): string {
  const glints = Array.from({ length: 14 }, (_, index) => {
    const spread = 60 + index * 9;
    const x = 250 + Math.sin(index * 2.1) * spread * 0.4;
    return `M${Math.round(x - spread / 2)} ${630 + index * 9}h${Math.round(spread * (0.5 + ((index * 7) % 5) / 8))}`;
  });
  const boat = (x: number, y: number, size: number, ink: string) =>
    place(
      path("M-40 0h84q-4 18-18 22h-50q-12-6-16-22z", ink) +
        path("M-40 0h84l-2 7h-80z", palette.salt) +
        path("M2-2v-18h22v18z", palette.salt) +
        stroke("M-10 0v-40M-10-38l-22 36M-10-38l12 20", palette.bark, 2.4),
      x,
      y,
      size,
    );
  const pelican = (x: number, y: number, size: number) =>
    place(
      path("M0 0q-24-20-62-14 30 4 54 22l10 6 26 4-14-8q16-24 48-28-42-10-62 18z", palette.indigo),
      x,
      y,
      size,
      size,
      -6,
    );
  return [
    rect(
      -10,
      618,
      1220,
      150,
      sheet.gradient([
        [0, "#D9A98C"],
        [0.2, "#6F8FA0"],
        [0.6, palette.sea],
        [1, palette.deep],
      ]),
    ),
    stroke("M-10 620h1220", "#FFF3E0", 6),
    stroke(glints.join(""), "#FFE9B4", 4, 'opacity=".9"'),
    stroke(
      "M520 650h120M760 666h160M1000 644h120M640 700h180M920 716h200M480 730h130",
      "#CFE3DC",
      3,
      'opacity=".5"',
    ),
    boat(860, 680, 0.9, palette.terracotta),
    boat(1040, 668, 0.6, palette.indigo),
    pelican(560, 500, 0.7),
    pelican(640, 478, 0.55),
    pelican(486, 470, 0.5),
  ].join("");
}
