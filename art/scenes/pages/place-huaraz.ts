import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { condor } from "../../motifs/animals/condor.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { createRandom } from "../../engine/random.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { ichu, leaf } from "../../motifs/plants/plants.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import { quenual } from "../../motifs/plants/quenual.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky } from "../../motifs/sky/sky.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";

const shore = 430;
const haze = "#DCE9DE";

/** Lake Parón under its pyramid of ice: two who have walked up, a boat that waits for the wind to drop, quenuales on the shore. */
export function placeHuaraz(sheet: Sheet): string {
  const pyramid = ice(sheet);
  return [
    sky(sheet, [
      [0, "#1F5F9A"],
      [0.3, "#6FA9CE"],
      [0.58, haze],
    ]),
    cloudscape(
      sheet,
      [
        [210, 190, 380, 70],
        [1040, 130, 380, 56],
      ],
      { light: "#FFFDF4", shade: "#D2DEE2" },
      31,
    ),
    pyramid,
    condor(330, 120, 92, "#2A2A40", "#FFFBF2", 8),
    walls(sheet),
    lake(sheet, pyramid),
    boat(),
    ground(sheet),
    quenual(86, 700, 1.16, 4),
    quenual(1120, 690, 0.98, 9),
    lupins(),
    paperGrain(sheet),
  ].join("");
}

function ice(sheet: Sheet): string {
  const crest: Crest = [
    [180, 260, 180],
    [300, 250, 280],
    [380, 250, 250],
    [470, 244, 330],
    [560, 240, 470],
    [640, 244, 350],
    [720, 250, 390],
    [800, 250, 300],
    [900, 250, 330],
    [1010, 260, 190],
  ];
  return (
    snowRange(sheet, crest, {
      foot: 560,
      seed: 57,
      snowFrom: 150,
      snow: ["#86A6D2", "#C2D6EA", "#FFFEF8"],
      rock: ["#5C6486", "#98949E"],
      haze: [haze, 0.2, 0.75],
      from: 120,
      to: 1080,
      hidden: 440,
      least: 240,
    }) + mist(sheet, 350, 90, haze, 0.6)
  );
}

const left: Crest = [
  [-160, 130, 470],
  [-20, 130, 420],
  [110, 120, 330],
  [220, 110, 230],
  [340, 90, 120],
  [440, 60, 30],
];
const right: Crest = [
  [740, 60, 30],
  [840, 90, 120],
  [960, 110, 260],
  [1080, 120, 350],
  [1210, 130, 450],
  [1340, 130, 480],
];

/** The granite walls that the glacier left on both sides. */
function walls(sheet: Sheet): string {
  const shape = {
    foot: 540,
    snowFrom: 2000,
    rock: ["#4A4E5E", "#7C7A7C", "#B5AC9A"] as const,
    levels: [0.24, 0.62],
    haze: [haze, 0.05, 0.55] as const,
    hidden: 470,
    least: 520,
    slope: 1.5,
  };
  return [
    snowRange(sheet, left, { ...shape, seed: 21, to: 520 }),
    snowRange(sheet, right, { ...shape, seed: 34, from: 690 }),
    path(smooth("-20 440!, 90 400, 200 420, 330 424, 470 438!, -20 446!"), "#5F7A52"),
    path(smooth("1220 436!, 1110 404, 1000 420, 860 426, 720 438!, 1220 446!"), "#557048"),
  ].join("");
}

function lake(sheet: Sheet, above: string): string {
  const random = createRandom(5);
  const water = `M-10 ${shore}H1210V770H-10z`;
  const glints = Array.from({ length: 34 }, (_, at) => {
    const y = shore + 8 + at * 7;
    return `M${Math.round(random(-40, 1180))} ${y}h${Math.round(24 + at * random(1, 3))}`;
  });
  return [
    path(
      water,
      sheet.gradient([
        [0, "#7FD6CC"],
        [0.3, "#2FB0B8"],
        [0.75, "#13808F"],
        [1, "#0E5F70"],
      ]),
    ),
    sheet.clip(water, `<g opacity=".22">${place(above, 0, shore * 1.8, 1, -0.8)}</g>`),
    stroke(glints.join(""), "#CFF4EA", 2.6, 'opacity=".65"'),
  ].join("");
}

function boat(): string {
  return [
    ellipse(712, 548, 92, 8, "#0B5666", 'opacity=".5"'),
    place(
      [
        path("M-84-26q20 28 44 30h92q30-2 44-34-40 12-90 12t-90-8z", "#2F5FA8"),
        path("M-84-26q40 8 90 8t90-12q-40 20-92 20t-88-16z", "#1E3F78"),
        path("M-80-18q30 16 84 16t86-18l-4 8q-34 16-84 16t-76-14z", "#F4F0E6"),
        stroke("M-30-16h60M-22-22l-54 38M34-22l50 36", "#D9A45C", 5),
      ].join(""),
      712,
      542,
    ),
    stroke("M620 560h60M760 566h80M660 578h110", "#CFF4EA", 3, 'opacity=".7"'),
  ].join("");
}

/** Our shore, with the boulder that everybody climbs. */
function ground(sheet: Sheet): string {
  const bank = smooth(
    "-20 640!, 120 622, 280 640, 460 672, 640 690, 820 678, 980 650, 1220 630!, 1220 780!, -20 780!",
  );
  const rock = smooth("360 730!, 366 660, 400 604, 470 578, 560 572, 640 596, 690 650, 706 734!");
  return [
    path(
      bank,
      sheet.gradient([
        [0, "#A9AE62"],
        [1, "#5E7446"],
      ]),
    ),
    path(
      smooth("-20 640!, 120 622, 280 640, 460 672, 640 690, 460 690, 260 668, 80 650, -20 664!"),
      "#D9D08A",
      'opacity=".7"',
    ),
    ellipse(550, 734, 210, 14, palette.night, 'opacity=".3"'),
    path(
      rock,
      sheet.gradient([
        [0, "#D8CFBE"],
        [1, "#7E7680"],
      ]),
    ),
    path(
      smooth("560 572!, 640 596, 690 650, 706 734!, 600 736!, 610 680, 580 640, 590 600"),
      "#5A5668",
      'opacity=".75"',
    ),
    path(
      smooth("366 700!, 376 650, 410 610, 440 640, 420 690, 430 732!, 362 732!"),
      "#F1E8D6",
      'opacity=".55"',
    ),
    stroke("M470 590q-10 40 6 76t-4 62M530 584q12 30 2 66", "#5A5668", 3, 'opacity=".5"'),
    stipple(sheet, rock, palette.night, [0, 0, 0, 1], 0.5, 16),
    ellipse(500, 586, 40, 5, palette.night, 'opacity=".3"'),
    stand(hiker({ jacket: "#D2342E", pack: palette.sun, hat: palette.salt }), 478, 586, 158),
    stand(
      hiker({ jacket: "#E9A93C", pack: palette.indigo, trousers: palette.bark, hat: "#7A3A5E" }),
      566,
      584,
      148,
      true,
    ),
    ...[
      [250, 716, 60],
      [300, 748, 52],
      [760, 738, 56],
      [840, 716, 60],
      [930, 742, 50],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#E3CF86")),
  ].join("");
}

/** Spikes of taulli, the blue lupin of these valleys. */
function lupins(): string {
  const spike = (x: number, y: number, tall: number) => {
    const florets = Array.from({ length: 9 }, (_, at) => {
      const up = tall * (0.36 + at * 0.07);
      const wide = (10 - at) * 0.9;
      return (
        circle(x - wide, y - up, 5 - at * 0.3, "#6A5AC0") +
        circle(x + wide, y - up - 4, 5 - at * 0.3, "#4A3E9A")
      );
    });
    return [
      stroke(`M${x} ${y}v${-tall}`, "#4F7A4A", 3),
      path(
        [-1, 1]
          .map(
            (side) =>
              leaf(x, y - tall * 0.1, x + side * 24, y - tall * 0.28, side * 4, 6) +
              leaf(x, y - tall * 0.2, x + side * 18, y - tall * 0.4, side * 3, 5),
          )
          .join(""),
        "#5F8A4E",
      ),
      florets.join(""),
    ].join("");
  };
  return [
    [206, 758, 92],
    [240, 770, 110],
    [276, 762, 80],
    [860, 768, 104],
    [900, 760, 84],
    [1010, 772, 112],
    [1046, 764, 90],
  ]
    .map(([x = 0, y = 0, tall = 0]) => spike(x, y, tall))
    .join("");
}
