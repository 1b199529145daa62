import { coveredCanoe } from "../../motifs/vehicles/covered-canoe.ts";
import { flyingMacaw } from "../../motifs/animals/macaw.ts";
import { type Crown, foliage } from "../../motifs/plants/foliage.ts";
import { forestGiant } from "../../motifs/plants/forest-giant.ts";
import { swimmingOtter, watchingOtter } from "../../motifs/animals/giant-otter.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { paperGrain } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import { glints } from "../../motifs/sky/glints.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mist, sky, streaks, sun } from "../../motifs/sky/sky.ts";

const glow = "#FBD28C";
const horizon = 420;

/** Evening on the Tambopata: a canoe between walls of forest, macaws going home, and far away the snow that comes next. */
export function itineraryCuscoJungle(sheet: Sheet): string {
  return [
    heavens(sheet),
    walls(sheet),
    river(sheet),
    place(flyingMacaw(), 560, 232, 1.05, 1.05, -8),
    place(flyingMacaw("blue"), 430, 300, 0.78, 0.78, -4),
    place(coveredCanoe(sheet), 560, 566, 0.94),
    place(swimmingOtter(), 330, 676, 1),
    place(watchingOtter(), 196, 700, 0.9),
    frame(),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  const crest: Crest = [
    [380, 242, 60],
    [470, 240, 110],
    [540, 238, 170],
    [600, 236, 130],
    [660, 236, 210],
    [720, 238, 150],
    [800, 240, 120],
    [900, 242, 60],
  ];
  return [
    sky(sheet, [
      [0, "#3A4A86"],
      [0.2, "#9A6E92"],
      [0.38, "#E88F68"],
      [0.56, glow],
    ]),
    sun(620, 362, 74, "#FFF0C0", 3, 0.2),
    streaks(
      [
        [210, 150, 260, 16],
        [930, 110, 320, 18],
        [760, 200, 200, 12],
      ],
      "#F7B98C",
      0.75,
    ),
    snowRange(sheet, crest, {
      foot: 470,
      seed: 23,
      snowFrom: 70,
      snow: ["#A087B4", "#E0A8A8", "#FFE6C8"],
      rock: ["#6F5688", "#9A708E"],
      haze: [glow, 0.5, 0.7],
      from: 360,
      to: 920,
    }),
    mist(sheet, 330, 110, glow, 0.8),
  ].join("");
}

function walls(sheet: Sheet): string {
  const row = (from: number, to: number, y: number, fall: number, size: number, wave: number): Crown[] =>
    Array.from({ length: Math.ceil(Math.abs(to - from) / (size * 1.05)) }, (_, index) => {
      const x = from + Math.sign(to - from) * index * size * 1.05;
      return [
        x,
        y + Math.abs(x - from) * fall + Math.sin(index * wave) * size * 0.4,
        size * (0.85 + 0.25 * Math.sin(index * 2.3)),
      ];
    });
  const far = mix("#5E6A6E", glow, 0.35);
  return [
    foliage(row(300, 900, 404, 0, 22, 1.7), [mix(far, palette.night, 0.12)], 3, 4),
    rect(270, 402, 680, 24, mix(far, palette.night, 0.12)),
    forestGiant(270, 430, 230, ["#6A4A4E", "#3A4E50", "#5F7A54"], 6),
    foliage(row(-20, 440, 300, 0.25, 60, 2.1), ["#2F4A4A", "#4F7250", "#8A9A56"], 7, 5),
    path("M-20 330H400L480 424H-20z", "#2F4A4A"),
    forestGiant(930, 430, 260, ["#6A4A4E", "#33484C", "#5A7450"], 9),
    forestGiant(1110, 430, 330, ["#5A4048", "#2B4046", "#4F6C4C"], 12),
    foliage(row(1220, 760, 290, 0.25, 60, 1.9), ["#26404A", "#40624C", "#6E8450"], 8, 5),
    path("M1220 330H830L740 424H1220z", "#26404A"),
    foliage(row(-20, 440, 380, 0.06, 38, 2.6), ["#223C42", "#3A5C4C"], 4, 5),
    foliage(row(1220, 780, 376, 0.06, 38, 2.2), ["#1C323E", "#31544A"], 6, 5),
    path("M-20 396H440V424H-20zM1220 396H770V424H1220z", "#1F3840"),
    mist(sheet, 390, 50, "#F6C48A", 0.45),
  ].join("");
}

function river(sheet: Sheet): string {
  return [
    rect(
      -10,
      horizon,
      1220,
      340,
      sheet.gradient([
        [0, "#F2B068"],
        [0.3, "#B9704E"],
        [1, "#4A2C40"],
      ]),
    ),
    path(smooth("-20 420!, 440 420!, 400 448, 250 470, -20 500!"), "#3A4242", 'opacity=".55"'),
    path(smooth("760 420!, 1220 420!, 1220 520!, 1000 480, 830 450"), "#33363E", 'opacity=".6"'),
    stroke(glints(616, horizon + 8, { count: 26, step: 12, spread: 50 }), "#FFE0A0", 3.6, 'opacity=".8"'),
    stroke(
      "M60 560h120M120 620h80M860 540h150M930 600h120M760 660h110M1000 690h120M480 720h140",
      "#E9A878",
      3,
      'opacity=".5"',
    ),
  ].join("");
}

/** The leaves of the bank that we stand on. */
function frame(): string {
  const fan = (x: number, y: number, tips: readonly (readonly [number, number, number])[], wide: number) =>
    tips.map(([tipX, tipY, bend]) => leaf(x, y, tipX, tipY, bend, wide)).join("");
  return [
    path(smooth("1220 560!, 1150 590, 1100 650, 1080 780!, 1220 780!"), "#1C2A34"),
    path(
      fan(
        1210,
        780,
        [
          [980, 640, -30],
          [1050, 550, -24],
          [1140, 500, -10],
          [960, 720, -20],
        ],
        34,
      ),
      "#1F3A3E",
    ),
    path(
      fan(
        1220,
        790,
        [
          [1080, 600, -16],
          [1010, 690, -24],
        ],
        26,
      ),
      "#4A7250",
    ),
    path(
      fan(
        20,
        800,
        [
          [-10, 620, 10],
          [110, 640, 24],
          [150, 740, 20],
        ],
        30,
      ),
      "#1F3A3E",
    ),
    path(
      fan(
        10,
        800,
        [
          [60, 660, 16],
          [120, 760, 16],
        ],
        22,
      ),
      "#4A7250",
    ),
  ].join("");
}
