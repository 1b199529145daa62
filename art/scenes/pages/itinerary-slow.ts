import { bougainvillea } from "../../motifs/plants/bougainvillea.ts";
import { cliff } from "../../motifs/land/cliff.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { flock } from "../../motifs/people/townsfolk.ts";
import { palm } from "../../motifs/plants/plants.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { paraglider } from "../../motifs/vehicles/paraglider.ts";
import { blob, circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import { glints } from "../../motifs/sky/glints.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";

const glow = "#FCD79A";
const horizon = 412;

/** A bench on the clifftop of Lima at sunset, two who have nothing else to do, a paraglider over the sea. */
export function itinerarySlow(sheet: Sheet): string {
  return [
    heavens(sheet),
    sea(sheet),
    coast(sheet),
    place(paraglider(palette.terracotta, palette.brick, palette.sun), 330, 92, 1.2, 1.2, 8),
    garden(sheet),
    bench(),
    couple(),
    lantern(),
    bougainvillea(
      [
        [1080, -10, 260, 150],
        [1190, 60, 120, 200],
        [930, -16, 140, 70],
      ],
      5,
    ),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#4A6A9C"],
      [0.2, "#A592A8"],
      [0.38, "#F0A878"],
      [0.55, glow],
    ]),
    sun(610, 330, 78, "#FFF2C8", 3, 0.2),
    cloudscape(
      sheet,
      [
        [180, 220, 360, 46],
        [860, 180, 420, 52],
      ],
      { light: "#FBD2A4", shade: "#C79AA0" },
      14,
    ),
    flock(
      [
        [720, 250, 26],
        [760, 268, 20],
        [690, 282, 18],
      ],
      palette.indigo,
    ),
  ].join("");
}

function sea(sheet: Sheet): string {
  return [
    rect(
      -10,
      horizon,
      1220,
      350,
      sheet.gradient([
        [0, "#F3BE84"],
        [0.14, "#B98F8C"],
        [0.5, "#4E7590"],
        [1, "#2A4668"],
      ]),
    ),
    path(smooth("760 412!, 840 392, 930 386, 1010 396, 1060 412!"), "#9A7E94"),
    stroke(glints(610, horizon + 6, { count: 24, step: 9, spread: 34 }), "#FFEFC0", 3.4, 'opacity=".85"'),
    stroke(
      "M80 470h90M160 520h120M60 560h90M880 480h110M960 540h130M820 580h90",
      "#E7C2A4",
      3,
      'opacity=".5"',
    ),
  ].join("");
}

function coast(sheet: Sheet): string {
  return [
    cliff(sheet, {
      right: 300,
      foot: 560,
      tall: 168,
      gully: 44,
      seed: 6,
      inks: ["#7A4A3E", "#A86F50", "#C9955F", "#EBC184"],
      fog: glow,
      pale: 0.18,
    }),
    stroke(
      smooth("-20 566!, 120 564, 240 556, 330 540, 300 570, 160 592, -20 600", false),
      "#F7EBD0",
      6,
      'opacity=".8"',
    ),
    mist(sheet, 500, 90, glow, 0.3),
  ].join("");
}

/** The lawn along the edge, with its low wall. */
function garden(sheet: Sheet): string {
  const lawn = smooth("-20 640!, 240 622, 560 616, 900 622, 1220 640!, 1220 780!, -20 780!");
  const posts = Array.from(
    { length: 16 },
    (_, index) => `M${-6 + index * 82} ${Math.round(634 - Math.sin((index / 15) * Math.PI) * 22)}v-44`,
  );
  return [
    stroke(posts.join(""), "#5A4660", 6),
    stroke("M-10 596Q600 548 1210 596M-10 616Q600 568 1210 616", "#5A4660", 4),
    path(
      lawn,
      sheet.gradient([
        [0, "#7E8A4E"],
        [1, "#3C5A42"],
      ]),
    ),
    path(smooth("-20 690!, 300 676, 640 672, 960 680, 1220 696!, 1220 780!, -20 780!"), "#D9A878"),
    path(smooth("-20 740!, 400 724, 800 726, 1220 744!, 1220 780!, -20 780!"), "#B98460"),
    stipple(sheet, lawn, palette.night, [0.2, 0, 1, 0.6], 0.5, 22),
    palm(1120, 700, 420, "#4E3A48", "#7E8E52", "#3F5A4E"),
    palm(60, 690, 300, "#4E3A48", "#7E8E52", "#3F5A4E"),
  ].join("");
}

function bench(): string {
  const slat = (y: number, thick: number, ink: string) => rect(430, y, 350, thick, ink, 'rx="5"');
  return [
    ellipse(640, 712, 240, 12, palette.night, 'opacity=".35"'),
    stroke("M462 700V600M748 700V600M470 706l-14-4M756 706l-14-4", "#2E2A44", 10),
    slat(644, 14, "#7A4A3A"),
    slat(620, 12, "#8E5A42"),
    slat(596, 12, "#A56B4A"),
    slat(572, 12, "#B97C54"),
    stroke("M430 652Q416 640 426 612M780 652Q794 640 784 612", "#2E2A44", 7),
  ].join("");
}

/** Seen from behind, over the bench's back: her head on his shoulder. */
function couple(): string {
  const shade = 'opacity=".26"';
  const he = [
    blob("-58 74!, -56 20, -40 -6, 0 -14, 40 -6, 56 20, 58 74!", palette.indigo),
    path("M10-13q30 2 42 26l6 61H20q8-50-10-87z", palette.night, shade),
    path("M-14-34h28v24h-28z", palette.clay),
    circle(0, -52, 27, "#D9D2C6"),
    path("M-28-54q0-32 28-32t28 32q-28 12-56 0z", palette.sand),
    ellipse(0, -58, 44, 9, palette.sand),
    stroke("M-27-63q27 9 54 0", palette.brick, 5),
  ].join("");
  const she = [
    blob("-50 74!, -50 24, -34 0, 0 -8, 34 0, 50 24, 50 74!", palette.terracotta),
    path("M8-7q24 4 34 22l8 59H16q8-40-8-81z", palette.night, shade),
    stroke("M-48 40q48 14 96 0", palette.sun, 5),
    path("M-10-26h20v22h-20z", palette.clay),
    blob("-26 -44, -18 -68, 0 -74, 20 -66, 28 -42, 20 -22, 0 -14, -20 -22", "#8E867E"),
    circle(2, -70, 12, "#A59C92"),
  ].join("");
  // The bench's back hides them below their shoulders.
  return [
    place(he, 560, 520, 1.02),
    place(she, 652, 530, 1, 1, -7),
    rect(430, 572, 350, 12, "#B97C54", 'rx="5"'),
    rect(430, 596, 350, 12, "#A56B4A", 'rx="5"'),
    stroke("M462 640V566M748 640V566", "#2E2A44", 10),
  ].join("");
}

function lantern(): string {
  return place(
    [
      circle(0, -300, 64, palette.glow, 'opacity=".22"'),
      circle(0, -300, 36, palette.glow, 'opacity=".3"'),
      stroke("M0 0V-270", "#2E2A44", 9),
      path("M-18-270h36l8-50h-52z", "#FFF0BC"),
      path("M-18-270h36v6h-36zM-30-320h60l-14-18h-32z", "#2E2A44"),
      stroke("M-12-270l-6-50M12-270l6-50", "#2E2A44", 3),
      path("M-16 0h32l-6-22h-20z", mix("#2E2A44", palette.night, 0.4)),
    ].join(""),
    226,
    700,
  );
}
