import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { band, blob, circle, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { sky, sun, veil } from "../../motifs/sky/sky.ts";
import { weave } from "../../motifs/objects/textile.ts";

const crest: Crest = [
  [-20, 242, 32],
  [90, 242, 122],
  [190, 242, 182],
  [270, 242, 152],
  [380, 242, 242],
  [440, 242, 292],
  [500, 242, 232],
  [580, 242, 162],
  [680, 242, 202],
  [780, 242, 292],
  [850, 242, 356],
  [920, 242, 282],
  [980, 242, 302],
  [1060, 242, 212],
  [1140, 242, 152],
  [1230, 242, 122],
];

/** A portrait in profile, in chullo and poncho, the snows behind. */
export function fashions(sheet: Sheet): string {
  return [view(sheet), place(poncho(sheet), 12, 152), place(head(sheet), 8, 22), paperGrain(sheet)].join("");
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
    snowRange(sheet, crest, {
      foot: 480,
      seed: 44,
      snowFrom: 150,
      haze: [haze, 0.35, 0.9],
      from: -20,
      to: 1230,
    }),
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

const skin = { lit: "#D08A5C", plain: "#B06A45", dark: "#84492F" };

/** The head in profile, facing left into the light. */
function head(sheet: Sheet): string {
  const face = smooth(
    "486 270!, 480 300, 470 322, 474 340 .4, 462 364, 440 396 .5, 444 406 .4, 464 411 .3, 458 424 .5, 456 432 .4, 465 438 .2, 458 448 .5, 464 461 .4, 460 478, 474 500, 504 508, 540 502, 562 496 .5, 566 530, 556 600!, 700 600!, 700 270!",
  );
  const half = smooth(
    "524 290!, 534 340, 548 372, 528 404, 536 440, 520 470, 526 496, 500 520!, 740 620!, 740 290!",
  );
  const dark = smooth(
    "508 512!, 552 496, 588 462, 606 410, 600 340, 606 280!, 740 280!, 740 620!, 530 620!, 552 560, 556 520",
  );
  return [
    path(face, skin.lit),
    sheet.clip(face, path(half, skin.plain) + path(dark, skin.dark)),
    path(
      smooth("620 280!, 722 280!, 736 340, 732 410, 712 470, 676 480, 650 440, 664 390, 640 340"),
      palette.night,
    ),
    stroke("M700 300q18 70-2 140M680 330q14 60 2 110", palette.dusk, 3, 'opacity=".6"'),
    stipple(sheet, face, palette.brick, [0, 0, 1, 0.5], 0.5),
    features(),
    nape(),
    chullo(sheet),
  ].join("");
}

function features(): string {
  return [
    stroke("M476 330q16-10 40-4", palette.night, 6),
    path("M481 354q12-9 28 1-12 8-26 5z", "#F4E3CC") +
      path("M484 351q8-4 12 2-1 7-7 8-6-3-5-10z", palette.night),
    stroke("M479 353q15-11 34 1", palette.night, 4) + stroke("M484 361q10 2 20-2", skin.plain, 2.4),
    stroke("M466 400q6-10 16-4 4 6 2 12", skin.dark, 4),
    path("M458 424q10-6 28 12-12 0-21 2-9-6-7-14z", "#8E3B30") +
      path("M465 438q10-2 21-2-10 16-27 13-4-6 6-11z", "#B25645"),
    stroke("M466 464q10 4 18 0", skin.plain, 4),
    path(smooth("500 400, 522 390, 544 402, 540 424, 516 430, 500 418"), palette.terracotta, 'opacity=".35"'),
  ].join("");
}

/** The plait that hangs forward over the shoulder, and the collar. */
function nape(): string {
  const knots = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = [694 - index * 3, 446 + index * 31];
    return (
      blob(`${x - 24} ${y}, ${x} ${y - 20}, ${x + 24} ${y}, ${x} ${y + 26}`, palette.night) +
      stroke(`M${x - 14} ${y - 4}q8-10 16-8M${x - 12} ${y + 6}q6-8 12-8`, palette.dusk, 2.6)
    );
  });
  return [
    path(smooth("534 548!, 630 592, 724 530!, 752 588, 640 636, 510 594"), palette.salt),
    stroke("M522 574q108 46 218-14", palette.terracotta, 7),
    path(smooth("650 588, 724 530!, 752 588, 650 636"), palette.night, 'opacity=".25"'),
    ...knots,
    path("M660 686l26 4-4 34q-14 6-28-2z", palette.sun),
  ].join("");
}

function chullo(sheet: Sheet): string {
  const cap = smooth("606 66!, 556 88, 510 138, 482 214, 476 292!, 724 292!, 732 230, 712 150, 660 90");
  const flap = smooth("572 286!, 566 340, 584 394, 616 424!, 648 394, 668 340, 664 286!");
  const knit = weave(470, 120, 270, [
    ["teeth", 26, palette.indigo, palette.sun],
    ["plain", 8, palette.terracotta],
    ["diamonds", 38, palette.salt, palette.terracotta],
    ["plain", 8, palette.coca],
    ["steps", 34, palette.maize, palette.sun],
    ["plain", 8, palette.coca],
    ["zigzag", 30, palette.salt, palette.indigo],
    ["plain", 22, palette.terracotta],
  ]);
  const cord = "M616 420q-12 50-4 104";
  const shade = smooth("620 60!, 660 140, 668 210, 652 300!, 760 300!, 760 100!");
  return [
    path(smooth("578 296!, 590 400, 640 440, 690 380, 690 290!"), palette.night, 'opacity=".35"'),
    path(flap, palette.terracotta),
    sheet.clip(flap, path("M624 280h60v160h-70q24-70 10-160z", palette.brick)),
    stroke("M584 292q-4 66 32 116 32-50 36-116", palette.sun, 4),
    sheet.clip(cap, path(cap, palette.indigo) + knit + path(shade, palette.night, 'opacity=".36"')),
    stipple(sheet, cap, palette.night, [0.3, 0, 1, 0.3], 0.9),
    path("M472 282q130 16 256 0l2 20q-130 18-260 0z", palette.brick),
    stroke(cord, palette.terracotta, 11) + band(cord, palette.sun, 11, 'stroke-dasharray="5 9"'),
    path("M598 520h26l6 48q-18 8-38 0z", palette.sun) +
      stroke("M604 530l-4 36M611 530v40M618 530l4 36", palette.terracotta, 3),
    path("M598 518h27v10h-27z", palette.indigo),
    pompom(),
  ].join("");
}

function pompom(): string {
  const strands = Array.from({ length: 26 }, (_, index) => {
    const turn = (index / 26) * 2 * Math.PI;
    return `M604 56L${Math.round(600 + Math.cos(turn) * 40)} ${Math.round(56 + Math.sin(turn) * 38)}`;
  });
  return (
    stroke(strands.join(""), palette.terracotta, 8) +
    circle(600, 56, 32, palette.terracotta) +
    stroke("M604 56l30 12M604 56l22 26M604 56l6 34M604 56l34-6", palette.brick, 6) +
    stroke("M590 66l-18-14M592 62l-8-22M586 56l-22 0M600 60v-24", palette.sun, 5)
  );
}
