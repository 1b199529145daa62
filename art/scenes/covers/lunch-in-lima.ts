import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { chili, lime } from "../../motifs/food/produce.ts";
import { ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky, streaks, sun } from "../../motifs/sky/sky.ts";
import { cevichePlate, chichaMorada } from "../../motifs/food/ceviche-plate.ts";
import { weave } from "../../motifs/objects/textile.ts";

/** Ceviche and chicha morada on a terrace above the bay of Lima, fishing boats behind: noon. */
export function lunchInLima(sheet: Sheet): string {
  return [bay(sheet), awning(), table(sheet), paperGrain(sheet)].join("");
}

function bay(sheet: Sheet): string {
  const head = smooth(
    "600 346!, 680 322, 740 292, 800 258, 850 226, 900 214, 950 224, 1010 196, 1060 190, 1110 216, 1220 236!, 1220 392!, 1100 384, 980 380, 860 368, 740 358, 640 352",
  );
  const headShade = smooth(
    "900 214!, 916 230, 934 262, 944 300, 930 340, 960 376!, 900 371!, 896 320, 886 260",
  );
  const headFlank = smooth(
    "1060 190!, 1084 240, 1060 270, 1100 310, 1080 383!, 1220 392!, 1220 236!, 1110 216",
  );
  return [
    sky(sheet, [
      [0, "#3F8C99"],
      [0.25, "#A9CDBF"],
      [0.46, "#F7E6BC"],
    ]),
    sun(230, 214, 46, "#FFF6DC", 3, 0.2),
    streaks(
      [
        [520, 170, 260, 12],
        [930, 140, 320, 12],
      ],
      palette.salt,
      0.9,
    ),
    path(smooth("-20 318!, 60 300, 150 292, 240 300, 320 318!, 320 340!, -20 340!"), "#8FB5AE"),
    rect(
      0,
      322,
      1200,
      300,
      sheet.gradient([
        [0, "#7DB8AE"],
        [0.25, palette.sea],
        [1, palette.deep],
      ]),
    ),
    path(head, "#C99A6B"),
    path(headShade + headFlank, "#9A6A55"),
    stipple(sheet, headFlank, palette.maize, [0, 0, 1, 0.3], 0.6),
    stroke("M600 347q70 6 140 13t240 22 240 14", palette.foam, 4, 'opacity=".8"'),
    glitter(),
    boat(300, 388, 1, palette.terracotta),
    boat(520, 372, 0.62, palette.indigo),
    boat(760, 410, 1.25, palette.sun),
    boat(120, 366, 0.5, palette.salt),
  ].join("");
}

function glitter(): string {
  const lines = Array.from({ length: 26 }, (_, index) => {
    const y = 330 + index * 5.5;
    const spread = 20 + index * 5;
    const x = 230 + Math.sin(index * 2.4) * spread - 20;
    return `M${Math.round(x)} ${Math.round(y)}h${24 + ((index * 17) % 40)}`;
  });
  return stroke(lines.join(""), "#FFF1CC", 2.4, 'opacity=".8"');
}

function boat(x: number, y: number, size: number, hull: string): string {
  const parts = [
    path("M-48 0q4 20 16 24h62q14-6 22-30l-20 6z", hull),
    path("M-48 0l80 0 20-6-4 12h-94z", palette.salt),
    path("M20 24h10q14-6 22-30l-12 4z", palette.night, 'opacity=".25"'),
    rect(-14, -22, 30, 22, palette.salt),
    rect(4, -22, 12, 22, palette.stone),
    rect(-10, -17, 9, 8, palette.deep),
    stroke("M-28 0v-52l34 30M-28-52l-16 50", palette.bark, 2),
    ellipse(0, 28, 60, 3, palette.foam, 'opacity=".6"'),
  ];
  return place(parts.join(""), x, y, size);
}

function awning(): string {
  const stripes = Array.from({ length: 16 }, (_, index) => {
    const x = -40 + index * 84;
    const ink = index % 2 ? palette.salt : palette.terracotta;
    const dark = index % 2 ? "#D9CDB6" : palette.brick;
    return (
      path(`M${x} 0h84v56h-84z`, ink) +
      path(`M${x} 56h84v22a42 30 0 0 1-84 0z`, ink) +
      path(`M${x} 56h84v10h-84z`, dark, 'opacity=".55"')
    );
  });
  return stripes.join("");
}

function table(sheet: Sheet): string {
  const top = smooth("-20 500!, 1220 500!, 1220 760!, -20 760!");
  const runner = weave(0, 0, 1240, [
    ["plain", 16, palette.brick],
    ["teeth", 14, palette.brick, palette.sun],
    ["plain", 8, palette.indigo],
    ["diamonds", 52, palette.terracotta, palette.sand],
    ["plain", 8, palette.indigo],
    ["steps", 40, palette.maize, palette.sun],
    ["plain", 8, palette.coca],
    ["plain", 40, palette.terracotta],
  ]);
  return [
    rect(-20, 486, 1240, 20, "#7A4A2E"),
    path(top, "#A66A3F"),
    stroke("M-20 540h1240M-20 596h1240M-20 664h1240", "#8A5433", 2),
    stipple(sheet, top, palette.bark, [0, 0, 0.3, 1], 0.7),
    place(runner, -20, 558, 1, 1),
    ellipse(680, 648, 340, 60, palette.night, 'opacity=".35"'),
    place(cevichePlate(sheet), 620, 548, 1.5),
    ellipse(250, 676, 100, 20, palette.night, 'opacity=".35"'),
    place(chichaMorada(sheet), 205, 676, 1.25),
    ellipse(1010, 660, 100, 18, palette.night, 'opacity=".3"'),
    place(lime(true), 960, 622, 1.35),
    place(lime(false), 1076, 606, 1.2),
    place(chili(palette.sun, "#C4761F"), 1050, 696, 0.8, 0.8, 6),
  ].join("");
}
