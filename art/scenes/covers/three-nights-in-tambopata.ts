import { datePalm } from "../../motifs/plants/date-palm.ts";
import { feastingOtter, swimmingOtter, watchingOtter } from "../../motifs/animals/giant-otter.ts";
import { flyingMacaw } from "../../motifs/animals/macaw.ts";
import { type Crown, foliage } from "../../motifs/plants/foliage.ts";
import { forestGiant } from "../../motifs/plants/forest-giant.ts";
import { hoatzin } from "../../motifs/animals/hoatzin.ts";
import { lakeRaft } from "../../motifs/vehicles/lake-raft.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { mistBank } from "../../motifs/sky/mist-bank.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, rays, sky, sun } from "../../motifs/sky/sky.ts";

const haze = "#FBE6BC";
const shoreline = 436;

/** Dawn on an oxbow lake of Tambopata: a raft of travellers among the mist, giant otters, hoatzins on their branch, tall trees. */
export function threeNightsInTambopata(sheet: Sheet): string {
  const woods = forest(sheet);
  return [
    sky(sheet, [
      [0, "#3E7F92"],
      [0.2, "#9CC0B0"],
      [0.38, "#F6D2A0"],
      [0.56, haze],
    ]),
    rays(330, 250, 1300, 26, "#FFF8DC", 0.13),
    sun(330, 250, 66, "#FFF8E0", 4, 0.16),
    woods,
    lake(sheet, woods),
    mistBank(sheet, 250, 458, 620, 44, "#FFF6DE", 3, 0.85),
    mistBank(sheet, 900, 464, 560, 40, "#FFF3D4", 8, 0.8),
    place(lakeRaft(), 770, 556, 0.96),
    mistBank(sheet, 1010, 590, 420, 26, "#FFF6E4", 12, 0.5),
    otters(),
    frame(sheet),
    paperGrain(sheet),
  ].join("");
}

/** A row of crowns from one end to the other. */
function row(from: number, to: number, y: number, size: number, wave: number): Crown[] {
  return Array.from({ length: Math.ceil((to - from) / (size * 1.1)) }, (_, index) => [
    from + index * size * 1.1,
    y + Math.sin(index * wave) * size * 0.4,
    size * (0.85 + 0.25 * Math.sin(index * 2.3)),
  ]);
}

function forest(sheet: Sheet): string {
  const far = mix("#6FA088", haze, 0.6);
  const middle = mix("#4F8468", haze, 0.32);
  return [
    forestGiant(560, 420, 170, [far, far, mix(far, "#FFF6DE", 0.3)], 3),
    foliage(row(-20, 1230, 384, 44, 1.7), [far], 5, 6),
    rect(-20, 384, 1250, 60, far),
    mist(sheet, 310, 130, haze, 0.7),
    forestGiant(130, 430, 270, [mix("#8A7A60", haze, 0.3), middle, mix("#9CB878", haze, 0.3)], 6),
    forestGiant(820, 430, 250, [mix("#8A7A60", haze, 0.3), middle, mix("#9CB878", haze, 0.3)], 12),
    foliage(
      [...row(-20, 260, 390, 46, 2.1), ...row(690, 1230, 388, 46, 1.9)],
      [middle, mix("#8FB274", haze, 0.32)],
      7,
      5,
    ),
    datePalm(240, 424, 150, mix("#6A5A48", haze, 0.3), "#8FB274", middle),
    datePalm(720, 424, 120, mix("#6A5A48", haze, 0.3), "#8FB274", middle),
    path(smooth("-20 396!, 190 394, 256 416, 300 446!, -20 446!"), middle) +
      path(smooth("650 446!, 690 416, 760 394, 1230 396!, 1230 446!"), middle),
    mist(sheet, 340, 110, haze, 0.6),
    forestGiant(1010, 440, 340, ["#9A8260", "#2F6650", "#7FA65C"], 9),
    datePalm(920, 440, 210, "#6A5240", "#7FA65C", "#2F6650"),
    foliage([...row(-20, 110, 392, 54, 1.5), ...row(870, 1240, 394, 54, 2.4)], ["#2C5E4C", "#5F9658"], 11, 5),
    path(smooth("-20 402!, 84 400, 128 420, 166 446!, -20 446!"), "#2C5E4C") +
      path(smooth("812 446!, 846 420, 900 400, 1230 404!, 1230 446!"), "#2C5E4C"),
  ].join("");
}

function lake(sheet: Sheet, woods: string): string {
  const water = `M-20 ${shoreline}h1250v330H-20z`;
  const glints = Array.from({ length: 26 }, (_, index) => {
    const y = shoreline + 14 + index * 12;
    const spread = 24 + index * 6;
    const x = 330 + Math.sin(index * 2.3) * spread * 0.6;
    return `M${Math.round(x - spread / 2)} ${y}h${Math.round(spread * (0.45 + ((index * 7) % 5) / 8))}`;
  });
  return [
    path(
      water,
      sheet.gradient([
        [0, "#F3DCAE"],
        [0.2, "#A9C0A0"],
        [0.5, "#4F8A88"],
        [1, "#173F50"],
      ]),
    ),
    sheet.clip(water, `<g opacity=".42">${place(woods, 0, shoreline * 1.8, 1, -0.8)}</g>`),
    path(
      water,
      sheet.gradient([
        [0.2, "#1F5560", 0],
        [1, "#123A4C", 0.75],
      ]),
    ),
    stroke(glints.join(""), "#FFF3CC", 3, 'opacity=".7"'),
    stroke(
      "M470 500h120M940 520h150M560 640h140M820 660h160M640 700h120M60 560h90M980 700h110",
      "#EAF0D8",
      3,
      'opacity=".4"',
    ),
  ].join("");
}

function otters(): string {
  const log = smooth("70 676, 110 660, 240 664, 380 672, 440 664, 452 678, 400 694, 260 700, 110 696");
  return [
    ellipse(260, 700, 210, 10, palette.night, 'opacity=".4"'),
    path(log, "#6E4A3A"),
    path(smooth("78 674, 110 661, 240 665, 380 673, 440 665, 380 680, 240 674, 120 670"), "#A97C56"),
    stroke("M420 668l34-34M436 652l4-20M130 690h60M250 692h80", "#4A302C", 6),
    place(feastingOtter(), 226, 668, 1),
    place(watchingOtter(), 424, 622, 0.98),
    place(watchingOtter(), 516, 592, 0.74),
    place(swimmingOtter(), 350, 560, 0.72),
  ].join("");
}

/** A leafy fan from one root. */
function fan(
  x: number,
  y: number,
  tips: readonly (readonly [number, number, number])[],
  wide: number,
): string {
  return tips.map(([tipX, tipY, bend]) => leaf(x, y, tipX, tipY, bend, wide)).join("");
}

/** The great tree on the right with its branch, lianas and ferns, the water lilies before it. */
function frame(sheet: Sheet): string {
  const trunk = smooth(
    "1096 -20!, 1100 160, 1092 330, 1076 470, 1040 590, 980 680, 900 780!, 1230 780!, 1230 -20!",
  );
  const pad = (x: number, y: number, size: number) =>
    place(
      ellipse(0, 4, 62, 13, palette.night, 'opacity=".35"') +
        path("M0 0L44-10A62 13 0 1 0 58 5z", "#5F9A5C") +
        path("M-60 2q30 12 60 10 40 0 58-7-10 10-58 9-46 0-60-12z", "#2F6A50"),
      x,
      y,
      size,
    );
  const lily = (x: number, y: number, size: number) =>
    place(
      path(
        leaf(0, 0, -26, -14, -4, 9) +
          leaf(0, 0, 26, -14, 4, 9) +
          leaf(0, 0, -13, -28, -3, 9) +
          leaf(0, 0, 13, -28, 3, 9),
        "#F0B8B4",
      ) + path(leaf(0, 0, 0, -32, 0, 10), "#FFF0E4"),
      x,
      y,
      size,
    );
  return [
    pad(640, 712, 1.1) + pad(770, 736, 0.9) + pad(560, 746, 0.8) + lily(664, 706, 1) + lily(752, 730, 0.7),
    path(
      "M1110 196q-90-34-190-22-70 8-150-14-60-14-110 4-4 8 8 10 46-10 92 6 80 26 160 20 100-6 190 40z",
      "#4A3A30",
    ),
    path("M1110 196q-90-34-190-22-70 8-150-14-60-14-110 4 56-8 112 8 80 20 148 14 100-8 190 22z", "#8A7250"),
    path(
      leaf(770, 166, 700, 110, -10, 14) +
        leaf(860, 176, 850, 110, 8, 14) +
        leaf(690, 160, 620, 190, -8, 13) +
        leaf(960, 176, 930, 100, 8, 15) +
        leaf(820, 180, 790, 240, 8, 13),
      "#2F6A50",
    ),
    path(
      leaf(770, 166, 740, 100, -10, 12) +
        leaf(930, 178, 960, 110, -8, 13) +
        leaf(670, 162, 600, 150, -8, 11) +
        leaf(1010, 182, 1040, 110, -8, 14),
      "#6FA05C",
    ),
    place(hoatzin(), 878, 172, 1.06) + place(hoatzin(), 744, 158, 0.9),
    path(trunk, "#3F4A40"),
    path(
      smooth(
        "1096 -20!, 1100 160, 1092 330, 1076 470, 1040 590, 980 680, 900 780!, 990 780!, 1060 680, 1104 560, 1124 400, 1128 200, 1126 -20!",
      ),
      "#8C8662",
    ),
    path("M1160-20q-4 300-16 440-10 140-80 260l-50 100h50q80-110 110-240 24-160 26-560z", "#232F30"),
    stipple(sheet, trunk, palette.night, [0, 0, 1, 0], 0.8, 20),
    stroke("M1060-10q14 160 2 260t14 190M1016-10q-10 90 2 170", "#33533F", 5),
    path(
      fan(
        1210,
        780,
        [
          [1010, 660, -30],
          [1080, 570, -20],
          [1000, 730, -20],
          [1170, 540, -10],
        ],
        34,
      ),
      "#173F38",
    ),
    path(
      fan(
        1220,
        790,
        [
          [1120, 610, -10],
          [1060, 700, -24],
        ],
        26,
      ),
      "#4F8A54",
    ),
    path(
      fan(
        -10,
        780,
        [
          [30, 590, 14],
          [110, 620, 30],
          [180, 700, 30],
          [-20, 560, 0],
        ],
        30,
      ),
      "#173F38",
    ),
    path(
      fan(
        -20,
        790,
        [
          [70, 640, 20],
          [150, 730, 20],
        ],
        22,
      ),
      "#4F8A54",
    ),
    place(flyingMacaw("blue"), 560, 96, 0.5, 0.5, -8) + place(flyingMacaw("blue"), 470, 134, 0.4, 0.4, -4),
  ].join("");
}
