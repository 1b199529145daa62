import { condor } from "../../motifs/animals/condor.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mapPin } from "../../motifs/objects/map-pin.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";
import { palette } from "../../engine/palette.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { ellipse, path, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

const haze = "#FBDFAE";

/** A great map spread on the grass before the mountains: a route with pins from the sea, over the hills, to the forest. */
export function tripPlanner(sheet: Sheet): string {
  return [
    heavens(sheet),
    mountains(sheet),
    meadow(sheet),
    map(sheet),
    route(),
    beside(sheet),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#24537F"],
      [0.3, "#82B3B4"],
      [0.52, haze],
    ]),
    sun(930, 190, 58, "#FFF3D0", 3, 0.18),
    cloudscape(
      sheet,
      [
        [300, 120, 330, 56],
        [1120, 96, 240, 44],
      ],
      { light: "#FFF8E8", shade: "#D9DCC8" },
      14,
    ),
    condor(610, 120, 84, palette.indigo, palette.salt, -6),
  ].join("");
}

function mountains(sheet: Sheet): string {
  const crest: Crest = [
    [-40, 242, 120],
    [90, 242, 190],
    [200, 240, 150],
    [320, 236, 290],
    [400, 236, 250],
    [500, 236, 330],
    [580, 238, 220],
    [700, 240, 250],
    [820, 242, 140],
    [960, 242, 190],
    [1100, 242, 130],
    [1260, 242, 160],
  ];
  const snow = snowRange(sheet, crest, {
    foot: 470,
    seed: 17,
    snowFrom: 130,
    haze: [haze, 0.5, 0.8],
    from: -60,
    least: 260,
    hidden: 420,
  });
  return [
    snow,
    mist(sheet, 250, 130, haze, 0.55),
    land(ridge({ y: 330, swing: 40, seed: 21, wave: 420, pointed: 0.7 }), "#8D8AA0"),
    mist(sheet, 330, 90, haze, 0.6),
    land(ridge({ y: 384, swing: 30, seed: 8, wave: 520, pointed: 0.4 }), "#6E8A6A"),
  ].join("");
}

function meadow(sheet: Sheet): string {
  const grass = smooth("-20 420!, 200 404, 460 412, 760 402, 1000 414, 1230 402!, 1230 780!, -20 780!");
  return (
    path(
      grass,
      sheet.gradient([
        [0, "#A9B75C"],
        [1, "#466F40"],
      ]),
    ) + stipple(sheet, grass, palette.night, [0, 0, 0.5, 1], 0.6, 22)
  );
}

/** Three folds, so that each panel catches the light in its own way; sea, desert, highlands and forest from the left. */
function map(sheet: Sheet): string {
  const paper = "M150 478L430 448 720 470 1010 440 1130 690 770 722 410 700 30 726z";
  const sea = smooth("150 478!, 290 463!, 262 520, 286 580, 230 640, 250 718!, 30 726!");
  const desert = smooth(
    "290 463!, 372 454!, 350 530, 376 600, 340 660, 356 706!, 250 718!, 230 640, 286 580, 262 520",
  );
  const forest = smooth("780 463!, 1010 440!, 1130 690!, 860 714!, 820 650, 846 590, 790 530");
  const inside = [
    path(paper, "#E2B98A"),
    path(sea, "#79B5B4"),
    stroke("M120 560h60M96 610h78M150 656h60M84 690h70", "#E6F0DC", 4, 'opacity=".8"'),
    path(desert, "#EFD49A"),
    path(forest, "#86A86A"),
    ...[
      [470, 560, 44],
      [560, 520, 54],
      [640, 570, 48],
      [520, 640, 52],
      [700, 640, 46],
      [610, 680, 40],
    ].map(([x = 0, y = 0, size = 0]) => hill(x, y, size)),
    ...[
      [900, 520],
      [970, 560],
      [910, 600],
      [1000, 620],
      [940, 670],
      [1050, 660],
    ].map(([x = 0, y = 0]) => tree(x, y)),
    stroke("M800 470q40 50 10 90t40 80 30 70", "#4F8AA0", 7),
    path("M430 448L720 470 770 722 410 700z", palette.night, 'opacity=".08"'),
    path("M1010 440L720 470 770 722 1130 690z", palette.salt, 'opacity=".1"'),
    stroke("M430 448L410 700M720 470L770 722", palette.bark, 2.5, 'opacity=".45"'),
  ];
  return [
    path(paper, palette.night, 'transform="translate(8 16)" opacity=".3"'),
    sheet.clip(paper, inside.join("")),
    stroke(paper, "#FFF6E2", 5),
  ].join("");
}

function hill(x: number, y: number, size: number): string {
  const half = size * 0.8;
  return (
    path(`M${x - half} ${y}L${x} ${y - size} ${x + half} ${y}z`, "#B9764C") +
    path(`M${x} ${y - size}L${x + half} ${y}H${x + size * 0.1}z`, "#8F5340") +
    path(
      `M${x} ${y - size}l${size * 0.25} ${size * 0.32}-${size * 0.2}-${size * 0.06}-${size * 0.3} ${size * 0.08}z`,
      "#FFF8EA",
    )
  );
}

function tree(x: number, y: number): string {
  return (
    stroke(`M${x} ${y}v-16`, palette.bark, 5) +
    ellipse(x, y - 26, 20, 16, "#4E7C48") +
    ellipse(x - 6, y - 31, 11, 8, "#6E9A58")
  );
}

/** From stop to stop, as one would draw it with a pencil. */
function route(): string {
  const way = "M300 500Q270 580 336 610T470 600 600 600 720 540 960 540";
  return [
    stroke(way, palette.salt, 11, 'opacity=".65"'),
    stroke(way, palette.terracotta, 7, 'stroke-dasharray=".1 15"'),
    mapPin(300, 500, 92, palette.terracotta),
    mapPin(336, 610, 72, palette.sun),
    mapPin(560, 604, 92, palette.indigo),
    mapPin(722, 540, 72, palette.sun),
    mapPin(960, 540, 100, palette.terracotta),
  ].join("");
}

function beside(sheet: Sheet): string {
  const wool = { wool: palette.salt, shade: "#E3BE9A", far: "#A88670", cloth: palette.sea };
  return [
    ellipse(1110, 492, 60, 8, palette.night, 'opacity=".3"'),
    llamaAt(sheet, 1080, 492, 128, wool),
    ...[
      [40, 500, 40],
      [90, 470, 30],
      [620, 440, 26],
      [1180, 560, 44],
      [1170, 742, 50],
      [40, 752, 48],
      [560, 752, 36],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#D3DC82")),
  ].join("");
}
