import { hummingbirdLine } from "../../motifs/land/geoglyph.ts";
import { paperGrain } from "../../engine/grain.ts";
import { lightPlane, planeShadow } from "../../motifs/vehicles/light-plane.ts";
import { type Crest, massif, ribs } from "../../motifs/land/massif.ts";
import { palette } from "../../engine/palette.ts";
import { createNoise, layered } from "../../engine/noise.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { createRandom } from "../../engine/random.ts";
import { relief } from "../../engine/relief.ts";
import { path, place, type Point, rect, smooth, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky } from "../../motifs/sky/sky.ts";
import { fieldOf, trace } from "../../engine/trace.ts";

const horizon = 150;
const dust = "#F8DDA4";

/** From a plan of the plain (x to the right, y away from the viewer, both in metres) to the picture. */
function seen([x, y]: Point): Point {
  const near = 1 / (1 + y / 1500);
  return [600 + (x - 480) * 1.34 * near, horizon + (760 - horizon) * near ** 2];
}

/** The hummingbird of Nazca from the air, a sightseeing plane and its shadow above it. */
export function nazcaLines(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#4F93A0"],
      [0.12, "#BFD0B4"],
      [0.2, dust],
    ]),
    mountains(sheet),
    path(
      `M-10 50H1210V${horizon + 4}H-10z`,
      sheet.gradient([
        [0, dust, 0],
        [0.9, dust],
      ]),
    ),
    plain(sheet),
    varnish(),
    mist(sheet, 130, 120, dust, 0.7),
    washes(),
    lines(),
    bird(),
    road(),
    place(planeShadow(palette.brick), 1070, 590, 0.66, 0.48, -52),
    place(
      lightPlane({ body: "#FFFBF2", shade: "#CDB9B4", stripe: palette.terracotta, glass: palette.indigo }),
      880,
      292,
      1,
      0.84,
      -52,
    ),
    paperGrain(sheet),
  ].join("");
}

function mountains(sheet: Sheet): string {
  const crest: Crest = [
    [-100, 200, 70],
    [60, 200, 100],
    [190, 196, 150],
    [300, 200, 90],
    [430, 200, 110],
    [560, 196, 140],
    [660, 190, 160],
    [780, 200, 100],
    [900, 200, 120],
    [1030, 194, 150],
    [1140, 200, 90],
    [1300, 200, 120],
  ];
  const land = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 44, 150, 4, 1)],
      seed: 21,
      slope: 0.9,
      rocks: 24,
      wave: 70,
      spurs: { towards: 600, pull: -0.0014, length: 4 },
    }),
    near: -100,
    depth: 260,
    foot: 212,
    tilt: 0.08,
    grain: 8,
    cast: 0.4,
    light: [-0.85, -0.2, 0.4],
    hidden: horizon + 30,
  });
  return peaks(sheet, land, {
    rock: ["#6F5A84", "#A57A84", "#D9A183"],
    levels: [0.2, 0.52],
    haze: [dust, 0.2, 0.8],
    least: 120,
    tolerance: 2,
  });
}

function plain(sheet: Sheet): string {
  return rect(
    -10,
    horizon,
    1220,
    620,
    sheet.gradient([
      [0, dust],
      [0.06, "#EFC68C"],
      [0.2, "#DE9A62"],
      [0.55, "#C8693F"],
      [1, "#A8452A"],
    ]),
  );
}

/** The dark skin of iron and manganese that the stones of the plain have grown. */
function varnish(): string {
  const stain = layered(createNoise(9), 3);
  const field = fieldOf({ x: -12, y: horizon + 12, columns: 205, rows: 102, cell: 6 }, (x, y) => {
    const near = Math.sqrt((y - horizon) / (760 - horizon));
    return stain((x - 600) / near / 420, (1500 * (1 / near - 1)) / 520);
  });
  const style = { tolerance: 2.6, least: 900, round: true };
  const faint = (opacity: number) => `fill-rule="evenodd" opacity="${opacity}"`;
  return (
    path(trace(field, 0.1, style), palette.brick, faint(0.2)) +
    path(trace(field, 0.3, style), palette.brick, faint(0.24))
  );
}

/** Dry river beds that no rain has filled for years. */
function washes(): string {
  const beds = [
    "-20 300!, 90 296, 190 318, 300 300, 420 268, 560 262, 700 232, 860 226, 1010 204, 1220 206!, 1220 212!, 1010 212, 870 236, 720 244, 570 278, 430 290, 310 326, 190 348, 80 330, -20 338!",
    "-20 560!, 60 540, 130 500, 120 450, 190 400, 210 346!, 240 340!, 226 408, 160 462, 172 510, 96 572, 20 600, -20 640!",
    "1220 600!, 1130 640, 1090 700, 1000 770!, 1070 770!, 1130 716, 1220 670!",
  ];
  return beds.map((bed) => path(smooth(bed), "#F0C48E", 'opacity=".55"')).join("");
}

function lines(): string {
  const random = createRandom(5);
  const centre: Point = [-560, 1500];
  const far = [-0.62, -0.4, -0.2, 0.02, 0.16, 0.4, 0.9, 1.5].map((angle): string => {
    const reach = 3400 + random(-600, 600);
    const end: Point = [
      centre[0] + Math.cos(angle) * reach,
      Math.max(centre[1] + Math.sin(angle) * reach, -60),
    ];
    return straight([seen(centre), seen(end)], false);
  });
  const cleared = [
    [
      [-640, 700],
      [-560, 640],
      [420, 3300],
      [250, 3400],
    ],
    [
      [1420, 500],
      [1580, 560],
      [760, 5200],
      [640, 5000],
    ],
  ] as const;
  return [
    stroke(far.join(""), "#FBE3B6", 1.6, 'opacity=".55"'),
    ...cleared.map((corners) =>
      path(straight(corners.map((corner) => seen(corner))), "#F8D9A6", 'opacity=".6"'),
    ),
  ].join("");
}

function bird(): string {
  const turn = (-17 * Math.PI) / 180;
  const plan = hummingbirdLine().map(([x, y]): Point => {
    const [fromX, fromY] = [x - 440, y * 1.3];
    return seen([
      455 + fromX * Math.cos(turn) - fromY * Math.sin(turn),
      540 - (fromX * Math.sin(turn) + fromY * Math.cos(turn)),
    ]);
  });
  const data = straight(plan);
  const round = 'stroke-linejoin="round"';
  return (
    place(stroke(data, palette.brick, 7, `${round} opacity=".55"`), 3, 3) + stroke(data, "#FFF0CC", 5, round)
  );
}

/** The Panamericana, with a lorry and its dust for scale. */
function road(): string {
  return [
    path("M-10 690L1210 744v16l-20 4L-10 704z", "#6B4A4E"),
    stroke("M-10 697L1210 752", palette.sand, 1.6, 'stroke-dasharray="16 14"'),
    path("M210 686h34l8 4v9h-42z", palette.salt),
    path("M254 688h9l5 6v6h-14z", palette.sea),
    path("M214 702h50l26 6-46 2z", palette.night, 'opacity=".4"'),
    tower(),
  ].join("");
}

/** The lookout tower beside the road. */
function tower(): string {
  return place(
    [
      path("M-14 0h28l96 24-30 2z", palette.night, 'opacity=".3"'),
      stroke(
        "M-14 0L-9-92M14 0L9-92M-13-20L11-46M13-20L-11-46M-11-46L10-70M11-46L-10-70M-13-20h26M-11-46h22M-10-70h20",
        palette.indigo,
        2.6,
      ),
      path("M-17-92h34v5h-34z", palette.indigo),
      path("M-12-96v-12q4-8 8 0v12zM2-96v-11q4-8 8 0v11z", palette.sun),
      path("M-10-110a3 3 0 0 1 4 0v4h-4zM4-109a3 3 0 0 1 4 0v4h-4z", palette.bark),
      stroke("M-16-93v-10h32v10", palette.indigo, 2),
      path("M-20-120h40l-6-8h-28z", palette.terracotta),
      stroke("M-15-120v18M15-120v18", palette.indigo, 2),
    ].join(""),
    312,
    702,
    0.86,
  );
}
