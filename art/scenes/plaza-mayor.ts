import { balcony } from "../balcony.ts";
import { archway, bellTower } from "../church.ts";
import { cloudscape } from "../cloudscape.ts";
import { datePalm } from "../date-palm.ts";
import { stand } from "../figure.ts";
import { print } from "../grain.ts";
import { mix, palette } from "../palette.ts";
import { land, ridge } from "../ridge.ts";
import { blob, circle, ellipse, path, place, rect, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, sun, veil } from "../sky.ts";
import { flock, pigeons, townsman, townswoman } from "../townsfolk.ts";

const wood = { lit: "#9A5A36", wood: "#6B3A26", dark: "#43221F", gap: "#22161F" };
const bronze = { lit: "#6E9A80", mid: "#3F6F62", dark: "#22433F" };

/** The main square of Lima: the yellow town hall with its balconies, the cathedral and the bronze fountain. */
export function plazaMayor(sheet: Sheet): string {
  return [
    back(sheet),
    cathedral(),
    townHall(sheet),
    square(sheet),
    fountain(sheet),
    people(),
    print(sheet),
  ].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2F7C92"],
      [0.3, "#93BFB6"],
      [0.62, "#F8E1AE"],
    ]),
    sun(742, 200, 58, "#FFF3CC", 2, 0.2),
    cloudscape(
      sheet,
      [
        [900, 80, 420, 60],
        [1120, 190, 300, 50],
        [560, 60, 300, 36],
      ],
      { light: "#FFF6E0", shade: "#D8DFD2" },
      10,
    ),
    land(ridge({ y: 420, swing: 70, seed: 21, wave: 620, pointed: 0.5 }), "#B99A7C"),
    veil(sheet, 330, 190, "#F6DDAC", 0.8),
    flock(
      [
        [690, 130, 30],
        [640, 96, 22],
        [728, 84, 18],
        [850, 150, 22],
      ],
      palette.brick,
    ),
  ].join("");
}

function cathedral(): string {
  const inks = {
    lit: "#E8CFA8",
    shade: "#B9936F",
    trim: "#F4E4C4",
    trimShade: "#CDAA84",
    cap: mix(palette.dusk, palette.salt, 0.25),
    capShade: palette.dusk,
  };
  const front = "M892 590V380l98-52 98 52v210z";
  return [
    path(front, inks.lit),
    path("M880 388l110-60 110 60v14l-110-58-110 58z", inks.trim),
    path(archway(990, 590, 92, 176), inks.trim) + path(archway(990, 590, 66, 150), palette.maize),
    circle(990, 384, 22, inks.trim) + circle(990, 384, 15, palette.maize),
    path(archway(918, 590, 30, 100) + archway(1062, 590, 30, 100), palette.maize),
    rect(892, 466, 220, 10, inks.trim),
    place(bellTower(inks, false), 848, 590, 0.84),
    place(bellTower(inks, false), 1128, 590, 0.84),
  ].join("");
}

function townHall(sheet: Sheet): string {
  const wall = "M-20 150h700v450h-700z";
  const gold = palette.sun;
  const arches = [0, 1, 2, 3, 4].map((index) => archway(66 + index * 137, 600, 92, 128));
  const rims = [0, 1, 2, 3, 4].map((index) => archway(66 + index * 137, 600, 112, 140));
  const rail = Array.from({ length: 34 }, (_, index) => `M${index * 20 + 4} 118v26`).join("");
  const windows = [300, 606].map(
    (x) =>
      rect(x - 38, 246, 76, 156, palette.salt) +
      path(`M${x - 46} 246l46-34 46 34z`, palette.salt) +
      path(archway(x, 394, 50, 136), palette.deep) +
      stroke(`M${x} 262v132M${x - 24} 316h48`, palette.salt, 3) +
      path(`M${x - 34} 402h68v22h-68z`, wood.dark) +
      stroke(`M${x - 28} 404v18M${x - 14} 404v18M${x} 404v18M${x + 14} 404v18M${x + 28} 404v18`, wood.lit, 3),
  );
  return [
    path(wall, gold),
    path("M640 150h40v450h-40z", "#B8742E"),
    rect(-20, 144, 716, 16, palette.salt) + rect(-20, 160, 712, 8, "#B8742E", 'opacity=".6"'),
    stroke(rail, palette.salt, 7) + rect(-20, 110, 712, 9, palette.salt),
    rect(-20, 444, 708, 12, palette.salt) + rect(-20, 456, 704, 7, "#B8742E", 'opacity=".6"'),
    path(rims.join(""), "#F7DDA0"),
    path(arches.join(""), palette.maize),
    ...[0, 1, 2, 3, 4].map((index) => {
      const x = 66 + index * 137;
      const inner = archway(x, 600, 92, 128);
      return sheet.clip(
        inner,
        rect(x - 46, 472, 26, 128, "#C98436") +
          path(archway(x + 18, 600, 40, 84), palette.night) +
          stroke(`M${x + 2} 472v34`, palette.night, 2) +
          circle(x + 2, 514, 20, palette.sun, 'opacity=".25"') +
          path(`M${x - 5} 506h14l-3 18h-8z`, palette.glow),
      );
    }),
    ...windows,
    ...[76, 382].map((x) => path(`M${x + 10} 184h212v260h-186l-26-20z`, palette.brick, 'opacity=".3"')),
    place(balcony(sheet, wood), 50, 184, 0.6),
    place(balcony(sheet, wood), 356, 184, 0.6),
    flag(300),
  ].join("");
}

function flag(x: number): string {
  return (
    stroke(`M${x} 112V18`, palette.bark, 4) +
    path(`M${x + 2} 22q16-8 30 0v42q-14-8-30 0z`, palette.terracotta) +
    path(`M${x + 32} 22q14 8 28 0v42q-14 8-28 0z`, palette.salt) +
    path(`M${x + 60} 22q14-8 28 0v42q-14-8-28 0z`, palette.brick)
  );
}

function square(sheet: Sheet): string {
  const floor = smooth("-20 596!, 1220 596!, 1220 770!, -20 770!");
  const joints = [620, 652, 694, 742].map((y) => `M-20 ${y}h1240`).join("");
  const fan = Array.from(
    { length: 17 },
    (_, index) => `M${600 + (index - 8) * 78} 596l${(index - 8) * 70} 164`,
  ).join("");
  const beds = [
    "-20 640!, -20 606!, 90 602, 250 604, 330 618, 260 640, 120 648",
    "1220 640!, 1220 606!, 1120 602, 1000 606, 950 620, 1030 644, 1140 650",
  ];
  const bloom = (x: number, y: number) =>
    circle(x, y, 5, palette.terracotta) + circle(x + 9, y + 5, 4, palette.sun);
  return [
    path(
      floor,
      sheet.gradient([
        [0, "#F0CF98"],
        [1, "#C2935F"],
      ]),
    ),
    path("M680 596h300l-120 40h-90l-60-16H-20v-24z", "#6B3B46", 'opacity=".26"'),
    stroke(joints, "#B98C5C", 2) + stroke(fan, "#B98C5C", 1.6, 'opacity=".7"'),
    ...beds.map((bed) => blob(bed, palette.moss) + place(blob(bed, palette.coca), 0, -8)),
    ...[20, 70, 124, 180, 236, 290].map((x, index) => bloom(x, 612 + (index % 2) * 10)),
    ...[976, 1030, 1082, 1140, 1186].map((x, index) => bloom(x, 616 + (index % 2) * 9)),
    datePalm(1120, 622, 250, palette.bark, "#7FA04E", palette.moss),
    datePalm(30, 634, 210, palette.bark, "#7FA04E", palette.moss),
  ].join("");
}

function fountain(sheet: Sheet): string {
  const bowl = (y: number, half: number, deep: number) => {
    const data = smooth([
      [-half, y, 0],
      [-half * 0.72, y + deep * 0.7],
      [-half * 0.16, y + deep, 0],
      [half * 0.16, y + deep, 0],
      [half * 0.72, y + deep * 0.7],
      [half, y, 0],
    ]);
    return (
      path(data, bronze.lit) +
      sheet.clip(
        data,
        rect(half * 0.1, y, half, deep + 4, bronze.mid) + rect(half * 0.55, y, half, deep, bronze.dark),
      ) +
      ellipse(0, y, half, half * 0.13, bronze.dark) +
      ellipse(0, y + 1, half * 0.92, half * 0.1, palette.foam)
    );
  };
  const stem = (top: number, foot: number, half: number) =>
    path(
      `M${-half} ${foot}q${half} ${(top - foot) / 2} ${half * 0.3} ${top - foot}h${half * 1.4}q${-half * 0.7} ${(foot - top) / 2} ${half * 0.3} ${foot - top}z`,
      bronze.mid,
    );
  const falls =
    "M-112-170q-14 60-18 132M-86-164q-10 60-14 132M112-170q14 60 18 132M86-164q10 60 14 132M-50-160q-6 60-8 130M50-160q6 60 8 130M-56-262q-10 40-12 84M56-262q10 40 12 84M-30-258q-6 40-8 86M30-258q6 40 8 86";
  const basin = "M-200-34h400l-14 52q-186 34-372 0z";
  const parts = [
    ellipse(60, 24, 250, 30, palette.night, 'opacity=".25"'),
    path(basin, "#E8D3AC"),
    sheet.clip(basin, path("M40-40h180v90H60z", "#B59672") + stroke("M-200-4q200 34 400 0", "#B59672", 4)),
    ellipse(0, -34, 206, 32, "#F4E6C8") + ellipse(0, -33, 190, 26, palette.sea),
    ellipse(-40, -38, 120, 12, "#8CC0B0", 'opacity=".6"'),
    stem(-150, -32, 40),
    blob("-60 -30, -52 -62, -26 -74, 26 -74, 52 -62, 60 -30", bronze.dark),
    bowl(-178, 122, 44),
    stem(-240, -176, 22),
    bowl(-268, 64, 30),
    stem(-300, -266, 12),
    // The angel of fame with its trumpet.
    path("M-10-296q-4-30 2-50 8-6 16 0 8 20 4 50z", bronze.mid),
    circle(0, -356, 9, bronze.lit) +
      path("M-6-340q-34-24-40 16 18-12 40 10zM8-340q34-22 38 18-18-12-36 8z", bronze.lit),
    stroke("M4-352l34-20", palette.sun, 4) + path("M36-378l12-4 2 16z", palette.sun),
    stroke(falls, palette.salt, 3.4, 'opacity=".85"'),
  ];
  return place(parts.join(""), 770, 694, 1.06);
}

function people(): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.6, y, wide, wide * 0.13, palette.night, 'opacity=".28"');
  const spots = [
    [410, 706, 1, 1],
    [460, 722, 1.2, -1],
    [516, 700, 0.9, 1],
    [330, 728, 1.2, -1],
    [1010, 716, 1.1, 1],
    [1066, 734, 1.2, -1],
  ] as const;
  return [
    shadow(196, 712, 44) + stand(townsman({ coat: palette.salt, hat: palette.sand }), 184, 714, 150),
    shadow(256, 716, 44) + stand(townswoman({ dress: palette.terracotta, sash: palette.sun }), 246, 718, 140),
    shadow(490, 634, 20) + stand(townsman({ coat: palette.deep }), 486, 636, 82),
    shadow(540, 640, 20) + stand(townswoman({ dress: palette.maize }), 534, 642, 80),
    shadow(1044, 668, 26) + stand(townswoman({ dress: palette.indigo, sash: palette.salt }), 1036, 670, 104),
    pigeons(spots, "#7E7F92", palette.indigo),
  ].join("");
}
