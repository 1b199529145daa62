import { paper, stipple } from "../grain.ts";
import { palette } from "../palette.ts";
import { leaf } from "../plants.ts";
import { chili } from "../produce.ts";
import { createRandom } from "../random.ts";
import { blob, circle, ellipse, path, place, rect, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, streaks, sun } from "../sky.ts";
import { weave } from "../textile.ts";

/** A plate of ají de gallina at an old Lima kitchen window: yellow sauce, rice, egg, olives. */
export function ajiDeGallina(sheet: Sheet): string {
  return [room(sheet), sill(), cloth(sheet), plate(sheet), beside(), paper(sheet)].join("");
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
    path(roofs, "#C98A66"),
    path("M690 328v-92h56v92zM686 238h64l-32-50z", "#EAD3A6") +
      path("M724 328v-92h22v92zM718 188l32 50h-20z", palette.clay) +
      path("M706 290v-24a12 12 0 0 1 24 0v24z", palette.maize),
    path("M-20-20h1240v460H-20zM370 40v366h470V40z", palette.terracotta, 'fill-rule="evenodd"'),
    stipple(sheet, "M840-20h380v460H840z", palette.maize, [0, 0, 1, 0.4], 0.9),
    path("M356 26h498v380h-28V54H384v352h-28z", "#8A5433") + path("M356 26h498l-28 28H384z", "#B5754A"),
    stroke("M605 54v352M384 220h442", "#8A5433", 12),
    shutter(232) + shutter(862),
    pot(1080),
    strings(),
  ].join("");
}

/** Dried chillies and garlic hanging on the wall. */
function strings(): string {
  const pods = Array.from({ length: 9 }, (_, index) => {
    const way = index % 2 ? 1 : -1;
    const y = 96 + index * 24;
    return path(leaf(110, y, 110 + way * 50, y + 44, way * 10, 13), index % 3 ? palette.brick : palette.sun);
  });
  return stroke("M110 60v236", palette.straw, 5) + pods.join("") + circle(110, 60, 7, palette.bark);
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
    ellipse(660, 646, 450, 80, palette.night, 'opacity=".4"'),
  ].join("");
}

function plate(sheet: Sheet): string {
  const sauce = smooth(
    "-340 -8, -330 -50, -290 -84, -220 -110, -130 -128, -40 -120, 40 -128, 100 -96, 128 -40, 110 20, 60 64, -40 80, -160 76, -270 48",
  );
  const rice = smooth(
    "70 0, 84 -70, 120 -130, 180 -166, 240 -160, 300 -120, 334 -60, 344 0, 310 44, 220 62, 120 46",
  );
  const random = createRandom(8);
  const grains = Array.from({ length: 80 }, () => {
    const [turn, far] = [random(0, 6.28), Math.sqrt(random())];
    const [x, y] = [210 + Math.cos(turn) * far * 112, -50 + Math.sin(turn) * far * 88];
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(random(-9, 9))} ${Math.round(random(3, 8))}`;
  });
  const shreds =
    "M-280-30q60-34 120-20M-230 10q70-30 140-8M-120-90q50-16 100 4M-60-30q50-22 100 0M-170 46q60-20 120 0M-250-70q40-16 80-10M-20 36q40-16 80-8M-100-56q30-10 60-4";
  const parts = [
    ellipse(0, 30, 420, 112, "#B9A88C"),
    ellipse(0, 14, 420, 110, palette.salt),
    ellipse(0, 14, 392, 100, "none", `stroke="${palette.sea}" stroke-width="10"`),
    ellipse(0, 14, 392, 100, "none", `stroke="${palette.salt}" stroke-width="4" stroke-dasharray="10 14"`),
    ellipse(0, 18, 362, 88, "#DDD0B6"),
    ellipse(0, 22, 354, 84, "#F4EAD4"),
    potato(-250, 60) + potato(-160, 78) + potato(-320, 30),
    path(smooth("60 30, 90 -70, 140 -140, 210 -166, 290 -126, 340 -50, 352 20, 300 66, 180 76"), "#C9B48E"),
    path(rice, "#FFFCF2"),
    sheet.clip(
      rice,
      path(smooth("230 -180!, 262 -110, 250 -50, 290 20, 250 80!, 380 80!, 380 -180!"), "#D9CAAE") +
        stroke(grains.join(""), "#CDBB98", 4),
    ),
    place(path(sauce, "#B8742E"), 4, 14),
    path(sauce, "#F0B640"),
    sheet.clip(
      sauce,
      path(smooth("60 -140!, 40 -90, 70 -40, 30 20, 40 100!, 160 100!, 160 -140!"), "#CC8A2C") +
        path(smooth("-340 -10, -310 -60, -220 -104, -130 -120, -170 -90, -260 -50, -300 -10"), palette.glow) +
        stroke(shreds, "#C9892C", 11) +
        stroke(shreds, "#FBDD94", 6, 'transform="translate(-1 -3)"'),
    ),
    stipple(sheet, sauce, palette.brick, [0, 0, 1, 0.7], 0.6),
    egg(-10, -112, -14) + egg(-150, -118, 10),
    olive(70, -24) + olive(-70, 30) + olive(-240, -52),
    nuts(),
    path(
      leaf(200, -160, 150, -216, 10, 14) +
        leaf(200, -160, 214, -232, -4, 14) +
        leaf(200, -160, 258, -206, -10, 14),
      palette.coca,
    ) + path(leaf(200, -160, 180, -222, 6, 9), palette.leaf),
  ];
  return place(parts.join(""), 600, 590, 1.02);
}

function potato(x: number, y: number): string {
  return place(
    ellipse(4, 8, 62, 24, "#A8762E") + ellipse(0, 0, 62, 24, "#E9C46A") + ellipse(-6, -3, 46, 15, "#F7DF9A"),
    x,
    y - 6,
  );
}

function egg(x: number, y: number, turn: number): string {
  return place(
    blob(
      "-62 8, -50 -24, 0 -36, 52 -22, 66 8, 44 34, -4 40, -46 32",
      "#B9A078",
      'transform="translate(6 10)"',
    ) +
      blob("-62 8, -50 -24, 0 -36, 52 -22, 66 8, 44 34, -4 40, -46 32", "#FFFDF4") +
      blob("20 -34, 52 -22, 66 8, 44 34, 6 40, 40 18, 44 -8", "#E3D5BC") +
      ellipse(2, 2, 32, 22, "#D98A24") +
      ellipse(-1, -1, 29, 19, palette.sun) +
      ellipse(-9, -7, 11, 6, palette.glow),
    x,
    y,
    1,
    1,
    turn,
  );
}

function olive(x: number, y: number): string {
  return place(
    ellipse(5, 7, 27, 21, palette.bark, 'opacity=".5"') +
      ellipse(0, 0, 27, 21, "#3B1530") +
      ellipse(-9, -8, 9, 5, "#B5709A") +
      circle(12, -1, 5, palette.night),
    x,
    y,
  );
}

function nuts(): string {
  return [
    [-200, -10],
    [-120, 4],
    [-30, -60],
    [-100, 58],
    [20, 10],
    [-290, 12],
  ]
    .map(([x = 0, y = 0], index) =>
      place(
        path("M-14 4q-2-16 12-16 16 0 16 14-6 10-14 8t-14-6z", "#8A5433") +
          path("M-14 2q-2-14 12-14 4 0 8 2-10 6-8 16-8 2-12-4z", "#C98A52"),
        x,
        y,
        1,
        1,
        index * 50,
      ),
    )
    .join("");
}

function beside(): string {
  return [
    ellipse(150, 704, 130, 16, palette.night, 'opacity=".35"'),
    place(chili(palette.sun, "#C4761F"), 116, 706, 0.8, 0.8, -10),
    place(chili("#E8892E", "#B8581F"), 1110, 706, 0.9, 0.9, 14),
  ].join("");
}
