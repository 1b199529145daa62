import { incaQuarters } from "./inca-quarters.ts";
import { palette } from "../../engine/palette.ts";
import { viewTo } from "../../engine/perspective.ts";
import type { GraniteInks } from "./roofless-houses.ts";
import { band, ellipse, path, points, short, smooth, straight } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { type DeckInks, flatShape, stoneDeck, widened } from "./stone-deck.ts";

const view = viewTo(655, 280, 700);

const granite: GraniteInks = {
  lit: "#FFF6DE",
  front: "#E0D6BF",
  shade: "#7F7974",
  inner: "#CFC5AF",
  dark: "#3F463C",
};

const field: DeckInks = {
  grass: "#A4B65E",
  lit: "#F1E5C2",
  front: "#C8B48A",
  shade: "#7E7563",
  rim: "#F8ECC8",
};

/** The edge of the city's ground, in metres before the eye. */
const shore = points(
  "-26 252, -36 266, -72 272, -92 335, -110 352, -128 440, -140 540, 60 580, 122 530, 140 460, 146 400, 134 364, 138 330, 124 288, 94 270, 84 252, 46 248",
);

const haze = "#F9E4B6";

/** Machu Picchu on its saddle from the guardians' house: left the temples, in the middle the lawns, right the workshops. */
export function incaCity(sheet: Sheet): string {
  return [
    saddle(sheet),
    flanks(sheet),
    stairs(),
    incaQuarters(view, field, granite),
    sunTemple(sheet),
    lifeOnTheLawns(),
  ].join("");
}

/** The green neck that joins the city to the mountain behind it. */
function saddle(sheet: Sheet): string {
  const neck = smooth("440 560!, 520 500, 580 462, 640 440, 710 440, 780 462, 840 500, 900 560!");
  return path(
    neck,
    sheet.gradient([
      [0, "#9DB56A", 0],
      [0.35, "#8FAE60"],
      [1, "#5F8F50"],
    ]),
  );
}

/** The saddle's forested flanks, and the farming terraces that begin below the city. */
function flanks(sheet: Sheet): string {
  const rock = straight(
    "340 800, 376 700, 396 640, 424 590, 440 545, 462 520, 478 500, 840 490, 874 496, 908 520, 938 534, 958 560, 990 574, 1004 612, 1044 638, 1056 680, 1104 712, 1126 756, 1170 800",
  );
  const slope = { ...field, grass: "#7FA352", front: "#BFA679" };
  const fall = 5.5;
  return [
    path(rock, "#1B4650"),
    path(
      "M938 534L958 560 956 590 984 640 980 690 1010 760 960 800H880L900 560zM1004 612L1010 650 1034 690 1030 730 1060 800 1016 760 1000 690zM1056 680L1066 716 1100 760 1090 800 1060 740z",
      "#2D6A5E",
    ),
    path(
      "M930 560l16 50 24 40-4 50 22 60-60 40-30-240zM1010 640l18 52-2 36-18-40zM1064 706l20 40-4 20-16-30z",
      "#5F9359",
    ),
    path("M478 488l-38 57-12 45-26 50-14 60-28 100h120l10-150z", "#8FAE55"),
    path(
      rock,
      sheet.gradient([
        [0.3, haze, 0],
        [0.95, haze, 0.7],
      ]),
    ),
    ...Array.from({ length: 4 }, (_, index) => {
      const step = 3 - index;
      return stoneDeck(view, widened(shore, step * 6), -153 - step * fall, fall, step ? slope : field);
    }),
  ].join("");
}

/** The long stairs beside the lawns, down to the lowest terrace, and stones in the walls that they pass. */
function stairs(): string {
  const way = flatShape(view, [
    [-3.5, -152.5, 252],
    [-3.5, -152.5, 470],
    [0.5, -152.5, 470],
    [0, -152.5, 252],
  ]);
  const stones =
    "M488 683l8 1m28 4l8 1M614 716h12m66 2h9m88-3h12m54-6h10M520 712l9 3M596 742h12m104 2h10m72-2h12M872 713l8-1M930 675l8-3";
  return (
    path(way, "#EADFC2") +
    band("M648 702L640 760", "#EADFC2", 13) +
    band("M648 706L640 760", field.shade, 13, 'stroke-dasharray="1 4"') +
    band(stones, field.shade, 1.6)
  );
}

/** The round tower over the Temple of the Sun. */
function sunTemple(sheet: Sheet): string {
  const [x, y] = view.at([-17, -147, 276]);
  const body = `M${x - 21} ${y - 3}v-17q0-7 21-7t21 7v17q-5 8-21 8t-21-8z`;
  const paint = sheet.gradient(
    [
      [0, granite.lit],
      [0.45, granite.front],
      [1, granite.shade],
    ],
    [0, 0, 1, 0],
  );
  return (
    path(body, paint) +
    ellipse(x, y - 20, 18, 5.5, granite.dark) +
    path(`M${x - 4} ${y - 1}l1-9h5l1 9z`, granite.dark)
  );
}

/** Visitors, and the tree that stands alone. */
function lifeOnTheLawns(): string {
  const [x, y] = view.at([33, -149, 376]);
  // To the right of the eye and away from it; the lawns lie a little higher the farther they are.
  const people = points("14 300, 18 303, 27 330, 20 372, 10 402, 22 470, 24 473, 35 282");
  const specks = (from: number) =>
    people
      .filter((_, index) => index % 2 === from)
      .map(([right, away]) => {
        const [atX, atY] = view.at([right, -163 + away * 0.037, away]);
        return `M${Math.round(atX)} ${Math.round(atY)}v-${short(view.metreAt(away) * 2.2)}`;
      })
      .join("");
  return [
    ellipse(x + 12, y, 16, 3, palette.night, 'opacity=".35"'),
    path(`M${x - 1} ${y}v-12h2v12z`, palette.bark),
    ellipse(x, y - 14, 11, 8, palette.moss),
    ellipse(x - 3, y - 16, 7, 5, palette.coca),
    band(specks(0), palette.terracotta, 2.4),
    band(specks(1), palette.salt, 2.4),
  ].join("");
}
