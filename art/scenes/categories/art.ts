import { paperGrain, stipple } from "../../engine/grain.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { mix, palette } from "../../engine/palette.ts";
import { cactus, doll, flower, harp } from "../../motifs/objects/retablo.ts";
import { circle, ellipse, path, place, polygon, rect, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { rays } from "../../motifs/sky/sky.ts";
import { weave } from "../../motifs/objects/textile.ts";

/** A retablo of Ayacucho with its doors open: musicians above, a herd below. */
export function art(sheet: Sheet): string {
  const retablo = [door(sheet, false), door(sheet, true), box(sheet), upper(), lower(sheet), gable()].join(
    "",
  );
  return room(sheet) + place(retablo, 60, 42, 0.9) + paperGrain(sheet);
}

function room(sheet: Sheet): string {
  const wall = "M0 0h1200v640H0z";
  return [
    path(
      wall,
      sheet.gradient(
        [
          [0, "#2F6F7C"],
          [1, "#1B4A5E"],
        ],
        [0, 0, 1, 0.6],
      ),
    ),
    path("M0 0h420L900 640H0z", "#4A8E94", 'opacity=".35"'),
    stipple(sheet, wall, palette.night, [0, 0, 1, 0.4], 0.7),
    path("M380 650L330 210 640 40 1010 190 1060 650z", palette.night, 'opacity=".3"'),
    rect(0, 632, 1200, 130, "#8A5433"),
    rect(0, 632, 1200, 12, "#B4764A"),
    weave(0, 690, 1220, [
      ["plain", 6, palette.sun],
      ["diamonds", 44, palette.brick, palette.glow],
      ["plain", 10, palette.sun],
    ]),
  ].join("");
}

function door(sheet: Sheet, right: boolean): string {
  const leaf = "M0 0L-220 46V520L0 556z";
  const inner = "M-16 22L-204 60V504L-16 530z";
  const sprays = [
    [-110, 130, 1.15, palette.terracotta],
    [-160, 250, 0.9, palette.sun],
    [-66, 260, 0.95, "#E3A58A"],
    [-112, 370, 1.15, palette.terracotta],
    [-160, 450, 0.75, "#3E8A94"],
    [-62, 456, 0.8, palette.sun],
  ] as const;
  const face = [
    path(leaf, palette.terracotta),
    path("M0 0L-220 46v14L0 16zM0 556L-220 520v-12L0 540z", palette.sun),
    path(inner, "#F9F1DF"),
    sheet.clip(
      inner,
      stroke(
        "M-110 520q-60-70 0-150t0-150-10-110M-110 440q40-30 50-90M-112 300q-50-10-56-60",
        palette.coca,
        5,
      ) +
        sprays
          .map(([x, y, size, ink]) =>
            flower(x, y, size, ink, ink === palette.sun ? palette.terracotta : palette.sun),
          )
          .join(""),
    ),
    right ? path(leaf, palette.night, 'opacity=".16"') : "",
  ].join("");
  return right ? place(face, 816, 108, -1, 1) : place(face, 384, 108);
}

function box(sheet: Sheet): string {
  return [
    rect(376, 96, 448, 580, palette.brick),
    rect(376, 96, 440, 572, palette.terracotta),
    rect(404, 128, 392, 512, palette.night),
    rect(
      404,
      128,
      392,
      240,
      sheet.gradient([
        [0, "#3C7F92"],
        [1, "#F0C27A"],
      ]),
    ),
    rect(
      404,
      388,
      392,
      252,
      sheet.gradient([
        [0, "#F2B25C"],
        [1, "#D9784A"],
      ]),
    ),
    sheet.clip("M404 128h392v240H404z", rays(600, 226, 300, 16, palette.glow, 0.35)),
  ].join("");
}

function upper(): string {
  return [
    rays(600, 226, 74, 20, palette.sun, 1),
    circle(600, 226, 46, palette.sun),
    circle(600, 226, 34, palette.glow),
    stroke("M584 219h9M607 219h9M591 241h18M600 220v11l-5 3", palette.brick, 3),
    polygon(
      "404 340, 470 250, 520 310, 560 270, 600 330, 650 268, 700 316, 744 246, 796 330, 796 368, 404 368",
      "#6E7FA0",
    ),
    polygon("470 250, 496 282, 480 290, 468 280, 452 276", palette.salt),
    polygon("744 246, 770 284, 748 280, 726 274", palette.salt),
    cactus(430, 366, 0.9),
    cactus(772, 366, 0.9),
    place(doll("man", palette.terracotta, palette.bark), 486, 366, 1.05),
    place(harp(), 544, 366, 1.1),
    place(doll("man", palette.indigo, palette.straw), 578, 366, 1.1),
    place(doll("woman", palette.coca, palette.brick), 650, 366, 1.1),
    place(stroke("M-22-46h36", palette.straw, 6) + circle(-24, -46, 8, palette.bark), 716, 366, 1.1),
    place(doll("man", palette.maize, palette.sand), 716, 366, 1.08),
    rect(404, 366, 392, 24, palette.terracotta),
    rect(404, 366, 392, 7, palette.sun),
    stroke("M414 382h376", palette.salt, 6, 'stroke-dasharray="1 16"'),
  ].join("");
}

function lower(sheet: Sheet): string {
  const inks = { wool: palette.salt, shade: "#D9B9A0", far: "#A88670", cloth: palette.indigo };
  return [
    path("M404 560q70-60 140-20t120-10 132 10v100H404z", "#8FA653"),
    path("M404 600q100-30 200-6t192-14v60H404z", palette.coca),
    path("M440 560v-70h96v70z", "#E8CFA0"),
    path("M500 560v-70h36v70z", "#B98D68"),
    path("M430 494l58-44 58 44z", palette.terracotta),
    path("M488 450l58 44h-30z", palette.brick),
    path("M456 560v-40h22v40z", palette.bark),
    cactus(760, 566, 0.8),
    place(doll("woman", palette.maize, palette.brick), 566, 612, 1.08),
    llamaAt(sheet, 656, 628, 118, inks),
    llamaAt(
      sheet,
      736,
      616,
      92,
      { ...inks, wool: "#B98A62", shade: "#8A5A40", far: "#6A4434", cloth: palette.terracotta },
      true,
    ),
    place(doll("man", palette.terracotta, palette.straw), 470, 630, 1.05),
    ellipse(520, 630, 16, 9, palette.salt),
    circle(534, 624, 6, palette.salt),
    rect(376, 640, 448, 36, palette.brick),
    rect(376, 640, 440, 30, palette.terracotta),
    stroke("M392 655h416", palette.sun, 8, 'stroke-dasharray="1 22"'),
    rect(404, 128, 392, 26, palette.night, 'opacity=".3"'),
    rect(404, 128, 18, 512, palette.night, 'opacity=".35"'),
    rect(404, 390, 392, 16, palette.night, 'opacity=".3"'),
  ].join("");
}

function gable(): string {
  return [
    path("M340 136L600-14 860 136z", palette.brick),
    path("M352 126L600 6 848 126z", palette.terracotta),
    path("M600 6l248 120H690z", palette.brick),
    path("M408 116L600 24 792 116z", "#F9F1DF"),
    path("M600 24l192 92H680z", mix("#F9F1DF", palette.mauve, 0.25)),
    flower(600, 76, 0.95, palette.terracotta),
    flower(528, 98, 0.55, palette.sun, palette.terracotta),
    flower(672, 98, 0.55, palette.sun, palette.terracotta),
    rect(350, 118, 500, 18, palette.sun),
    stroke("M362 127h480", palette.brick, 7, 'stroke-dasharray="1 20"'),
  ].join("");
}
