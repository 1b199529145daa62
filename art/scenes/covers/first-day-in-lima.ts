import { balcony } from "../../motifs/buildings/balcony.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { palm } from "../../motifs/plants/plants.ts";
import { createRandom } from "../../engine/random.ts";
import { blob, circle, path, place, rect, smooth, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky, sun } from "../../motifs/sky/sky.ts";

/** The cliffs of the Costa Verde at sunset, seen past a carved wooden balcony. */
export function firstDayInLima(sheet: Sheet): string {
  return [evening(sheet), sea(sheet), cliffs(sheet), paragliders(), house(sheet), paperGrain(sheet)].join("");
}

function evening(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#3A3F74"],
      [0.16, "#7A6590"],
      [0.32, "#D98C73"],
      [0.45, "#F2B25C"],
      [0.55, palette.glow],
    ]),
    sun(270, 300, 62, "#FFE7A8", 4, 0.17),
    path(smooth("60 366!, 130 342, 210 334, 260 340, 330 346, 400 352, 450 366!"), "#A9737A"),
  ].join("");
}

function sea(sheet: Sheet): string {
  const glints = Array.from({ length: 34 }, (_, index) => {
    const y = 372 + index * 10;
    const spread = 26 + index * 4;
    const x = 262 + Math.sin(index * 2.1) * spread * 0.6;
    return `M${Math.round(x - spread / 2)} ${y}h${Math.round(spread * (0.5 + ((index * 7) % 5) / 8))}`;
  });
  return [
    rect(
      0,
      364,
      1200,
      390,
      sheet.gradient([
        [0, "#F0B872"],
        [0.12, "#C98E86"],
        [0.4, "#5E7896"],
        [1, palette.deep],
      ]),
    ),
    stroke(glints.join(""), "#FFE3A0", 3.4, 'opacity=".85"'),
  ].join("");
}

function cliffs(sheet: Sheet): string {
  const far = smooth("470 352!, 540 346, 620 338, 700 330!, 760 420!, 640 392, 560 378!");
  const farShade = smooth("700 330!, 620 340, 640 360, 600 366, 640 392!, 760 420!");
  const middle = "560 372!, 600 344!, 700 318!, 860 296!, 860 470!, 740 428!, 650 396";
  const near = smooth(
    "640 420!, 660 372!, 720 330!, 760 318!, 1220 262!, 1220 760!, 640 760!, 700 640, 760 560, 760 500, 720 450",
  );
  const folds = [
    "664 372!, 690 420, 676 440, 716 478, 742 520, 770 500, 740 440, 716 400, 706 340!",
    "760 320!, 790 400, 776 440, 812 500, 800 560, 850 520, 836 440, 818 380, 812 312!",
    "880 304!, 900 400, 888 470, 920 540, 900 620, 960 560, 944 460, 930 380, 940 294!",
  ];
  return [
    path(far, "#B98274"),
    path(farShade, "#96696F"),
    towers(480, 700, 348, 330, 16, 0.5, "#9A6C76", "#7C5A70"),
    path(straight(middle), "#C58A62"),
    towers(600, 860, 342, 298, 14, 0.8, "#8A5F6C", "#654B68"),
    path(near, "#D39A5E"),
    ...folds.map((fold) => path(smooth(fold), "#9C6048")),
    stipple(sheet, near, palette.maize, [0, 0, 0.7, 1], 0.75),
    towers(760, 1010, 320, 288, 9, 1.35, "#6E5068", "#4A3C5C"),
    path(
      smooth("716 332!, 760 312, 800 306, 860 300, 930 292, 1000 284!, 1000 300!, 860 312, 760 328!"),
      palette.coca,
    ),
    beach(sheet),
    palm(742, 326, 62, palette.bark, palette.coca, palette.moss),
    palm(800, 316, 72, palette.bark, palette.coca, palette.moss),
  ].join("");
}

/** A row of flats along the cliff's edge, lit from the left, some windows already lit. */
function towers(
  from: number,
  to: number,
  yFrom: number,
  yTo: number,
  count: number,
  size: number,
  lit: string,
  dark: string,
): string {
  const random = createRandom(Math.round(from));
  return Array.from({ length: count }, (_, index) => {
    const share = index / count;
    const [x, y] = [from + (to - from) * share, yFrom + (yTo - yFrom) * share + 4];
    const [w, h] = [random(12, 22) * size, random(22, 66) * size];
    const windows = Array.from(
      { length: 3 },
      () => `M${Math.round(x + random(2, w * 0.4))} ${Math.round(y - random(8, h - 6))}h${2 * size}`,
    );
    return (
      rect(x, y - h, w * 0.55, h, lit) +
      rect(x + w * 0.55, y - h, w * 0.45, h, dark) +
      stroke(windows.join(""), palette.glow, 1.8 * size)
    );
  }).join("");
}

function beach(sheet: Sheet): string {
  const strand = smooth(
    "480 378!, 560 386, 640 408, 700 446, 734 500, 730 560, 690 630, 640 700, 600 770!, 760 770!, 800 660, 810 560, 790 500, 740 440, 660 398, 560 376!",
  );
  const road = smooth(
    "520 375!, 600 386, 680 410, 745 448, 790 505, 808 560, 803 620, 776 690, 730 770!, 704 770!, 756 688, 784 618, 790 560, 776 510, 736 458, 676 417, 600 390, 520 379!",
  );
  const surf = [
    "M470 388q120 8 190 48 62 40 58 100-6 70-60 130-40 46-70 110",
    "M440 398q120 6 190 50 56 40 50 96-8 62-60 116-50 50-80 110",
    "M400 410q130 6 190 54 46 40 36 86-10 50-60 96-50 44-90 124",
  ];
  return [
    path(strand, "#8C6A62"),
    ...surf.map((line, index) =>
      stroke(line, palette.foam, 6 - index * 1.6, `opacity="${0.95 - index * 0.25}"`),
    ),
    path(road, mix(palette.indigo, palette.mauve, 0.4)),
    stroke(
      "M600 388q60 8 110 40 70 50 88 130 6 70-60 160l-24 50",
      palette.sand,
      1.8,
      'stroke-dasharray="9 10"',
    ),
    pier(),
    stipple(sheet, strand, palette.night, [0, 0, 1, 1], 0.6),
  ].join("");
}

/** A pier with its restaurant, as at Miraflores. */
function pier(): string {
  const piles = Array.from(
    { length: 9 },
    (_, index) => `M${574 + index * 17} ${500 - index * 2.2}v${16 - index * 0.6}`,
  ).join("");
  return [
    stroke(piles, palette.night, 2.4),
    path("M556 500L736 474v8L556 510z", palette.bark),
    path("M556 500L736 474v3L556 503z", palette.clay),
    rect(534, 484, 58, 18, palette.salt),
    rect(570, 484, 22, 18, "#C9A98A"),
    path("M526 486l18-18h40l18 18z", palette.terracotta),
    path("M570 468h14l18 18h-24z", palette.brick),
    path("M550 468l14-20 14 20z", palette.terracotta),
    path("M564 448l14 20h-10z", palette.brick),
    stroke("M540 494h6M551 494h6M562 494h5", palette.sun, 4),
    stroke("M534 506v12M552 506v12M570 506v12M588 506v10", palette.night, 2.4),
  ].join("");
}

function paragliders(): string {
  const wing = (x: number, y: number, size: number, ink: string) =>
    place(
      path("M-40 0q40-34 80 0-40-16-80 0z", ink) +
        path("M10-16q18 3 30 16-12-6-24-8z", palette.night, 'opacity=".3"') +
        stroke("M-38 0L0 40 38 0M-14-7L0 40 14-7", palette.night, 0.8) +
        circle(0, 42, 3.4, palette.night) +
        stroke("M0 45l3 9", palette.night, 4),
      x,
      y,
      size,
      size,
      -8,
    );
  return (
    wing(560, 210, 1.1, palette.terracotta) +
    wing(420, 268, 0.62, palette.sun) +
    wing(690, 170, 0.5, palette.salt)
  );
}

function house(sheet: Sheet): string {
  const wall = straight("905 -10, 1220 -10, 1220 770, 905 770");
  const inks = { lit: "#A8633A", wood: "#6E3A28", dark: "#43221F", gap: "#1F1626" };
  return [
    path(wall, palette.terracotta),
    path("M905-10h14v780h-14z", "#DB7B4E"),
    stipple(sheet, wall, palette.maize, [0, 0, 1, 0.6]),
    path("M890 40h330v26H900z", palette.sand),
    path("M890 40h330v9H892z", palette.salt),
    path("M900 66h320v10H904z", palette.maize, 'opacity=".5"'),
    blob("905 600!, 980 560!, 1220 640!, 1220 770!, 905 770!", palette.maize, 'opacity=".25"'),
    path("M930 590q140 60 290 40v60q-180 10-290-70z", palette.maize, 'opacity=".45"'),
    place(balcony(sheet, inks), 846, 120, 1.08),
    lantern(),
  ].join("");
}

function lantern(): string {
  return [
    circle(868, 628, 54, palette.sun, 'opacity=".18"'),
    circle(868, 628, 32, palette.sun, 'opacity=".25"'),
    stroke("M908 590h-40v14", palette.night, 4),
    path("M852 610h32l-5 34h-22z", palette.glow),
    path("M868 610h16l-5 34h-11z", palette.sun),
    path("M848 610q20-16 40 0zM856 644h24l-4 6h-16z", palette.night),
    stroke("M852 610l5 34M884 610l-5 34M868 606v38", palette.night, 2),
  ].join("");
}
