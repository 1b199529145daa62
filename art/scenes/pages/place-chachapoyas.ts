import { bromeliad, orchid } from "../../motifs/plants/cloud-forest.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { type Crown, foliage } from "../../motifs/plants/foliage.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { mist, sky } from "../../motifs/sky/sky.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import { sarcophagus } from "../../motifs/objects/sarcophagus.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { spatuletail } from "../../motifs/animals/spatuletail.ts";

const haze = "#E6EDD6";

/** Karajía when the cloud opens: six clay coffins on their ledge, a hummingbird that has found the orchids, Gocta across the valley. */
export function placeChachapoyas(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#6FA9B4"],
      [0.3, "#B9D6CC"],
      [0.6, haze],
    ]),
    cloudscape(
      sheet,
      [
        [960, 130, 480, 90],
        [560, 90, 300, 54],
      ],
      { light: "#FFFDF2", shade: "#D3DECF" },
      41,
    ),
    valley(sheet),
    cliff(sheet),
    dead(),
    frame(),
    paperGrain(sheet),
  ].join("");
}

/** The other side, with the fall in its two steps, and cloud in between. */
function valley(sheet: Sheet): string {
  const far = smooth(
    "560 330!, 640 250, 740 210, 860 190, 980 176, 1100 196, 1220 180!, 1220 560!, 560 560!",
  );
  const near = smooth(
    "520 560!, 620 480, 740 440, 860 470, 980 520, 1100 500, 1220 440!, 1220 770!, 520 770!",
  );
  const crowns = (count: number, y: number, size: number, step: number): Crown[] =>
    Array.from({ length: count }, (_, at) => [
      600 + at * step,
      y + Math.sin(at * 1.8) * 22,
      size * (0.85 + 0.25 * Math.sin(at * 2.6)),
    ]);
  return [
    path(
      far,
      sheet.gradient([
        [0, "#7FA08E"],
        [1, "#A9C2A6"],
      ]),
    ),
    path(
      smooth(
        "860 190!, 900 250, 880 300, 930 340, 920 420, 1000 460!, 1060 460!, 1040 360, 1080 300, 1050 240, 1060 188!, 980 176",
      ),
      "#C9B99A",
    ),
    path(
      smooth(
        "1000 180!, 1030 250, 1010 300, 1040 370, 1020 460!, 1060 460!, 1040 360, 1080 300, 1050 240, 1060 188!",
      ),
      "#A08E78",
    ),
    path(smooth("640 250, 700 300, 690 360, 760 420!, 640 440!, 580 340"), "#6F9280", 'opacity=".7"'),
    stroke("M962 182V286", "#FFFFFF", 9),
    stroke("M966 184V284", "#D6E8EC", 4),
    ellipse(966, 292, 26, 8, "#FFFFFF", 'opacity=".85"'),
    stroke("M974 296V452", "#FFFFFF", 11),
    stroke("M979 300V450", "#D6E8EC", 5),
    mist(sheet, 400, 110, "#F6F8EC", 0.9),
    path(near, "#4F7F5E"),
    foliage(crowns(9, 500, 46, 76), ["#3F6F54", "#6F9A62"], 12, 6),
    mist(sheet, 500, 90, "#F2F5E6", 0.75),
    foliage(crowns(8, 640, 70, 88), ["#234F42", "#3F7450", "#7FA45C"], 17, 6),
    path("M540 660H1220V770H540z", "#234F42"),
  ].join("");
}

/** The rock, its overhang above and the ledge below. */
function cliff(sheet: Sheet): string {
  const rock = smooth(
    "-20 -20!, 760 -20!, 740 40, 690 80, 700 150, 660 220, 690 300, 670 380, 720 450, 700 520, 730 600, 690 690, 700 780!, -20 780!",
  );
  return [
    path(
      rock,
      sheet.gradient([
        [0, "#C9A67A"],
        [0.5, "#E0C294"],
        [1, "#A07A5A"],
      ]),
    ),
    path(
      smooth(
        "660 220!, 690 300, 670 380, 720 450, 700 520, 730 600, 690 690, 700 780!, 600 780!, 620 660, 590 560, 630 470, 590 380, 620 290, 600 200",
      ),
      "#8E6A54",
      'opacity=".7"',
    ),
    path(
      smooth(
        "-20 60!, 120 96, 260 84, 420 100, 560 90, 690 80!, 700 150, 560 168, 420 150, 260 172, 120 150, -20 176!",
      ),
      "#7A5648",
    ),
    path(smooth("-20 176!, 120 150, 260 172, 420 150, 560 168, 690 150!, 640 470!, -20 500!"), "#B58E66"),
    path(
      smooth(
        "-20 176!, 120 150, 260 172, 420 150, 560 168, 690 150!, 680 210, 500 222, 300 240, 120 224, -20 250!",
      ),
      "#5A3E3C",
      'opacity=".45"',
    ),
    ...[
      "M70 -10q-16 50 6 96M230-10q20 44-4 90M420-10q-10 50 10 104M580-10q14 40-2 92",
      "M60 560q40 70 16 190M220 556q-14 80 20 200M400 552q30 90 4 210M540 540q-10 90 24 220",
    ].map((line) => stroke(line, "#7A5648", 5, 'opacity=".4"')),
    path(smooth("60 556!, 110 620, 90 700, 130 780!, 40 780!, 30 660"), "#EBD3A6", 'opacity=".55"'),
    path(smooth("300 556!, 350 640, 330 720, 350 780!, 270 780!, 280 660"), "#EBD3A6", 'opacity=".5"'),
    stipple(sheet, rock, "#4A3030", [0, 0, 0, 1], 0.45, 20),
    path(
      smooth(
        "-20 500!, 140 486, 340 492, 540 478, 690 486!, 716 506, 660 540, 480 552, 260 560, 60 556, -20 566!",
      ),
      "#F0D9AC",
    ),
    path(
      smooth("-20 530!, 160 524, 360 530, 560 514, 712 510!, 660 540, 480 552, 260 560, 60 556, -20 566!"),
      "#9A7254",
    ),
  ].join("");
}

function dead(): string {
  return [
    [66, 512, 1.18, 0],
    [168, 508, 1.28, 1],
    [274, 510, 1.34, 0],
    [384, 508, 1.32, 1],
    [492, 504, 1.24, 0],
    [590, 500, 1.12, 0],
  ]
    .map(([x = 0, y = 0, size = 1, skull]) => place(sarcophagus(skull === 1), x, y, size))
    .join("");
}

/** What grows on the edge where we stand. */
function frame(): string {
  const vines = [
    [40, 120],
    [150, 90],
    [330, 110],
    [610, 130],
  ].map(([x = 0, long = 0]) =>
    [
      stroke(`M${x} 92q${long / 12} ${long / 2} 0 ${long}`, "#2F5A44", 3.4),
      path(
        [0.25, 0.5, 0.75, 1]
          .map((at, side) => leaf(x, 92 + long * at, x + (side % 2 ? 26 : -26), 106 + long * at, 4, 7))
          .join(""),
        "#4F8A52",
      ),
    ].join(""),
  );
  return [
    vines.join(""),
    place(bromeliad(), 120, 764, 0.9),
    place(bromeliad(), 800, 790, 0.78),
    stroke("M420 770Q470 690 560 660T720 640", "#2F5A44", 7),
    stroke("M560 660q40-50 96-58M500 690q-30-40-76-44", "#2F5A44", 5),
    path(
      [
        [470, 716, 420, 690, 8],
        [520, 680, 530, 736, 8],
        [600, 652, 620, 712, 8],
        [660, 646, 700, 694, 8],
        [620, 622, 610, 574, 6],
      ]
        .map(([x = 0, y = 0, tipX = 0, tipY = 0, bend = 0]) => leaf(x, y, tipX, tipY, bend, 16))
        .join(""),
      "#4F8A52",
    ),
    place(orchid(), 722, 636, 0.86),
    place(orchid(), 656, 598, 0.72),
    place(orchid(), 424, 646, 0.66),
    place(spatuletail(), 770, 618, 1.15),
    path(
      [-3, -2, -1, 0, 1, 2, 3]
        .map((lean) => leaf(1130 + lean * 10, 780, 1130 + lean * 44, 600 + Math.abs(lean) * 30, lean * 6, 15))
        .join(""),
      palette.moss,
    ),
  ].join("");
}
