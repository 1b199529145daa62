import { stand } from "../figure.ts";
import { flats } from "../flats.ts";
import { paper, stipple } from "../grain.ts";
import { mix, palette } from "../palette.ts";
import { paraglider } from "../paraglider.ts";
import { bush, palm } from "../plants.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, streaks, sun, veil } from "../sky.ts";
import { flock, townsman, townswoman } from "../townsfolk.ts";

/** The cliff walk of Miraflores above the Pacific: lighthouse, palms and a paraglider over the surf. */
export function miraflores(sheet: Sheet): string {
  return [
    back(sheet),
    cliffs(sheet),
    walk(sheet),
    lighthouse(sheet),
    people(),
    place(paraglider(palette.terracotta, palette.brick, palette.sun), 330, 96, 1.25, 1.25, -8),
    place(paraglider(palette.sun, "#C98A2E", palette.salt), 606, 210, 0.4, 0.4, 6),
    paper(sheet),
  ].join("");
}

function back(sheet: Sheet): string {
  const glints = Array.from({ length: 30 }, (_, index) => {
    const y = 392 + index * 9;
    const spread = 22 + index * 6;
    return `M${Math.round(150 + Math.sin(index * 2.3) * spread * 0.7 - spread / 2)} ${y}h${Math.round(spread * (0.4 + ((index * 7) % 5) / 8))}`;
  });
  return [
    sky(sheet, [
      [0, "#2C7C96"],
      [0.3, "#9CCBC0"],
      [0.52, "#FBE7B4"],
    ]),
    sun(150, 236, 58, "#FFF3CC", 4, 0.16),
    streaks(
      [
        [620, 92, 320, 13],
        [110, 96, 220, 11],
        [820, 170, 200, 10],
      ],
      palette.salt,
      0.85,
    ),
    path(smooth("-20 384!, 40 366, 120 352, 190 350, 250 362, 330 384!"), "#9CB7AC"),
    rect(
      0,
      380,
      1200,
      380,
      sheet.gradient([
        [0, "#9CCDBB"],
        [0.2, "#4E9B9B"],
        [0.6, palette.sea],
        [1, palette.deep],
      ]),
    ),
    stroke(glints.join(""), "#FFF1C4", 3.2, 'opacity=".85"'),
    flock(
      [
        [470, 300, 22],
        [520, 320, 18],
        [440, 330, 16],
      ],
      palette.deep,
    ),
  ].join("");
}

function cliffs(sheet: Sheet): string {
  const far = smooth("420 384!, 500 362, 600 350, 720 340!, 760 440!, 640 402, 520 388");
  const near = smooth(
    "500 398!, 640 372, 740 356, 900 340!, 960 560!, 760 770!, 470 770!, 590 690, 640 600, 632 520, 590 440",
  );
  const folds = [
    "560 386!, 584 420, 610 440, 626 480, 640 450, 628 410, 616 376!",
    "664 368!, 668 430, 650 480, 664 560, 640 640, 690 600, 706 520, 696 440, 706 362!",
    "740 400!, 730 480, 744 560, 690 650, 620 720, 560 770!, 640 770!, 740 690, 800 560, 790 400!",
  ];
  const strand =
    "420 392!, 500 398, 560 424, 596 470, 604 540, 590 610, 530 690, 410 770!, 520 770!, 600 700, 648 610, 642 520, 600 436, 520 392";
  const surf = [
    "M390 396q100 6 150 30 52 34 58 90 4 80-60 150-60 60-140 96",
    "M350 404q110 8 166 30 46 32 50 84 0 70-60 134-66 60-150 96",
    "M300 416q130 8 180 32 40 28 42 74-4 60-66 116-76 60-170 96",
  ];
  return [
    path(far, "#C3A58A"),
    flats(
      { from: 470, to: 720, yFrom: 366, yTo: 344, count: 17, size: 0.75 },
      { lit: "#D8C8AC", dark: "#A79A92", window: "#8FA7A6" },
    ),
    veil(sheet, 300, 220, "#F6E2B4", 0.34),
    path(near, "#D6A468"),
    ...folds.map((fold) => path(smooth(fold), "#A5714E")),
    stipple(sheet, near, palette.brick, [0, 0, 0.6, 1], 0.7),
    path(smooth(strand), "#B79A7C"),
    ...surf.map((line, index) =>
      stroke(line, palette.foam, 7 - index * 1.8, `opacity="${1 - index * 0.25}"`),
    ),
    flats(
      { from: 660, to: 900, yFrom: 368, yTo: 344, count: 10, size: 1.5 },
      { lit: "#EAD9B4", dark: "#A88C78", window: "#6E93A0" },
    ),
    flats(
      { from: 860, to: 1230, yFrom: 352, yTo: 352, count: 10, size: 2.9, seed: 4 },
      { lit: "#F1E3C2", dark: "#B3907A", window: "#4F7F92" },
    ),
    path(
      smooth("520 396!, 640 370, 740 352, 900 336, 1220 332!, 1220 400!, 900 372, 760 374, 640 386"),
      palette.coca,
    ),
    bush(700, 372, 40, palette.leaf, palette.coca),
    bush(790, 368, 50, palette.leaf, palette.coca),
    bush(872, 372, 60, palette.leaf, palette.coca),
  ].join("");
}

function walk(sheet: Sheet): string {
  const grass = smooth(
    "720 420!, 840 380, 1000 364, 1220 360!, 1220 770!, 560 770!, 700 690, 760 600, 756 500",
  );
  const way = smooth(
    "790 424!, 850 404, 910 396!, 880 430, 890 480, 960 560, 1010 640, 1010 770!, 640 770!, 770 690, 830 600, 812 500",
  );
  const wall = "M716 424q54 36 48 100-6 90-72 164-60 50-140 82h34q76-34 132-82 74-80 78-166 2-60-54-110z";
  return [
    path(grass, palette.coca),
    stipple(sheet, grass, palette.moss, [0.3, 0, 0.6, 1], 0.9),
    path(way, "#EBC48E"),
    stipple(sheet, way, palette.brick, [0, 0, 0.4, 1], 0.7),
    stroke("M838 470h44M852 520h66M858 580h112M830 650h182M760 720h252", "#C99A64", 2),
    path(wall, "#F7ECD2"),
    path(
      "M740 436q62 46 54 116-10 80-78 150-60 44-130 68h24q86-34 132-82 74-80 78-166 2-60-54-110z",
      "#C2A884",
    ),
    ...[
      [1090, 420, 30],
      [1160, 452, 44],
      [1010, 410, 26],
    ].map(
      ([x = 0, y = 0, size = 0]) =>
        ellipse(x, y, size * 1.5, size * 0.4, palette.terracotta) +
        ellipse(x - 6, y - 4, size * 1.2, size * 0.26, "#D8704A"),
    ),
    palm(872, 420, 150, palette.bark, palette.leaf, palette.coca),
    palm(922, 440, 190, palette.bark, palette.leaf, palette.coca),
    ...[
      [1010, 770, 130],
      [1110, 750, 150],
      [1200, 730, 170],
      [1180, 770, 120],
    ].map(([x = 0, y = 0, size = 0]) => bush(x, y, size, palette.coca, palette.moss)),
    ...[
      [1004, 700],
      [1046, 716],
      [1090, 668],
      [1124, 700],
      [1150, 650],
      [1186, 690],
      [1172, 626],
    ].map(([x = 0, y = 0], index) => circle(x, y, 9, index % 2 ? palette.sun : palette.terracotta)),
  ].join("");
}

/** The Marina lighthouse, white with blue bands. */
function lighthouse(sheet: Sheet): string {
  const body = "M-34 0L-22-300h44L34 0z";
  const bands = [-270, -196, -122, -48].map((y) => rect(-50, y, 100, 37, palette.indigo)).join("");
  const parts = [
    ellipse(64, 2, 120, 12, palette.night, 'opacity=".28"'),
    path(body, "#FFF9EA"),
    sheet.clip(body, bands + path("M8-320h60V10H14z", palette.night, 'opacity=".28"')),
    path("M-44 0h88v14h-88z", palette.stone),
    path("M-30-300h60v-10h-60z", palette.salt) +
      stroke("M-30-316v-12M-15-316v-12M0-316v-12M15-316v-12M30-316v-12M-32-328h64", palette.indigo, 3),
    rect(-16, -342, 32, 34, palette.glow) + rect(4, -342, 12, 34, palette.sun),
    stroke("M-16-342v34M0-342v34M16-342v34", palette.indigo, 3),
    path("M-22-342q4-26 22-30 18 4 22 30z", palette.terracotta) +
      path("M4-342q4-20-4-30 18 4 22 30z", palette.brick),
    stroke("M0-372v-18", palette.bark, 3) + circle(0, -392, 4, palette.sun),
    path("M-11 0v-38a11 11 0 0 1 22 0V0z", palette.bark),
    path("M-6-120h10v20H-6zM-5-214h8v18h-8z", palette.deep),
  ];
  return place(parts.join(""), 1056, 556, 1.12);
}

function people(): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.6, y, wide, wide * 0.13, palette.night, 'opacity=".3"');
  const cyclist =
    stroke("M-30 0a17 17 0 1 0 .1 0zM34 0a17 17 0 1 0 .1 0z", palette.night, 3) +
    stroke(
      "M-30 17l20-26h34l10 26M-10-9l14 26 20-26M24-9l-4-12h10",
      mix(palette.terracotta, palette.brick, 0.3),
      4,
    ) +
    stroke("M-8-16l14 12-4 20", palette.indigo, 8) +
    stroke("M-8-18l14-28", palette.sun, 14) +
    stroke("M8-42l16 20", palette.sun, 5) +
    circle(14, -58, 8, palette.clay) +
    path("M4-60q2-12 12-11 8 2 8 10z", palette.salt);
  return [
    shadow(858, 480, 16) + stand(townsman({ coat: palette.deep }), 856, 482, 52),
    shadow(884, 484, 16) + stand(townswoman({ dress: palette.terracotta }), 880, 486, 50),
    shadow(884, 560, 26) + stand(townswoman({ dress: palette.sun, sash: palette.brick }), 876, 562, 88),
    ellipse(968, 650, 56, 7, palette.night, 'opacity=".3"') + place(cyclist, 952, 622, 1.15),
    shadow(794, 722, 48) +
      stand(
        townsman({ coat: palette.terracotta, trousers: palette.indigo, hat: palette.sand }),
        784,
        724,
        158,
      ),
    shadow(856, 728, 48) + stand(townswoman({ dress: palette.salt, sash: palette.sea }), 844, 730, 148),
  ].join("");
}
