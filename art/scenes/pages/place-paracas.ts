import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { createRandom } from "../../engine/random.ts";
import { flock } from "../../motifs/people/townsfolk.ts";
import { launch } from "../../motifs/vehicles/launch.ts";
import { paperGrain } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { pelican } from "../../motifs/animals/pelican.ts";
import { ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";

const horizon = 356;
const haze = "#FCE0B2";

/** Early morning at El Chaco: pelicans on the quay, the first boat out, the candlestick on its dune, an arch of the Ballestas. */
export function placeParacas(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2E7E9C"],
      [0.26, "#9CCBC0"],
      [0.48, haze],
    ]),
    sun(250, 306, 46, "#FFF6D6", 3, 0.18),
    cloudscape(
      sheet,
      [
        [820, 96, 420, 52],
        [160, 150, 320, 40],
      ],
      { light: "#FFF4DC", shade: "#DCE3D2" },
      19,
    ),
    flock(
      [
        [470, 170, 40],
        [520, 188, 34],
        [570, 206, 30],
        [426, 190, 34],
        [388, 212, 28],
      ],
      "#4A5468",
    ),
    coast(sheet),
    sea(sheet),
    arch(sheet),
    ellipse(560, 512, 210, 10, "#12485C", 'opacity=".45"'),
    place(launch(), 560, 500, 0.82),
    quay(sheet),
    paperGrain(sheet),
  ].join("");
}

/** The peninsula with its dunes, and the figure that is drawn on the one nearest to the sea. */
function coast(sheet: Sheet): string {
  const dune = smooth(
    `470 ${horizon}!, 560 300, 660 232, 760 176, 850 150 .4, 950 186, 1060 220, 1220 190!, 1220 ${horizon}!`,
  );
  return [
    path(
      smooth(`-20 ${horizon}!, -20 322!, 120 312, 260 322, 420 334, 560 ${horizon}!`),
      "#D8B98E",
      'opacity=".8"',
    ),
    path(
      dune,
      sheet.gradient([
        [0, "#F2CC8C"],
        [1, "#DDA468"],
      ]),
    ),
    path(
      smooth(
        `850 150!, 950 186, 1060 220, 1220 190!, 1220 ${horizon}!, 1000 ${horizon}!, 960 300, 900 250, 880 200`,
      ),
      "#B9744A",
    ),
    path(smooth(`1060 220!, 1110 260, 1090 310, 1130 ${horizon}!, 1220 ${horizon}!, 1220 190!`), "#D09A62"),
    candlestick(),
    mist(sheet, 300, 80, haze, 0.55),
    path(
      smooth(
        `470 ${horizon}!, 620 346, 800 352, 1000 344, 1220 350!, 1220 ${horizon + 8}!, 470 ${horizon + 8}!`,
      ),
      "#7E5A4A",
    ),
  ].join("");
}

/** The trident of Paracas, cut into the slope that faces the sea. */
function candlestick(): string {
  return place(
    [
      stroke("M0 100V-92", "#8E5636", 9),
      stroke("M-52-40V6q0 34 52 34t52-34V-40", "#8E5636", 9),
      stroke("M-24 100H24M-18 84H18", "#8E5636", 7),
      stroke("M-14-70L0-92 14-70M-18-48H18M-66-26L-52-44-38-26M38-26L52-44 66-26", "#8E5636", 7),
      stroke("M-66-4h28M38-4h28M-10 14h20", "#8E5636", 6),
    ].join(""),
    770,
    262,
    0.66,
    0.66,
    4,
  );
}

function sea(sheet: Sheet): string {
  const random = createRandom(12);
  const water = `M-10 ${horizon}H1210V770H-10z`;
  const glints = (count: number, middle: number, spread: number) =>
    Array.from({ length: count }, (_, at) => {
      const y = horizon + 6 + ((at + 0.5) / count) ** 1.4 * 270;
      const long = 14 + (y - horizon) * 0.35;
      return `M${Math.round(middle + random(-1, 1) * spread * (0.3 + (y - horizon) / 300))} ${Math.round(y)}h${Math.round(long)}`;
    }).join("");
  return [
    path(
      water,
      sheet.gradient([
        [0, "#F3DDB2"],
        [0.08, "#8CC0B6"],
        [0.4, "#3E93A4"],
        [1, "#1B5570"],
      ]),
    ),
    stroke(glints(44, 560, 620), "#BFE0D6", 2.6, 'opacity=".6"'),
    stroke(glints(26, 220, 60), "#FFF3CC", 4, 'opacity=".9"'),
  ].join("");
}

/** A rock of the Ballestas, white above with what the birds leave, sea lions on its ledges. */
function arch(sheet: Sheet): string {
  const rock =
    smooth(
      "876 500!, 880 430, 900 372, 940 330, 1000 312, 1070 300, 1150 320, 1220 310!, 1220 520!, 1100 522, 960 516",
    ) + smooth("990 508!, 984 452, 1006 412, 1042 402, 1076 424, 1086 470, 1082 512!, 1030 516");
  const lion = (x: number, y: number, size: number) =>
    place(
      path(
        smooth("-36 2!, -30 -8, -10 -18, 8 -26, 16 -42, 30 -44, 40 -36!, 30 -30, 26 -12, 34 4!, 10 4, -10 2"),
        "#4A2E2A",
      ) + path(smooth("-28 -7!, -10 -17, 8 -25, 16 -41, 24 -40!, 16 -20, 0 -8"), "#8A5A48"),
      x,
      y,
      size,
      Math.abs(size),
    );
  return [
    ellipse(1050, 516, 200, 12, "#12485C", 'opacity=".4"'),
    path(
      rock,
      sheet.gradient([
        [0, "#C98E62"],
        [0.5, "#9A5E48"],
        [1, "#5A3A40"],
      ]),
      'fill-rule="evenodd"',
    ),
    path(
      smooth(
        "896 380!, 940 330, 1000 312, 1070 300, 1150 320, 1220 310!, 1220 344!, 1150 352, 1100 330, 1040 340, 990 346, 930 366",
      ),
      "#F6EBD6",
    ),
    path(smooth("1082 512!, 1086 470, 1076 424, 1110 440, 1130 480, 1120 522!"), "#4A3038", 'opacity=".7"'),
    path(smooth("876 500!, 880 430, 900 384, 920 420, 910 470, 930 512!"), "#E3AE7A", 'opacity=".8"'),
    stroke("M960 380l-6 60M1140 372l8 70M1180 380l4 90M944 420l-6 50", "#5A3A40", 3, 'opacity=".5"'),
    path(smooth("860 506!, 920 492, 980 506, 1000 516!, 940 524, 870 520"), "#6A444A"),
    lion(896, 500, -0.8),
    lion(952, 506, 0.62),
    lion(1122, 512, -0.8),
    lion(1180, 508, -0.95),
    stroke("M850 520q30-8 60 0t60 0 60 0 60 0 60 0 60 0", "#EAF4EE", 4),
    flock(
      [
        [1010, 286, 20],
        [1046, 272, 24],
        [1100, 280, 18],
      ],
      "#4A5468",
    ),
  ].join("");
}

/** The planks we stand on, and the birds that were here first. */
function quay(sheet: Sheet): string {
  const planks = Array.from({ length: 7 }, (_, at) => `M-20 ${640 + at * 17 + at * at}H1220`);
  const post = (x: number, y: number, tall: number) =>
    [
      path(`M${x - 17} ${y}v${-tall}h34v${tall}z`, "#8A5E40"),
      path(`M${x + 3} ${y}v${-tall}h14v${tall}z`, "#5A3A30"),
      ellipse(x, y - tall, 17, 6, "#C9986A"),
      stroke(`M${x - 17} ${y - tall + 22}q17 8 34 0M${x - 17} ${y - tall + 29}q17 8 34 0`, "#E6D2A0", 5),
    ].join("");
  return [
    path(
      "M-20 622H1220V770H-20z",
      sheet.gradient([
        [0, "#C49468"],
        [1, "#8E6046"],
      ]),
    ),
    path("M-20 614H1220V630H-20z", "#E2BC8A"),
    stroke(planks.join(""), "#6E4836", 3, 'opacity=".6"'),
    stroke(
      "M120 640l-14 17M420 640l-10 17M760 657l4 19M980 640l12 17M300 676l-12 20M620 676v21",
      "#6E4836",
      3,
    ),
    post(150, 690, 118),
    post(1086, 690, 118),
    stroke("M166 600Q620 720 1070 600", "#E6D2A0", 6),
    stroke("M166 603Q620 723 1070 603", "#8A6A48", 2.4),
    ...[
      [150, 574, 1.5],
      [330, 716, 1.75],
      [860, 726, -1.7],
    ].map(([x = 0, y = 0, size = 0]) =>
      [
        y > 600 ? ellipse(x, y + 2, 70, 9, palette.night, 'opacity=".3"') : "",
        place(pelican(), x, y, size, Math.abs(size)),
      ].join(""),
    ),
  ].join("");
}
