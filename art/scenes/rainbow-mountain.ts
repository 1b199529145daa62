import { crag } from "../crag.ts";
import { hiker, highlander, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { llamaAt } from "../llama.ts";
import { palette } from "../palette.ts";
import { ichu } from "../plants.ts";
import { createRandom } from "../random.ts";
import { below, roughen } from "../ridge.ts";
import { circle, ellipse, path, type Point, points, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { mist, sky, streaks, veil } from "../sky.ts";

const haze = "#F5E3B8";

/** Vinicunca from the ridge across its saddle, walkers strung out along the crest. */
export function rainbowMountain(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#1F4F78"],
      [0.3, "#6BA5B2"],
      [0.55, haze],
    ]),
    streaks(
      [
        [520, 70, 300, 14],
        [1040, 104, 260, 13],
        [130, 60, 220, 12],
      ],
      palette.salt,
      0.85,
    ),
    ausangate(sheet),
    mountain(sheet),
    mist(sheet, 500, 170, haze, 0.45),
    ridgeInFront(sheet),
    paper(sheet),
  ].join("");
}

function ausangate(sheet: Sheet): string {
  const outline = points(
    "-20 360, 60 290, 120 230, 168 250, 236 160, 276 196, 330 180, 420 270, 520 320, 640 380",
  );
  return (
    crag(
      outline,
      { light: "#8F88A8", dark: palette.dusk, snow: "#FFFBF2", snowDark: "#A9B4CC" },
      { seed: 12, snowLine: 310, rough: 0.09, lean: 0.3 },
    ) + veil(sheet, 240, 220, haze, 0.85)
  );
}

const crest = points(
  "-40 512, 60 470, 150 440, 250 430, 340 400, 430 350, 520 300, 610 246, 690 196, 752 150, 800 132, 850 150, 920 206, 1000 250, 1090 276, 1230 330",
);

/** Ink of each bed and how much of the crest it takes. */
const beds = `#8E3A2A 14,#B5482A 7,#D2784A 6,#E9A93C 5,#EBD6AE 4,#7FA58A 5,#4F8A7C 4,#EBD6AE 3,#E3A58A 6,#B5482A 6,#E9A93C 5,
  #F4E4BC 4,#C9A7B4 5,#8D7499 4,#E3A58A 4,#D2784A 5,#8BA67A 5,#EBD6AE 4,#B5482A 8,#7A2C22 12`;

function crestAt(share: number): Point {
  const x = -40 + share * 1270;
  const index = Math.max(
    crest.findIndex((point) => point[0] >= x),
    1,
  );
  const [from, to] = [crest[index - 1] ?? [0, 0], crest[index] ?? [0, 0]];
  return [x, from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])];
}

function mountain(sheet: Sheet): string {
  const face = below(roughen(crest, 0.05, 3, 2));
  const list = beds.split(",").map((bed) => bed.trim().split(" "));
  const total = list.reduce((sum, bed) => sum + Number(bed[1]), 0);
  const random = createRandom(23);
  let taken = 0;
  // Each bed is painted from its left edge to the right end of the picture; the next covers the rest.
  const layers = list.map(([ink = ""], index) => {
    const [x, y] = crestAt(taken / total);
    taken += Number(list[index]?.[1]);
    const fall = 760 - y;
    const lean = (share: number) =>
      x - 210 * share ** 1.4 + random(-8, 8) + Math.sin(share * 5 + x / 160) * 26;
    const edge: Point[] = [
      [x + 12, y - 24, 0],
      ...[0.16, 0.34, 0.52, 0.74].map((share): Point => [lean(share), y + fall * share]),
      [x - 240, 770, 0],
    ];
    return path(smooth([...edge, [1240, 770, 0], [1240, 100, 0]]), ink);
  });
  const ribs = [
    "800 130!, 806 200, 776 280, 800 360, 760 450, 780 560, 720 780!, 890 780!, 880 560, 920 470, 890 380, 900 290, 850 220",
    "610 246!, 600 300, 560 360, 572 430, 520 520, 520 780!, 600 780!, 610 530, 640 440, 610 370, 630 300",
    "1000 250!, 1000 330, 970 400, 1010 500, 980 780!, 1120 780!, 1110 500, 1080 400, 1060 320",
    "430 350!, 420 410, 380 460, 390 540, 320 780!, 400 780!, 440 540, 440 460, 450 400",
  ];
  return sheet.clip(
    face,
    layers.join("") +
      path(ribs.map((rib) => smooth(rib)).join(""), palette.maize, 'opacity=".24"') +
      path(
        smooth(
          "850 150!, 920 206, 1000 250, 1090 276, 1230 330!, 1230 770!, 1100 770!, 1010 560, 960 400, 930 290",
        ),
        palette.night,
        'opacity=".2"',
      ) +
      stipple(sheet, face, palette.brick, [0.3, 0, 1, 0.6], 0.8) +
      stroke(smooth(crest, false), "#FCEBC4", 3, 'opacity=".6"'),
  );
}

/** People on the crest, so small that only their jackets show. */
function walkers(): string {
  const random = createRandom(41);
  const jackets = [palette.terracotta, palette.sun, palette.indigo, palette.salt, palette.sea];
  return Array.from({ length: 17 }, (_, index) => {
    const [x, y] = crestAt(0.16 + index * 0.0255 + random(-0.008, 0.008));
    return (
      stroke(`M${Math.round(x)} ${Math.round(y)}v-7`, palette.night, 3) +
      stroke(`M${Math.round(x)} ${Math.round(y - 7)}v-5`, jackets[index % 5] ?? palette.sun, 4) +
      circle(x, y - 14, 2, palette.bark)
    );
  }).join("");
}

function ridgeInFront(sheet: Sheet): string {
  const ridge = smooth(
    "-20 560!, 120 548, 280 570, 430 620, 600 656, 780 650, 960 610, 1100 596, 1230 600!, 1230 780!, -20 780!",
  );
  const trail = smooth(
    "430 780!, 520 720, 500 690, 380 660, 250 620, 130 580, 60 548!, 78 548!, 160 578, 280 610, 420 648, 560 684, 590 720, 520 780!",
  );
  const alpaca = {
    wool: "#F3E3C6",
    shade: "#C99C74",
    far: "#8A6047",
    cloth: palette.indigo,
    trim: palette.terracotta,
  };
  return [
    walkers(),
    path(ridge, "#A8442A"),
    path(
      smooth("600 656!, 780 650, 960 610, 1100 596, 1230 600!, 1230 780!, 780 780!, 740 720"),
      palette.brick,
      'opacity=".6"',
    ),
    path(trail, "#E3B483"),
    stipple(sheet, ridge, palette.maize, [0, 0, 0.4, 1]),
    ...[
      [120, 594, 46],
      [150, 598, 44],
      [290, 632, 58],
    ].map(([x = 0, y = 0, size = 0], index) =>
      stand(
        hiker(index % 2 ? { jacket: palette.sea, pack: palette.sun } : { pack: palette.coca }),
        x,
        y,
        size,
      ),
    ),
    ellipse(960, 716, 120, 11, palette.night, 'opacity=".3"'),
    llamaAt(sheet, 900, 716, 236, alpaca),
    ellipse(1070, 726, 50, 7, palette.night, 'opacity=".3"'),
    stand(
      highlander(sheet, { skirt: palette.indigo, shawl: palette.terracotta, bundle: palette.sea }),
      1050,
      728,
      150,
    ),
    ...[
      [60, 700, 40],
      [240, 740, 46],
      [700, 730, 44],
      [1170, 690, 40],
      [640, 690, 28],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, palette.sun)),
  ].join("");
}
