import { blob, circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { type Crown, foliage } from "../../motifs/plants/foliage.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { mist, sky } from "../../motifs/sky/sky.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { trainFront } from "../../motifs/vehicles/train-front.ts";

const haze = "#E4EEDC";

/** The main street of the village below Machu Picchu when the train comes through it, between the tables and the river. */
export function placeAguasCalientes(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#5FA3B4"],
      [0.3, "#B6DAD2"],
      [0.5, haze],
    ]),
    cloudscape(sheet, [[960, 70, 420, 60]], { light: "#FFFFFF", shade: "#D5E2DA" }, 12),
    mountains(sheet),
    farBank(),
    river(sheet),
    street(sheet),
    houses(),
    place(trainFront(), 548, 612, 0.98),
    tables(),
    frame(),
    paperGrain(sheet),
  ].join("");
}

/** Walls of forest so steep that cloud hangs between them; the town of stone on the saddle, very small. */
function mountains(sheet: Sheet): string {
  const peak = smooth(
    "300 560!, 400 380, 470 210, 520 110, 560 64 .5, 606 120, 650 230, 720 330, 800 420!, 860 560!",
  );
  const right = smooth(
    "680 560!, 760 400, 850 300, 920 190, 990 110, 1070 40, 1160 -20, 1220 -40!, 1220 560!",
  );
  const left = smooth("-20 40!, 60 90, 150 130, 220 220, 300 330, 380 440, 440 560!, -20 560!");
  const face = (top: string, foot: string) =>
    sheet.gradient([
      [0, top],
      [0.75, foot],
    ]);
  return [
    path(peak, face("#6F9E86", "#A9C7A4")),
    path(
      smooth("560 64!, 606 120, 650 230, 720 330, 800 420!, 860 560!, 700 560!, 640 380, 600 240"),
      "#4F8272",
      'opacity=".75"',
    ),
    path(
      smooth("560 64!, 540 150, 560 230, 520 320, 540 420, 470 420, 500 300, 490 210"),
      "#9CC09A",
      'opacity=".6"',
    ),
    ...["M500 210q-20 60-60 120M600 180q14 70 60 130M560 150q6 90-20 180"].map((line) =>
      stroke(line, "#3F6F62", 4, 'opacity=".35"'),
    ),
    // Terraces and roofless gables on the saddle.
    path(smooth("600 300!, 640 236, 690 224, 742 232, 800 262, 850 330, 900 460!, 600 460!"), "#8FB07C"),
    path(
      smooth("742 232!, 800 262, 850 330, 900 460!, 820 460!, 800 380, 770 320"),
      "#5F8F6C",
      'opacity=".8"',
    ),
    stroke("M652 252h120M664 264h124M676 276h128M692 288h124", "#E3DCC2", 3.2, 'opacity=".9"'),
    path(
      "M676 246v-12l6-7 6 7v12zM700 244v-12l6-7 6 7v12zM726 244v-11l6-7 6 7v11zM752 250v-11l6-7 6 7v11z",
      "#EDE4CC",
    ),
    mist(sheet, 250, 120, "#F6F8EE", 0.8),
    path(right, face("#3F7460", "#6F9E70")),
    path(
      smooth("1070 40!, 1010 160, 1040 270, 960 360, 980 470, 900 560!, 820 560!, 880 420, 900 300, 960 200"),
      "#5F9270",
      'opacity=".7"',
    ),
    path(left, face("#2F6454", "#5F9468")),
    path(
      smooth("150 130!, 130 240, 180 330, 160 440, 230 560!, 340 560!, 300 430, 240 330"),
      "#245346",
      'opacity=".55"',
    ),
    stroke("M1124 60V330", "#FFFFFF", 7, 'opacity=".85"'),
    stroke("M1128 64V320", "#CFE2E6", 3),
    mist(sheet, 120, 90, "#F6F8EE", 0.5),
    mist(sheet, 330, 130, "#EDF3E4", 0.85),
    foliage(
      Array.from({ length: 14 }, (_, at): Crown => [
        640 + at * 46,
        440 + Math.sin(at * 1.9) * 22,
        42 + 8 * Math.sin(at * 2.3),
      ]),
      ["#234F42", "#3F7450", "#7FA45C"],
      21,
      6,
    ),
    foliage(
      Array.from({ length: 7 }, (_, at): Crown => [300 + at * 36, 450 + Math.sin(at * 1.7) * 16, 36]),
      ["#234F42", "#3F7450", "#7FA45C"],
      9,
      6,
    ),
  ].join("");
}

/** The other side of the river: houses on posts of concrete, and the bridge across. */
function farBank(): string {
  const house = (
    x: number,
    foot: number,
    wide: number,
    tall: number,
    lit: string,
    dark: string,
    rows: number,
  ) =>
    [
      rect(x, foot - tall, wide * 0.62, tall, lit),
      rect(x + wide * 0.62, foot - tall, wide * 0.38, tall, dark),
      path(`M${x - 8} ${foot - tall}h${wide + 16}l-10-16h${-(wide - 4)}z`, "#A8482E"),
      ...Array.from({ length: rows }, (_, row) =>
        [0.12, 0.38, 0.7]
          .map((at) =>
            rect(
              x + wide * at,
              foot - tall + 20 + row * 40,
              wide * 0.16,
              24,
              row % 2 ? "#F7DFA0" : "#35505A",
            ),
          )
          .join(""),
      ),
      stroke(`M${x + wide * 0.08} ${foot - tall + 52}h${wide * 0.5}`, "#6A4A34", 4),
    ].join("");
  return [
    house(744, 520, 86, 128, "#E9C27A", "#B98A4E", 2),
    house(836, 528, 100, 176, "#D98A6A", "#A85A44", 3),
    house(944, 536, 120, 148, "#A9C4B4", "#6F9284", 3),
    house(1072, 546, 150, 206, "#F1E2C4", "#C2A684", 4),
    path("M700 516H1220V580H700z", "#8A8478"),
    path("M700 516H1220v10H700z", "#B9B09C"),
    stroke("M760 528v46M860 530v46M980 534v44M1100 540v40", "#6A655C", 6, 'opacity=".6"'),
  ].join("");
}

function river(sheet: Sheet): string {
  const bed = smooth("640 560!, 760 556, 960 566, 1220 580!, 1220 770!, 800 770!, 720 660");
  const foam = Array.from({ length: 26 }, (_, at) => {
    const x = 700 + ((at * 131) % 520);
    const y = 580 + ((at * 53) % 170);
    return `M${x} ${y}q${12 + (at % 4) * 4}-8 ${26 + (at % 5) * 6} 0t${24 + (at % 3) * 8} 2`;
  });
  const rocks = [
    [840, 610, 44],
    [980, 646, 66],
    [1120, 620, 54],
    [900, 700, 70],
    [1150, 716, 84],
    [770, 590, 30],
  ];
  return [
    path(
      bed,
      sheet.gradient([
        [0.74, "#9FC6BE"],
        [1, "#4E8F94"],
      ]),
    ),
    stroke(foam.join(""), "#FFFFFF", 5, 'opacity=".85"'),
    ...rocks.map(([x = 0, y = 0, size = 0]) =>
      [
        blob(
          `${x - size} ${y}!, ${x - size * 0.7} ${y - size * 0.42}, ${x} ${y - size * 0.56}, ${x + size * 0.7} ${y - size * 0.36}, ${x + size} ${y}!`,
          "#C9C2AE",
        ),
        blob(
          `${x} ${y - size * 0.56}, ${x + size * 0.7} ${y - size * 0.36}, ${x + size} ${y}!, ${x + size * 0.1} ${y}!, ${x + size * 0.24} ${y - size * 0.3}`,
          "#8F8A7C",
        ),
        stroke(`M${x - size * 1.06} ${y + 3}q${size} ${size * 0.16} ${size * 2.1} 0`, "#FFFFFF", 6),
      ].join(""),
    ),
    // The footbridge, with two who are late.
    path("M690 566Q900 470 1220 540V558Q900 492 700 584z", "#B2482E"),
    path("M690 576Q900 482 1220 552V558Q900 492 700 584z", "#7A2C22"),
    stroke("M690 546Q900 448 1220 518", "#E8C97A", 5),
    stroke(
      "M740 550v-26M800 528v-28M870 510v-30M950 502v-32M1030 504v-32M1110 514v-32M1180 528v-30",
      "#7A2C22",
      5,
    ),
    stand(hiker({ jacket: "#E0B23C", pack: "#2F6E86", trousers: "#3A3A42" }), 930, 500, 74),
    stand(hiker({ jacket: "#C4472E", pack: "#4F7A4A", trousers: "#3A3A42" }), 986, 501, 70, true),
  ].join("");
}

function street(sheet: Sheet): string {
  const ground = "M-20 770V560L470 500H640L760 770z";
  return [
    path(
      ground,
      sheet.gradient([
        [0.66, "#C9BBA0"],
        [1, "#A8977C"],
      ]),
    ),
    stipple(sheet, ground, "#4A3A30", [0, 0, 0, 1], 0.45, 14),
    stroke(
      Array.from(
        { length: 8 },
        (_, at) => `M${470 - at * at * 3.4} ${520 + at * 32}H${640 + at * at * 2.4}`,
      ).join(""),
      "#6A4A34",
      9,
      'opacity=".75"',
    ),
    stroke("M520 500L400 770M596 500L700 770", "#5A5F66", 9),
    stroke("M518 500L396 770M594 500L696 770", "#C6CCD0", 3),
    path("M640 500L760 770H800L664 500z", "#8A8478"),
    path("M640 500L760 770h-12L634 500z", "#D9CFB8"),
  ].join("");
}

/** The row of inns on the left, each a storey higher than it was planned. */
function houses(): string {
  const far = [
    path("M440 540V316l-60-22V560z", "#C98A4A"),
    path("M380 560V294l60 22v20l-60-20z", "#7A3A2A"),
    path("M392 376l36 10v40l-36-8zM392 450l36 8v44l-36-4z", "#35505A"),
  ];
  const middle = [
    path("M380 576V250l-150-50V606z", "#5F9A94"),
    path("M230 200l150 50v22l-150-48z", "#3F6E6A"),
    ...[0, 1, 2].map((at) =>
      path(`M${252 + at * 42} ${268 + at * 12}l26 8v54l-26-6z`, at === 1 ? "#F7DFA0" : "#2F4650"),
    ),
    path("M244 364l124 26v12l-124-24z", "#8E5A3A"),
    stroke("M250 352v28M276 358v26M302 364v26M328 370v24M354 376v22M246 350l120 26", "#E8C97A", 4),
    ...[0, 1, 2].map((at) => circle(262 + at * 42, 350 + at * 8, 13, at % 2 ? "#C4472E" : "#D96FA6")),
    path("M250 440l116 16v112l-116 20z", "#3A2A26"),
    path("M236 432q10-30 26-32l122 20v34z", "#E9B23C"),
    path("M262 400l20 3-14 34-32-5zM302 407l20 3-8 32-22-3zM342 413l20 4-2 32-22-3z", "#F6EEDA"),
  ];
  const near = [
    path("M230 620V140L-20 60V680z", "#E3A05A"),
    path("M-20 60l250 80v26L-20 92z", "#9A4A30"),
    ...[0, 1, 2].map((at) =>
      path(`M${8 + at * 74} ${180 + at * 20}l46 13v82l-46-9z`, at === 0 ? "#F7DFA0" : "#33505A"),
    ),
    ...[0, 1, 2].map((at) => stroke(`M${31 + at * 74} ${186 + at * 20}v82`, "#7A4A2E", 4)),
    path("M-20 316l244 40v16L-20 338z", "#7A4A2E"),
    stroke(
      "M-14 286l236 42M-8 288v34M26 294v34M60 300v34M94 306v34M128 312v34M162 318v34M196 324v34",
      "#6A2E22",
      5,
    ),
    path("M-20 420l226 22v188L-20 664z", "#2E2226"),
    // The oven's glow.
    path("M26 640V520q4-60 62-60t58 66v100z", "#B5683F"),
    path("M50 634V540q4-40 38-40t36 44v82z", "#3A1E18"),
    blob("64 612, 70 570, 88 540, 104 572, 112 606, 90 620", "#E8742E") +
      blob("76 612, 84 580, 92 596, 100 608, 88 618", "#F7D060"),
    path("M-20 396q20-20 40-18l210 34v36L-20 424z", "#B23A2A"),
    path("M10 378l34 5-10 46-40-4zM78 388l34 6-4 44-36-4zM148 400l34 5 2 42-36-4z", "#F6EEDA"),
  ];
  return [...far, ...middle, ...near].join("");
}

/** Tables pulled in at the last moment, a waiter with one of them, a dog that does not get up. */
function tables(): string {
  const table = (x: number, y: number, size: number) =>
    place(
      [
        ellipse(6, 96, 58, 9, palette.night, 'opacity=".28"'),
        stroke("M0 0v92M-26 96l26-14 26 14", "#4A2A20", 7),
        path("M-62-4h124l-10 34h-104z", "#F6EEDA"),
        path("M-62-4h30l-6 34h-14zM-4-4h30l-2 34H0zM50-4h12l-10 34h-8z", "#C4472E"),
        ellipse(0, -5, 62, 12, "#F3E8D2"),
        ellipse(-14, -9, 30, 7, "#D98F3C") + ellipse(-14, -10, 24, 5, "#F0C45A"),
        circle(-22, -11, 3, "#B23A2A") + circle(-8, -9, 3, "#B23A2A") + circle(-14, -13, 2.4, "#4F7A4A"),
        path("M28-12v-24h14v24z", "#E8B74E") + rect(28, -40, 14, 6, "#FFFFFF"),
      ].join(""),
      x,
      y,
      size,
    );
  const waiter = [
    stroke("M-6 58l-2 20 0 16M6 58l3 18 2 18", "#22262C", 9),
    path("M-16 94h13v7h-13zM6 94h13v7H6z", palette.night),
    path(smooth("-14 30!, 0 25, 14 30!, 13 62!, -13 62!"), "#F6F2E6"),
    path("M-12 50h25l3 30h-30z", "#7A2C22"),
    stroke("M13 33l12 14 14 2", "#F6F2E6", 8),
    stroke("M-12 33l-2 16 14 8", "#F6F2E6", 8),
    circle(41, 49, 5, palette.clay),
    circle(0, 17, 8, palette.clay),
    path("M-8.4 16q-1-11 8.4-11t8.4 11q-3-4-7-5-5 4-9.8 5z", "#2A1E22"),
    path("M-4 27h8l-4 6z", palette.night),
  ].join("");
  const dog = [
    ellipse(0, 4, 62, 8, palette.night, 'opacity=".28"'),
    blob("-58 2, -50 -22, -14 -32, 30 -28, 54 -10, 58 2", "#C99A5E"),
    blob("-14 -32, 30 -28, 54 -10, 58 2, 10 2, 16 -16", "#9A6E3E"),
    blob("-84 -2, -78 -20, -58 -26, -44 -16, -46 2, -66 4", "#C99A5E"),
    path("M-64-24l-4-14 14 8zM-48-20l8-10 2 16z", "#7A4E2A"),
    stroke("M-72-9q4 3 8 0M56 0q22-2 26-16", "#4A2A20", 3),
    circle(-84, -4, 3.4, palette.night),
  ].join("");
  return [
    table(262, 640, 0.82),
    stand(waiter, 176, 704, 210),
    table(318, 664, 1.12),
    place(dog, 92, 738, 0.86),
  ].join("");
}

/** Ferns of the garden that we look out of. */
function frame(): string {
  const fern = (x: number, y: number, size: number) =>
    path(
      [-3, -2, -1, 0, 1, 2, 3]
        .map((lean) =>
          leaf(
            x + lean * 8,
            y,
            x + lean * size * 0.3,
            y - size + Math.abs(lean) * size * 0.2,
            lean * 7,
            size * 0.09,
          ),
        )
        .join(""),
      palette.moss,
    );
  return [fern(1170, 790, 180), fern(1060, 800, 120)].join("");
}
