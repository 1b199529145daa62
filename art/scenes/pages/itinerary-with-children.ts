import { child } from "../../motifs/people/child.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { datePalm } from "../../motifs/plants/date-palm.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { blob, circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky, sun, veil } from "../../motifs/sky/sky.ts";

/** Two children on their boards down the dune of Huacachina, the oasis below, the third still waving from the top. */
export function itineraryWithChildren(sheet: Sheet): string {
  return [heavens(sheet), farDunes(sheet), oasis(sheet), greatDune(sheet), riders(), paperGrain(sheet)].join(
    "",
  );
}

function heavens(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2C86A6"],
      [0.3, "#9AD0C8"],
      [0.52, "#FCE9BC"],
    ]),
    sun(930, 150, 66, "#FFF6D0", 3, 0.22),
    cloudscape(
      sheet,
      [
        [560, 120, 380, 64],
        [1110, 240, 280, 40],
      ],
      { light: "#FFFBF0", shade: "#D9E6DE" },
      10,
    ),
  ].join("");
}

function farDunes(sheet: Sheet): string {
  return [
    path(
      smooth(
        "300 470!, 430 400, 560 340, 650 300 .3, 760 352, 880 376, 1010 330 .3, 1110 366, 1220 390!, 1220 620!, 300 620!",
      ),
      "#F4CE8C",
    ),
    path(smooth("650 300!, 760 352, 880 376, 940 420, 880 470!, 700 470!, 720 410, 680 350"), "#D9A066"),
    path(smooth("1010 330!, 1110 366, 1220 390!, 1220 520!, 1090 500, 1060 420"), "#D9A066"),
    veil(sheet, 330, 190, "#FCE9BC", 0.7),
  ].join("");
}

function oasis(sheet: Sheet): string {
  const lake = smooth(
    "640 640!, 720 604, 860 588, 1010 594, 1120 616, 1220 628!, 1220 700!, 900 716, 700 690",
  );
  const house = (x: number, y: number, wide: number, ink: string) =>
    [
      rect(x, y - wide * 0.56, wide, wide * 0.56, ink),
      rect(x + wide * 0.72, y - wide * 0.56, wide * 0.28, wide * 0.56, palette.night, 'opacity=".22"'),
      path(`M${x - 6} ${y - wide * 0.56}h${wide + 12}l-10-16h-${wide - 8}z`, palette.terracotta),
      rect(x + wide * 0.16, y - wide * 0.36, wide * 0.14, wide * 0.36, palette.bark),
      rect(x + wide * 0.46, y - wide * 0.38, wide * 0.16, wide * 0.18, palette.sea),
    ].join("");
  const palms = [
    [690, 600, 150],
    [742, 586, 190],
    [800, 580, 140],
    [1010, 580, 180],
    [1070, 590, 220],
    [1130, 600, 170],
    [1190, 612, 230],
  ] as const;
  return [
    path(smooth("560 640!, 700 560, 880 548, 1060 556, 1220 580!, 1220 780!, 560 780!"), "#E2AE6A"),
    path(smooth("660 606!, 760 572, 900 562, 1060 570, 1220 596!, 1220 640!, 660 640!"), "#6E8E50"),
    house(850, 590, 66, "#FBE9C4"),
    house(926, 586, 54, "#F0B88C"),
    ...palms.map(([x, y, size]) => datePalm(x, y, size, palette.bark, "#86A450", "#3F6A48")),
    path(
      lake,
      sheet.gradient([
        [0, "#8CCDB8"],
        [0.4, "#3F9A94"],
        [1, "#1F6670"],
      ]),
    ),
    stroke("M760 620h110M900 640h140M800 660h90M1060 650h120M940 680h100", "#F2F6E0", 3.4, 'opacity=".7"'),
    path("M986 634h60l-10 12h-40z", palette.terracotta),
    circle(1004, 626, 6, palette.bark),
    circle(1026, 626, 6, palette.bark),
  ].join("");
}

const crest = "-20 96!, 60 120, 130 150 .3, 230 236, 350 340, 480 440, 620 540, 760 640, 860 780!, -20 780!";

function greatDune(sheet: Sheet): string {
  const whole = smooth(crest);
  const tracks = [
    "M150 172Q300 330 470 470T640 606",
    "M166 176Q330 316 500 444T720 620",
    "M120 190Q220 360 330 470T420 590",
  ].join("");
  return [
    path(
      whole,
      sheet.gradient([
        [0, "#FBDD98"],
        [0.6, "#F0B868"],
        [1, "#D98E4A"],
      ]),
    ),
    path(
      smooth("-20 96!, 60 120, 130 150!, 120 240, 190 330, 150 440, 230 560, 190 680, 250 780!, -20 780!"),
      "#C97A44",
    ),
    path(smooth("-20 240!, 40 300, 30 400, 100 520, 60 640, 110 780!, -20 780!"), "#A9583A"),
    stipple(sheet, whole, palette.brick, [1, 0, 0, 1], 0.5, 22),
    stroke(tracks, "#FFF0C4", 5, 'opacity=".8"'),
    stroke(
      "M300 420q90 40 150 120M360 560q80 50 120 140M520 560q70 60 110 130M250 640q60 50 90 130",
      "#D9904E",
      3,
      'opacity=".5"',
    ),
  ].join("");
}

/** A child sitting on a board, both arms up, sliding down to the right; 100 units long, the board's middle at 0, 0. */
function slider(shirt: string, shorts: string, hair: string): string {
  return [
    ellipse(6, 14, 74, 8, palette.night, 'opacity=".25"'),
    path("M-66 6q-8-10 4-12h110q26 0 34-16 4 22-16 28z", palette.sea),
    path("M-66 6q-4-4 2-6h112q22-2 32-18 2 18-14 24z", palette.deep),
    stroke("M-8-10L34-26 56-12", shorts, 17),
    stroke("M56-12l8-4", palette.clay, 9) + path("M58-22l14 0 2 14h-14z", palette.terracotta),
    blob("-26 -6!, -30 -40, -22 -60, -4 -64, 8 -56, 12 -30, 6 -4!", shirt),
    path("M-2-64q12 4 14 34l-6 26h-10q6-34 2-60z", palette.night, 'opacity=".2"'),
    stroke("M-20-54L-46-84M2-56L30-88", shirt, 10),
    circle(-50, -90, 6, palette.clay) + circle(34, -94, 6, palette.clay),
    circle(-6, -80, 17, palette.clay),
    path("M-24-80q-2-20 18-20t18 16q-14-6-22 2-8 4-14 2z", hair),
    path("M2-76q4 4 8 0", "none", `stroke="${palette.brick}" stroke-width="2.6" stroke-linecap="round"`),
    circle(4, -84, 2, palette.night),
  ].join("");
}

function riders(): string {
  const puffs = [
    [286, 404, 26],
    [262, 392, 20],
    [240, 372, 14],
    [514, 592, 34],
    [484, 574, 26],
    [456, 556, 18],
  ] as const;
  return [
    ...puffs.map(([x, y, size]) => circle(x, y, size, "#FFE9B8", 'opacity=".75"')),
    place(slider(palette.terracotta, palette.indigo, palette.night), 352, 414, 1, 1, 38),
    place(slider(palette.sun, palette.maize, "#7A4A2A"), 606, 612, 1.3, 1.3, 34),
    place(child({ shirt: mix(palette.sea, palette.salt, 0.2), shorts: palette.brick }), 118, 44, 1.12),
  ].join("");
}
