import { condor } from "../../motifs/animals/condor.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { mix, palette } from "../../engine/palette.ts";
import { createRandom } from "../../engine/random.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { ruinRow } from "../../motifs/inca/ruins.ts";
import { path, polygon, smooth, stroke } from "../../engine/shapes.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mist, rays, sky, sun, veil } from "../../motifs/sky/sky.ts";

const haze = "#FCE2A6";

const crest: Crest = [
  [330, 242, 30],
  [420, 242, 62],
  [500, 242, 52],
  [580, 242, 122],
  [640, 242, 192],
  [690, 242, 232],
  [740, 242, 172],
  [790, 242, 182],
  [870, 242, 92],
];

/** The gap in the wall: the leaning jambs of an Inca gate. */
const gate = "M356 700L424 130H776L844 700z";

/** Through the Gate of the Sun: a walker on its threshold, and all the ridges of the morning beyond. */
export function discovery(sheet: Sheet): string {
  return [sheet.clip(gate, view(sheet)), wall(sheet), threshold(sheet), paperGrain(sheet)].join("");
}

function view(sheet: Sheet): string {
  const stone = { lit: "#E9DBBC", wall: "#CBB892", shade: "#9A8768", dark: palette.moss };
  const hill = smooth("340 600!, 420 566, 500 540, 580 530, 660 546, 740 590, 860 640!, 860 710!, 340 710!");
  const trail = smooth(
    "590 712!, 600 670, 640 640, 634 612, 590 590, 570 566, 576 540!, 588 540!, 588 564, 612 584, 664 606, 676 640, 650 680, 670 712!",
  );
  return [
    sky(sheet, [
      [0, "#2A6C92"],
      [0.32, "#8FC2B8"],
      [0.62, haze],
    ]),
    rays(510, 300, 700, 20, "#FFF6DC", 0.2),
    sun(510, 300, 52, "#FFF7DE", 3, 0.2),
    snowRange(sheet, crest, {
      foot: 500,
      seed: 21,
      snowFrom: 110,
      haze: [haze, 0.35, 0.9],
      from: 330,
      to: 880,
    }),
    veil(sheet, 330, 150, haze, 0.85),
    land(
      ridge({ y: 470, swing: 44, seed: 6, wave: 300, pointed: 0.5, from: 330, to: 880 }),
      mix("#7F9A86", haze, 0.3),
    ),
    mist(sheet, 430, 120, haze, 0.8),
    land(ridge({ y: 530, swing: 36, seed: 15, wave: 340, pointed: 0.4, from: 330, to: 880 }), "#6E9668"),
    mist(sheet, 480, 110, haze, 0.55),
    path(hill, "#7C9A48"),
    path(smooth("580 530!, 660 546, 740 590, 860 640!, 860 710!, 640 710!, 680 620, 640 560"), palette.coca),
    ruinRow(520, 534, 110, 12, stone, 4) + ruinRow(500, 552, 80, 13, stone, 9),
    path(trail, "#F2DDAE"),
    llamaAt(sheet, 730, 640, 64, {
      wool: palette.salt,
      shade: "#D9B9A0",
      far: "#A88670",
      cloth: palette.terracotta,
    }),
    condor(680, 200, 70, palette.indigo, palette.salt, -10),
  ].join("");
}

/** Fitted blocks in courses, no two alike; the ink of each is one of four. */
function wall(sheet: Sheet): string {
  const random = createRandom(12);
  const inks = ["#6E5148", "#7D5C4E", "#644640", "#8A6856"];
  const blocks: string[][] = inks.map(() => []);
  const lit: string[] = [];
  for (let row = 0, y = -10; y < 720; row++) {
    const tall = Math.round(random(78, 104));
    for (let x = -40 - (row % 2) * 50; x < 1220;) {
      const wide = Math.round(random(96, 172));
      const [left, top, w, h] = [x + 2, y + 2, wide - 22, tall - 22];
      blocks[Math.floor(random(0, 4))]?.push(
        `M${left + 9} ${top}h${w}q9 0 9 9l${Math.round(random(-3, 3))} ${h}q0 9-9 9h${-w}q-9 0-9-9v${-h}q0-9 9-9z`,
      );
      lit.push(`M${left + 2} ${top + h}v${10 - h}q0-8 8-8h${Math.round(w * 0.7)}`);
      x += wide;
    }
    y += tall;
  }
  const around = `M-20-20H1220V770H-20z${gate}`;
  const lintel = "M372 38h456q12 0 13 12l10 66q0 14-14 14H362q-14 0-13-14l10-66q1-12 13-12z";
  return [
    path(around, "#35262C", 'fill-rule="evenodd"'),
    `<g ${clipOutside(sheet, around)}>${blocks.map((list, index) => path(list.join(""), inks[index] ?? "")).join("")}${stroke(lit.join(""), "#B98E6C", 3.4, 'opacity=".6"')}</g>`,
    path(lintel, "#35262C") + path(lintel, "#8A6856", 'transform="translate(7 4) scale(.988 .95)"'),
    stroke("M384 52h430", "#C79A74", 5, 'opacity=".9"'),
    polygon("776 130, 844 700, 800 700, 742 158", "#F0B878") +
      polygon("776 130, 742 158, 452 158, 424 130", "#4A3234"),
    polygon("424 130, 452 158, 392 700, 356 700", "#4F3836"),
    stroke("M757 252l31-5M768 352l32-5M780 462l33-5M793 580l34-5", "#B97E4E", 4),
    path("M860-20h360v790H900z", palette.night, 'opacity=".26"'),
  ].join("");
}

/** The clip of everything but the gate. */
function clipOutside(sheet: Sheet, data: string): string {
  const id = sheet.define(
    (name) => `<clipPath id="${name}"><path d="${data}" clip-rule="evenodd"/></clipPath>`,
  );
  return `clip-path="url(#${id})"`;
}

function threshold(sheet: Sheet): string {
  const floor = "M-20 690h1240v80H-20z";
  return [
    path(floor, "#4A3432"),
    polygon("356 690, 844 690, 1010 770, 420 770", "#F2C584"),
    stroke(
      "M-20 728h1240M180 690l-60 70M520 690l10 70M700 690l50 70M1000 690l80 70",
      "#35262C",
      3,
      'opacity=".55"',
    ),
    polygon("590 738, 632 738, 760 770, 650 770", palette.night, 'opacity=".45"'),
    stand(hiker(), 604, 740, 240),
    stipple(sheet, floor, palette.night, [0, 0, 1, 0], 0.7, 20),
  ].join("");
}
