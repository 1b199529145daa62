import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { createRandom } from "../../engine/random.ts";
import { type Crown, foliage } from "../../motifs/plants/foliage.ts";
import { flock, townswoman } from "../../motifs/people/townsfolk.ts";
import { flyingMacaw } from "../../motifs/animals/macaw.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { paperGrain } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import { riverBoat } from "../../motifs/vehicles/river-boat.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";
import { stand } from "../../motifs/people/hiker.ts";
import { stiltHouse } from "../../motifs/buildings/stilt-house.ts";
import { tricycle } from "../../motifs/vehicles/tricycle.ts";

const horizon = 372;
const haze = "#F9E3B4";

/** Seven in the morning at the port of Iquitos: a boat full of hammocks, bananas going aboard, a mototaxi at the top of the bank. */
export function placeIquitos(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#3A8C9C"],
      [0.26, "#A6D0BE"],
      [0.5, haze],
    ]),
    sun(170, 250, 52, "#FFF8DC", 3, 0.18),
    cloudscape(
      sheet,
      [
        [300, 120, 420, 92],
        [960, 150, 460, 110],
      ],
      { light: "#FFF7E2", shade: "#D9E2CF" },
      23,
    ),
    forest(sheet),
    river(sheet),
    ...houses(),
    ellipse(670, 560, 350, 14, "#4A2E22", 'opacity=".5"'),
    place(riverBoat(), 690, 552, 0.98),
    bank(sheet),
    loading(),
    street(),
    paperGrain(sheet),
  ].join("");
}

function forest(sheet: Sheet): string {
  const crowns = Array.from({ length: 27 }, (_, at): Crown => [
    at * 48 - 20,
    352 + Math.sin(at * 1.9) * 9,
    22 + 8 * Math.sin(at * 2.7),
  ]);
  return [
    foliage(crowns, ["#5F8F76", "#86AC7E"], 4, 5),
    path(`M-10 352H1210V${horizon + 2}H-10z`, "#5F8F76"),
    mist(sheet, 320, 70, haze, 0.6),
    flock(
      [
        [370, 196, 26],
        [410, 210, 22],
        [446, 198, 20],
      ],
      "#3F5A5E",
    ),
    place(flyingMacaw(), 590, 196, 0.5),
    place(flyingMacaw(), 680, 168, 0.42),
  ].join("");
}

function river(sheet: Sheet): string {
  const random = createRandom(9);
  const glints = Array.from({ length: 40 }, (_, at) => {
    const y = horizon + 8 + at * 6;
    return `M${Math.round(random(-20, 1180))} ${y}h${Math.round(20 + at * random(1, 2.4))}`;
  });
  return [
    path(
      `M-10 ${horizon}H1210V770H-10z`,
      sheet.gradient([
        [0, "#EBD3A0"],
        [0.25, "#C79C68"],
        [0.7, "#9A6B48"],
      ]),
    ),
    stroke(glints.join(""), "#F2DDB0", 2.8, 'opacity=".7"'),
  ].join("");
}

const walls = [
  {
    wall: "#4F8E9A",
    shade: "#2F6070",
    roof: "#C9A468",
    roofShade: "#8A6A44",
    post: "#5A3E30",
    glow: "#3A2A30",
  },
  {
    wall: "#D98A4E",
    shade: "#9A5836",
    roof: "#B8965E",
    roofShade: "#7E6040",
    post: "#5A3E30",
    glow: "#3A2A30",
  },
  {
    wall: "#E6D2A0",
    shade: "#A88C62",
    roof: "#C2A064",
    roofShade: "#866844",
    post: "#5A3E30",
    glow: "#3A2A30",
  },
];

/** The quarter on the water, beyond the boat on both sides. */
function houses(): string[] {
  return [
    [40, 440, 0.8, 0],
    [160, 452, 0.94, 1],
    [-70, 470, 1.05, 2],
    [1010, 438, 0.8, 2],
    [1110, 452, 0.95, 0],
  ].map(([x = 0, y = 0, size = 1, ink = 0]) => {
    const inks = walls[ink] ?? { wall: "", shade: "", roof: "", roofShade: "", post: "", glow: "" };
    return (
      ellipse(x + 60 * size, y + 4, 90 * size, 5, "#5A3A2A", 'opacity=".5"') +
      place(stiltHouse(inks), x, y, size)
    );
  });
}

/** The clay slope, trodden, with steps, and grass where nobody walks. */
function bank(sheet: Sheet): string {
  return [
    path(
      smooth(
        "-20 640!, 100 618, 240 600, 420 604, 620 620, 840 640, 1020 650, 1220 640!, 1220 780!, -20 780!",
      ),
      sheet.gradient([
        [0, "#C67A4A"],
        [1, "#8E4E36"],
      ]),
    ),
    path(
      smooth(
        "-20 640!, 100 618, 240 600, 420 604, 620 620, 840 640, 700 646, 480 630, 260 626, 100 650, -20 680!",
      ),
      "#E3A46A",
      'opacity=".85"',
    ),
    stroke(
      "M300 640q60-8 130 0M280 664q80-10 170 0M256 692q96-12 210 0M230 724q110-14 260 0",
      "#7A4030",
      4,
      'opacity=".5"',
    ),
    path(
      [
        [700, 660, 60],
        [760, 684, 74],
        [1180, 668, 60],
        [1140, 690, 80],
      ]
        .map(([x = 0, y = 0, tall = 0]) =>
          [-3, -2, -1, 0, 1, 2, 3]
            .map((lean) =>
              leaf(x + lean * 5, y, x + lean * 15, y - tall * (1 - Math.abs(lean) * 0.12), lean * 2, 5),
            )
            .join(""),
        )
        .join(""),
      "#5F8A4A",
    ),
  ].join("");
}

/** A porter from behind, bent under his bananas, 100 units high, feet at 0, 100. */
function porter(shirt: string): string {
  const fingers = Array.from({ length: 15 }, (_, at) => {
    const [row, column] = [Math.floor(at / 5), at % 5];
    const x = -26 + column * 12 + row * 3;
    const y = 6 + row * 13;
    return leaf(x, y, x + 9, y + 20, -5, 7);
  });
  return [
    stroke("M-6 62l-8 18 0 16M8 62l6 16 6 18", "#3A4A68", 9),
    path("M-20 94h12v6h-12zM14 94h12v6h-12z", palette.clay),
    path(smooth("-14 34!, 0 28, 16 34!, 14 64!, -12 64!"), shirt),
    path("M4 30q8 2 12 5l-2 29H4z", palette.night, 'opacity=".25"'),
    circle(12, 22, 8, palette.clay),
    path("M3 21q0-10 9-10t9 9z", palette.bark),
    path(smooth("-32 10, -24 0, 8 -4, 34 4, 40 24, 30 44, -8 46, -28 34"), "#5E8A38"),
    path(fingers.join(""), "#C9C24A"),
    stroke("M-14 36l-8 8 8 8M16 38l14 2 4-12", palette.clay, 6),
  ].join("");
}

function loading(): string {
  return [
    path("M420 626L566 524l16 6-138 112z", "#8A5E40"),
    path("M420 626L566 524l5 2-136 108z", "#C9986A"),
    stand(porter("#E8E2D4"), 498, 578, 108),
    stand(porter("#C8482E"), 350, 672, 132),
    ...[
      [566, 668, 1],
      [640, 682, 1.1],
    ].map(([x = 0, y = 0, size = 1]) =>
      place(
        path(smooth("-40 0!, -36 -28, -10 -44, 24 -42, 42 -20, 40 0!"), "#5E8A38") +
          path(
            [-28, -14, 0, 14, 28]
              .map((at) => leaf(at - 4, -34 + Math.abs(at) * 0.4, at + 5, -6, -6, 9))
              .join(""),
            "#D2C44E",
          ) +
          path(smooth("10 0!, 24 -42, 42 -20, 40 0!"), palette.night, 'opacity=".2"'),
        x,
        y,
        size,
      ),
    ),
  ].join("");
}

/** The top of the bank, where the road ends. */
function street(): string {
  return [
    path(smooth("780 780!, 840 720, 960 700, 1100 694, 1220 700!, 1220 780!"), "#B9AFA4"),
    path(
      smooth(
        "780 780!, 840 720, 960 700, 1100 694, 1220 700!, 1220 712!, 1100 706, 970 712, 860 732, 806 780!",
      ),
      "#DED5C6",
    ),
    ellipse(1010, 728, 150, 9, palette.night, 'opacity=".3"'),
    place(tricycle(), 880, 726, 1.5),
    stand(townswoman({ dress: palette.sun, sash: palette.terracotta }), 800, 736, 150),
    path(smooth("764 600!, 776 582, 800 576, 824 584, 836 600!, 800 606"), "#4F8A52"),
    circle(786, 584, 9, "#E8742A"),
    circle(804, 580, 10, "#E9C04A"),
    circle(820, 588, 8, "#D2342E"),
  ].join("");
}
