import { amantaniWoman } from "../../motifs/people/amantani-woman.ts";
import { andenes } from "../../motifs/land/andenes.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { createRandom } from "../../engine/random.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { flock } from "../../motifs/people/townsfolk.ts";
import { highlander, hiker, stand } from "../../motifs/people/hiker.ts";
import { hillTown } from "../../motifs/buildings/hill-town.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import { reedBoat } from "../../motifs/vehicles/reed-boat.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";

const horizon = 372;
const haze = "#F3B08A";

/** Dusk on Titicaca: a reed boat in the sun's path, the terraces of Amantaní, a woman of the island spinning by the stone arch. */
export function twoDaysOnTiticaca(sheet: Sheet): string {
  const range = cordillera(sheet);
  return [
    evening(sheet),
    range,
    lake(sheet, range),
    island(sheet),
    boat(sheet),
    shore(sheet),
    paperGrain(sheet),
  ].join("");
}

function evening(sheet: Sheet): string {
  const random = createRandom(8);
  const stars = Array.from(
    { length: 34 },
    () => `M${Math.round(random(0, 1200))} ${Math.round(random(0, 120))}h.1`,
  );
  return [
    sky(sheet, [
      [0, "#22306C"],
      [0.16, "#5A5596"],
      [0.3, "#C0718A"],
      [0.42, "#F2A066"],
      [0.5, "#FBD58E"],
    ]),
    stroke(stars.join(""), "#FFF3D0", 2.4, 'opacity=".7"'),
    sun(246, 318, 62, "#FFEDB4", 4, 0.15),
    cloudscape(
      sheet,
      [
        [520, 150, 420, 54],
        [110, 190, 300, 40],
        [900, 84, 360, 44],
      ],
      { light: "#F7B08C", shade: "#A8688C" },
      19,
    ),
    flock(
      [
        [400, 250, 28],
        [450, 270, 22],
        [366, 276, 18],
      ],
      "#4A3A6E",
    ),
  ].join("");
}

function cordillera(sheet: Sheet): string {
  const crest: Crest = [
    [330, 260, 40],
    [420, 260, 90],
    [500, 250, 150],
    [560, 250, 130],
    [640, 244, 210],
    [700, 244, 170],
    [770, 244, 230],
    [830, 250, 160],
    [920, 244, 190],
    [1010, 250, 150],
    [1220, 260, 120],
  ];
  return [
    snowRange(sheet, crest, {
      foot: 450,
      seed: 5,
      snowFrom: 96,
      snow: ["#8E7CB8", "#D99AA8", "#FFE3C4"],
      rock: ["#5E4C86", "#94688E"],
      haze: [haze, 0.3, 0.9],
      from: 300,
      hidden: horizon,
    }),
    path(smooth("-20 346!, 60 330, 150 340, 240 356, 330 364, 460 376!, -20 380!"), "#8A6490"),
    path(smooth("150 340!, 240 356, 330 364, 460 376!, 200 378!, 190 360"), "#6A4F86"),
    mist(sheet, 300, 90, haze, 0.6),
  ].join("");
}

function lake(sheet: Sheet, above: string): string {
  const water = `M-10 ${horizon}H1210V760H-10z`;
  const glints = Array.from({ length: 34 }, (_, index) => {
    const y = horizon + 8 + index * 11;
    const spread = 34 + index * 6;
    const x = 246 + Math.sin(index * 2.3) * spread * 0.5;
    return `M${Math.round(x - spread / 2)} ${y}h${Math.round(spread * (0.45 + ((index * 7) % 5) / 8))}`;
  });
  return [
    path(
      water,
      sheet.gradient([
        [0, "#F6BE86"],
        [0.14, "#C97F86"],
        [0.4, "#5F5A92"],
        [1, "#1D2A5E"],
      ]),
    ),
    sheet.clip(water, `<g opacity=".3">${place(above, 0, horizon * 1.75, 1, -0.75)}</g>`),
    stroke(glints.join(""), "#FFE3A4", 3.6, 'opacity=".9"'),
    stroke(
      "M470 410h130M560 440h90M430 470h110M620 486h120M520 520h140M40 500h70M30 640h90M420 660h130",
      "#F3B9A0",
      3,
      'opacity=".5"',
    ),
  ].join("");
}

/** The island: terraces up to the temple on its summit, houses with lights in their windows. */
function island(sheet: Sheet): string {
  const hill = smooth(
    "600 560!, 660 510, 720 462, 790 404, 850 350, 900 296, 950 250, 1000 222, 1050 212, 1110 216, 1230 236!, 1230 780!, 600 780!",
  );
  const random = createRandom(3);
  const windows = Array.from(
    { length: 16 },
    (_, index) =>
      `M${930 + (index % 8) * 34 + Math.round(random(-6, 6))} ${342 + Math.floor(index / 8) * 34}h4`,
  );
  return [
    ellipse(700, 566, 150, 10, "#1D2A5E", 'opacity=".4"'),
    path(hill, "#6E6A4E"),
    andenes(
      "590 574, 720 590, 880 600, 1040 592, 1230 570",
      "884 322, 940 318, 1020 314, 1100 312, 1230 316",
      {
        wall: sheet.gradient(
          [
            [0, "#F2BE84"],
            [0.5, "#B8805E"],
            [1, "#6A4A56"],
          ],
          [0, 0, 1, 0],
        ),
        foot: "#4A4A48",
        grass: sheet.gradient(
          [
            [0, "#C2A858"],
            [0.5, "#86884C"],
            [1, "#4A5A4A"],
          ],
          [0, 0, 1, 0],
        ),
        joint: "#7A5448",
        rim: "#FBD9A0",
      },
      { steps: 10, wall: 0.5, near: 1.3, stones: 9, seed: 9, bottom: 770 },
    ),
    path(smooth("884 322!, 900 296, 950 250, 1000 222, 1050 212, 1110 216, 1230 236!, 1230 318!"), "#8A7A50"),
    path(smooth("1050 212!, 1110 216, 1230 236!, 1230 318!, 1110 316!, 1096 260"), "#5A5248", 'opacity=".8"'),
    path("M1010 214l6-22h60l6 22z", "#E9B27C") +
      path("M1052 192h24l6 22h-30z", "#8A5F58") +
      path("M1036 214v-14h12v14z", palette.bark),
    hillTown(
      [
        [926, 352, 250, 17],
        [900, 386, 300, 20],
      ],
      { wall: "#F0C08C", wallShade: "#8A5F68", roof: "#B5563A", roofShade: "#6E3440", dark: "#FFE09A" },
      7,
    ),
    stroke(windows.join(""), "#FFE7A8", 4),
    llamaAt(sheet, 808, 470, 46, {
      wool: "#F3D9B8",
      shade: "#B98A86",
      far: "#7A5A68",
      cloth: palette.terracotta,
    }),
    ...[
      [846, 440],
      [1010, 470],
      [1130, 450],
    ].map(([x = 0, y = 0]) => ichu(x, y, 18, "#D9B65E")),
  ].join("");
}

function boat(sheet: Sheet): string {
  const reed = { reed: "#DDA552", light: "#FBD98E", shade: "#8E5F3E", rope: palette.bark };
  const ribs = Array.from({ length: 7 }, (_, index) => `M${-36 + index * 22}-262q8 70 0 148`);
  const sail = "M-52-268q76-16 150 0 14 80 0 158-76 14-150 0 12-80 0-158z";
  return [
    ellipse(320, 606, 230, 15, "#1A2456", 'opacity=".55"'),
    stroke("M150 616h120M300 626h150M210 638h90M430 612h100", "#F6C97E", 3.4, 'opacity=".5"'),
    place(
      [
        stroke("M24-20v-262", palette.bark, 7),
        stand(
          highlander(sheet, {
            skirt: palette.maize,
            shawl: palette.sun,
            hat: palette.bark,
            bundle: palette.terracotta,
          }),
          -136,
          -8,
          108,
        ),
        path(sail, "#E9BE72"),
        sheet.clip(sail, path("M50-290h70v200H40q20-90 10-200z", "#A8744A", 'opacity=".7"')),
        stroke(ribs.join(""), "#B98A48", 3),
        stroke("M-56-268q80-16 158 0M-56-110q80 14 158 0", palette.bark, 5),
        stand(hiker({ jacket: palette.sea, pack: palette.terracotta }), -74, -6, 106),
        stand(hiker({ jacket: palette.terracotta, pack: palette.coca, hat: palette.salt }), 128, -10, 104),
        stroke("M206-104l64 170", "#6A4028", 6),
        stand(
          highlander(sheet, {
            skirt: "#2F7A6A",
            shawl: palette.terracotta,
            hat: palette.brick,
            bundle: palette.sea,
          }),
          194,
          -20,
          116,
        ),
        reedBoat(sheet, reed),
      ].join(""),
      320,
      576,
      0.7,
    ),
    stroke("M118 598q-30 10-60 4M530 602q30 10 70 2", "#FBE3B4", 4, 'opacity=".8"'),
  ].join("");
}

/** The path along the shore with its stone arch, and the woman who walks there spinning. */
function shore(sheet: Sheet): string {
  const bank = smooth(
    "430 780!, 480 700, 540 626, 584 570, 640 586, 760 606, 900 612, 1060 606, 1230 590!, 1230 780!",
  );
  const way = smooth(
    "620 780!, 760 728, 890 692, 968 668!, 1010 636, 1040 604!, 1066 604!, 1084 636, 1100 668!, 1084 700, 1020 740, 970 780!",
  );
  const stones =
    "M902 640h44M906 606h38M902 572h42M904 538h40M1120 640h44M1124 606h38M1120 572h42M1124 538h36M924 500l26-16M976 448l16 28M1036 436v30M1094 452l-16 26M1140 500l-26-16";
  return [
    path(
      bank,
      sheet.gradient([
        [0, "#8A7A4C"],
        [1, "#2F3A48"],
      ]),
    ),
    stroke("M424 782Q470 708 530 634L580 570", "#FBE3B4", 5, 'opacity=".7"'),
    path(way, "#D9A878"),
    path(
      smooth("1066 604!, 1084 636, 1100 668!, 1084 700, 1020 740, 970 780!, 880 780!, 990 720, 1060 670"),
      "#8E6468",
      'opacity=".7"',
    ),
    stipple(sheet, bank, palette.night, [0, 0, 0.4, 1], 0.8, 20),
    path("M1166 668l64 24v30l-120-50z", palette.night, 'opacity=".35"'),
    path("M898 672V552q0-124 136-124t136 124v120h-54V552q0-70-82-70t-82 70v120z", "#B98462"),
    path("M898 672V552q0-124 136-124l-4 16q-112 0-116 110v118z", "#F6CF98"),
    path(
      "M1116 672V552q0-70-82-70v-16q98 0 100 86v120zM952 672h-12V552q0-76 94-76v6q-82 0-82 70z",
      "#6E4A56",
      'opacity=".8"',
    ),
    stroke(stones, "#6E4A50", 3),
    path("M1014 424h40l-6 64h-28z", "#E9B884") + path("M1038 424h16l-6 64h-12z", "#94684E"),
    path("M700 716l230 46 14-12-232-44z", palette.night, 'opacity=".4"'),
    stand(amantaniWoman(sheet), 706, 724, 290),
    ...[
      [560, 748, 40],
      [830, 744, 40],
      [1110, 730, 46],
      [1180, 690, 40],
      [1186, 750, 54],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#D9B65E")),
  ].join("");
}
