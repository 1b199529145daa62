import { crag } from "../crag.ts";
import { condor } from "../condor.ts";
import { highlander, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { hillTown } from "../hill-town.ts";
import { llamaAt } from "../llama.ts";
import { mix, palette } from "../palette.ts";
import { bush, ichu, maize } from "../plants.ts";
import { createRandom } from "../random.ts";
import { ellipse, path, type Point, points, smooth, straight, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { mist, sky, streaks, sun, veil } from "../sky.ts";
import { terraces } from "../terraces.ts";

const haze = "#F8E2AC";

/** The Urubamba between its maize fields and terraces, a snow peak closing the valley. */
export function sacredValley(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2C7090"],
      [0.28, "#93BFB2"],
      [0.5, haze],
    ]),
    sun(196, 120, 54, "#FFF3CF", 4, 0.18),
    streaks(
      [
        [520, 74, 240, 13],
        [980, 96, 340, 15],
      ],
      palette.salt,
      0.85,
    ),
    peak(sheet),
    flanks(sheet),
    floor(),
    spurs(sheet),
    village(),
    slopes(sheet),
    condor(880, 196, 92, palette.indigo, palette.salt, -8),
    paper(sheet),
  ].join("");
}

function peak(sheet: Sheet): string {
  const outline = points(
    "240 420, 350 330, 430 270, 500 190, 556 130, 596 96, 640 150, 690 176, 736 158, 800 240, 880 310, 980 400",
  );
  return (
    crag(
      outline,
      { light: "#9A94B4", dark: "#6570A0", snow: "#FFFBF2", snowDark: "#B4C2DA" },
      { seed: 15, snowLine: 270, rough: 0.08, lean: 0.25 },
    ) + veil(sheet, 210, 200, haze, 0.85)
  );
}

/** The far mountains that close in from both sides. */
function flanks(sheet: Sheet): string {
  const layers = [
    ["-20 250, 100 230, 230 270, 360 340, 480 400, 560 424, 560 470, -20 470", "#9FB48C", 0.35],
    ["1230 230, 1100 210, 980 250, 860 320, 740 390, 640 424, 640 470, 1230 470", "#86A08A", 0.3],
  ] as const;
  return layers
    .map(
      ([outline, ink, pale]) =>
        path(smooth(outline), mix(ink, haze, pale)) + veil(sheet, 400, 140, haze, 0.35),
    )
    .join("");
}

/** The nearer mountains, their feet in the fields. */
function spurs(sheet: Sheet): string {
  const left = smooth(
    "-20 270!, 60 264, 170 320, 280 392, 380 440, 480 462!, 400 470, 300 488, 160 520, -20 540!",
  );
  const right = smooth(
    "1230 250!, 1150 252, 1040 306, 930 376, 830 426, 720 462!, 800 474, 920 490, 1060 520, 1230 560!",
  );
  const shade = smooth("1150 252!, 1230 250!, 1230 560!, 1060 520!, 1090 440, 1040 390, 1110 330");
  return [
    path(left, mix("#86A45E", haze, 0.1)),
    path(
      smooth("60 264!, 170 320, 280 392, 380 440, 480 462!, 360 474!, 300 440, 200 400, 130 340"),
      "#6F9458",
      'opacity=".7"',
    ),
    path(right, mix("#6F9460", haze, 0.12)),
    path(shade, palette.coca, 'opacity=".6"'),
    stroke(
      "M930 376q60 40 40 100M860 414q40 30 20 66M1040 306q40 60 10 100",
      palette.coca,
      5,
      'opacity=".5"',
    ),
    mist(sheet, 390, 130, haze, 0.45),
  ].join("");
}

/** The fields in perspective: rows that grow towards the viewer, split at random. */
function floor(): string {
  const random = createRandom(37);
  const inks = ["#A9BE5A", "#E3BC52", "#7FA04C", "#EBD08A", "#C99A4A", "#8FB05C", "#D9B04A"];
  const fields: Record<string, string> = {};
  const at = (x: number, y: number): Point => [600 + (x - 600) * ((y - 400) / 200), y];
  const rows = [440, 452, 468, 490, 520, 560, 612, 680, 770];
  for (const [index, y] of rows.slice(0, -1).entries()) {
    const next = rows[index + 1] ?? 770;
    for (let x = -500; x < 1700;) {
      const end = x + random(90, 240);
      const ink = inks[Math.floor(random(0, inks.length))] ?? "#A9BE5A";
      fields[ink] = (fields[ink] ?? "") + straight([at(x, y), at(end, y), at(end, next), at(x, next)]);
      x = end;
    }
  }
  const river = smooth(
    "600 440!, 640 452, 700 468, 690 484, 610 500, 520 520, 500 550, 570 584, 680 620, 700 670, 620 720, 540 780!, 760 780!, 830 710, 850 650, 790 600, 680 566, 620 544, 640 524, 710 504, 760 482, 740 462, 680 448, 618 440!",
  );
  return [
    path(straight("-20 440, 1220 440, 1220 770, -20 770"), "#A9BE5A"),
    ...Object.entries(fields).map(([ink, data]) => path(data, ink)),
    path(river, palette.sea, `stroke="#EBD6AE" stroke-width="5"`),
    stroke(
      "M556 536q30 26 100 46M690 596q60 20 84 46M770 660q2 24-24 50M690 724q40-30 52-60M640 500q50-12 76-24M540 560q40 20 80 32",
      "#BFE0CF",
      3.4,
      'opacity=".8"',
    ),
  ].join("");
}

/** The village with its church among trees. */
function village(): string {
  const inks = {
    wall: "#F6E8C8",
    wallShade: "#B99A74",
    roof: "#C25A34",
    roofShade: "#8A3A2A",
    dark: "#5A3A34",
  };
  return [
    hillTown(
      [
        [800, 522, 150, 17],
        [780, 548, 190, 20],
        [330, 486, 90, 11],
      ],
      inks,
      4,
    ),
    path("M880 540v-62l13-18 13 18v62z", "#FFF6E0") +
      path("M897 540v-74l9 12v62z", "#C9AA84") +
      path("M878 480l15-22 15 22z", palette.terracotta),
    ...[
      [500, 486, 34],
      [470, 520, 44],
      [770, 520, 44],
      [980, 548, 60],
      [740, 560, 48],
      [430, 560, 60],
      [860, 604, 70],
      [330, 540, 50],
    ].map(([x = 0, y = 0, size = 0]) => bush(x, y, size, "#86A552", palette.moss)),
  ].join("");
}

function slopes(sheet: Sheet): string {
  const inks = { grass: "#9DB557", grassAlt: "#8CA54E", wall: "#CDB68C", joint: "#7A6248" };
  const right = smooth("1230 400!, 1140 440, 1060 500, 980 580, 890 680, 800 780!, 1230 780!");
  const left = smooth("-20 560!, 100 560, 220 600, 330 670, 420 780!, -20 780!");
  return [
    path(right, palette.coca),
    sheet.clip(
      right,
      terraces(
        "760 780, 900 650, 1040 506, 1230 396",
        "980 1000, 1080 900, 1180 820, 1300 740",
        6,
        inks,
        0.42,
      ) + stipple(sheet, right, palette.night, [0, 0, 1, 0.8], 0.8, 20),
    ),
    path(left, palette.coca),
    path(smooth("-20 560!, 100 560, 220 600, 330 670!, 220 616, 100 578, -20 576!"), "#B9CC6C"),
    stipple(sheet, left, palette.night, [0, 0, 0.6, 1], 0.9, 20),
    ...[
      [20, 690, 150],
      [70, 720, 170],
      [-4, 760, 170],
      [130, 760, 160],
    ].map(([x = 0, y = 0, size = 0]) => maize(x, y, size)),
    ellipse(262, 700, 50, 7, palette.night, 'opacity=".3"'),
    stand(
      highlander(sheet, { skirt: palette.maize, shawl: palette.terracotta, bundle: palette.sun }),
      240,
      702,
      150,
    ),
    ellipse(1082, 560, 50, 6, palette.night, 'opacity=".3"'),
    llamaAt(sheet, 1064, 560, 92, { wool: palette.salt, shade: "#D9B9A0", far: "#A88670" }),
    llamaAt(sheet, 1150, 532, 84, { wool: "#B9805A", shade: "#8A5A40", far: "#5E3A2C" }, true),
    ichu(330, 740, 44, "#B9CC6C"),
    ichu(940, 740, 40, "#B9CC6C"),
  ].join("");
}
