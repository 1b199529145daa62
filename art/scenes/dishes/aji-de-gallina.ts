import { coriander, lettuce } from "../../motifs/food/garnish.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { chili } from "../../motifs/food/produce.ts";
import { createRandom } from "../../engine/random.ts";
import { riceDome } from "../../motifs/food/rice.ts";
import { blob, circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky, streaks, sun } from "../../motifs/sky/sky.ts";
import { weave } from "../../motifs/objects/textile.ts";

/** A plate of ají de gallina at an old Lima kitchen window: yellow sauce, rice, egg, olives. */
export function ajiDeGallina(sheet: Sheet): string {
  return [room(sheet), sill(), cloth(sheet), plate(sheet), beside(), paperGrain(sheet)].join("");
}

function room(sheet: Sheet): string {
  const roofs = smooth("380 330!, 470 326, 560 330, 700 322, 820 328!, 820 420!, 380 420!");
  const shutter = (x: number) =>
    rect(x, 40, 116, 366, palette.sea) +
    rect(x + 84, 40, 32, 366, palette.deep) +
    stroke(
      Array.from({ length: 15 }, (_, row) => `M${x + 16} ${70 + row * 22}h84`).join(""),
      palette.deep,
      5,
    );
  return [
    sky(sheet, [
      [0, "#3C8A9A"],
      [0.3, "#C6D9BC"],
      [0.5, "#FBE3A6"],
    ]),
    sun(500, 170, 58, "#FFF3CC", 3, 0.2),
    streaks([[700, 110, 200, 11]], palette.salt, 0.85),
    path(smooth("360 340!, 470 290, 560 250, 640 262, 740 300, 840 330!, 840 400!, 360 400!"), "#B9A584"),
    path(roofs, "#B9714F"),
    path("M384 410v-54h150v54zM556 410v-66h96v66z", "#EBD9B4") +
      path("M500 410v-54h34v54zM606 410v-66h46v66z", "#C79A76"),
    path("M370 358h178l-24-26H394zM546 346h116l-30-24h-58z", palette.terracotta),
    path("M404 410v-34h18v34zM450 410v-34h18v34zM574 396v-30h16v30z", palette.maize),
    path("M684 420V232h64v188z", "#F0DDB4") + path("M722 420V232h26v188z", "#C79A76"),
    path("M678 232h76v-12h-76zM678 300h76v-8h-76z", "#FBF0D2"),
    path("M690 220q0-40 26-46 26 6 26 46z", palette.sea) + path("M716 174q26 6 26 46h-16z", palette.deep),
    stroke("M716 176v-22M708 162h16", palette.bark, 3),
    path("M704 286v-26a12 12 0 0 1 24 0v26z", palette.maize),
    path("M-20-20h1240v460H-20zM370 40v366h470V40z", palette.terracotta, 'fill-rule="evenodd"'),
    stipple(sheet, "M840-20h380v460H840z", palette.maize, [0, 0, 1, 0.4], 0.9),
    path("M356 26h498v380h-28V54H384v352h-28z", "#8A5433") + path("M356 26h498l-28 28H384z", "#B5754A"),
    stroke("M605 54v352M384 220h442", "#8A5433", 12),
    shutter(232) + shutter(862),
    pot(1080),
    strings(),
  ].join("");
}

/** Dried chillies on a cord. */
function strings(): string {
  const pod =
    path(leaf(0, 0, 8, 74, 8, 17), palette.brick) +
    path(leaf(0, 0, 8, 74, 14, 7), "#D2603A") +
    stroke("M0-8v10", palette.moss, 6);
  const pods = Array.from({ length: 12 }, (_, index) => {
    const way = index % 2 ? 1 : -1;
    return place(pod, 110 + way * 9, 100 + index * 17, way, 1, way * -26);
  });
  return [
    path(`M118 66v260l30 24 10-40-8-180z`, palette.night, 'opacity=".25"'),
    stroke("M110 60v250", palette.straw, 5),
    ...pods,
    circle(110, 58, 7, palette.bark),
  ].join("");
}

function pot(x: number): string {
  return [
    rect(1000, 300, 220, 14, "#8A5433") + rect(1000, 312, 220, 8, palette.night, 'opacity=".35"'),
    path(`M${x - 46} 300q-40-60-4-108 18-20 16-44h68q-2 24 16 44 36 48-4 108z`, palette.clay),
    path(`M${x + 12} 300q50-60 10-108-16-20-8-44h20q-2 24 16 44 36 48-4 108z`, palette.brick),
    stroke(`M${x - 62} 244h124`, palette.salt, 5, 'stroke-dasharray="8 8"'),
    ellipse(x, 148, 36, 7, palette.bark),
    path(
      leaf(x, 146, x - 60, 70, 14, 20) + leaf(x, 146, x - 10, 50, -8, 18) + leaf(x, 146, x + 54, 74, -16, 20),
      palette.leaf,
    ),
  ].join("");
}

function sill(): string {
  return rect(336, 402, 540, 26, "#B5754A") + rect(336, 422, 540, 10, palette.bark);
}

function cloth(sheet: Sheet): string {
  const top = "M-20 440h1240v330H-20z";
  const runner = weave(0, 0, 1250, [
    ["plain", 20, palette.indigo],
    ["teeth", 22, palette.indigo, palette.sun],
    ["plain", 10, palette.sun],
    ["diamonds", 64, palette.deep, palette.sand],
    ["plain", 10, palette.sun],
    ["steps", 56, palette.indigo, palette.rose],
    ["plain", 40, palette.indigo],
  ]);
  return [
    rect(-20, 430, 1240, 18, "#C98250"),
    path(top, "#8A5433"),
    stroke("M-20 476h1240M-20 516h1240", "#6E3F28", 3),
    place(runner, -25, 540),
    stipple(sheet, top, palette.night, [0.2, 0, 0.8, 1], 0.8),
  ].join("");
}

function plate(sheet: Sheet): string {
  const parts = [
    ellipse(50, 52, 452, 140, palette.night, 'opacity=".45"'),
    ellipse(0, 24, 430, 150, "#B3A388"),
    ellipse(0, 0, 430, 148, "#FBF6EA"),
    ellipse(0, 0, 406, 137, "none", `stroke="${palette.sea}" stroke-width="11"`),
    ellipse(0, 0, 406, 137, "none", `stroke="${palette.salt}" stroke-width="4" stroke-dasharray="9 13"`),
    ellipse(0, 6, 352, 110, "#D6C8AC"),
    ellipse(6, 12, 346, 105, "#F3E9D4"),
    ellipse(214, 56, 150, 34, "#8E744E", 'opacity=".4"'),
    place(riceDome(sheet), 190, 22, 1.02),
    place(lettuce(), -262, -18, 1.05),
    potato(-300, 24) + potato(-244, 62) + potato(-168, 88),
    sauce(sheet),
    place(eggHalf(), -118, -96, 1.12, 1.12, -8) + place(eggHalf(), 6, -88, 1.12, 1.12, 12),
    place(olive(), -214, -22, 1.1) + place(olive(), 56, 14) + place(olive(), -64, 66, 1.1),
    walnuts(),
    place(coriander(parsley), 196, -164, 1.4),
  ];
  return place(parts.join(""), 600, 566);
}

const parsley = [
  [-16, 2, -40],
  [14, 0, 30],
  [0, -10, -4],
] as const;

/** Shredded hen under the sauce: a heap of soft lumps, each lit from the left. */
function sauce(sheet: Sheet): string {
  const pool = smooth(
    "-312 4, -284 -46, -222 -80, -150 -98, -60 -110, 30 -100, 100 -72, 130 -24, 120 24, 94 60, 36 78, -14 102, -76 100, -140 110, -210 84, -268 60, -294 36",
  );
  const random = createRandom(17);
  const lumps = heap.map(([x, y]) => {
    const lump =
      blob("-66 8, -50 -16, 0 -24, 50 -14, 68 6, 44 22, -6 27, -50 22", "#DA9A2B") +
      blob("-66 5, -50 -17, 0 -25, 46 -16, 58 0, 30 12, -10 15, -48 15", "#F0B43B") +
      blob("-54 -3, -38 -16, 2 -21, 32 -13, 14 -5, -20 -2", "#FAD673") +
      stroke("M-34-10q20-8 40-5", "#FFF0BC", 4.4);
    return place(lump, x, y, random(0.85, 1.2), random(0.85, 1.2), random(-30, 20));
  });
  return [
    path(pool, "#A9661C", 'transform="translate(6 12)"'),
    path(pool, "#E2A230"),
    sheet.clip(
      pool,
      blob("-306 6, -290 -40, -226 -82, -150 -102, -220 -50, -262 10, -240 60, -270 62", "#FAD673"),
    ),
    sheet.clip(pool, lumps.join("")),
    stipple(sheet, pool, palette.brick, [0, 0, 1, 0.6], 0.4),
  ].join("");
}

const heap = [
  [-150, -66],
  [-50, -80],
  [30, -62],
  [-214, -30],
  [-110, -40],
  [-10, -44],
  [70, -26],
  [-238, 14],
  [-160, 4],
  [-60, -8],
  [36, -4],
  [-200, 48],
  [-110, 36],
  [-16, 32],
  [70, 36],
  [-130, 76],
  [-50, 70],
  [18, 66],
] as const;

function potato(x: number, y: number): string {
  return place(
    blob("-64 0!, -58 20, -20 34, 24 33, 60 18, 64 0!", "#B58A34") +
      ellipse(0, 0, 64, 27, "#EFD27E") +
      ellipse(-6, -3, 50, 19, "#FAE9AE"),
    x,
    y,
  );
}

/** Half a hard-boiled egg, 130 units long. */
function eggHalf(): string {
  const white = "-66 4, -52 -26, -8 -38, 40 -30, 66 0, 46 26, 0 36, -46 28";
  return [
    blob(white, "#6E4418", 'opacity=".4" transform="translate(9 15)"'),
    blob(white, "#D9C6A4", 'transform="translate(2 9)"'),
    blob(white, "#FFFDF5"),
    blob("40 -30, 66 0, 46 26, 0 36, 34 16, 46 -6", "#EADDC4"),
    ellipse(-1, -1, 33, 22, "#D07F1C"),
    ellipse(-3, -3, 30, 19, "#F5AE34"),
    ellipse(-12, -9, 12, 6, "#FFDF8E"),
  ].join("");
}

function olive(): string {
  return [
    ellipse(7, 9, 29, 21, "#6E4418", 'opacity=".5"'),
    ellipse(0, 0, 29, 22, "#2E1026"),
    blob("-24 -2, -14 -16, 8 -18, 20 -8, 0 -4, -14 2", "#6A3458"),
    ellipse(-9, -10, 7, 3.4, "#E8C4DC"),
    ellipse(20, 5, 5, 6, "#140812"),
  ].join("");
}

function walnuts(): string {
  const nut =
    blob(
      "-20 2, -14 -14, 4 -17, 20 -6, 18 10, -2 16, -16 12",
      "#6E4418",
      'opacity=".45" transform="translate(5 7)"',
    ) +
    blob("-20 2, -14 -14, 4 -17, 20 -6, 18 10, -2 16, -16 12", "#8E552A") +
    blob("-18 0, -12 -13, 4 -15, 14 -6, 2 0, -6 6", "#CF9658") +
    stroke("M-12 6q8-4 14-2t12-6M-8-6q8 2 14-4", "#5E3418", 3);
  return [
    [-160, -26],
    [-20, 10],
    [-130, 44],
    [30, 52],
    [-250, 34],
    [96, -20],
  ]
    .map(([x = 0, y = 0], index) => place(nut, x, y, 1, 1, index * 47))
    .join("");
}

function beside(): string {
  return [
    ellipse(150, 704, 130, 16, palette.night, 'opacity=".35"'),
    place(chili(palette.sun, "#C4761F"), 116, 706, 0.8, 0.8, -10),
    place(chili("#E8892E", "#B8581F"), 1110, 706, 0.9, 0.9, 14),
  ].join("");
}
