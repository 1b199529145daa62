import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { chili, lime } from "../../motifs/food/produce.ts";
import { ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky, streaks, sun } from "../../motifs/sky/sky.ts";
import { cevichePlate } from "../../motifs/food/ceviche-plate.ts";
import { flock } from "../../motifs/people/townsfolk.ts";

/** A plate of ceviche on a tiled table at Huanchaco, reed boats and the surf behind it. */
export function ceviche(sheet: Sheet): string {
  return [sea(sheet), beach(sheet), table(sheet), paperGrain(sheet)].join("");
}

function sea(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2C7C96"],
      [0.25, "#98CBC0"],
      [0.44, "#FBE9BC"],
    ]),
    sun(300, 150, 58, "#FFF3CC", 3, 0.17),
    streaks([[860, 120, 420, 13]], palette.salt, 0.7),
    path(
      smooth("720 270!, 800 252, 880 236, 960 212, 1040 206, 1120 226, 1220 232!, 1220 290!, 720 290!"),
      "#93B6AC",
    ) +
      path(
        smooth("960 212!, 1040 206, 1120 226, 1220 232!, 1220 290!, 1010 290!, 1030 250, 1000 236"),
        "#6F9C9C",
      ),
    rect(
      0,
      268,
      1200,
      220,
      sheet.gradient([
        [0, "#9CCDBB"],
        [0.3, "#4E9B9B"],
        [1, palette.sea],
      ]),
    ),
    stroke(
      "M260 280h80M280 290h110M220 300h80M310 310h100M240 322h120M340 334h70M270 346h60M380 356h110",
      "#FFF6D8",
      3.2,
      'opacity=".85"',
    ),
    path(smooth("-20 352!, 120 336, 300 330, 460 344, 560 362!, 420 372, 200 370, -20 376!"), palette.foam),
    path(
      smooth("-20 352!, 120 336, 300 330, 460 344, 560 362!, 420 354, 260 346, 100 350, -20 362!"),
      palette.deep,
      'opacity=".35"',
    ),
    stroke("M620 392q140-22 300-12t300 2M500 410q160-18 340-6", palette.foam, 6, 'opacity=".9"'),
    flock(
      [
        [420, 170, 30],
        [470, 200, 22],
        [390, 216, 20],
        [520, 140, 18],
      ],
      palette.deep,
    ),
  ].join("");
}

function beach(sheet: Sheet): string {
  const sand = smooth(
    "-20 440!, 160 424, 380 420, 600 432, 820 424, 1020 416, 1220 424!, 1220 560!, -20 560!",
  );
  const boat = (x: number, foot: number, tall: number, lean: number) => {
    const parts =
      path(
        smooth("-30 0!, -36 -120, -30 -220, -6 -300, 26 -356 .3, 18 -280, 30 -180, 36 -90, 30 0!"),
        "#D9B25E",
      ) +
      path(smooth("6 0!, 8 -120, 10 -220, 26 -356 .3, 18 -280, 30 -180, 36 -90, 30 0!"), "#9C7434") +
      stroke(
        "M-35-60q34 12 70 0M-36-120q34 12 68 0M-33-180q30 12 62 0M-26-236q22 10 47 0M-14-286q14 6 32 0",
        palette.bark,
        5,
      ) +
      stroke("M-18-10q-6-120 0-200M-4-10q-4-130 2-240M14-10q0-120 2-220", "#B98F46", 2.5);
    return (
      ellipse(x + tall * 0.2, foot, tall * 0.26, 8, palette.night, 'opacity=".3"') +
      place(parts, x, foot + 3, tall / 356, tall / 356, lean)
    );
  };
  return [
    path(sand, "#E6C48C"),
    stroke("M-20 438q180-20 400-18t440 4 400-2", palette.foam, 7),
    stipple(sheet, sand, palette.terracotta, [0, 0, 0, 1], 0.7),
    boat(80, 486, 330, -4),
    boat(176, 480, 290, 5),
    boat(1020, 482, 300, -6),
    boat(1116, 488, 350, 4),
  ].join("");
}

function table(sheet: Sheet): string {
  const top = "M-20 490h1240v280H-20z";
  const diagonals = Array.from(
    { length: 19 },
    (_, index) => `M${600 + (index - 9) * 70} 500L${600 + (index - 9) * 128} 760`,
  );
  const rows = [500, 536, 582, 642, 718].map((y) => `M-20 ${y}h1240`).join("");
  const tiles = [
    [518, 36, 74],
    [559, 46, 84],
    [612, 60, 96],
    [680, 76, 111],
  ].flatMap(([y = 0, tall = 0, wide = 0], row) =>
    Array.from({ length: 19 }, (_, index) => {
      const x = 600 + (index - 9.5) * wide;
      return (index + row) % 2
        ? ""
        : `M${Math.round(x)} ${Math.round(y - tall * 0.3)}l${Math.round(wide * 0.3)} ${Math.round(tall * 0.3)} ${Math.round(-wide * 0.3)} ${Math.round(tall * 0.3)} ${Math.round(-wide * 0.3)} ${Math.round(-tall * 0.3)}z`;
    }),
  );
  return [
    rect(-20, 478, 1240, 22, "#FFF8E8") + rect(-20, 494, 1240, 8, "#B59A7A"),
    path(top, "#F1E4C8"),
    path(tiles.join(""), palette.sea),
    stroke(rows + diagonals.join(""), "#CDB48C", 2.4),
    stipple(sheet, top, palette.brick, [0, 0, 0.3, 1], 0.7),
    ellipse(700, 672, 470, 64, palette.night, 'opacity=".32"'),
    place(cevichePlate(sheet), 600, 520, 2),
    ellipse(180, 664, 110, 16, palette.night, 'opacity=".3"'),
    place(lime(true), 110, 622, 1.3),
    place(lime(false), 214, 652, 1),
    place(chili(palette.terracotta, palette.brick), 1066, 700, 0.9, 0.9, -8),
    place(chili(palette.sun, "#C4761F"), 1090, 640, 0.7, 0.7, 10),
  ].join("");
}
