import { crag } from "../crag.ts";
import { paper, stipple } from "../grain.ts";
import { mix, palette } from "../palette.ts";
import { land, ridge } from "../ridge.ts";
import { band, blob, circle, path, points, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, sun, veil } from "../sky.ts";
import { weave } from "../textile.ts";

/** Somebody in chullo and poncho, from behind, looking at the snows. */
export function fashions(sheet: Sheet): string {
  return [view(sheet), poncho(sheet), chullo(sheet), paper(sheet)].join("");
}

function view(sheet: Sheet): string {
  const haze = "#F9E4B8";
  return [
    sky(sheet, [
      [0, "#E3B47A"],
      [0.3, "#F6D9A0"],
      [0.55, "#FBEBC8"],
    ]),
    sun(250, 210, 74, "#FFF8E2", 4, 0.22),
    crag(
      points(
        "-20 420, 90 330, 190 270, 270 300, 380 210, 440 160, 500 220, 580 290, 680 250, 780 160, 850 96, 920 170, 980 150, 1060 240, 1140 300, 1230 330",
      ),
      { light: "#B49AA0", dark: "#8A7C9A", snow: "#FFFBF2", snowDark: "#CFCBDA" },
      { seed: 44, snowLine: 300, lean: 0.3 },
    ),
    veil(sheet, 260, 190, haze, 0.9),
    land(ridge({ y: 450, swing: 60, seed: 24, wave: 560, pointed: 0.6 }), "#A9A088"),
    veil(sheet, 420, 150, haze, 0.55),
    land(ridge({ y: 540, swing: 50, seed: 34, wave: 620, pointed: 0.4 }), "#7E9468"),
    land(ridge({ y: 620, swing: 40, seed: 40, wave: 520, pointed: 0.3 }), palette.coca),
  ].join("");
}

const body = smooth(
  "520 380!, 600 366, 680 380!, 760 424, 830 500, 890 610, 940 770!, 260 770!, 310 610, 370 500, 440 424",
);

function poncho(sheet: Sheet): string {
  const bands = weave(0, 0, 900, [
    ["plain", 30, palette.terracotta],
    ["plain", 6, palette.sun],
    ["plain", 14, palette.indigo],
    ["plain", 6, palette.sun],
    ["plain", 30, palette.terracotta],
    ["plain", 8, palette.maize],
    ["diamonds", 44, palette.indigo, palette.glow],
    ["plain", 8, palette.maize],
    ["plain", 34, palette.terracotta],
    ["plain", 6, palette.salt],
    ["zigzag", 34, palette.coca, palette.sand],
    ["plain", 6, palette.salt],
    ["plain", 34, palette.terracotta],
    ["plain", 8, palette.maize],
    ["steps", 44, palette.indigo, palette.clay],
    ["plain", 8, palette.maize],
    ["plain", 30, palette.terracotta],
    ["plain", 6, palette.sun],
    ["plain", 14, palette.indigo],
    ["plain", 6, palette.sun],
    ["plain", 60, palette.terracotta],
  ]);
  const half = (skew: number, x: number, y: number) =>
    `<g transform="matrix(1 ${skew} 0 1 ${x} ${y})">${bands}</g>`;
  const shade = smooth("640 360!, 700 440, 690 560, 730 680, 720 780!, 980 780!, 980 560!, 760 380!");
  return sheet.clip(
    body,
    [
      path(body, palette.terracotta),
      sheet.clip("M0 0h600v800H0z", half(-0.28, -300, 628)),
      sheet.clip("M600 0h600v800H600z", half(0.28, 600, 376)),
      path(shade, palette.night, 'opacity=".34"'),
      path(
        smooth("520 420!, 470 520, 480 620, 430 780!, 470 780!, 530 640, 510 540"),
        palette.night,
        'opacity=".2"',
      ),
      path(
        smooth("600 400!, 590 520, 604 640, 592 780!, 612 780!, 616 640, 606 520"),
        palette.night,
        'opacity=".3"',
      ),
      stipple(sheet, body, palette.night, [0.2, 0, 1, 0.5], 0.9),
    ].join(""),
  );
}

function chullo(sheet: Sheet): string {
  const cap = smooth("600 84!, 548 108, 506 160, 486 236, 484 300!, 716 300!, 714 236, 694 160, 652 108");
  const flapLeft = smooth("484 296!, 480 340, 492 388, 514 416!, 540 380, 552 330, 556 296!");
  const flapRight = smooth("716 296!, 720 340, 708 388, 686 416!, 660 380, 648 330, 644 296!");
  const knit = weave(470, 130, 270, [
    ["teeth", 26, palette.indigo, palette.sun],
    ["plain", 8, palette.terracotta],
    ["diamonds", 38, palette.salt, palette.terracotta],
    ["plain", 8, palette.coca],
    ["steps", 34, palette.maize, palette.sun],
    ["plain", 8, palette.coca],
    ["zigzag", 30, palette.salt, palette.indigo],
    ["plain", 22, palette.terracotta],
  ]);
  const hair = blob("520 290!, 680 290!, 690 350, 660 400, 600 412, 540 400, 510 350", palette.night);
  const braid = (x: number, way: number) =>
    stroke(`M${x} 412q${way * 14} 40 ${way * 6} 96`, palette.terracotta, 11) +
    band(`M${x} 412q${way * 14} 40 ${way * 6} 96`, palette.sun, 11, 'stroke-dasharray="5 9"') +
    path(`M${x + way * 6 - 12} 506h24l6 46q-18 8-36 0z`, palette.sun) +
    stroke(
      `M${x + way * 6 - 6} 514l-4 36M${x + way * 6} 514v40M${x + way * 6 + 6} 514l4 36`,
      palette.terracotta,
      3,
    ) +
    path(`M${x + way * 6 - 13} 504h26v10h-26z`, palette.indigo);
  const shade = smooth("610 80!, 650 150, 656 220, 640 310!, 760 310!, 740 150");
  return [
    path(smooth("540 340!, 660 340!, 672 384, 640 408, 560 408, 528 384"), "#8E4F38"),
    hair,
    path(flapLeft, palette.terracotta),
    path(flapRight, palette.brick),
    stroke("M494 300q-2 60 20 96 20-30 30-96", palette.sun, 4),
    stroke("M706 300q2 60-20 96-20-30-30-96", mix(palette.sun, palette.brick, 0.4), 4),
    sheet.clip(cap, path(cap, palette.indigo) + knit + path(shade, palette.night, 'opacity=".36"')),
    stipple(sheet, cap, palette.night, [0.3, 0, 1, 0.3], 0.9),
    path("M482 292h236v16q-118 16-236 0z", palette.brick),
    braid(514, -1),
    braid(686, 1),
    pompom(),
  ].join("");
}

function pompom(): string {
  const strands = Array.from({ length: 26 }, (_, index) => {
    const turn = (index / 26) * 2 * Math.PI;
    return `M600 74L${Math.round(600 + Math.cos(turn) * 40)} ${Math.round(74 + Math.sin(turn) * 38)}`;
  });
  return (
    stroke(strands.join(""), palette.terracotta, 8) +
    circle(600, 74, 32, palette.terracotta) +
    stroke("M600 74l30 12M600 74l22 26M600 74l6 34M600 74l34-6", palette.brick, 6) +
    stroke("M590 66l-18-14M592 62l-8-22M586 74l-22 0M600 60v-24", palette.sun, 5)
  );
}
