import { hiker, highlander, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { mix, palette } from "../palette.ts";
import { bush, palm } from "../plants.ts";
import { circle, ellipse, path, place, rect, smooth, straight, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { skyline } from "../skyline.ts";
import { mist, sky, streaks, sun } from "../sky.ts";
import { tandemGlider } from "../tandem-glider.ts";

const fog = "#E9E6D6";
const horizon = 380;

/** The cliffs of Miraflores with their lighthouse in the morning mist, the bay down to the Morro Solar. */
export function lima(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#6E98A4"],
      [0.25, "#A9C3BF"],
      [0.5, "#F3E7C9"],
    ]),
    sun(690, 196, 50, "#FFF8E2", 4, 0.22),
    sea(sheet),
    headland(),
    mist(sheet, 320, 110, fog, 0.95),
    bay(sheet),
    cliffs(sheet),
    streaks(
      [
        [1010, 74, 420, 26],
        [560, 60, 300, 18],
        [210, 150, 520, 26],
      ],
      "#F8F4E6",
      0.75,
    ),
    place(tandemGlider(palette.terracotta, palette.brick, palette.sun), 880, 190, 1.3, 1.3, -7),
    place(tandemGlider(palette.sun, "#C98A2E", palette.salt), 1080, 330, 0.5, 0.5, 6),
    place(tandemGlider(palette.sea, palette.deep, palette.salt), 560, 262, 0.34, 0.34, -10),
    malecon(sheet),
    paper(sheet),
  ].join("");
}

function sea(sheet: Sheet): string {
  const swell =
    "M640 420h130M900 412h160M1080 440h120M720 456h190M980 486h220M820 520h170M1050 560h150M760 580h220M930 630h250M800 680h190M1040 700h150";
  return (
    rect(
      0,
      horizon,
      1200,
      380,
      sheet.gradient([
        [0, "#D3DCCB"],
        [0.25, "#6FA6A3"],
        [0.6, palette.sea],
        [1, palette.deep],
      ]),
    ) + stroke(swell, "#DDE9DC", 3, 'opacity=".5"')
  );
}

/** The Morro Solar at the end of the bay, with the cross on its top. */
function headland(): string {
  return [
    path(
      smooth("440 392!, 520 352, 590 318, 640 306, 690 316, 740 336, 800 352, 850 380, 880 392!"),
      "#9FB2AC",
    ),
    path(
      smooth("640 306!, 690 316, 740 336, 800 352, 850 380, 880 392!, 700 392!, 690 360, 660 340"),
      "#8BA3A3",
    ),
    stroke("M640 308v-22M634 292h12M662 308v-14", "#8BA3A3", 2.4),
  ].join("");
}

function bay(sheet: Sheet): string {
  const strand = smooth(
    "470 392!, 540 400, 590 418, 610 446, 600 490, 566 560, 560 640, 600 720, 640 780!, -20 780!, -20 420!",
  );
  const surf = [
    "M520 392q96 8 112 48 4 40-34 100-34 70-10 140 14 50 50 90",
    "M560 390q110 14 108 58-8 46-48 100-30 66-6 126 16 50 56 96",
    "M620 392q96 18 84 64-14 46-56 98-26 60-2 116 18 50 60 96",
  ];
  const road = "M470 398q70 6 86 36 8 36-40 96-50 80-20 160 14 40 50 80";
  return [
    path(strand, "#B79A7C"),
    ...surf.map((line, index) =>
      stroke(line, "#F6F4E6", 7 - index * 1.8, `opacity="${0.95 - index * 0.28}"`),
    ),
    stroke(road, "#5D5A70", 9),
    stroke(road, palette.sand, 1.4, 'stroke-dasharray="9 9"'),
    stipple(sheet, strand, palette.bark, [0, 0, 0.6, 1], 0.6),
  ].join("");
}

function cliffs(sheet: Sheet): string {
  const far = straight("330 398, 350 356, 420 350, 500 356, 540 372, 552 398");
  const middle = smooth(
    "120 420!, 150 352!, 300 344, 420 356!, 456 384!, 472 406!, 430 440, 390 480!, 120 480!",
  );
  const near = smooth(
    "-20 330!, 120 326, 270 340!, 330 372, 360 420, 372 480, 400 540, 430 600, 440 660, 430 780!, -20 780!",
  );
  const folds =
    "150 330!, 170 400, 160 460, 196 520, 236 500, 210 430, 206 360, 196 332!|270 340!, 280 400, 270 450, 310 530, 330 620, 366 600, 340 520, 350 480, 320 420, 306 360";
  return [
    path(far, mix("#C9B292", fog, 0.55)),
    skyline([352, 356], [520, 366], 13, 0.42, { lit: "#C9CFC6", dark: "#A9B7B5", glass: "#B9C3BE" }, 4),
    mist(sheet, 340, 90, fog, 0.6),
    path(middle, mix("#C7A27A", fog, 0.3)),
    path(straight("420 356, 456 384, 472 406, 446 428, 436 404, 426 390"), "#A98A72"),
    skyline([160, 350], [420, 356], 12, 0.8, { lit: "#C2C8C2", dark: "#93A5A8", glass: "#A9B5B4" }, 9),
    mist(sheet, 330, 150, fog, 0.5),
    path(near, "#CDA06C"),
    ...folds.split("|").map((fold) => path(smooth(fold), "#A2704E")),
    skyline([-30, 332], [250, 344], 8, 1.5, { lit: "#E4DCC8", dark: "#8F9CA6", glass: "#9FB3B8" }, 2),
    path(smooth("-20 336!, 120 330, 270 342!, 330 374, 300 366, 240 356, 120 346, -20 352!"), palette.coca),
    stipple(sheet, near, palette.bark, [0, 0, 0.7, 1], 0.7),
  ].join("");
}

/** The park on the cliff's edge: lawn, the low mosaic wall, the lighthouse, people looking at the sea. */
function malecon(sheet: Sheet): string {
  const lawn = smooth("-20 520!, 120 512, 260 530, 380 572, 470 630, 540 700, 580 780!, -20 780!");
  const walk = smooth("-20 640!, 120 634, 250 652, 370 700, 440 780!, 330 780!, 260 716, 130 680, -20 684!");
  const wall = "M-20 512q150-12 286 14 126 34 204 100 70 62 112 150";
  const tiles = [
    [palette.terracotta, "10 34", 0],
    [palette.sea, "10 34", 12],
    [palette.sun, "8 36", 24],
    [palette.indigo, "6 38", 34],
  ] as const;
  return [
    path(lawn, palette.coca),
    path(smooth("-20 520!, 120 512, 260 530, 380 572!, 260 548, 120 530, -20 540!"), "#8BA653"),
    stipple(sheet, lawn, palette.bark, [0, 0, 0.4, 1], 0.5),
    path(walk, palette.sand),
    stroke(wall, "#EFE6D0", 24),
    ...tiles.map(
      ([ink, dashes, from]) =>
        `<path d="${wall}" fill="none" stroke="${ink}" stroke-width="13" stroke-dasharray="${dashes}" stroke-dashoffset="${-from}"/>`,
    ),
    bush(40, 560, 70, palette.leaf, palette.moss),
    lighthouse(),
    palm(330, 600, 190, palette.bark, "#6E9450", palette.moss),
    palm(60, 610, 230, palette.bark, "#6E9450", palette.moss),
    ellipse(392, 690, 40, 5, palette.night, 'opacity=".3"'),
    stand(
      hiker({ jacket: palette.indigo, pack: palette.indigo, trousers: palette.bark, hat: palette.salt }),
      372,
      690,
      84,
    ),
    stand(
      highlander(sheet, {
        skirt: palette.terracotta,
        shawl: palette.salt,
        hat: palette.sand,
        bundle: palette.sun,
      }),
      404,
      694,
      78,
    ),
  ].join("");
}

/** The lighthouse La Marina, white with blue bands. */
function lighthouse(): string {
  const tower = "M-30 0L-20-250h40L30 0z";
  const bands = [
    [-222, 34],
    [-152, 36],
    [-78, 38],
  ].map(([y = 0, tall = 0]) => {
    const at = (level: number) => 30 + (level / 250) * 10;
    return `M${-at(y)} ${y}L${-at(y - 0)} ${y}L${-at(y - tall)} ${y - tall}h${2 * at(y - tall)}L${at(y)} ${y}z`;
  });
  return place(
    [
      path("M20 0h60l60 14H0z", palette.night, 'opacity=".3"'),
      circle(0, -280, 46, palette.glow, 'opacity=".3"'),
      path(tower, "#FFFBF2"),
      path(bands.join(""), palette.indigo),
      path("M4-250h16L30 0H8z", palette.night, 'opacity=".22"'),
      rect(-28, -262, 56, 12, palette.indigo),
      rect(-16, -292, 32, 30, palette.glow),
      rect(4, -292, 12, 30, palette.sun),
      path("M-20-292q20-28 40 0z", palette.terracotta),
      stroke("M0-310v-16M-28-270v-10h56v10M-14-280v8M0-292v30M14-280v8", palette.night, 2.4),
      path("M-9 0v-26q9-12 18 0V0z", palette.bark),
      rect(-36, -8, 72, 10, palette.sand),
    ].join(""),
    206,
    574,
    1.12,
  );
}
