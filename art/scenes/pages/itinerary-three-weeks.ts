import { condor } from "../../motifs/animals/condor.ts";
import { datePalm } from "../../motifs/plants/date-palm.ts";
import { flyingMacaw } from "../../motifs/animals/macaw.ts";
import { foliage } from "../../motifs/plants/foliage.ts";
import { forestGiant } from "../../motifs/plants/forest-giant.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { rucksack } from "../../motifs/objects/rucksack.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { sun } from "../../motifs/sky/sky.ts";

const stone = { lit: "#F6EBD6", mid: "#E3D2B4", shade: "#BFA68C", dark: "#8E7668" };
const springing = 330;
const foot = 640;

/** Three arches of sillar and what each of the weeks looks out on: the desert coast, the mountains, the rainforest. */
export function itineraryThreeWeeks(sheet: Sheet): string {
  const views = [coast(sheet), andes(sheet), forest(sheet)];
  return [
    rect(0, 0, 1200, 750, stone.mid),
    ...views.map((view, index) => sheet.clip(opening(index), view)),
    arcade(sheet),
    floor(sheet),
    luggage(),
    paperGrain(sheet),
  ].join("");
}

const left = (index: number) => 60 + index * 370;

function opening(index: number): string {
  const x = left(index);
  return `M${x} ${foot}V${springing}a170 190 0 0 1 340 0V${foot}z`;
}

function coast(sheet: Sheet): string {
  return [
    rect(
      40,
      100,
      400,
      300,
      sheet.gradient([
        [0, "#3F93A8"],
        [1, "#FBE4B0"],
      ]),
    ),
    sun(150, 280, 40, "#FFF6D6", 3, 0.22),
    rect(
      40,
      380,
      400,
      140,
      sheet.gradient([
        [0, "#8FCBB8"],
        [1, palette.sea],
      ]),
    ),
    stroke("M80 400h60M200 410h70M110 430h90M270 440h70M160 460h80", "#FFF6DC", 3, 'opacity=".8"'),
    path(smooth("40 470!, 120 448, 190 462, 250 500, 420 520!, 420 660!, 40 660!"), "#F4CF8C"),
    path(
      smooth("120 448!, 190 462, 250 500, 300 520, 230 580, 260 660!, 150 660!, 170 560, 130 500"),
      "#C9824E",
    ),
    path(smooth("40 600!, 140 566, 260 560, 420 590!, 420 660!, 40 660!"), "#E3A862"),
    datePalm(340, 600, 190, palette.bark, "#8CA856", "#45704C"),
    datePalm(384, 612, 150, palette.bark, "#8CA856", "#45704C"),
    path("M96 408l44 0-8 10h-30zM116 406v-34l20 30z", palette.salt),
  ].join("");
}

function andes(sheet: Sheet): string {
  const crest: Crest = [
    [400, 240, 150],
    [480, 238, 210],
    [540, 236, 180],
    [610, 234, 300],
    [680, 236, 220],
    [740, 238, 250],
    [820, 240, 150],
  ];
  return [
    rect(
      410,
      100,
      400,
      340,
      sheet.gradient([
        [0, "#2F6FA0"],
        [1, "#DCE8D8"],
      ]),
    ),
    snowRange(sheet, crest, {
      foot: 470,
      seed: 29,
      snowFrom: 120,
      haze: ["#E9EEDC", 0.6, 0.6],
      from: 400,
      to: 820,
    }),
    path(smooth("410 430!, 520 414, 620 424, 720 410, 810 424!, 810 480!, 410 480!"), "#A9965E"),
    rect(
      410,
      462,
      400,
      100,
      sheet.gradient([
        [0, "#6FB0C4"],
        [1, "#1F5E84"],
      ]),
    ),
    stroke("M440 480h90M600 490h110M480 508h120M660 520h90M520 536h90", "#F4F8EC", 3, 'opacity=".6"'),
    path(smooth("410 560!, 520 540, 660 548, 810 536!, 810 660!, 410 660!"), "#B9A85C"),
    path(smooth("410 610!, 560 590, 810 604!, 810 660!, 410 660!"), "#8A8A48"),
    condor(560, 232, 96, palette.indigo, palette.salt, -6),
    llamaAt(sheet, 680, 606, 120, {
      wool: palette.salt,
      shade: "#E3BE9A",
      far: "#A88670",
      cloth: palette.terracotta,
    }),
  ].join("");
}

function forest(sheet: Sheet): string {
  return [
    rect(
      780,
      100,
      400,
      340,
      sheet.gradient([
        [0, "#3A8A86"],
        [1, "#F4EBB8"],
      ]),
    ),
    forestGiant(880, 430, 210, ["#7A6A50", "#3F7256", "#8FB062"], 4),
    forestGiant(1070, 440, 260, ["#6A5A48", "#2F6450", "#7FA658"], 9),
    foliage(
      [
        [790, 420, 50],
        [850, 430, 44],
        [920, 438, 40],
        [1010, 440, 42],
        [1080, 426, 50],
        [1150, 410, 60],
      ],
      ["#265444", "#4F8A54", "#94B662"],
      8,
      4.5,
    ),
    rect(780, 440, 400, 30, "#265444"),
    rect(
      780,
      464,
      400,
      200,
      sheet.gradient([
        [0, "#D9A868"],
        [1, "#7A4A34"],
      ]),
    ),
    stroke("M830 484h80M960 496h110M860 520h90M1010 540h90M840 566h70", "#F7DFAC", 3, 'opacity=".7"'),
    path("M880 540q60 10 150-2-14 22-40 22h-76q-26-2-34-20z", "#3A2430"),
    path("M910 536q-2-20 10-22t12 22zM960 536q-2-20 10-22t12 22z", palette.sun),
    circle(921, 508, 6, "#8A4E35"),
    circle(971, 508, 6, "#8A4E35"),
    place(flyingMacaw(), 950, 260, 0.8, 0.8, -10),
    place(flyingMacaw("blue"), 1050, 320, 0.56, 0.56, -4),
    foliage(
      [
        [800, 640, 50],
        [1140, 634, 60],
      ],
      ["#1F4A3E", "#3F7A50"],
      3,
      4.5,
    ),
  ].join("");
}

/** The white wall, its courses and the depth of its openings, lit from the left. */
function arcade(sheet: Sheet): string {
  const openings = [0, 1, 2].map(opening).join("");
  const wall = `M0 0H1200V${foot + 10}H0z${openings}`;
  const reveals = [0, 1, 2]
    .map((index) => {
      const x = left(index);
      return `M${x} ${foot}V${springing}a170 190 0 0 1 340 0a157 168 0 0 0-314 0V${foot}z`;
    })
    .join("");
  const piers = [0, 60, 400, 430, 770, 800, 1140, 1200];
  const beds = [400, 470, 540, 610]
    .flatMap((y) => [0, 2, 4, 6].map((pier) => `M${piers[pier]} ${y}H${piers[pier + 1]}`))
    .join("");
  return [
    path(
      wall,
      sheet.gradient(
        [
          [0, stone.lit],
          [1, stone.mid],
        ],
        [0, 0, 1, 0.6],
      ),
      'fill-rule="evenodd"',
    ),
    path(reveals, stone.shade),
    stroke(`${beds}M0 96H1200`, stone.shade, 2, 'opacity=".6"'),
    ...[0, 1, 2].map((index) => {
      const x = left(index);
      return [
        stroke(`M${x - 4} ${springing}a174 194 0 0 1 348 0`, stone.shade, 4),
        stroke(`M${x - 22} ${springing}a192 212 0 0 1 384 0`, stone.shade, 3),
        path(`M${x + 150} 142h40l-6-44h-28z`, stone.mid) + path(`M${x + 176} 142h14l-6-44h-12z`, stone.shade),
        path(`M${x - 34} ${springing - 6}h36v20h-36zM${x + 338} ${springing - 6}h36v20h-36z`, stone.mid),
        stroke(`M${x - 34} ${springing + 15}h36M${x + 338} ${springing + 15}h36`, stone.dark, 4),
        circle(x + 170, 62, 16, stone.mid) + stroke(`M${x + 156} 62h28M${x + 170} 48v28`, stone.shade, 4),
      ].join("");
    }),
    rect(0, 0, 1200, 26, stone.shade) + rect(0, 0, 1200, 16, stone.dark),
    stipple(sheet, `M0 0H1200V130H0z`, palette.night, [0, 1, 0, 0], 0.4, 22),
  ].join("");
}

function floor(sheet: Sheet): string {
  const tiles = Array.from(
    { length: 17 },
    (_, index) => `M${600 + (index - 8) * 64} ${foot}L${600 + (index - 8) * 130} 760`,
  );
  return [
    rect(
      0,
      foot,
      1200,
      120,
      sheet.gradient([
        [0, "#D98A5A"],
        [1, "#A9533A"],
      ]),
    ),
    stroke(`${tiles.join("")}M0 676H1200M0 716H1200`, "#7E3A30", 2.4, 'opacity=".6"'),
    ...[0, 1, 2].map((index) => {
      const x = left(index);
      return path(`M${x} ${foot}h340l80 120h-340z`, "#FBD9A0", 'opacity=".5"');
    }),
    rect(0, foot - 4, 1200, 8, mix(stone.dark, palette.night, 0.2)),
  ].join("");
}

function luggage(): string {
  return [
    place(rucksack(), 418, 706, 1.25),
    ellipse(820, 712, 80, 8, palette.night, 'opacity=".3"'),
    path("M760 708v-92q0-10 10-10h86q10 0 10 10v92z", palette.deep),
    path("M836 606h20q10 0 10 10v92h-30z", palette.night, 'opacity=".3"'),
    stroke("M784 608v98M842 608v98", palette.straw, 8),
    stroke("M796 606q0-20 17-20t17 20", palette.bark, 7),
    path("M792 640h38v26h-38z", palette.salt) + path("M796 644h12v18h-12z", palette.terracotta),
  ].join("");
}
