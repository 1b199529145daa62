import { blob, circle, ellipse, path, place, type Point, rect, smooth, stroke } from "../../engine/shapes.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { datePalm } from "../../motifs/plants/date-palm.ts";
import { flock } from "../../motifs/people/townsfolk.ts";
import { greenTurtle } from "../../motifs/animals/green-turtle.ts";
import { humpback } from "../../motifs/animals/humpback.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";
import { paperGrain } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import type { Sheet } from "../../engine/sheet.ts";

const surface: Point[] = [
  [-20, 424],
  [110, 410],
  [240, 430],
  [380, 412],
  [530, 432],
  [690, 414],
  [840, 432],
  [1000, 412],
  [1220, 428],
];

/** Máncora above and below the water: a whale in the air, the fishermen looking, a turtle that has seen it before. */
export function placeMancora(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2F8FA8"],
      [0.28, "#A5D3C4"],
      [0.5, "#FDE7AE"],
    ]),
    sun(760, 190, 52, "#FFF8DC", 3, 0.2),
    cloudscape(
      sheet,
      [
        [430, 90, 330, 54],
        [1060, 70, 300, 44],
      ],
      { light: "#FFF8E6", shade: "#DCE6D2" },
      17,
    ),
    shore(sheet),
    rect(0, 350, 1200, 110, "#3F9AA2"),
    stroke(
      Array.from(
        { length: 22 },
        (_, at) => `M${(at * 173) % 1180} ${358 + ((at * 31) % 56)}h${20 + ((at * 13) % 50)}`,
      ).join(""),
      "#E9F3DE",
      3,
      'opacity=".6"',
    ),
    path(
      [0, 1, 2, 3, 4, 5]
        .map((at) => `M${720 - at * 6} ${354 + at * 11}h${80 + at * 12}v4h${-(80 + at * 12)}z`)
        .join(""),
      "#FFF3C8",
      'opacity=".8"',
    ),
    place(humpback(), 300, 424, 1.02),
    splash(),
    boat(),
    below(sheet),
    flock(
      [
        [560, 150, 30],
        [620, 172, 24],
        [520, 180, 20],
        [664, 140, 18],
      ],
      palette.deep,
    ),
    paperGrain(sheet),
  ].join("");
}

/** The beach to the right: bare hills, thatched roofs among palms, parasols. */
function shore(sheet: Sheet): string {
  const hut = (x: number, y: number, wide: number, ink: string) =>
    rect(x - wide * 0.36, y - wide * 0.36, wide * 0.72, wide * 0.36, ink) +
    path(
      `M${x - wide * 0.6} ${y - wide * 0.3}L${x} ${y - wide * 0.86}L${x + wide * 0.6} ${y - wide * 0.3}z`,
      "#D2A75E",
    ) +
    path(`M${x} ${y - wide * 0.86}L${x + wide * 0.6} ${y - wide * 0.3}H${x + wide * 0.1}z`, "#9A7238") +
    rect(x - wide * 0.12, y - wide * 0.24, wide * 0.2, wide * 0.24, palette.bark);
  return [
    path(
      smooth("640 352!, 760 318, 860 296, 950 250, 1040 236, 1130 200, 1220 190!, 1220 360!, 640 360!"),
      sheet.gradient([
        [0.2, "#D9A56A"],
        [0.5, "#EBCB94"],
      ]),
    ),
    path(
      smooth("950 250!, 1040 236, 1130 200, 1220 190!, 1220 360!, 1100 360!, 1060 300, 990 280"),
      "#B9804E",
      'opacity=".7"',
    ),
    mist(sheet, 260, 90, "#FCEBC0", 0.6),
    path(smooth("760 356!, 880 338, 1020 330, 1220 322!, 1220 384!, 900 372, 780 364"), "#F6E0AC"),
    hut(900, 346, 56, "#E8C27E"),
    hut(978, 344, 74, "#D98F5A"),
    hut(1074, 344, 90, "#E6D3A4"),
    ...[
      [862, 346, 74],
      [936, 344, 96],
      [1024, 342, 116],
      [1140, 346, 150],
      [1190, 350, 120],
    ].map(([x = 0, y = 0, size = 0]) => datePalm(x, y, size, palette.bark, "#7FA04E", palette.moss)),
    ...[
      [846, 360, "#D9482E"],
      [880, 364, "#F0C34A"],
      [1110, 362, "#2E7C86"],
    ].map(
      ([x, y, ink]) =>
        stroke(`M${Number(x)} ${Number(y)}v-22`, palette.bark, 3) +
        path(`M${Number(x) - 18} ${Number(y) - 18}q18-18 36 0z`, String(ink)),
    ),
  ].join("");
}

function splash(): string {
  const drops = [
    [150, 360, 7],
    [178, 330, 5],
    [206, 380, 8],
    [420, 372, 8],
    [452, 340, 6],
    [476, 384, 7],
    [134, 392, 6],
    [500, 360, 4],
    [120, 350, 4],
  ];
  return [
    blob(
      "140 440!, 160 400, 190 386, 214 350, 236 400, 280 412, 330 404, 372 410, 404 356, 424 396, 456 384, 470 410, 500 440!",
      "#FFFFFF",
      'opacity=".92"',
    ),
    blob("180 440!, 210 412, 240 418, 300 424, 360 420, 410 404, 440 418, 462 440!", "#BFDDDC"),
    ...drops.map(([x = 0, y = 0, size = 0]) => circle(x, y, size, "#FFFFFF", 'opacity=".9"')),
  ].join("");
}

/** A fishing boat with three who hold their breath, and a pelican that does not. */
function boat(): string {
  const crew = [
    [-66, "#D9482E", "#F6EEDA"],
    [-16, "#F0C34A", "#26305C"],
    [46, "#2F6E86", "#D9B878"],
  ].map(([x, shirt, hat]) =>
    place(
      path(smooth("-15 0!, -14 -30, 0 -36, 14 -30, 15 0!"), String(shirt)) +
        circle(0, -46, 11, palette.clay) +
        path("M-13-48q2-13 13-13t13 13z", String(hat)) +
        path("M-20-47h22v4h-20z", String(hat)),
      Number(x),
      -34,
    ),
  );
  return place(
    [
      ellipse(0, 8, 190, 12, palette.deep, 'opacity=".35"'),
      crew.join(""),
      stroke("M-66-60l-34-18M-16-62l-24-22", palette.clay, 6),
      path(smooth("-176 -58!, -120 -40, 0 -32, 120 -40, 170 -62!, 150 4!, -130 4!"), "#F6EEDA"),
      path(smooth("-166 -38!, -120 -22, 0 -14, 120 -22, 162 -40!, 150 4!, -130 4!"), "#2E8FA0"),
      path("M-142-12Q0 8 156-14l-6 18H-130z", "#C4472E"),
      stroke("M-176-58Q-120-40 0-32T170-62", "#8E5A3A", 6),
      stroke("M100-44V-150", palette.bark, 6),
      path("M100-148l64 18-64 18z", "#C4472E"),
      circle(-126, -24, 5, palette.night),
    ].join(""),
    760,
    416,
    0.82,
  );
}

/** The clear half: rays, a shoal, rocks, the turtle on its round. */
function below(sheet: Sheet): string {
  const water = `${smooth(surface, false)}L1220 770H-20z`;
  const ray = (x: number, lean: number, wide: number) =>
    path(`M${x} 420l${wide} 0 ${lean + wide * 1.8} 350h${-(wide * 2.8)}z`, "#FFFFFF", 'opacity=".09"');
  const fish = (x: number, y: number, size: number, ink: string, stripe: string) =>
    place(
      path("M-26 0q14-18 34-14 16 4 22 14-6 10-22 14-20 4-34-14l-16-12v24z", ink) +
        path("M2-14q8 14 0 28h8q8-14 0-28z", stripe) +
        circle(20, -3, 2.6, palette.night),
      x,
      y,
      size,
    );
  const shoal = Array.from({ length: 15 }, (_, at) =>
    fish(
      470 + ((at * 67) % 300),
      520 + ((at * 41) % 130),
      0.42 + (at % 3) * 0.08,
      at % 4 ? "#F0C34A" : "#F6EEDA",
      at % 4 ? "#D98A2E" : "#8FB4B8",
    ),
  );
  return [
    path(
      water,
      sheet.gradient([
        [0.52, "#7CCFC4"],
        [0.7, "#3AA5AE"],
        [1, "#1B6B86"],
      ]),
    ),
    sheet.clip(
      water,
      [ray(80, 60, 60), ray(300, 80, 90), ray(560, 60, 70), ray(800, 90, 100), ray(1060, 40, 60)].join(""),
    ),
    stroke(smooth(surface, false), "#FFFFFF", 6),
    stroke(
      smooth(
        surface.map(([x, y]): Point => [x, y + 14]),
        false,
      ),
      "#D5F0E4",
      3,
      'opacity=".7"',
    ),
    // The sea bed.
    path(
      smooth("-20 720!, 120 690, 300 712, 520 730, 760 716, 980 690, 1220 706!, 1220 780!, -20 780!"),
      "#D9C48E",
    ),
    path(smooth("-20 744!, 200 726, 460 752, 760 742, 1000 722, 1220 738!, 1220 780!, -20 780!"), "#B99C66"),
    blob("40 740, 60 660, 130 630, 210 650, 240 700, 220 744", "#5C6A6E"),
    blob("60 660, 130 630, 210 650, 180 680, 110 676", "#8FA09A"),
    blob("1010 750, 1030 690, 1100 664, 1180 680, 1220 720, 1220 756", "#5C6A6E"),
    blob("1030 690, 1100 664, 1180 680, 1150 704, 1080 702", "#8FA09A"),
    stroke(
      "M96 640q-12-34 4-64t-4-56M128 632q14-30-2-58t6-50M1120 668q-12-30 2-58t-6-50M1086 672q10-26-4-48",
      "#2F7A5A",
      9,
    ),
    ...[
      [70, 664, "#D9603A"],
      [196, 668, "#E58FA8"],
      [1160, 694, "#D9603A"],
      [1048, 704, "#F0C34A"],
    ].map(([x, y, ink]) => {
      const [cx, cy] = [Number(x), Number(y)];
      return stroke(`M${cx} ${cy}v-26M${cx} ${cy - 10}l-14-16M${cx} ${cy - 8}l14-18`, String(ink), 8);
    }),
    shoal.join(""),
    place(greenTurtle(), 910, 570, 1.12, 1.12, -8),
    place(greenTurtle(), 330, 566, -0.5, 0.5, 8),
    ...[
      [1076, 500, 6],
      [1088, 474, 4],
      [1070, 454, 5],
      [270, 520, 4],
      [262, 500, 3],
    ].map(([x = 0, y = 0, size = 0]) => circle(x, y, size, "none", 'stroke="#E9F7F0" stroke-width="2.4"')),
  ].join("");
}
