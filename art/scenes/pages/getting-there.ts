import { airliner } from "../../motifs/vehicles/airliner.ts";
import { apartmentBlocks } from "../../motifs/buildings/apartment-blocks.ts";
import { borderBridge } from "../../motifs/buildings/border-bridge.ts";
import { cliff } from "../../motifs/land/cliff.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { flock } from "../../motifs/people/townsfolk.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { highlandCoach } from "../../motifs/vehicles/coach.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { ichu, palm } from "../../motifs/plants/plants.ts";
import { band, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import { roadBed, roadLine, type Way } from "../../motifs/land/road.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mist, rays, sky, sun } from "../../motifs/sky/sky.ts";

const haze = "#FBDDA8";
const horizon = 424;
const gravel = ["#7A4636", "#B06A48", "#D99A62", "#F0C488"] as const;

/** By air and by land: an airliner comes in over the cliffs of Lima, a coach has crossed the bridge at the border far off. */
export function gettingThere(sheet: Sheet): string {
  return [
    heavens(sheet),
    mountains(sheet),
    sea(sheet),
    farShore(),
    cliffs(sheet),
    shore(),
    place(borderBridge(), 842, 426, 0.84),
    road(sheet),
    place(airliner(sheet), 640, 206, 0.98, 0.98, -5),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#245A86"],
      [0.24, "#7DB0B4"],
      [0.42, "#F5D3A0"],
      [0.56, haze],
    ]),
    rays(150, 150, 1300, 18, "#FFF3CC", 0.1),
    sun(150, 150, 62, "#FFF3D0", 3, 0.18),
    cloudscape(
      sheet,
      [
        [1090, 92, 300, 56],
        [470, 74, 220, 36],
        [1010, 330, 300, 44],
      ],
      { light: "#FFF8E8", shade: "#E4D6BE" },
      9,
    ),
    flock(
      [
        [600, 330, 24],
        [646, 348, 18],
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
      340,
      sheet.gradient([
        [0, "#C9D8BC"],
        [0.16, "#5FA8A4"],
        [0.5, palette.sea],
        [1, palette.deep],
      ]),
    ),
    stroke(
      "M600 446h120M660 464h160M560 486h110M720 500h90M620 526h130M540 560h90M420 650h90M120 690h120M60 716h100M470 590h110M200 650h80",
      "#FDF3D8",
      3,
      'opacity=".6"',
    ),
  ].join("");
}

/** The mountains behind the border. */
function mountains(sheet: Sheet): string {
  const crest: Crest = [
    [640, 242, 20],
    [760, 242, 80],
    [840, 240, 130],
    [900, 240, 110],
    [980, 236, 170],
    [1050, 240, 130],
    [1150, 240, 150],
    [1260, 242, 90],
  ];
  return [
    snowRange(sheet, crest, {
      foot: 470,
      seed: 17,
      snowFrom: 92,
      haze: [haze, 0.3, 0.95],
      from: 700,
      hidden: 400,
      least: 1100,
    }),
    mist(sheet, 340, 110, haze, 0.9),
  ].join("");
}

/** The low coast on both sides of the river. */
function farShore(): string {
  return [
    path(smooth("720 436!, 780 418, 850 408, 900 412, 930 428, 948 446!, 860 446, 780 442"), "#C9A468"),
    path(smooth("850 408!, 900 412, 930 428, 948 446!, 880 444, 880 424"), "#A47C50"),
    path(
      smooth("1056 446!, 1080 424, 1120 406, 1180 398, 1230 400!, 1230 500!, 1120 470, 1070 456"),
      "#D3AE70",
    ),
    stroke("M724 438q60 2 120 6t104 6M1056 450q40 10 76 22", "#FFF6E0", 4, 'opacity=".8"'),
  ].join("");
}

function cliffs(sheet: Sheet): string {
  return [
    apartmentBlocks(
      { from: 440, to: 590, yFrom: 372, yTo: 384, count: 8, size: 0.75, seed: 4 },
      { lit: "#E3CDA8", dark: "#B9A596", window: "#CDB79A" },
    ),
    path(smooth("400 374!, 500 376, 588 384!, 606 410, 648 446!, 400 446!"), "#DDB588"),
    path(smooth("588 384!, 606 410, 648 446!, 590 446!, 576 410"), "#BE9070"),
    stroke("M500 378l6 60M546 382l10 60", "#C79C78", 5),
    path("M400 370q100 0 188 12v6q-90-8-188-8z", "#B5B27E"),
    mist(sheet, 350, 110, haze, 0.4),
    apartmentBlocks(
      { from: 240, to: 470, yFrom: 322, yTo: 330, count: 8, size: 1.2, seed: 9 },
      { lit: "#EBD5B0", dark: "#9A8F98", window: "#B2A7A2" },
    ),
    cliff(sheet, {
      right: 520,
      foot: 476,
      tall: 144,
      gully: 72,
      seed: 11,
      inks: gravel,
      fog: haze,
      pale: 0.26,
    }),
    mist(sheet, 320, 170, haze, 0.3),
    apartmentBlocks(
      { from: -30, to: 216, yFrom: 268, yTo: 272, count: 8, size: 1.7, seed: 2 },
      { lit: "#F6E6C6", dark: "#7F86A0", window: "#A9AFB4" },
    ),
    cliff(sheet, { right: 340, foot: 540, tall: 270, gully: 82, seed: 3, inks: gravel, fog: haze, pale: 0 }),
    palm(236, 274, 62, palette.bark, "#7FA25A", palette.moss),
    palm(268, 276, 50, palette.bark, "#7FA25A", palette.moss),
  ].join("");
}

/** The beach and the coast road at the cliffs' foot, and a boat before them. */
function shore(): string {
  const beach = smooth(
    "-20 532!, 140 530, 260 492, 380 458, 520 440, 640 442!, 560 470, 450 506, 310 556, 150 584, -20 594!",
  );
  const way = "M-20 552q180 0 320-32t260-66";
  const surf = [
    "M-20 598q190-8 340-42 110-36 220-78 50-20 100-34",
    "M-20 620q200-8 360-46 110-40 210-86 50-20 100-36",
    "M-20 646q220-8 380-52 110-46 200-96",
  ];
  return [
    path(beach, "#C9A47C"),
    stroke(way, "#5D5A70", 10),
    stroke(way, palette.sand, 1.6, 'stroke-dasharray="9 9"'),
    ...surf.map((line, index) =>
      stroke(line, "#FBF8EC", 7 - index * 1.8, `opacity="${0.95 - index * 0.24}"`),
    ),
    place(
      [
        ellipse(4, 26, 70, 5, palette.night, 'opacity=".3"'),
        path("M-56-4q50 10 112-6-4 24-18 34h-72q-16-8-22-28z", palette.terracotta),
        path("M-56-4q50 10 112-6l-3 9q-50 14-106 6z", palette.salt),
        rect(-4, -26, 30, 24, palette.salt) +
          rect(16, -26, 10, 24, "#BFC6C8") +
          rect(0, -20, 11, 9, palette.deep),
        stroke("M-22 0v-44M-22-42l-30 36M-22-42l22 18", palette.bark, 2.4),
      ].join(""),
      300,
      640,
      0.8,
    ),
  ].join("");
}

/** The road from the border, and the coach on it. */
function road(sheet: Sheet): string {
  const bank = smooth(
    "1070 452!, 1120 466, 1130 486, 1060 514, 950 548, 830 584, 700 612, 560 636, 420 664, 310 704, 240 780!, 1230 780!, 1230 440!, 1140 440",
  );
  const way: Way = [
    [1104, 428, 7],
    [1150, 440, 10],
    [1184, 464, 17],
    [1110, 520, 38],
    [1000, 572, 62],
    [910, 630, 90],
    [740, 684, 114],
    [500, 704, 120],
    [330, 800, 150],
  ];
  const bed = roadBed(way);
  return [
    path(
      bank,
      sheet.gradient([
        [0, "#E3BE7C"],
        [0.5, "#C98C4E"],
        [1, "#8A4E38"],
      ]),
    ),
    stroke(
      smooth(
        "1070 452!, 1120 466, 1130 486, 1060 514, 950 548, 830 584, 700 612, 560 636, 420 664, 310 704, 240 780",
        false,
      ),
      "#FBF8EC",
      6,
      'opacity=".85"',
    ),
    path(
      smooth("1230 520!, 1160 540, 1080 590, 1010 640, 900 700, 840 780!, 1230 780!"),
      "#A9663C",
      'opacity=".55"',
    ),
    stipple(sheet, bank, palette.night, [0, 0, 0.4, 1], 0.7, 20),
    path(bed, palette.bark, 'transform="translate(0 6)" opacity=".5"'),
    path(bed, "#57475A"),
    stroke(roadLine(way), palette.glow, 4, 'stroke-dasharray=".1 17"'),
    band(roadLine(way.slice(3), 1.1), palette.salt, 7, 'stroke-dasharray="11 30"'),
    place(highlandCoach(sheet), 560, 708, 0.8),
    path("M1048 732l96-16 8 5-98 17z", palette.night, 'opacity=".35"'),
    stand(hiker({ jacket: palette.sea, pack: palette.sun }), 1046, 736, 132),
    ichu(1150, 690, 44, "#E6CF7A") + ichu(1184, 742, 48, "#E6CF7A"),
  ].join("");
}
