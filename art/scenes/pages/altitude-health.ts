import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { face, skin } from "../../motifs/people/face.ts";
import { mix, palette } from "../../engine/palette.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { rays, sky, sun, veil } from "../../motifs/sky/sky.ts";
import { roofCarpet } from "../../motifs/buildings/roof-carpet.ts";
import { rucksack } from "../../motifs/objects/rucksack.ts";
import { band, blob, circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { weave } from "../../motifs/objects/textile.ts";

const haze = "#FBE3B6";
const wood = { lit: "#C48A54", mid: "#8A5433", dark: "#5A3524", deep: "#3E2420" };

/** A guesthouse's gallery high over Cusco: a guest in a blanket rests over coca tea; at the desk stands a bottle of oxygen. */
export function altitudeHealth(sheet: Sheet): string {
  return [
    view(sheet),
    room(sheet),
    railing(),
    floor(sheet),
    frame(sheet),
    keys(),
    place(host(), 872, 516, 2.5),
    desk(sheet),
    hands(),
    place(oxygen(sheet), 1092, 512),
    place(rucksack(), 96, 716, 0.96),
    guest(sheet),
    table(sheet),
    paperGrain(sheet),
  ].join("");
}

function view(sheet: Sheet): string {
  const crest: Crest = [
    [60, 260, 90],
    [150, 256, 150],
    [226, 250, 214],
    [290, 246, 190],
    [360, 246, 206],
    [470, 244, 214],
    [566, 240, 300],
    [640, 246, 232],
    [690, 252, 214],
    [770, 260, 110],
  ];
  return [
    sky(sheet, [
      [0, "#1F6F96"],
      [0.28, "#8CC0BE"],
      [0.52, haze],
    ]),
    rays(150, 170, 900, 24, "#FFF3CC", 0.1),
    sun(150, 170, 46, "#FFF3CC", 3),
    cloudscape(sheet, [[640, 148, 200, 34]], { light: "#FFF8E8", shade: "#E2D6C0" }, 9),
    snowRange(sheet, crest, {
      foot: 470,
      seed: 17,
      snowFrom: 76,
      haze: [haze, 0.32, 0.95],
      from: 20,
      to: 800,
      hidden: 440,
      least: 260,
    }),
    path(smooth("-20 380!, 120 352, 300 372, 480 398, 640 376, 830 350!, 830 620!, -20 620!"), "#A2A962"),
    path(smooth("380 390!, 520 396, 660 374, 830 350!, 830 620!, 520 620!"), palette.coca, 'opacity=".35"'),
    veil(sheet, 340, 120, haze, 0.4),
    roofCarpet(
      [
        [-20, 412, 810, 424, 18, 0.4],
        [-20, 436, 810, 446, 22, 0.28],
        [-20, 464, 810, 470, 27, 0.16],
        [-20, 498, 810, 502, 34, 0.06],
        [-20, 540, 810, 542, 42, 0],
      ],
      haze,
      6,
    ),
  ].join("");
}

/** The wall behind the desk, its left end in the light of the gallery. */
function room(sheet: Sheet): string {
  const wall = "M770-10h440v570H770z";
  return [
    path(
      wall,
      sheet.gradient(
        [
          [0, "#E8A768"],
          [1, "#B46A44"],
        ],
        [0, 0, 1, 0],
      ),
    ),
    path("M746-10h24v570h-24z", "#FBE3AE"),
    stipple(sheet, wall, palette.night, [0, 0, 1, 0.5], 0.55, 20),
    path("M770-10h440v92q-250 26-440 0z", palette.night, 'opacity=".24"'),
  ].join("");
}

/** Turned balusters under a broad rail. */
function railing(): string {
  const spots = Array.from({ length: 14 }, (_, index) => 30 + index * 54);
  const baluster = (x: number) => `M${x - 8} 500h16l-3 20q10 22 0 44l3 26h-16l3-26q-10-22 0-44z`;
  const flowers = (x: number) =>
    [
      path(`M${x - 26} 466l6 34h40l6-34z`, palette.terracotta),
      path(`M${x + 6} 466l-2 34h16l6-34z`, palette.brick),
      ellipse(x, 452, 40, 20, palette.coca),
      ...[-30, -14, 4, 22, -4, 34].map((off, index) =>
        circle(x + off, 444 + ((index * 7) % 15), 8, index % 2 ? "#D8503A" : palette.terracotta),
      ),
    ].join("");
  return [
    path(spots.map(baluster).join(""), wood.mid),
    stroke(spots.map((x) => `M${x - 3} 506v78`).join(""), wood.lit, 3.4),
    rect(-10, 586, 790, 18, wood.dark) + rect(-10, 586, 790, 5, wood.mid),
    rect(-10, 490, 790, 18, wood.mid) + rect(-10, 490, 790, 6, wood.lit),
    flowers(636) + flowers(712),
  ].join("");
}

function floor(sheet: Sheet): string {
  const boards = Array.from({ length: 15 }, (_, index) => {
    const x = -20 + index * 90;
    return `M${x} 604L${Math.round((x - 420) * 1.5 + 420)} 760`;
  });
  const area = "M-10 604h1220v156H-10z";
  return [
    path(
      area,
      sheet.gradient([
        [0, "#B87B4C"],
        [1, "#7C4A30"],
      ]),
    ),
    // The morning falls between the posts.
    path("M70 604h330l190 156H150zM430 604h300l300 156H640z", "#F9CF86", 'opacity=".42"'),
    stroke(boards.join(""), wood.deep, 2, 'opacity=".5"'),
    stipple(sheet, area, palette.night, [0, 0, 0, 1], 0.6, 20),
  ].join("");
}

/** The posts of the gallery, its beam, and the ends of the rafters. */
function frame(sheet: Sheet): string {
  const post = (x: number) =>
    [
      rect(x - 17, 60, 34, 550, wood.mid) +
        rect(x - 17, 60, 10, 550, wood.lit) +
        rect(x + 9, 60, 8, 550, wood.dark),
      path(`M${x - 84} 74h168q-8 34-48 38l-14 22h-44l-14-22q-40-4-48-38z`, wood.dark),
      path(`M${x - 84} 74h168l-4 14H${x - 80}z`, wood.lit),
      path(`M${x - 24} 470h48v16h-48zM${x - 24} 596h48v16h-48z`, wood.dark),
    ].join("");
  const rafters = Array.from({ length: 17 }, (_, index) => `M${index * 76 - 8} -6v34`);
  return [
    post(26),
    post(414),
    post(762),
    rect(-10, 34, 1220, 42, wood.mid) + rect(-10, 34, 1220, 8, wood.lit) + rect(-10, 68, 1220, 8, wood.deep),
    rect(-10, -10, 1220, 46, wood.deep),
    band(rafters.join(""), "#A9703F", 30),
    band(Array.from({ length: 17 }, (_, index) => `M${index * 76 - 18} -6v34`).join(""), wood.lit, 9),
    path("M-10 28h1220v8H-10z", palette.night, 'opacity=".35"'),
    lamp(sheet),
  ].join("");
}

function lamp(sheet: Sheet): string {
  return [
    stroke("M872 76v64", palette.night, 3),
    circle(
      1000,
      172,
      150,
      sheet.radial(872, 172, 110, [
        [0, "#FFE7A8", 0.5],
        [1, "#FFE7A8", 0],
      ]),
    ),
    path("M836 172q4-34 36-34t36 34z", palette.sea) +
      path("M876 138q28 2 32 34h-20q2-24-12-34z", palette.deep),
    ellipse(872, 173, 36, 6, "#FFF3C8"),
  ].join("");
}

/** A board of hooks; some keys are out. */
function keys(): string {
  const tag = [palette.terracotta, palette.sun, palette.sea, palette.salt];
  const hooks = Array.from({ length: 10 }, (_, index) => [
    1012 + (index % 5) * 36,
    180 + Math.floor(index / 5) * 74,
  ]);
  return [
    rect(990, 164, 196, 156, palette.night, 'rx="6" opacity=".3"'),
    rect(984, 156, 196, 156, wood.dark, 'rx="6"') + rect(992, 164, 180, 140, wood.mid, 'rx="3"'),
    ...hooks.map(([x = 0, y = 0], index) =>
      [
        circle(x - 4, y - 2, 4, palette.sun),
        index === 3 || index === 6
          ? ""
          : stroke(`M${x - 4} ${y}v16`, palette.night, 2) +
            circle(x - 4, y + 21, 6, "none", `stroke="${palette.straw}" stroke-width="3"`) +
            stroke(`M${x - 4} ${y + 27}v14h5m-5-6h4`, palette.straw, 3) +
            path(`M${x + 3} ${y + 18}l12 6v20h-13v-22z`, tag[index % 4] ?? palette.salt),
      ].join(""),
    ),
  ].join("");
}

/** The woman of the house behind her desk, her hands on it; 130 units high from there, the desk at 0. */
function host(): string {
  const cardigan = palette.sea;
  return [
    blob("-46 8!, -42 -40, -28 -58, -8 -64, 8 -64, 28 -58, 42 -40, 46 8!", cardigan),
    path("M8-64q18 2 24 14 8 20 12 58H14q6-40-6-72z", palette.deep, 'opacity=".75"'),
    path("M-11-63h22L2-14h-5z", palette.salt) + path("M4-63h7L2-14z", "#D9C9A6"),
    stroke("M-10-62L-2-14M10-62L3-14", palette.deep, 3),
    stroke("M-40-28q-8 16 2 30l24 2", mix(cardigan, palette.salt, 0.16), 15),
    stroke("M40-28q8 16-2 30l-24 2", palette.deep, 15),
    blob("-14 -80, -14 -96, 0 -105, 14 -96, 14 -80, 8 -70, -8 -70", palette.night),
    place(face(), 0, -62, 1.32),
    path("M-13-82q-1-21 13-22 13 1 13 20-4-9-12-11-6 9-14 13z", palette.night),
    stroke("M13-84q9 16 4 36", palette.night, 7) + path("M12-50h10l-3 8h-4z", palette.terracotta),
    circle(-11, -77, 2, palette.sun),
  ].join("");
}

/** Hers, on the desk: one by the bell, one on the book. */
function hands(): string {
  return (
    blob("818 500, 840 492, 860 496, 864 504, 846 509, 824 509", skin.lit) +
    blob("900 502, 918 493, 940 492, 946 500, 928 507, 906 509", skin.shade)
  );
}

function desk(sheet: Sheet): string {
  const front = "M744 540h470v220H744z";
  const panels = [770, 918, 1066].map(
    (x) =>
      rect(x, 572, 124, 150, wood.deep) +
      rect(x + 4, 576, 120, 146, wood.dark) +
      path(`M${x + 62} 592l44 57-44 57-44-57z`, wood.mid) +
      path(`M${x + 62} 592l44 57h-88z`, wood.lit, 'opacity=".55"') +
      circle(x + 62, 649, 15, wood.dark) +
      circle(x + 60, 647, 10, palette.sun),
  );
  return [
    path(
      front,
      sheet.gradient(
        [
          [0, wood.lit],
          [0.2, wood.mid],
          [1, wood.dark],
        ],
        [0, 0, 1, 0],
      ),
    ),
    ...panels,
    path("M728 504h486v34H728z", wood.mid) + path("M728 504h486v11H728z", "#E0A870"),
    path("M728 538h486v9H728z", wood.deep),
    stipple(sheet, front, palette.night, [0, 0, 0, 1], 0.6, 20),
    // The guest book, its pen, and the bell.
    path("M932 506l-16-18q36-12 66-2 30-10 66 2l-16 18z", palette.salt),
    path("M982 486q30-10 66 2l-16 18h-50z", "#DCCDAA"),
    stroke("M938 497q20-6 38-2M990 495q20-4 34 2", palette.stone, 2),
    stroke("M1004 498l34-26", palette.indigo, 4),
    path("M764 506a22 22 0 0 1 44 0z", palette.sun) + path("M790 486q18 4 18 20h-14q2-12-4-20z", "#B97A26"),
    rect(760, 504, 52, 6, palette.bark) + circle(786, 481, 4, palette.sun),
  ].join("");
}

/** A bottle of oxygen with its gauge and its mask on a tube; 240 units high, the middle of its foot at 0, 0. */
function oxygen(sheet: Sheet): string {
  const body = "M-35 0v-140q0-34 35-38 35 4 35 38V0z";
  return [
    ellipse(18, 0, 62, 9, palette.night, 'opacity=".4"'),
    path(body, "#3F8A6A"),
    sheet.clip(
      body,
      [
        path("M-40-180h80v66h-80z", palette.salt) + path("M-40-114h80v8h-80z", palette.sun),
        path("M10-190q18 60 12 200h20v-200z", palette.night, 'opacity=".26"'),
        rect(-26, -170, 9, 166, palette.salt, 'opacity=".45" rx="4"'),
        circle(-5, -60, 9, palette.salt) + circle(9, -50, 5, palette.salt) + circle(6, -74, 4, palette.salt),
      ].join(""),
    ),
    rect(-39, -10, 78, 12, "#2A5F4A", 'rx="4"'),
    rect(-10, -202, 20, 26, palette.straw) + rect(-16, -208, 32, 9, "#B98A4A", 'rx="3"'),
    rect(-26, -222, 52, 12, palette.night, 'rx="6"') + rect(-4, -214, 8, 10, palette.night),
    circle(40, -190, 20, palette.night) + circle(40, -190, 15, palette.salt),
    stroke("M40-190l7-9", palette.terracotta, 3) + stroke("M30-186a11 11 0 0 1 16-13", palette.coca, 3),
    stroke("M12-190h10", palette.straw, 6),
    // The tube runs down the desk's front, where its mask hangs.
    stroke("M-14-196q-62 8-58 92 4 70-2 96 0 40 8 66", "#DDEFE6", 6),
    path("M-90 56q-2-34 26-34 26 2 24 36-2 28-24 30-24-2-26-32z", "#EAF6EF", 'opacity=".95"'),
    path("M-58 23q20 6 18 36-2 26-22 29 12-30 4-65z", palette.sea, 'opacity=".4"'),
    stroke("M-88 50q-16 30-2 52M-42 50q16 30 2 52", palette.salt, 3),
  ].join("");
}

/** The guest from behind, in a chair, a striped blanket around the shoulders and a cup in the hand. */
function guest(sheet: Sheet): string {
  const blanket = smooth(
    "-38 -232, 0 -240, 38 -232, 82 -204, 100 -150, 104 -84!, 60 -70, 0 -66, -60 -70, -104 -84!, -100 -150, -82 -204",
  );
  const pom = (x: number, y: number) =>
    circle(x, y, 9, palette.terracotta) + circle(x - 2, y - 2, 5, palette.sun);
  return place(
    [
      ellipse(34, 2, 140, 16, palette.night, 'opacity=".4"'),
      stroke("M-34-60l-8 50M34-60l8 50", "#39406E", 30),
      path("M-66 2q0-20 22-20h20v20zM66 2q0-20-22-20H24v20z", palette.bark),
      rect(-92, -88, 184, 22, "#D8B06A", 'rx="8"') +
        stroke("M-86-78h172", "#A97C3E", 4, 'stroke-dasharray="9 5"'),
      stroke("M-86-120V0M86-120V0", wood.mid, 15) + stroke("M-90-120V0M82-120V0", wood.lit, 5),
      stroke("M-82-42H82", wood.dark, 9),
      stroke("M-92-196V-110M92-196V-110", wood.mid, 14),
      path(blanket, palette.terracotta),
      sheet.clip(
        blanket,
        weave(-110, -246, 220, [
          ["plain", 40, palette.terracotta],
          ["zigzag", 20, palette.maize, palette.sun],
          ["plain", 26, palette.terracotta],
          ["diamonds", 30, palette.indigo, palette.salt],
          ["plain", 22, palette.terracotta],
          ["teeth", 16, palette.terracotta, palette.glow],
          ["plain", 40, palette.maize],
        ]) + path("M30-250q30 60 16 190h70v-190z", palette.night, 'opacity=".26"'),
      ),
      stroke(
        Array.from(
          { length: 18 },
          (_, index) => `M${index * 12 - 102} ${-84 + 14 * Math.sin(index / 5.4)}v14`,
        ).join(""),
        palette.sun,
        3,
      ),
      stroke("M90-132q26 10 46-14", palette.terracotta, 30) + stroke("M140-150l7-6", skin.lit, 21),
      path("M-16-250h32v24q-16 10-32 0z", skin.shade),
      circle(0, -270, 38, palette.bark) +
        path("M8-306q32 8 30 38-2 28-28 34 10-36-2-72z", palette.night, 'opacity=".35"'),
      // A chullo with its ear flaps.
      path(
        "M-42-262q-2-56 42-60 44 4 42 60l-4 30q-8 12-14-4l-4-18q-20 6-40 0l-4 18q-6 16-14 4z",
        palette.indigo,
      ),
      path("M12-320q32 10 30 58l-4 30q-8 12-14-4l-4-18q8-30-8-66z", palette.night, 'opacity=".3"'),
      stroke("M-41-272q41 14 82 0", palette.sun, 6) + stroke("M-38-288q38 12 76 0", palette.terracotta, 5),
      stroke("M-36-296l6-8 6 9 6-9 6 10 6-10 6 10 6-10 6 10 6-10 6 9 6-9 6 8", palette.salt, 3),
      stroke("M-32-228v34M32-228v34", palette.sun, 4),
      pom(-32, -188) + pom(32, -188) + pom(0, -328),
    ].join(""),
    286,
    726,
    1.12,
  );
}

/** A cup of coca tea, steaming, a leaf on it; 84 units wide, its saucer's middle at 0, 0. */
function cup(): string {
  return [
    stroke("M-16-74q-14-20 0-38 14-18 0-40M12-74q-14-20 0-38 14-18 0-40", "#FFFBF0", 7, 'opacity=".75"'),
    path("M38-52q32-4 30 18-4 24-40 22v-9q26 0 29-14 0-10-19-8z", palette.salt),
    path("M-44-64h88q2 50-26 64h-36q-28-14-26-64z", palette.salt),
    path("M20-64h24q2 50-26 64H4q18-24 16-64z", "#CDBE9E"),
    ellipse(0, -64, 44, 11, "#EFE4CC") + ellipse(0, -63, 37, 8, "#B9A544"),
    path("M-22-64q12-9 26 0-12 8-26 0z", palette.coca) + stroke("M-20-64h20", palette.leaf, 1.6),
    stroke("M-38-36q38 14 76 0", palette.terracotta, 5),
  ].join("");
}

function table(sheet: Sheet): string {
  const cloth = smooth("-148 0!, 148 0!, 138 74, 96 84, 60 74, 20 88, -24 76, -70 88, -112 76, -140 74");
  return place(
    [
      ellipse(20, 146, 120, 14, palette.night, 'opacity=".4"'),
      stroke("M-70 40l-14 106M70 40l14 106M0 40v96", wood.dark, 14),
      path(cloth, palette.brick),
      sheet.clip(
        cloth,
        weave(-150, 8, 300, [
          ["plain", 12, palette.brick],
          ["steps", 24, palette.maize, palette.glow],
          ["plain", 10, palette.sea],
          ["plain", 60, palette.brick],
        ]) + path("M60 0q14 60-6 100h110V0z", palette.night, 'opacity=".28"'),
      ),
      ellipse(0, 0, 148, 27, palette.terracotta) + ellipse(-6, -2, 132, 21, "#C65A36"),
      ellipse(-52, -2, 62, 13, palette.night, 'opacity=".25"'),
      ellipse(-58, -6, 60, 13, "#EFE4CC") + ellipse(-58, -8, 46, 8, "#D8C9A4"),
      place(cup(), -58, -8, 0.98),
      // A dish of leaves.
      ellipse(80, -2, 50, 12, palette.night, 'opacity=".25"'),
      path("M30-18h92q-6 18-24 20H54q-18-2-24-20z", palette.clay) +
        path("M92-18h30q-6 18-24 20H84q10-8 8-20z", palette.brick),
      ellipse(76, -18, 46, 10, "#8E4A2C"),
      ...[
        [52, -24, -20],
        [70, -28, 12],
        [92, -26, -8],
        [82, -20, 30],
        [62, -18, 4],
        [102, -20, 18],
      ].map(([x = 0, y = 0, turn = 0]) =>
        place(
          path("M-18 0q18-13 36 0-18 12-36 0z", palette.coca) + stroke("M-14 0h26", palette.leaf, 2),
          x,
          y,
          1,
          1,
          turn,
        ),
      ),
    ].join(""),
    566,
    600,
    1.04,
  );
}
