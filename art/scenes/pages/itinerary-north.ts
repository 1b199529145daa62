import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { flock } from "../../motifs/people/townsfolk.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { reedRider } from "../../motifs/vehicles/reed-rider.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";

const haze = "#FBE3B4";
const horizon = 300;

/** Huanchaco: fishermen riding home on bundles of reed, the adobe of Chan Chan with its fish and birds in front. */
export function itineraryNorth(sheet: Sheet): string {
  return [
    heavens(sheet),
    sea(sheet),
    place(reedRider(palette.terracotta, palette.straw), 800, 420, 0.62),
    swell(452, 0.5),
    place(reedRider(palette.sun, palette.salt), 330, 470, 0.86),
    swell(506, 0.8),
    place(reedRider(palette.sea, palette.brick), 660, 540, 1.24),
    surf(),
    beach(sheet),
    drying(),
    wall(sheet),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2F7F96"],
      [0.22, "#9FCFC0"],
      [0.42, haze],
    ]),
    sun(980, 170, 60, "#FFF4CC", 3, 0.22),
    cloudscape(
      sheet,
      [
        [330, 120, 420, 70],
        [1120, 96, 260, 40],
      ],
      { light: "#FFFAEA", shade: "#DDE4D0" },
      3,
    ),
    path(smooth("-20 302!, -20 262!, 60 256, 140 270, 220 258, 300 272, 380 284, 470 302!"), "#C7A48C"),
    mist(sheet, 230, 80, haze, 0.6),
    flock(
      [
        [520, 190, 34],
        [566, 208, 28],
        [610, 200, 24],
        [480, 214, 22],
      ],
      palette.deep,
    ),
  ].join("");
}

function sea(sheet: Sheet): string {
  return [
    rect(
      -10,
      horizon,
      1220,
      330,
      sheet.gradient([
        [0, "#A9D6C0"],
        [0.2, "#4FA6A2"],
        [0.6, palette.sea],
        [1, palette.deep],
      ]),
    ),
    // The long pier of the village.
    path("M1220 318H760v8h460z", "#7A5A50"),
    stroke(
      Array.from({ length: 18 }, (_, index) => `M${770 + index * 26} 324v${14 + index}`).join(""),
      "#7A5A50",
      4,
    ),
    path("M760 318v-16h30v16zM756 302h38l-8-10h-22z", palette.terracotta),
    stroke(
      "M80 334h120M260 350h90M480 336h140M130 372h160M520 372h110M900 372h140M60 410h110M980 410h150",
      "#EAF3DC",
      3,
      'opacity=".6"',
    ),
  ].join("");
}

/** A breaking wave from side to side at `y`; `size` 1 is 40 units high. */
function swell(y: number, size: number): string {
  const at = (x: number) => Math.round(y + Math.sin(x / 150 + y) * 10 * size);
  const crest = Array.from({ length: 26 }, (_, index) => `${-20 + index * 50} ${at(index * 50)}`).join(", ");
  const foam = Array.from({ length: 40 }, (_, index) => {
    const x = -10 + index * 31;
    return ellipse(x, at(x) + 3 * size, 22 * size + (index % 3) * 5, 9 * size, "#F7FAEC");
  }).join("");
  return [
    path(
      `${smooth(crest, false)}L1230 ${y + 60}L-20 ${y + 60}z`,
      mix(palette.sea, palette.deep, 0.3),
      'opacity=".8"',
    ),
    stroke(smooth(crest, false), "#8FD0BE", 8 * size),
    foam,
  ].join("");
}

function surf(): string {
  return [
    path(
      smooth("-20 560!, 140 548, 320 566, 520 556, 740 572, 940 560, 1220 574!, 1220 640!, -20 640!"),
      "#DDEFE0",
    ),
    path(
      smooth("-20 576!, 160 566, 340 582, 560 572, 760 588, 960 576, 1220 590!, 1220 650!, -20 650!"),
      "#B9D9C6",
      'opacity=".8"',
    ),
  ].join("");
}

function beach(sheet: Sheet): string {
  const sand = smooth("-20 600!, 200 590, 420 606, 640 596, 860 612, 1220 602!, 1220 780!, -20 780!");
  return [
    path(sand, "#F7EBCB"),
    path(
      smooth("-20 610!, 200 600, 420 616, 640 606, 860 622, 1220 612!, 1220 780!, -20 780!"),
      sheet.gradient([
        [0, "#C99A68"],
        [0.3, "#E3BE86"],
        [1, "#D3A468"],
      ]),
    ),
  ].join("");
}

/** Boats stood upright to dry. */
function drying(): string {
  const boat = (x: number, y: number, size: number, lean: number) =>
    place(
      [
        ellipse(30, 2, 60, 8, palette.night, 'opacity=".28"'),
        path("M-22 0q-6-120 4-200 8-60 26-84 6 40 12 90 10 90 2 194z", "#D9B05E"),
        path("M4-284q8-18 4 0 6 40 12 90 10 90 2 194H8q8-150-4-284z", "#A87C3C"),
        stroke("M-22-30h44M-22-80h46M-20-130h44M-16-180h36", palette.bark, 4),
        stroke("M-10-4q-4-120 10-260", "#F4DA94", 3),
      ].join(""),
      x,
      y,
      size,
      size,
      lean,
    );
  return boat(1010, 660, 0.92, -8) + boat(1082, 668, 1, -4) + boat(1156, 676, 1.06, 3);
}

/** The wall in relief: a frieze of fish, below it pelicans in their lattice. */
function wall(sheet: Sheet): string {
  const face = "M-20 650L300 640 620 668 900 700 930 780H-20z";
  const bird = (x: number, y: number) =>
    place(
      [
        path("M-30 14q-4-26 18-30l16-18q10-8 18 2l14 16-12 2q6 26-22 34h-16l-6 12h-8l4-12z", "#F0CB8E"),
        path("M4-32q10-8 18 2l14 16-12 2q-2-12-20-20z", "#C98F56"),
        circle(10, -24, 3, "#7A4A34"),
      ].join(""),
      x,
      y,
      0.9,
    );
  const fish = (x: number, y: number) =>
    place(
      path("M-26 0q18-18 38 0l14-10v20L12 0q-20 18-38 0z", "#F0CB8E") + circle(-14, -2, 2.6, "#7A4A34"),
      x,
      y,
      0.8,
    );
  return [
    path("M-20 656L300 646 620 674 910 706V690L620 656 300 628-20 638z", "#F3D29A"),
    path(
      face,
      sheet.gradient([
        [0, "#D39A5E"],
        [1, "#A86A42"],
      ]),
    ),
    ...Array.from({ length: 13 }, (_, index) => fish(16 + index * 66, 666 + Math.max(0, index - 4) * 6.6)),
    stroke("M-20 684L300 676 620 702 920 734", "#8A5034", 4),
    ...Array.from({ length: 10 }, (_, index) => bird(30 + index * 84, 724 + Math.max(0, index - 4) * 7)),
    stipple(sheet, face, palette.night, [0, 0, 0.6, 1], 0.5, 20),
  ].join("");
}
