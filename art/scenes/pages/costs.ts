import { awning } from "../../motifs/objects/market.ts";
import { bougainvillea } from "../../motifs/plants/bougainvillea.ts";
import { chichaMorada } from "../../motifs/food/ceviche-plate.ts";
import { clayPig } from "../../motifs/objects/clay-pig.ts";
import { coin, coinPile, note } from "../../motifs/objects/money.ts";
import { hillTown } from "../../motifs/buildings/hill-town.ts";
import { kneelingWoman } from "../../motifs/people/kneeling-woman.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { rucksack } from "../../motifs/objects/rucksack.ts";
import { sky, veil } from "../../motifs/sky/sky.ts";
import { weave } from "../../motifs/objects/textile.ts";

const chalk = "#F3EBD8";

/** What things cost: coins and notes on a stall's counter, a board of dishes with dots for their prices, a hostel's open door. */
export function costs(sheet: Sheet): string {
  return [
    street(sheet),
    facade(sheet),
    door(sheet),
    hostelSign(),
    place(rucksack(), 470, 528, 0.94),
    place(board(), 880, 176),
    place(kneelingWoman(sheet, palette.bark, palette.maize, palette.sea), 172, 556, 2.9),
    counter(sheet),
    goods(sheet),
    posts(),
    awning(-30, -10, 1260, 96, 14, palette.sea),
    paperGrain(sheet),
  ].join("");
}

/** Where the street ends: the roofs of the town climbing its hill. */
function street(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2F86A0"],
      [0.3, "#A9D2BE"],
      [0.5, "#FBE6B4"],
    ]),
    land(ridge({ y: 260, swing: 60, seed: 14, wave: 420, pointed: 0.8, to: 460 }), "#9AA2B0"),
    veil(sheet, 200, 200, "#FBE6B4", 0.7),
    path(smooth("-20 330!, 80 280, 200 290, 320 340, 400 330!, 400 600!, -20 600!"), "#8FA05C"),
    hillTown(
      [
        [40, 330, 240, 18],
        [-10, 366, 360, 24],
        [-20, 412, 380, 32],
        [-20, 470, 380, 42],
      ],
      { wall: "#F3E3C0", wallShade: "#B9987C", roof: "#C76A40", roofShade: "#8E4230", dark: "#6A4638" },
      3,
    ),
  ].join("");
}

/** The hostel's front, its left end in the street's light. */
function facade(sheet: Sheet): string {
  const wall = "M322 60H1230V560H322z";
  return [
    path(
      wall,
      sheet.gradient(
        [
          [0, "#F0BE6A"],
          [1, "#D08E48"],
        ],
        [0, 0, 1, 0],
      ),
    ),
    path("M296 70l26-10v500h-26z", "#FBE3AE"),
    stipple(sheet, wall, palette.night, [0, 0, 1, 0.6], 0.55, 20),
    path("M322 452H1230V560H322z", "#A8482C") + path("M296 450l26 2v108h-26z", "#D0704A"),
    stroke("M322 452H1230", "#E9B080", 4),
    path("M322 60h908v58q-460 30-908 0z", palette.night, 'opacity=".22"'),
    bougainvillea(
      [
        [370, 100, 130, 120],
        [480, 96, 130, 56],
        [560, 90, 80, 30],
      ],
      5,
      17,
    ),
  ].join("");
}

/** The door stands open on a room with a bunk bed. */
function door(sheet: Sheet): string {
  const opening = "M584 540V286a108 108 0 0 1 216 0v254z";
  const bunk = (y: number, blanket: string) =>
    rect(676, y, 118, 12, "#8A5433") +
    path(`M676 ${y}v-14q4-8 16-8h24v22z`, palette.salt) +
    path(`M712 ${y}v-20q40-8 82 0v20z`, blanket) +
    stroke(`M730 ${y - 21}v20M752 ${y - 23}v22`, palette.glow, 5);
  return [
    path("M556 540V288a136 136 0 0 1 272 0v252h-28V286a108 108 0 0 0-216 0v254z", "#F3E3C4"),
    path("M800 540V286a108 108 0 0 0-108-108v-26a136 136 0 0 1 136 136v252z", "#C9AE8A"),
    path("M676 150h32l-4 30h-24z", "#FFF3D8"),
    stroke(
      "M556 340h28M556 410h28M556 480h28M800 340h28M800 410h28M800 480h28M596 208l22 20M788 208l-22 20",
      "#A9865C",
      3,
    ),
    path(
      opening,
      sheet.gradient([
        [0, "#7A3A30"],
        [0.4, "#E09A50"],
        [1, "#F7CE7C"],
      ]),
    ),
    sheet.clip(
      opening,
      [
        circle(736, 256, 64, "#FFF0C0", 'opacity=".35"') +
          circle(736, 250, 20, "#FFF6DC") +
          stroke("M736 178v54", palette.bark, 3),
        bunk(372, palette.terracotta) + bunk(470, palette.sea),
        stroke("M678 320v220M792 320v220", "#6A3A28", 9) +
          stroke("M662 330v200M676 330v200M662 360h14M662 400h14M662 440h14M662 480h14", "#8A5433", 4),
        path("M584 170h66v380h-66z", "#2E7C86"),
        path("M650 170l16 14v366l-16-10z", palette.deep),
        path("M596 300h42v90h-42zM596 410h42v110h-42z", "#1F5E6E") +
          path("M600 304h34v6h-34zM600 414h34v6h-34zM600 304h6v82h-6zM600 414h6v102h-6z", "#5FA8A6"),
        circle(642, 402, 6, palette.sun),
      ].join(""),
    ),
  ].join("");
}

/** A board that hangs out over the street and shows a bed. */
function hostelSign(): string {
  return [
    stroke("M556 236H426M540 236q-10 26-16 30", palette.night, 6),
    stroke("M448 238v16M512 238v16", palette.night, 3),
    rect(420, 258, 124, 92, palette.night, 'rx="10" opacity=".3"'),
    rect(414, 252, 124, 92, palette.indigo, 'rx="10"'),
    rect(421, 259, 110, 78, "none", `rx="6" stroke="${palette.sun}" stroke-width="3"`),
    stroke("M436 278v44M436 310h80v12M436 318h80", chalk, 6),
    path("M462 304v-14q24-6 54 4v10z", palette.terracotta),
    circle(450, 296, 8, chalk),
    path("M496 268a12 12 0 1 0 14 14 10 10 0 0 1-14-14z", palette.glow),
  ].join("");
}

/** A slate with drawings in chalk of what there is, and a row of dots for what it costs; 210 × 290 units. */
function board(): string {
  const line = (y: number, drawing: string, price: number) =>
    place(drawing, 56, y) +
    Array.from({ length: price }, (_, index) => circle(114 + index * 21, y, 7.5, palette.sun)).join("");
  const thin = (data: string) => stroke(data, chalk, 4);
  return [
    rect(8, 10, 210, 290, palette.night, 'opacity=".35"'),
    rect(0, 0, 210, 290, "#8A5433") + rect(0, 0, 210, 8, "#C48A54") + rect(0, 0, 8, 290, "#C48A54"),
    rect(14, 14, 182, 262, "#2B3A44"),
    line(52, thin("M-24-4h48q0 24-24 24t-24-24zM-10-12q-6-6 0-12M6-12q-6-6 0-12"), 1),
    line(116, thin("M-28 0q22-22 44 0l14-12v24l-14-12q-22 22-44 0zM-16-2v1"), 2),
    line(
      178,
      thin(
        "M-8 24q-12-20 0-46 8-8 16 0 12 26 0 46zM-6-10h12M-8 2h16M-6 14h12M-8 24q-14-6-18-22M8 24q14-6 18-22",
      ),
      3,
    ),
    line(238, thin("M-18-18h36l-12 20v18M0 2v18M-12 22h24M-14-10h28"), 4),
    stroke("M30 86h150M30 148h150M30 208h150", mix(chalk, "#2B3A44", 0.6), 2, 'stroke-dasharray="6 8"'),
    stroke("M60 0L105-36l45 36", palette.bark, 4),
  ].join("");
}

function counter(sheet: Sheet): string {
  const top = "M-20 520h1240v170H-20z";
  return [
    path(top, "#B9794A"),
    path("M-20 520h1240v10H-20z", "#E0A870"),
    stroke("M-20 568h1240M-20 612h1240M-20 656h1240", "#8A5433", 3),
    stipple(sheet, top, palette.night, [0, 0, 0.1, 1], 0.7, 20),
    weave(-10, 688, 1230, [
      ["plain", 8, palette.sun],
      ["diamonds", 34, palette.maize, palette.glow],
      ["plain", 6, palette.sea],
      ["plain", 24, palette.terracotta],
    ]),
  ].join("");
}

function goods(sheet: Sheet): string {
  const shade = ellipse(0, 0, 60, 10, palette.night, 'opacity=".35"');
  return [
    ...[
      [palette.sea, 150, 586, -28],
      [palette.terracotta, 196, 574, -12],
      [palette.coca, 250, 580, 4],
      ["#C4761F", 296, 602, 18],
    ].map(([ink, x, y, turn]) => place(note(String(ink)), Number(x), Number(y), 0.94, 0.94, Number(turn))),
    place(coinPile(7), 500, 600),
    place(coinPile(4, "gold"), 588, 616),
    place(coinPile(2), 524, 660),
    place(shade, 446, 664) + place(coin(), 430, 626, 0.8),
    place(coin("gold"), 628, 668, 0.8, 0.3),
    place(clayPig(sheet), 790, 636, 0.94),
    place(chichaMorada(sheet), 1010, 640, 0.94),
    place(coin(), 906, 664, 0.9, 0.32) + place(coin("gold"), 1090, 652, 0.86, 0.3),
  ].join("");
}

function posts(): string {
  return stroke("M36 70v460M1164 70v460", "#7A4A2E", 24) + stroke("M30 70v460M1158 70v460", "#B9794A", 8);
}
