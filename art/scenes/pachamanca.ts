import { crag } from "../crag.ts";
import { highlander, hiker, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { mix, palette } from "../palette.ts";
import { leaf } from "../plants.ts";
import { createRandom } from "../random.ts";
import { land, ridge } from "../ridge.ts";
import { blob, circle, ellipse, path, place, points, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, streaks, sun, veil } from "../sky.ts";

/** The earth oven opened: hot stones, meat, potatoes, beans and maize under a column of steam. */
export function pachamanca(sheet: Sheet): string {
  return [back(sheet), ground(sheet), people(sheet), steam(sheet), oven(), paper(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2C7890"],
      [0.28, "#9CC9BE"],
      [0.5, "#FBE2A6"],
    ]),
    sun(220, 170, 56, "#FFF3CC", 3, 0.18),
    streaks([[980, 90, 280, 13]], palette.salt, 0.85),
    crag(
      points(
        "-20 380, 110 300, 240 250, 330 280, 440 220, 560 300, 700 330, 820 230, 910 150, 980 210, 1060 170, 1150 260, 1220 300",
      ),
      { light: "#A79FB4", dark: palette.dusk, snow: "#FFFBF2", snowDark: "#B9C3DA" },
      { seed: 9, snowLine: 250, lean: 0.25 },
    ),
    veil(sheet, 240, 170, "#F8DDA2", 0.85),
    land(ridge({ y: 400, swing: 40, seed: 17, wave: 600, pointed: 0.2 }), palette.coca),
    land(ridge({ y: 440, swing: 16, seed: 8, wave: 500, pointed: 0 }), "#C9A552"),
  ].join("");
}

function people(sheet: Sheet): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.7, y, wide, wide * 0.13, palette.night, 'opacity=".3"');
  return [
    shadow(190, 538, 60) +
      stand(
        highlander(sheet, { hat: palette.brick, skirt: palette.indigo, shawl: palette.sun }),
        170,
        540,
        220,
      ),
    shadow(300, 522, 50) +
      stand(
        highlander(sheet, { hat: palette.bark, shawl: palette.terracotta, bundle: palette.indigo }),
        292,
        524,
        190,
      ),
    shadow(920, 526, 50) + stand(hiker({ pack: palette.coca, jacket: palette.salt }), 910, 528, 200),
    shadow(1040, 538, 60) +
      stand(
        highlander(sheet, {
          hat: palette.sand,
          skirt: palette.moss,
          shawl: palette.maize,
          bundle: palette.sun,
        }),
        1030,
        540,
        220,
      ),
  ].join("");
}

function steam(sheet: Sheet): string {
  const fade = sheet.gradient([
    [0, palette.salt, 0],
    [0.4, palette.salt, 0.75],
    [1, palette.salt, 0.9],
  ]);
  const plumes = [
    "460 560!, 420 470, 480 380, 440 290, 500 190, 470 90 .4, 560 190, 540 290, 580 380, 540 470, 580 560!",
    "570 560!, 540 450, 600 350, 570 240, 640 130, 620 30 .4, 710 140, 690 250, 710 350, 670 450, 700 560!",
    "680 560!, 670 480, 730 400, 710 310, 770 220, 760 130 .4, 830 230, 800 320, 820 410, 770 480, 780 560!",
  ];
  return plumes.map((plume) => path(smooth(plume), fade)).join("");
}

function ground(sheet: Sheet): string {
  const earth = smooth(
    "-20 490!, 200 480, 420 486, 620 480, 860 486, 1040 478, 1220 490!, 1220 770!, -20 770!",
  );
  return path(earth, "#B9824A") + stipple(sheet, earth, palette.brick, [0, 0, 0.3, 1], 0.9);
}

function oven(): string {
  const mound = smooth(
    "160 640, 220 570, 360 530, 600 516, 840 530, 990 570, 1050 640, 980 716, 800 750, 600 758, 400 750, 230 716",
  );
  const pit = smooth(
    "250 632, 310 584, 440 558, 600 552, 770 558, 900 586, 956 632, 900 680, 760 708, 600 714, 440 708, 310 680",
  );
  return [
    path(mound, "#6E3F28"),
    path(smooth("160 640, 220 570, 360 530, 600 516!, 500 540, 360 560, 260 610, 230 716"), "#9A5A36"),
    path(pit, "#2C1614"),
    leaves(),
    stones(),
    food(),
    wisps(),
  ].join("");
}

function leaves(): string {
  const random = createRandom(15);
  const ring = Array.from({ length: 26 }, (_, index) => {
    const turn = (index / 26) * 2 * Math.PI;
    const [x, y] = [604 + Math.cos(turn) * 350, 632 + Math.sin(turn) * 78];
    return path(
      leaf(
        x,
        y,
        x + Math.cos(turn) * random(70, 110),
        y + Math.sin(turn) * random(30, 44),
        random(-14, 14),
        18,
      ),
      index % 2 ? palette.coca : palette.leaf,
    );
  });
  return ring.join("");
}

function stones(): string {
  const random = createRandom(6);
  return Array.from({ length: 18 }, (_, index) => {
    const turn = (index / 18) * 2 * Math.PI;
    const [x, y] = [604 + Math.cos(turn) * 318, 634 + Math.sin(turn) * 64];
    const stone = "-40 4, -32 -22, -4 -32, 28 -26, 42 -2, 32 22, 0 28, -30 22";
    return place(
      blob(stone, "#3A2A34") +
        blob("-38 0, -30 -22, -4 -31, 20 -26, 10 -8, -12 4, -28 14", "#7C6A74") +
        blob("-20 24, 0 14, 24 8, 38 6, 30 22, 0 28", "#D2582E"),
      x,
      y,
      random(0.85, 1.15),
      random(0.8, 1),
    );
  }).join("");
}

function food(): string {
  const random = createRandom(52);
  const potato = (x: number, y: number, ink: string) =>
    place(
      blob("-30 4, -22 -18, 4 -22, 28 -10, 30 10, 6 22, -20 18", mix(ink, palette.night, 0.45)) +
        blob("-28 0, -22 -18, 4 -22, 24 -12, 16 4, -8 14", ink) +
        stroke("M-8-10l4 2M6-4l4 2", mix(ink, palette.night, 0.4), 2.5),
      x,
      y,
      random(0.9, 1.15),
      random(0.9, 1.1),
      random(-30, 30),
    );
  const maizeCob = (x: number, y: number, turn: number) =>
    place(
      path(leaf(40, 0, -60, -26, 10, 20) + leaf(40, 0, -60, 28, -10, 20), palette.leaf) +
        ellipse(0, 2, 66, 23, "#B8742E") +
        ellipse(0, -1, 66, 21, palette.glow) +
        stroke("M-54-8h108M-60 0h120M-52 9h104", "#C98A2E", 2.5, 'stroke-dasharray="9 3"'),
      x,
      y,
      1,
      1,
      turn,
    );
  const meat = (x: number, y: number, turn: number) =>
    place(
      blob("-70 6, -60 -24, -20 -36, 30 -30, 62 -8, 60 20, 20 34, -40 30", "#5A2A1C") +
        blob("-66 0, -58 -24, -20 -36, 24 -30, 30 -10, -6 4, -46 14", "#A85A32") +
        stroke("M-44-14q30-12 56-8M-30 0q22-8 40-8", "#D28A52", 4) +
        path("M56 0l40-14q10-6 14 2-2 8-10 8 6 6 0 12-8 2-12-2l-34 12z", palette.salt),
      x,
      y,
      1,
      1,
      turn,
    );
  const humita = (x: number, y: number, turn: number) =>
    place(
      path("M-50-16h96l10 16-10 18h-96l-12-18z", "#D9C46A") +
        path("M-50 2h104l-8 16h-96z", "#A8923E") +
        stroke("M-4-17v36", palette.bark, 5) +
        stroke("M-40-6h26M12-8h26", "#F3E6A0", 3),
      x,
      y,
      1,
      1,
      turn,
    );
  const bean = (x: number, y: number, turn: number) =>
    place(
      blob("-56 2, -20 -12, 30 -12, 60 0, 30 10, -20 12", palette.coca) +
        [-32, -10, 12, 34].map((at) => circle(at, -1, 7, palette.leaf)).join(""),
      x,
      y,
      1,
      1,
      turn,
    );
  return [
    meat(470, 590, -6),
    meat(720, 586, 8),
    humita(600, 580, 6),
    maizeCob(390, 628, -14),
    potato(520, 618, "#D9A25A"),
    potato(580, 612, "#8A3F6E"),
    potato(650, 616, "#E3C07A"),
    maizeCob(800, 630, 170),
    bean(480, 660, 14),
    potato(440, 684, "#E3C07A"),
    potato(560, 656, "#D9A25A"),
    meat(650, 656, -4),
    potato(730, 640, "#8A3F6E"),
    humita(770, 676, -12),
    potato(520, 692, "#8A3F6E"),
    bean(620, 694, -8),
    potato(700, 696, "#D9A25A"),
  ].join("");
}

function wisps(): string {
  return stroke(
    "M420 600q-20-40 6-70t-4-70M660 590q20-40-4-80t10-80M820 610q24-30 4-66t8-60M540 580q-16-30 6-60t-4-60",
    palette.salt,
    9,
    'opacity=".55"',
  );
}
