import { apartmentBlocks } from "../../motifs/buildings/apartment-blocks.ts";
import { doughnutCart } from "../../motifs/objects/doughnut-cart.ts";
import { flock, townswoman } from "../../motifs/people/townsfolk.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { paraglider } from "../../motifs/vehicles/paraglider.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sittingCat } from "../../motifs/animals/sitting-cat.ts";
import { stand } from "../../motifs/people/hiker.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";
import { surfer } from "../../motifs/people/surfer.ts";

const fog = "#F1EFE2";

/** Lima under its lid of fog: a surfer and an office worker at the same crossing, doughnuts in the pan, the bay behind. */
export function placeLima(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#A9C4C4"],
      [0.3, "#DDE3D6"],
      [0.5, fog],
    ]),
    sun(250, 148, 48, "#FFFBEA", 3, 0.22),
    bay(sheet),
    place(paraglider("#D9603A", "#B23A2A", "#F2E9D2"), 560, 96, 0.62, 0.62, -6),
    flock(
      [
        [120, 250, 24],
        [170, 268, 18],
        [86, 276, 16],
      ],
      "#6E8C92",
    ),
    bench(sheet),
    street(sheet),
    people(),
    paperGrain(sheet),
  ].join("");
}

/** The curve of the cliffs in three depths of fog, and the surf at their foot. */
function bay(sheet: Sheet): string {
  const swell = Array.from({ length: 16 }, (_, index) => {
    const x = (index * 137) % 620;
    return `M${x} ${372 + ((index * 29) % 120)}q18-6 36 0t36 0`;
  });
  return [
    rect(
      0,
      338,
      1200,
      200,
      sheet.gradient([
        [0.45, "#B9D0C8"],
        [0.56, "#7FB0AE"],
        [0.7, "#3F8590"],
      ]),
    ),
    stroke(swell.join(""), "#E6F0E6", 3, 'opacity=".55"'),
    path(smooth("330 346!, 460 322, 640 306, 820 292, 1220 286!, 1220 380!, 700 372, 480 352"), "#C3C6B4"),
    apartmentBlocks(
      { from: 480, to: 800, yFrom: 322, yTo: 300, count: 15, size: 0.9, seed: 3 },
      { lit: "#D6D8CA", dark: "#BFC4BA", window: "#AEBBB6" },
    ),
    mist(sheet, 240, 130, fog, 0.85),
    path(
      smooth(
        "560 400!, 660 372, 720 322, 800 300, 920 286, 1060 276, 1220 270!, 1220 460!, 900 450, 700 426",
      ),
      "#B39C7E",
    ),
    stroke(
      "M760 322l-26 60M820 312l-20 84M884 304l-16 100M952 298l-10 116M1030 290l-8 128M1110 286v136",
      "#937A62",
      5,
      'opacity=".55"',
    ),
    path(
      smooth("724 322!, 800 300, 920 286, 1060 276, 1220 270!, 1220 284!, 1060 290, 920 300, 804 314"),
      "#7E9A66",
    ),
    apartmentBlocks(
      { from: 790, to: 1010, yFrom: 306, yTo: 284, count: 8, size: 1.9, seed: 8 },
      { lit: "#EADFC8", dark: "#BFAE9A", window: "#93A8A8" },
    ),
    apartmentBlocks(
      { from: 1004, to: 1230, yFrom: 282, yTo: 276, count: 6, size: 2.9, seed: 5 },
      { lit: "#F3E6CB", dark: "#C0A48C", window: "#7C9AA2" },
    ),
    mist(sheet, 120, 130, fog, 0.9),
    mist(sheet, 330, 110, fog, 0.5),
    // The strand with its road, and three lines of surf.
    path(smooth("560 404!, 700 424, 900 446, 1220 462!, 1220 500!, 900 470, 690 442"), "#D8C29A"),
    stroke("M596 412Q760 446 920 462T1220 486", "#6E6A66", 5, 'opacity=".7"'),
    ...[0, 1, 2].map((row) =>
      stroke(
        smooth(
          [
            [470 - row * 40, 408 + row * 14],
            [660 - row * 20, 442 + row * 16],
            [880, 482 + row * 18],
            [1220, 516 + row * 16],
          ],
          false,
        ),
        "#FBFBF0",
        8 - row * 2,
        `opacity="${0.95 - row * 0.2}"`,
      ),
    ),
    ...[
      [560, 446],
      [640, 470],
      [400, 430],
      [470, 452],
    ].map(
      ([x = 0, y = 0]) =>
        stroke(`M${x - 9} ${y}h18`, "#FFFFFF", 3.4) +
        stroke(`M${x} ${y - 2}v-9`, "#26343C", 4) +
        circle(x, y - 14, 2.6, palette.bark),
    ),
  ].join("");
}

/** The mosaic bench of the Parque del Amor, in waves along the edge. */
function bench(sheet: Sheet): string {
  const top = Array.from({ length: 13 }, (_, at): [number, number] => [-20 + at * 104, at % 2 ? 474 : 512]);
  const wall = `${smooth(top, false)}L1228 584H-20z`;
  const inks = ["#C4472E", "#2F6E86", "#E9A93C", "#F6EEDA", "#4F8A6A", "#8E4A6E"];
  const tiles = Array.from({ length: 150 }, (_, at) => {
    const x = -14 + (at % 50) * 25 + ((at * 7) % 9);
    const y = 496 + Math.floor(at / 50) * 28 + ((at * 11) % 12);
    const turn = (at * 37) % 20;
    return path(
      `M${x} ${y}l${13 + (turn % 7)} ${(turn % 9) - 4} 4 ${13 + (turn % 5)}-${15 + (turn % 6)} ${4 - (turn % 7)}z`,
      inks[(at * 5 + Math.floor(at / 7)) % inks.length] ?? palette.sun,
    );
  });
  return [
    path(wall, "#E4D6B8"),
    sheet.clip(wall, tiles.join("")),
    path(
      `${smooth(top, false)}L1228 524${smooth(top.map(([x, y]): [number, number] => [x, y + 12]).toReversed(), false).replace("M", "L")}z`,
      "#FBF4E0",
    ),
    path("M-20 560H1220V590H-20z", palette.night, 'opacity=".16"'),
  ].join("");
}

/** Pavement, kerb and the white bars of the crossing. */
function street(sheet: Sheet): string {
  const bars = Array.from({ length: 6 }, (_, at) => `M${40 + at * 100} 712h62l-30 60h-74z`);
  return [
    path("M-20 580H1220V690H-20z", "#DCCFB2"),
    stroke("M-20 616H1220M-20 652H1220", "#B9A888", 3, 'opacity=".6"'),
    stroke(
      Array.from({ length: 12 }, (_, at) => `M${60 + at * 104} 582l-26 108`).join(""),
      "#B9A888",
      3,
      'opacity=".5"',
    ),
    stipple(sheet, "M-20 580H1220V690H-20z", "#6E5A48", [0, 0, 0, 1], 0.3, 20),
    path("M-20 688H1220v16H-20z", "#F0C34A"),
    path(Array.from({ length: 13 }, (_, at) => `M${at * 100 - 30} 688h50v16h-50z`).join(""), "#8A857C"),
    path("M-20 703H1220V770H-20z", "#5F6468"),
    path(bars.join(""), "#F2EFE4"),
  ].join("");
}

function people(): string {
  const light = [
    stroke("M0 0V-300", "#3A4148", 9),
    path("M-24-352h48v74h-48z", "#2A3036"),
    path("M0-352h24v74H0z", palette.night, 'opacity=".3"'),
    circle(0, -333, 11, "#E2503A") + circle(0, -298, 11, "#3F5A4A"),
    stroke("M-4-333a7 7 0 0 1 4-5", "#FFC6B4", 2.6),
  ].join("");
  const briefcase = path("M14 56h20v15H14z", "#7A4A2E") + stroke("M19 56v-4h10v4", "#7A4A2E", 2.4);
  const face = [
    circle(0, 18, 6.8, palette.clay),
    path("M-7.4 17q0-10 7.4-10t7.4 10q-6-1-8-6-2 5-6.8 6z", "#2A1E22"),
    circle(-2.6, 18, 0.8, palette.night) + circle(2.6, 18, 0.8, palette.night),
    stroke("M-2 21.6h4", palette.brick, 1),
  ].join("");
  return [
    place(light, 92, 690, 0.92),
    ellipse(330, 694, 74, 9, palette.night, 'opacity=".25"'),
    ellipse(330, 697, 46, 6, "#8FA3A6", 'opacity=".6"'),
    stand(surfer(), 330, 694, 262),
    ellipse(520, 694, 52, 8, palette.night, 'opacity=".25"'),
    stand(
      briefcase + townswoman({ dress: "#3A4A6E", hair: "#2A1E22", sash: "#E9A93C" }) + face,
      520,
      692,
      236,
    ),
    place(doughnutCart(), 872, 690, 1.04),
    ...[
      [820, 540, 14],
      [840, 496, 18],
      [818, 452, 22],
    ].map(([x = 0, y = 0, size = 0]) =>
      stroke(`M${x} ${y}q-${size}-14 0-28t0-26`, "#FFFFFF", 5, 'opacity=".55"'),
    ),
    place(sittingCat("#C98A4A", "#9A6234", "#F3E3C4"), 700, 690, 1.15),
    place(sittingCat("#4A4450", "#332E3A", "#EDE6D8"), 1096, 668, -0.9, 0.9),
  ].join("");
}
