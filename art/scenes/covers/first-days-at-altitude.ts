import { cuscoCathedral } from "../../motifs/churches/cusco-cathedral.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { hillTown } from "../../motifs/buildings/hill-town.ts";
import { palette } from "../../engine/palette.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { sky, sun, veil } from "../../motifs/sky/sky.ts";
import { weave } from "../../motifs/objects/textile.ts";

const haze = "#FBE0AC";

const crest: Crest = [
  [260, 242, 52],
  [400, 242, 92],
  [520, 242, 72],
  [640, 242, 142],
  [740, 242, 222],
  [800, 242, 262],
  [870, 242, 192],
  [940, 242, 212],
  [1040, 242, 132],
  [1130, 242, 142],
  [1220, 242, 92],
];

/** A rest on the first day in Cusco: coca tea on a balcony above the roofs, the snows behind. */
export function firstDaysAtAltitude(sheet: Sheet): string {
  return [back(sheet), town(), balcony(sheet), place(tea(sheet), 400, 650, 1.25), paperGrain(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2A6E96"],
      [0.28, "#93C2BA"],
      [0.5, haze],
    ]),
    sun(190, 170, 58, "#FFF5D6", 3, 0.18),
    snowRange(sheet, crest, {
      foot: 390,
      seed: 14,
      snowFrom: 120,
      haze: [haze, 0.35, 0.9],
      from: 300,
      to: 1230,
    }),
    veil(sheet, 200, 180, haze, 0.9),
  ].join("");
}

/** Cusco in its bowl of hills: houses up the slopes, the cathedral in the middle. */
function town(): string {
  const far = smooth("-20 340!, 160 300, 360 318, 560 350, 780 334, 980 296, 1220 270!, 1220 560!, -20 560!");
  const near = smooth("-20 440!, 200 420, 460 436, 720 430, 980 404, 1220 380!, 1220 600!, -20 600!");
  const pale = {
    wall: "#F3DDB4",
    wallShade: "#C9A582",
    roof: "#CC7148",
    roofShade: "#9E5240",
    dark: "#8A5A4A",
  };
  const deep = {
    wall: "#FBEBCB",
    wallShade: "#B98F6C",
    roof: palette.terracotta,
    roofShade: palette.brick,
    dark: palette.bark,
  };
  const stone = {
    lit: "#F6DDB0",
    stone: "#D9A878",
    shade: "#A06A4E",
    dark: palette.bark,
    tile: palette.terracotta,
  };
  const slope = [
    [-20, 366, 320, 13],
    [860, 330, 360, 13],
    [-30, 396, 420, 16],
    [780, 366, 440, 16],
    [-30, 430, 1260, 18],
  ] as const;
  const front = [
    [-30, 474, 480, 25],
    [900, 452, 340, 25],
    [-40, 508, 560, 32],
    [820, 494, 420, 32],
    [-30, 560, 640, 42],
    [600, 560, 640, 42],
  ] as const;
  return [
    path(far, "#A8B27C"),
    hillTown(slope, pale, 3),
    path(near, "#B9946A"),
    place(cuscoCathedral(stone), 690, 486, 0.72),
    hillTown(front, deep, 8),
  ].join("");
}

/** The rail of the balcony with its turned posts, and the table before it. */
function balcony(sheet: Sheet): string {
  const post = (x: number) =>
    path(`M${x - 9} 620v-26q-9-14 0-30 6-10 0-24h18q-6 14 0 24 9 16 0 30v26z`, "#2E6E74") +
    path(`M${x + 2} 620v-80h7q-6 14 0 24 9 16 0 30v26z`, palette.deep);
  const posts = Array.from({ length: 16 }, (_, index) => post(20 + index * 78));
  const cloth = weave(0, 0, 1260, [
    ["plain", 26, palette.terracotta],
    ["plain", 6, palette.sun],
    ["diamonds", 44, palette.indigo, palette.glow],
    ["plain", 6, palette.sun],
    ["plain", 30, palette.terracotta],
    ["zigzag", 26, palette.brick, palette.rose],
    ["plain", 40, palette.terracotta],
  ]);
  const top = "M-20 606h1240v160H-20z";
  return [
    ...posts,
    rect(-20, 524, 1240, 20, "#3F8A90") + rect(-20, 538, 1240, 8, palette.deep),
    path(top, palette.terracotta),
    place(cloth, -30, 606),
    rect(-20, 600, 1240, 8, palette.brick),
    stipple(sheet, top, palette.night, [0, 0, 0.6, 1], 0.8, 20),
  ].join("");
}

/** A cup on its saucer, 300 units wide, the middle of the saucer's foot at 0, 40; coca leaves swim in it. */
function tea(sheet: Sheet): string {
  const cup = smooth("-118 -150!, -114 -72, -90 -4, -50 30, 0 36, 50 30, 90 -4, 114 -72, 118 -150!");
  const fade = sheet.gradient([
    [0, palette.salt, 0],
    [0.5, palette.salt, 0.6],
    [1, palette.salt, 0],
  ]);
  const plume = (data: string) => path(smooth(data), fade);
  return [
    ellipse(90, 52, 250, 26, palette.night, 'opacity=".4"'),
    ellipse(0, 34, 206, 34, "#C9BBA0") +
      ellipse(0, 26, 206, 33, palette.salt) +
      ellipse(0, 26, 190, 28, "none", `stroke="${palette.sea}" stroke-width="6"`),
    ellipse(40, 32, 104, 17, "#CDBF9F"),
    stroke("M108-116q70-16 66 34-6 44-86 44", palette.salt, 19) +
      stroke("M112-108q54-8 52 28-6 34-70 36", "#CDBB9A", 5),
    path(cup, palette.salt),
    sheet.clip(
      cup,
      path(smooth("30 -160!, 58 -80, 40 -10, 10 50!, 140 50!, 140 -160!"), "#D9C9AA") +
        path(smooth("84 -160!, 94 -80, 76 -10, 50 50!, 140 50!, 140 -160!"), "#BCA782") +
        stroke("M-122-112q122 46 244 0", palette.sea, 9) +
        stroke("M-122-96q122 46 244 0", palette.terracotta, 4) +
        stroke("M-98-120q6 66 34 108", "#FFFFFF", 8, 'opacity=".8"'),
    ),
    ellipse(0, -150, 118, 26, "#FFFDF5"),
    ellipse(0, -148, 106, 21, "#A98A2E"),
    ellipse(-6, -146, 98, 17, "#CDB545"),
    ellipse(-34, -150, 40, 6, "#E8D67A"),
    path(
      leaf(-66, -144, 4, -156, 6, 12) + leaf(-10, -138, 62, -146, -6, 12) + leaf(30, -156, 84, -146, 6, 9),
      palette.moss,
    ),
    path(leaf(-66, -144, 4, -156, 10, 5) + leaf(-10, -138, 62, -146, -10, 5), "#6C9A48"),
    plume("-40 -160, -66 -220, -20 -290, -54 -370, -20 -450 .4, 0 -370, 24 -290, -8 -220, 6 -160"),
    plume("26 -160, 10 -210, 56 -270, 34 -340, 74 -420 .4, 84 -340, 90 -270, 56 -210, 62 -160"),
    path(leaf(176, 40, 270, 22, 12, 24) + leaf(220, 56, 316, 60, -10, 22), palette.moss),
    path(leaf(176, 40, 270, 22, 20, 10) + leaf(220, 56, 316, 60, -18, 10), "#6C9A48"),
    stroke("M180 40l86-17M226 57l84 3", "#B5C77A", 2.4),
  ].join("");
}
