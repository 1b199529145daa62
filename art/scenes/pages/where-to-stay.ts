import { bougainvillea } from "../../motifs/plants/bougainvillea.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { createRandom } from "../../engine/random.ts";
import { face, skin } from "../../motifs/people/face.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { misti } from "../../motifs/land/misti.ts";
import { palette } from "../../engine/palette.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { blob, circle, ellipse, path, place, rect, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky } from "../../motifs/sky/sky.ts";
import { tiledRoof } from "../../motifs/buildings/tiled-roof.ts";
import { weave } from "../../motifs/objects/textile.ts";

const haze = "#FBE3B6";
const sillar = { lit: "#FFF9EC", front: "#F0E1CC", shade: "#CDB6A8", deep: "#8C7788" };
const wood = { lit: "#C48A54", mid: "#8A5433", dark: "#5A3524" };
/** Where the arches of the ground floor stand, and the width of each. */
const doors = [430, 668, 906] as const;
const wide = 150;

/** The courtyard of a guesthouse in Arequipa: a key changes hands between white walls, a cat sleeps on the stairs, Misti looks in. */
export function whereToStay(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#1F6F96"],
      [0.2, "#8CC0BE"],
      [0.4, haze],
    ]),
    cloudscape(sheet, [[240, 96, 260, 44]], { light: "#FFF8E8", shade: "#D8DFD8" }, 6),
    place(misti(sheet, haze), 150, -92, 0.82),
    wall(sheet),
    ...doors.map((x, index) => doorway(sheet, x, index)),
    gallery(sheet),
    ground(sheet),
    stairs(sheet),
    washing(sheet),
    fountain(),
    people(),
    bougainvillea(
      [
        [1130, 214, 170, 70],
        [1180, 286, 110, 110],
        [1176, 392, 80, 80],
      ],
      5,
      18,
    ),
    paperGrain(sheet),
  ].join("");
}

function wall(sheet: Sheet): string {
  const face = "M-10 226h1220v360H-10z";
  const random = createRandom(9);
  const courses = Array.from({ length: 9 }, (_, row) => {
    const y = 262 + row * 38;
    const joints = Array.from({ length: 13 }, (_, at) => `M${Math.round(at * 96 + random(0, 50))} ${y}v38`);
    return `M-10 ${y}h1220${joints.join("")}`;
  });
  return [
    path(
      face,
      sheet.gradient(
        [
          [0, sillar.lit],
          [0.5, sillar.front],
          [1, "#DCC7B6"],
        ],
        [0, 0, 1, 0.3],
      ),
    ),
    stroke(courses.join(""), sillar.shade, 1.8, 'opacity=".6"'),
    stipple(sheet, face, palette.night, [0, 0, 1, 0.8], 0.4, 20),
    path("M-10 214h1220v16H-10z", sillar.lit) + path("M-10 230h1220v8H-10z", sillar.deep, 'opacity=".55"'),
    stroke("M-4 222h1216", sillar.shade, 7, 'stroke-dasharray="1 20"'),
  ].join("");
}

/** An arch of the ground floor with its door; the middle one stands open on a bed. */
function doorway(sheet: Sheet, x: number, index: number): string {
  const arch = (grow: number) => {
    const half = wide / 2 + grow;
    return `M${x - half} 586v-82a${half} ${half} 0 0 1 ${half * 2} 0v82z`;
  };
  const leaf = [palette.indigo, palette.sea, palette.terracotta][index] ?? palette.sea;
  const dark = [palette.night, palette.deep, palette.brick][index] ?? palette.deep;
  const panels =
    path(
      `M${x - 66} 470h56v46h-56zM${x - 66} 528h56v52h-56zM${x + 10} 470h56v46h-56zM${x + 10} 528h56v52h-56z`,
      dark,
    ) +
    path(
      `M${x - 62} 474h52v42h-52zM${x - 62} 532h52v48h-52zM${x + 14} 474h52v42h-52zM${x + 14} 532h52v48h-52z`,
      leaf,
    ) +
    stroke(`M${x} 430v156`, dark, 4) +
    circle(x - 9, 520, 5, palette.sun) +
    circle(x + 9, 520, 5, palette.sun);
  return [
    path(arch(22), sillar.shade) + path(arch(18), sillar.lit),
    path(`M${x - 14} 406l4-28h20l4 28z`, sillar.front) + path(`M${x + 2} 378h8l4 28h-12z`, sillar.shade),
    path(arch(0), leaf),
    sheet.clip(
      arch(0),
      (index === 1 ? bedroom(sheet, x) : panels) + path(arch(0), palette.night, 'opacity=".14"'),
    ),
    path(`M${x - 75} 586v-82a75 75 0 0 1 30-60v142z`, palette.night, 'opacity=".2"'),
    path(`M${x - wide / 2 - 24} 578h${wide + 48}v12h${-wide - 48}z`, sillar.shade),
  ].join("");
}

function bedroom(sheet: Sheet, x: number): string {
  const cover = `M${x - 46} 546q50-14 110-2v44h-110z`;
  return [
    rect(
      x - 76,
      420,
      152,
      170,
      sheet.gradient([
        [0, "#C98A48"],
        [1, "#F3C878"],
      ]),
    ),
    circle(x + 26, 470, 46, "#FFF0C0", 'opacity=".45"'),
    path(`M${x + 10} 470q2-20 16-20t16 20z`, palette.terracotta) +
      stroke(`M${x + 26} 420v30`, palette.bark, 3),
    rect(x + 60, 500, 10, 88, wood.dark) + rect(x - 54, 514, 8, 74, wood.dark),
    path(`M${x + 20} 546q4-22 24-22 18 2 18 20z`, palette.salt),
    path(cover, palette.maize),
    sheet.clip(
      cover,
      weave(x - 50, 538, 120, [
        ["plain", 8, palette.terracotta],
        ["zigzag", 14, palette.terracotta, palette.sun],
        ["plain", 26, palette.maize],
      ]),
    ),
    // The open leaf of the door.
    path(`M${x - 76} 430h34v160h-34z`, palette.sea) +
      path(`M${x - 42} 430l12 14v146h-12z`, palette.deep) +
      path(`M${x - 70} 470h20v42h-20zM${x - 70} 526h20v54h-20z`, palette.deep),
  ].join("");
}

/** The wooden gallery of the upper floor under its little roof, doors behind it, flowers on its rail. */
function gallery(sheet: Sheet): string {
  const posts = [336, 550, 788, 1026];
  const balusters = Array.from({ length: 50 }, (_, index) => `M${346 + index * 18} 322v42`);
  const windows = [443, 669, 907, 1120];
  const geraniums = [400, 500, 610, 724, 850, 960];
  return [
    path("M322 252h890v116H322z", palette.night, 'opacity=".16"'),
    ...windows.map(
      (x) =>
        rect(x - 36, 258, 72, 112, sillar.lit) +
        rect(x - 29, 265, 58, 105, x === 669 ? "#F3C878" : palette.deep) +
        stroke(`M${x} 265v105M${x - 29} 300h58M${x - 29} 334h58`, wood.lit, 4),
    ),
    stroke(balusters.join(""), wood.mid, 6) + stroke(balusters.join(""), wood.lit, 2),
    rect(322, 312, 890, 11, wood.mid) + rect(322, 312, 890, 4, wood.lit),
    rect(322, 362, 890, 9, wood.dark),
    ...posts.map((x) => rect(x - 8, 240, 16, 130, wood.mid) + rect(x - 8, 240, 6, 130, wood.lit)),
    rect(316, 369, 896, 16, wood.mid) + rect(316, 369, 896, 5, wood.lit),
    path("M316 385h896v14H316z", palette.night, 'opacity=".28"'),
    stroke(Array.from({ length: 17 }, (_, index) => `M${332 + index * 54} 386v9`).join(""), wood.dark, 12),
    tiledRoof(
      [
        [344, 206],
        [1216, 206],
      ],
      [
        [312, 248],
        [1216, 248],
      ],
      44,
      { tile: "#C8623C", groove: "#7E3426", light: "#E58C5C" },
    ),
    ...geraniums.map((x) => place(geranium(), x, 324)),
    path(
      "M1026 250h184v320h-184z",
      sheet.gradient(
        [
          [0, palette.night, 0.02],
          [1, palette.night, 0.16],
        ],
        [0, 0, 1, 0],
      ),
    ),
  ].join("");
}

/** In its pot, 54 units wide; the middle of its foot at 0, 0. */
function geranium(): string {
  return [
    path("M-18-24L-14 0h28l4-24z", palette.terracotta) + path("M3-24L2 0h12l4-24z", palette.brick),
    ellipse(0, -32, 27, 14, palette.coca),
    ...[-18, -6, 7, 19].map((x, index) => circle(x, -38 + ((index * 5) % 9), 6, "#D8503A")),
  ].join("");
}

function ground(sheet: Sheet): string {
  const area = "M-10 584h1220v180H-10z";
  const rows = [606, 634, 670, 716].map((y) => `M-10 ${y}h1220`);
  const rays = Array.from({ length: 17 }, (_, index) => {
    const x = -100 + index * 88;
    return `M${Math.round(600 + (x - 600) * 0.86)} 584L${Math.round(600 + (x - 600) * 1.5)} 764`;
  });
  return [
    path(
      area,
      sheet.gradient([
        [0, "#E3CBAA"],
        [1, "#B48C78"],
      ]),
    ),
    path("M-10 590h700l330 174H-10z", "#FFEBC0", 'opacity=".5"'),
    stroke(rows.join("") + rays.join(""), sillar.deep, 1.8, 'opacity=".36"'),
    stipple(sheet, area, palette.night, [0, 0, 0, 1], 0.6, 20),
  ].join("");
}

/** The outer stairs to the gallery, and who owns them. */
function stairs(sheet: Sheet): string {
  const count = 6;
  const steps = Array.from({ length: count }, (_, index) => {
    const [x, y] = [322 - index * 62, 640 - (index + 1) * 40];
    return { x, y };
  });
  const side = `M384 640${steps.map(({ x, y }) => `L${x + 62} ${y}L${x} ${y}`).join("")}H-10V640z`;
  return [
    path("M-10 640h394l96 44H-10z", palette.night, 'opacity=".22"'),
    path(
      side,
      sheet.gradient(
        [
          [0, "#E6D3BF"],
          [1, "#C2A99E"],
        ],
        [0, 0, 1, 0],
      ),
    ),
    stroke("M60 470v170M190 530v110M262 570v70M-10 500h136M-10 586h270", sillar.shade, 2),
    path("M84 640v-58a34 34 0 0 1 68 0v58z", sillar.deep) +
      path("M92 640v-56a30 30 0 0 1 60 0v56z", "#5B4A66"),
    ...steps.map(
      ({ x, y }) =>
        rect(x - 5, y - 6, 72, 10, sillar.lit) + rect(x - 5, y + 4, 72, 5, sillar.deep, 'opacity=".4"'),
    ),
    place(cat(), 230, 516, 0.9),
    ...[
      [354, 596],
      [104, 436],
    ].map(([x = 0, y = 0]) => place(geranium(), x, y, 1.25)),
  ].join("");
}

/** Asleep, rolled up; 70 units wide, the middle of its foot at 0, 0. */
function cat(): string {
  return [
    ellipse(6, 0, 44, 5, palette.night, 'opacity=".35"'),
    blob("-38 -2!, -40 -18, -24 -30, 6 -34, 30 -24, 36 -8, 34 0!", "#D88A3C"),
    path("M6-34q26 4 29 24l-1 10H10q14-16-4-34z", "#A95E2C"),
    stroke("M-6-33q-4 6-2 12M6-34q-2 7 1 13M18-31q-2 6 2 11", "#8A4822", 4),
    stroke("M34-4q8 6-6 6l-40 0", "#D88A3C", 8) + circle(-14, 2, 4, palette.salt),
    blob("-40 -6, -42 -20, -30 -26, -18 -20, -16 -8, -28 -2", "#E49A4A"),
    path("M-40-19l-1-12 9 6zM-27-25l8-8 2 11z", "#D88A3C"),
    stroke("M-37-13q3 2 6 0M-27-12q3 2 6 0", palette.night, 1.6),
    path("M-32-9h5l-2.500 3z", palette.brick),
  ].join("");
}

/** Sheets and a blanket on a line between the gallery and the wall. */
function washing(sheet: Sheet): string {
  const cloth = (x: number, y: number, wide: number, tall: number, ink: string, fold: string) =>
    path(`M${x} ${y}q${wide / 2} 8 ${wide} 3l4 ${tall}q${-wide / 2} 12-${wide + 6}-2z`, ink) +
    path(
      `M${x + wide * 0.62} ${y + 5}l${wide * 0.38}-2 4 ${tall}q-${wide * 0.2} 8-${wide * 0.36} 6 8-${tall / 2}-${wide * 0.06}-${tall + 4}z`,
      fold,
    );
  const blanket = "M196 288q34 8 70 4l4 92q-38 8-76-2z";
  return [
    stroke("M-10 262q170 56 340 16", wood.dark, 3),
    cloth(12, 274, 78, 118, sillar.lit, "#D9CBBE"),
    cloth(102, 285, 80, 104, "#FFFDF6", "#D9CBBE"),
    path(blanket, palette.terracotta),
    sheet.clip(
      blanket,
      weave(190, 290, 84, [
        ["plain", 18, palette.terracotta],
        ["diamonds", 22, palette.indigo, palette.salt],
        ["plain", 14, palette.terracotta],
        ["zigzag", 16, palette.maize, palette.sun],
        ["plain", 40, palette.terracotta],
      ]) + path("M244 280q10 60 2 110h30V280z", palette.night, 'opacity=".24"'),
    ),
    stroke("M22 270v12M80 278v12M112 281v12M172 287v12M204 286v12M258 288v12", palette.straw, 5),
  ].join("");
}

function fountain(): string {
  return place(
    [
      ellipse(30, 66, 150, 18, palette.night, 'opacity=".26"'),
      path("M-118 22h236l-16 34q-100 22-204 0z", sillar.front) +
        path("M40 22h78l-16 34q-36 8-70 10 14-20 8-44z", sillar.shade),
      ellipse(0, 22, 118, 20, sillar.lit) +
        ellipse(0, 23, 100, 14, palette.sea) +
        ellipse(-20, 20, 60, 7, "#7FBDBB", 'opacity=".8"'),
      path("M-14 24q8-34 2-58h24q-6 24 2 58z", sillar.front) + path("M4-34h8q-6 24 2 58H4z", sillar.shade),
      path("M-52-44H52q-6 20-52 20t-52-20z", sillar.front) + path("M14-44h38q-6 18-40 20z", sillar.shade),
      ellipse(0, -44, 52, 9, sillar.lit) + ellipse(0, -43, 42, 6, palette.sea),
      stroke(
        "M0-46v-26M0-72q-12-2-16 14M0-72q12-2 16 14M-44-40q-8 20-9 54M44-40q8 20 9 54",
        "#DDF0EC",
        4,
        'opacity=".9"',
      ),
    ].join(""),
    930,
    648,
    0.94,
  );
}

/** The woman of the house turned to us with a key in her hand; 100 units high, feet at 0, 100. */
function hostess(): string {
  return [
    stroke("M-6 80v16M6 80v16", skin.shade, 6),
    path("M-13 95h12v5h-12zM2 95h12v5H2z", palette.bark),
    blob("-11 52!, 11 52!, 20 84!, -20 84!", palette.maize),
    path("M4 52h7l9 32H6z", palette.night, 'opacity=".3"'),
    stroke("M-19 81q19 6 38 0", palette.sun, 2.2),
    path("M-8 54h16l4 24q-12 4-24 0z", palette.salt) + path("M2 54h6l4 24-7 1.500z", "#D5C7B0"),
    stroke("M12 35q9 8 6 18l-8 4", palette.deep, 6.5),
    blob("-13 31, -5 28, 5 28, 13 31, 11 56!, -11 56!", palette.sea),
    path("M4 28q6 1 9 3l-2 25H4z", palette.deep, 'opacity=".7"'),
    path("M-4 28h8L0 36z", palette.salt),
    stroke("M-12 34l-10 10-10-1", "#3F949C", 6.5),
    circle(-34, 43, 3.4, skin.lit),
    stroke("M-36 44v6", palette.straw, 1.4) +
      circle(-36, 52, 2.6, "none", `stroke="${palette.sun}" stroke-width="1.600"`),
    path("M-40 55h8v9h-8z", wood.mid) + stroke("M-36 54.600v2", palette.sun, 1.6),
    blob("-7 14, -8 6, 0 0, 8 6, 7 14, 5 22, -5 22", palette.night),
    path("M-3 22h6v7q-3 3-6 0z", skin.shade),
    place(face(), 0, 25, 0.62),
    path("M-6.500 13q-1-9 7-10 7 1 6.500 9-2-4-6-5-3 4-7.500 6z", palette.night),
    circle(6, 4, 4.4, palette.night),
  ].join("");
}

function people(): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.4, y, wide, wide * 0.13, palette.night, 'opacity=".34"');
  return [
    shadow(640, 706, 60) + stand(hostess(), 640, 708, 246),
    shadow(436, 722, 66) +
      stand(
        hiker({ jacket: palette.terracotta, pack: palette.sun, trousers: "#39406E", hat: palette.sand }),
        436,
        726,
        262,
        true,
      ),
  ].join("");
}
