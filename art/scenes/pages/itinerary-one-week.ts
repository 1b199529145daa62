import { andenes } from "../../motifs/land/andenes.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { palette } from "../../engine/palette.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { createRandom } from "../../engine/random.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { ellipse, path, rect, smooth, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { train } from "../../motifs/vehicles/train.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";

const haze = "#F9E7BE";

/** Morning in the gorge of the Urubamba: the blue train on its way to Machu Picchu, terraces above it, a green peak ahead. */
export function itineraryOneWeek(sheet: Sheet): string {
  return [
    heavens(sheet),
    peak(sheet),
    slopes(sheet),
    railway(),
    river(sheet),
    bank(),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  const crest: Crest = [
    [240, 244, 40],
    [300, 242, 90],
    [420, 240, 180],
    [500, 238, 250],
    [580, 236, 200],
    [660, 238, 290],
    [740, 240, 210],
    [850, 242, 130],
    [980, 244, 40],
  ];
  return [
    sky(sheet, [
      [0, "#2B7C93"],
      [0.26, "#9BCCBD"],
      [0.5, haze],
    ]),
    sun(420, 150, 52, "#FFF6D4", 3, 0.2),
    cloudscape(
      sheet,
      [
        [800, 100, 360, 56],
        [160, 90, 280, 46],
      ],
      { light: "#FFF8E6", shade: "#DCE2CE" },
      6,
    ),
    snowRange(sheet, crest, {
      foot: 470,
      seed: 17,
      snowFrom: 110,
      haze: [haze, 0.5, 0.7],
      from: 240,
      to: 1010,
    }),
    mist(sheet, 250, 150, haze, 0.8),
  ].join("");
}

/** The sugar loaf at the end of the gorge. */
function peak(sheet: Sheet): string {
  const body = smooth(
    "430 470!, 520 420, 590 330, 640 236, 676 186, 704 176, 730 200, 760 270, 800 350, 870 420, 960 470!",
  );
  const shade = smooth(
    "704 176!, 730 200, 760 270, 800 350, 870 420, 960 470!, 740 470!, 744 400, 716 330, 724 250",
  );
  return [
    path(body, "#7FA263"),
    path(shade, "#4E7A58"),
    path(
      smooth("640 236!, 664 250, 650 310, 690 380, 640 470!, 520 470!, 590 330"),
      "#A5BC6C",
      'opacity=".7"',
    ),
    stipple(sheet, body, palette.night, [0, 0, 1, 0.2], 0.5, 22),
    mist(sheet, 360, 130, haze, 0.75),
  ].join("");
}

function slopes(sheet: Sheet): string {
  const right = smooth(
    "1220 40!, 1130 120, 1060 210, 1000 250, 930 350, 850 420, 740 500!, 740 620!, 1220 620!",
  );
  const left = smooth("-20 70!, 90 130, 190 230, 300 300, 420 400, 560 500!, 560 620!, -20 620!");
  return [
    land(ridge({ y: 430, swing: 30, seed: 5, wave: 420, pointed: 0.5 }), "#7E9C68", 560),
    path(right, "#5E8656"),
    path(
      smooth("1220 40!, 1130 120, 1110 220, 1160 300, 1090 400, 1130 520, 1060 620!, 1220 620!"),
      "#335F4C",
    ),
    stipple(sheet, right, palette.night, [0, 0, 1, 0.4], 0.6, 20),
    path(left, "#86A257"),
    andenes(
      "-20 600, 140 588, 300 578, 470 566",
      "-20 250, 100 262, 210 300, 330 372",
      { wall: "#C79F6C", foot: "#5E7A46", grass: "#9DB65C", joint: "#8A6446", rim: "#F4DDA6" },
      { steps: 9, stones: 12, seed: 3, bottom: 620 },
    ),
    path(smooth("330 372!, 420 400, 560 500!, 560 620!, 470 620!, 420 500"), "#4F7A4A", 'opacity=".8"'),
  ].join("");
}

/** The train between the terraces and the river. */
function railway(): string {
  const ties = Array.from({ length: 60 }, (_, index) => {
    const x = -10 + index * 21;
    return `M${x} ${Math.round(616 - index * 0.62)}v9`;
  }).join("");
  return [
    path(smooth("-20 606!, 400 594, 800 580, 1220 572!, 1220 660!, -20 680!"), "#B99A72"),
    stroke(ties, palette.bark, 6),
    stroke("M-20 620L1220 582", "#E9D5AE", 4),
    train(
      [
        [20, 617, -1.8],
        [264, 609, -1.8],
        [508, 602, -1.8],
        [752, 595, -1.8],
      ],
      1.12,
    ),
  ].join("");
}

function river(sheet: Sheet): string {
  const water = smooth("-20 676!, 260 664, 560 652, 860 634, 1220 616!, 1220 780!, -20 780!");
  const random = createRandom(8);
  const foam = Array.from({ length: 34 }, () => {
    const x = random(-10, 1180);
    return `M${Math.round(x)} ${Math.round(random(672, 745) - x * 0.03)}h${Math.round(random(18, 70))}`;
  }).join("");
  const stones = Array.from({ length: 16 }, () => {
    const [x, size] = [random(0, 1200), random(10, 34)];
    const y = random(680, 742) - x * 0.03;
    return (
      ellipse(x + 3, y + size * 0.2, size * 1.15, size * 0.3, palette.deep, 'opacity=".5"') +
      path(
        `M${Math.round(x - size)} ${Math.round(y)}q${Math.round(size * 0.4)}-${Math.round(size)} ${Math.round(size)}-${Math.round(size * 0.8)} ${Math.round(size * 0.9)} 0 ${Math.round(size)} ${Math.round(size * 0.8)}z`,
        "#A99A84",
      ) +
      path(
        `M${Math.round(x)} ${Math.round(y - size * 0.8)}q${Math.round(size * 0.9)} 0 ${Math.round(size)} ${Math.round(size * 0.8)}h-${Math.round(size * 0.8)}z`,
        "#6E665E",
      )
    );
  });
  return [
    path(
      water,
      sheet.gradient([
        [0, "#7FBBA0"],
        [0.4, "#3F8E84"],
        [1, "#1E5A5C"],
      ]),
    ),
    stroke(foam, "#F4F6E2", 3.4, 'opacity=".8"'),
    stones.join(""),
    stroke(straight("-20 676, 260 664, 560 652, 860 634, 1220 616", false), "#F7E9C0", 3, 'opacity=".7"'),
    rect(-10, 740, 1220, 20, palette.deep, 'opacity=".25"'),
  ].join("");
}

function bank(): string {
  return [
    path(smooth("1220 650!, 1120 664, 1040 700, 990 770!, 1220 770!"), "#3F6A45"),
    path(smooth("-20 700!, 60 706, 130 736, 160 780!, -20 780!"), "#3F6A45"),
    ...[
      [1060, 740, 60],
      [1120, 730, 80],
      [1180, 736, 74],
      [30, 756, 66],
      [90, 762, 50],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#C8D27A")),
  ].join("");
}
