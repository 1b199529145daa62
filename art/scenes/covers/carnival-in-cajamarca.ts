import { archway } from "../../motifs/churches/bell-tower.ts";
import { axeman } from "../../motifs/people/feast/axeman.ts";
import { carnivalClon } from "../../motifs/people/feast/carnival-clon.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { createRandom } from "../../engine/random.ts";
import { drummer, guitarist } from "../../motifs/people/feast/carnival-band.ts";
import { blob, circle, ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import { mist, sky } from "../../motifs/sky/sky.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { unsha } from "../../motifs/objects/unsha.ts";

const paints = ["#2F7FC0", "#E2503A", "#F0C034", "#E26AA0", "#3FA06A", "#8E5AA8"];

/** The last afternoon of carnival in a street of Cajamarca: a ring round the tree, an axe in the air, a bucket not yet empty. */
export function carnivalInCajamarca(sheet: Sheet): string {
  return [
    weather(sheet),
    street(sheet),
    ring(),
    paint(),
    place(girl(), 186, 734, 1.02),
    splash(),
    paperGrain(sheet),
  ].join("");
}

/** A shower moving off over the hills, the sun already under it. */
function weather(sheet: Sheet): string {
  const bow = ["#B5482A", "#E98A3C", "#F7D58A", "#7FAE6A", "#4E92A8", "#5A5A98"];
  return [
    sky(sheet, [
      [0, "#56789C"],
      [0.24, "#A9B8B8"],
      [0.44, "#F7DDA2"],
      [0.58, "#FBEBC4"],
    ]),
    ...bow.map((ink, at) =>
      stroke(
        `M${196 + at * 9} 470A${404 - at * 9} ${404 - at * 9} 0 0 1 ${1004 - at * 9} 470`,
        ink,
        10,
        'opacity=".34"',
      ),
    ),
    cloudscape(
      sheet,
      [
        [880, 116, 520, 92],
        [300, 80, 380, 60],
      ],
      { light: "#F4E8D2", shade: "#8FA0B0" },
      31,
    ),
    path(smooth("260 420!, 380 346, 500 372, 610 322, 730 366, 850 330, 960 420!"), "#86A888"),
    path(smooth("260 440!, 420 384, 560 404, 700 376, 820 398, 960 440!"), "#6A9A5A"),
    path("M540 410l60-16 34 22-74 14zM690 398l60-10 40 24-74 10z", "#A9C46A"),
    mist(sheet, 320, 120, "#FBEBC4", 0.6),
  ].join("");
}

/** Two rows of white houses with their eaves and balconies, and the wet paving between them. */
function street(sheet: Sheet): string {
  const ground = "M-20 696L400 458H800L1220 696V772H-20z";
  const left = [
    path("M-20 130L400 330V470L-20 700z", "#FBEFD6"),
    path("M-20 96l432 220v18L-20 138z", "#B2543A") + path("M-20 60l440 236-8 22L-20 96z", "#CC6E48"),
    path("M-20 560L400 444v26L-20 700z", "#C9805A"),
    ...[
      [30, 300, 76, 150],
      [170, 330, 60, 116],
      [284, 356, 44, 84],
    ].map(
      ([x = 0, y = 0, wide = 0, tall = 0]) =>
        path(`M${x} ${y}l${wide} ${wide * 0.2}v${tall}l${-wide} ${wide * 0.16}z`, "#3F7A8A") +
        path(`M${x + wide * 0.46} ${y + wide * 0.1}l6 1v${tall}l-6 1z`, "#F6EFDC"),
    ),
    path("M-20 452L340 448v12L-20 476z", "#7A4A30"),
    stroke(
      "M-20 404L340 420" +
        Array.from({ length: 14 }, (_, at) => `M${-6 + at * 26} ${405 + at * 1.1}v${46 - at * 1.4}`).join(""),
      "#8E5A3A",
      4.4,
    ),
  ];
  const right = [
    path("M1220 120L800 326V470L1220 700z", "#D9C4B4"),
    path("M1220 86L788 312v18l432-200z", "#8E3E2C") + path("M1220 50L780 292l8 22 432-228z", "#A8523A"),
    path("M1220 560L800 444v26l420 230z", "#8A5A4C"),
    ...[884, 974, 1100].map((x, at) =>
      path(archway(x, 468 + (x - 800) * 0.55, 46 + at * 16, 118 + at * 42), at === 1 ? "#2F5A66" : "#6A3E30"),
    ),
    ...[860, 944, 1050, 1160].map((x, at) =>
      path(
        `M${x} ${392 - at * 24}l${26 + at * 6} -${6 + at * 2}v${44 + at * 10}l-${26 + at * 6} 4z`,
        "#4A5A6E",
      ),
    ),
  ];
  const random = createRandom(8);
  const puddles = Array.from({ length: 22 }, (_, at) => {
    const y = Math.round(random(520, 744));
    const wide = Math.round(random(16, 46) * (y / 640));
    return ellipse(
      Math.round(random(240, 1000)),
      y,
      wide,
      Math.round(wide * 0.26),
      paints[at % 6] ?? palette.sun,
      'opacity=".72"',
    );
  });
  return [
    ...left,
    ...right,
    path(
      ground,
      sheet.gradient([
        [0, "#E9D6B0"],
        [1, "#A8957C"],
      ]),
    ),
    stroke("M340 500H860M270 552H930M170 628H1030M60 716H1150", "#8A7660", 3, 'opacity=".4"'),
    ...puddles,
    stipple(sheet, ground, palette.night, [0, 0, 0, 1], 0.45, 20),
  ].join("");
}

function ring(): string {
  const stand = (figure: string, x: number, y: number, tall: number, size: number, turned = false) =>
    ellipse(x, y, size * 0.22, size * 0.04, palette.night, 'opacity=".3"') +
    place(figure, x, y - size, (turned ? -size : size) / tall, size / tall);
  const clon = (robe: string, trim: string, hat: string) => carnivalClon({ robe, trim, hat });
  return [
    stand(clon("#3FA06A", "#F0C034", "#E26AA0"), 486, 566, 150, 148),
    stand(clon("#8E5AA8", "#F0C034", "#E2503A"), 742, 566, 150, 148, true),
    unsha(614, 640),
    stand(axeman(), 724, 668, 130, 206),
    stand(clon("#E2503A", "#F6EEDA", "#3FA06A"), 862, 626, 150, 178, true),
    stand(clon("#2F7FC0", "#E2503A", "#F0C034"), 496, 684, 150, 222),
    stand(guitarist(), 972, 732, 120, 232, true),
    stand(drummer(), 1110, 726, 120, 236),
  ].join("");
}

function paint(): string {
  const random = createRandom(21);
  const drops = Array.from({ length: 44 }, (_, at) =>
    circle(
      Math.round(random(300, 1180)),
      Math.round(random(230, 600)),
      Number(random(2.2, 6).toFixed(1)),
      paints[at % 6] ?? palette.sun,
    ),
  );
  const ribbons = ["M-20 210Q240 330 470 262T820 300 1220 190", "M300 330Q520 430 700 380T1220 300"].map(
    (line, at) => stroke(line, paints[at * 3] ?? palette.sun, 4),
  );
  return ribbons.join("") + drops.join("");
}

/** A girl from behind, her bucket just swung; about 300 units high, feet at 0, 0. */
function girl(): string {
  return [
    ellipse(10, 2, 92, 13, palette.night, 'opacity=".35"'),
    stroke("M-24-70l-6 54M26-70l12 52", palette.clay, 22),
    path("M-50-26h38l2 26h-44zM20-26h38l8 26H22z", "#E0B23C"),
    path(smooth("-46 -190!, 44 -190!, 62 -66!, 20 -54, -20 -54, -60 -66!"), "#F3E7D0"),
    path("M16-190h28l18 124q-14 8-32 11 8-70-14-135z", palette.night, 'opacity=".22"'),
    blob("-50 -120, -28 -136, -14 -112, -26 -88, -48 -94", "#E26AA0") +
      blob("0 -168, 26 -176, 36 -150, 14 -140", "#2F7FC0") +
      blob("-4 -92, 22 -100, 30 -78, 6 -70", "#F0C034") +
      blob("-40 -180, -22 -186, -18 -168, -36 -164", "#3FA06A"),
    stroke("M-40-180q-30 26-34 66l12 24", "#F3E7D0", 24),
    stroke("M40-180q40 2 64-14l34-18", "#F3E7D0", 24),
    circle(-60, -86, 12, palette.clay) + circle(142, -214, 12, palette.clay),
    path("M-14-206h28v22h-28z", palette.clay),
    circle(0, -236, 36, "#2A1A1C"),
    stroke("M-26-222q-18 24-14 62M26-222q16 22 14 60", "#2A1A1C", 13),
    stroke("M-40-164v8M40-166v8", "#E2503A", 15),
    stroke("M0-270v52", "#4A3236", 2.4),
    blob("-18 -262, 0 -272, 10 -256, -6 -246", "#2F7FC0"),
    // The bucket, tipped towards the ring.
    place(
      path("M-44-30h88l-12 74q-32 12-64 0z", "#9AA6AC") +
        path("M10-30h34l-12 74q-10 4-22 6z", "#66747C") +
        ellipse(0, -30, 44, 13, "#C3CDD0") +
        ellipse(0, -29, 36, 9, "#2F7FC0") +
        stroke("M-42-26q42 84 84 0", "#4A5860", 3.4),
      172,
      -236,
      0.86,
      0.86,
      58,
    ),
  ].join("");
}

/** What flies out of the bucket, and on whom it lands. */
function splash(): string {
  return [
    blob(
      "392 486, 418 436, 456 418, 500 426, 536 452, 552 494, 530 478, 532 516, 506 486, 498 532, 478 490, 462 506, 452 474, 428 486, 404 506",
      "#2F7FC0",
    ),
    blob("402 482, 424 444, 460 428, 500 438, 524 462, 490 448, 456 446, 430 464", "#8CC4E8"),
    ...[
      [566, 470, 7],
      [576, 506, 5],
      [546, 432, 5],
      [440, 404, 6],
      [484, 560, 6],
      [520, 548, 4],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, "#2F7FC0")),
    blob("470 604, 490 592, 506 606, 500 640, 490 622, 482 650, 474 628", "#2F7FC0", 'opacity=".9"'),
  ].join("");
}
