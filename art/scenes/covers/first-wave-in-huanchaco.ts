import { beginner, surfTeacher } from "../../motifs/people/beginner.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { createRandom } from "../../engine/random.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";
import { mix, palette } from "../../engine/palette.ts";
import { palm } from "../../motifs/plants/plants.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { circle, ellipse, path, place, points, rect, smooth, stroke } from "../../engine/shapes.ts";
import { reedRider } from "../../motifs/vehicles/reed-rider.ts";
import type { Sheet } from "../../engine/sheet.ts";

const haze = "#FBE6BC";

/** Huanchaco from the sea: a beginner is up, her teacher cheers, a fisherman overtakes them on his way home. */
export function firstWaveInHuanchaco(sheet: Sheet): string {
  return [desert(sheet), town(), beach(sheet), sea(sheet), pier(), riders(), foam(), paperGrain(sheet)].join(
    "",
  );
}

function desert(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2C86A8"],
      [0.2, "#9AD0CC"],
      [0.4, haze],
    ]),
    sun(210, 130, 54, "#FFF6D8", 4, 0.18),
    cloudscape(sheet, [[860, 96, 420, 56]], { light: "#FFFAEA", shade: "#E2E6D6" }, 15),
    land(ridge({ y: 236, swing: 70, seed: 26, wave: 420, pointed: 0.5 }), "#D3A98C", 420),
    mist(sheet, 200, 100, haze, 0.7),
    land(ridge({ y: 276, swing: 44, seed: 9, wave: 360, pointed: 0.3 }), "#C48E64", 420),
  ].join("");
}

/** The promenade: houses in sea colours, palms, the white church on its rise. */
function town(): string {
  const random = createRandom(31);
  const inks = ["#F3E2B8", "#7FC3B4", "#E58F6A", "#F6EFE0", "#E9B84A", "#8FB4D8", "#D96F6A"];
  const houses = Array.from({ length: 21 }, (_, at) => {
    const [x, wide, tall] = [at * 58 - 14, Math.round(random(48, 60)), Math.round(random(40, 84))];
    const ink = inks[Math.floor(random(0, inks.length))] ?? palette.salt;
    const windows = Array.from({ length: tall > 62 ? 4 : 2 }, (_w, one) =>
      rect(x + 9 + (one % 2) * 22, 352 - tall + 12 + Math.floor(one / 2) * 28, 12, 15, "#3E5A70"),
    );
    return (
      rect(x, 352 - tall, wide, tall + 8, ink) +
      rect(x + wide * 0.78, 352 - tall, wide * 0.22, tall + 8, mix(ink, palette.night, 0.25)) +
      windows.join("")
    );
  });
  const church =
    rect(640, 208, 76, 64, "#FBF6EA") +
    rect(692, 208, 24, 64, "#D9CBB4") +
    rect(648, 164, 22, 48, "#FBF6EA") +
    rect(686, 164, 22, 48, "#EADFCB") +
    path("M646 164l13-20 13 20zM684 164l13-20 13 20z", "#C4472E") +
    path("M668 272v-26q10-14 20 0v26z", palette.bark);
  return [
    path(smooth("480 320!, 560 280, 640 264, 730 266, 820 288, 900 320!"), "#B98258"),
    church,
    houses.join(""),
    ...points("120 350 96, 392 352 110, 560 350 90, 820 352 104, 1010 350 92, 1130 352 110").map(
      ([x, y, tall = 90]) => palm(x, y, tall, "#7A5236", "#6E9A4E", "#3F6E4A"),
    ),
    rect(-10, 346, 1220, 16, "#EFE3CC") + rect(-10, 358, 1220, 6, "#B99C78"),
  ].join("");
}

/** The sand, with the boats on end along the wall, and those who look on. */
function beach(sheet: Sheet): string {
  const sand = "M-10 362H1210V470H-10z";
  const boat = (x: number, tall: number, lean: number) =>
    place(
      path("M-9 0q-4-46 2-80 3-26 12-36 3 16 6 38 4 38-2 78z", "#DDB465") +
        path("M5-112q3 14 6 34 4 38-2 78H3q3-60 2-112z", "#A87C3C") +
        stroke("M-9-14h18M-9-38h19M-7-62h17", palette.bark, 2),
      x,
      402,
      tall,
      tall,
      lean,
    );
  const parasol = (x: number, y: number, ink: string) =>
    stroke(`M${x} ${y}v-38`, palette.bark, 3) +
    path(`M${x - 32} ${y - 34}q32-34 64 0z`, ink) +
    path(`M${x} ${y - 51}q24 2 32 17h-22q-2-12-10-17z`, mix(ink, palette.night, 0.25));
  const people = [
    [610, 428, "#C4472E"],
    [640, 434, "#2F6E86"],
    [470, 430, "#E9A93C"],
    [952, 426, "#7A5AA0"],
    [982, 430, "#F6EFE0"],
    [336, 432, "#4F7A4A"],
  ] as const;
  return [
    path(
      sand,
      sheet.gradient([
        [0, "#EBCB94"],
        [1, "#CFA468"],
      ]),
    ),
    ...Array.from({ length: 9 }, (_, at) => boat(742 + at * 24, 0.66 + (at % 3) * 0.05, at % 2 ? 3 : -2)),
    ...Array.from({ length: 4 }, (_, at) => boat(262 + at * 24, 0.64, at % 2 ? 2 : -3)),
    parasol(540, 430, "#D2342E") +
      parasol(1040, 432, "#2E7FB0") +
      parasol(410, 436, "#E9A93C") +
      parasol(1130, 440, "#C4472E"),
    ...people.map(
      ([x, y, ink]) =>
        ellipse(x, y - 8, 6, 11, ink) +
        circle(x, y - 24, 5, palette.clay) +
        stroke(`M${x - 2} ${y}v8M${x + 3} ${y}v8`, palette.bark, 3),
    ),
  ].join("");
}

function sea(sheet: Sheet): string {
  const water = smooth(
    "-20 462!, 160 450, 360 462, 600 450, 820 464, 1040 452, 1220 462!, 1220 780!, -20 780!",
  );
  const random = createRandom(4);
  const lines = Array.from(
    { length: 46 },
    (_, at) => `M${Math.round(random(-20, 1180))} ${480 + at * 6}h${Math.round(random(20, 60 + at * 2))}`,
  );
  return [
    path(
      smooth("-20 452!, 160 440, 360 452, 600 440, 820 454, 1040 442, 1220 452!, 1220 500!, -20 500!"),
      "#FBF6E6",
    ),
    path(
      water,
      sheet.gradient([
        [0, "#BFE3D2"],
        [0.18, "#5FB7B2"],
        [0.55, palette.sea],
        [1, palette.deep],
      ]),
    ),
    stroke(lines.join(""), "#E3F3E6", 2.6, 'opacity=".45"'),
    stipple(sheet, water, palette.night, [0, 0, 0, 1], 0.5, 20),
    stroke(
      smooth("-20 520, 180 508, 400 522, 640 510, 900 524, 1220 512", false),
      "#F7FAEC",
      8,
      'opacity=".85"',
    ),
  ].join("");
}

/** The long pier with its pavilion, coming out towards us. */
function pier(): string {
  const posts = Array.from(
    { length: 7 },
    (_, at) => `M${176 - at * 27} ${400 + at * 14}v${44 + at * 12}`,
  ).join("");
  return [
    stroke(posts, "#5E3E34", 7),
    path("M196 366H220L60 500H-60V470z", "#8E6250") + path("M220 366L60 500v14L226 374z", "#5E3E34"),
    stroke("M204 352L-20 458M204 366v-14M150 392v-18M96 420v-22M40 450v-26", "#EFE3CC", 3),
    rect(-8, 392, 92, 74, "#F6EFE0") +
      rect(52, 392, 32, 74, "#CDBEA6") +
      path("M-24 396L38 346 100 396z", "#C4472E") +
      path("M38 346L100 396H60z", "#8E2E26") +
      path("M6 466v-44q14-16 28 0v44z", "#3E5A70"),
  ].join("");
}

function riders(): string {
  return [
    place(reedRider("#E9A93C", "#F6EFE0"), 330, 590, -0.86, 0.86),
    ellipse(640, 690, 150, 16, palette.night, 'opacity=".28"'),
    place(surfTeacher(), 930, 650, 1.9),
    place(beginner(), 640, 404, 2.16),
  ].join("");
}

/** The white water that carries her, and the rings about him who stands in it. */
function foam(): string {
  const random = createRandom(17);
  const crest = (x: number) => 690 + Math.sin(x / 140) * 12 + Math.abs(x - 640) * 0.03;
  const shade = Array.from({ length: 46 }, (_, at) =>
    circle(at * 27 - 20, crest(at * 27) + random(2, 12), random(20, 34), "#B9DCCB"),
  );
  const light = Array.from({ length: 60 }, (_, at) =>
    circle(at * 21 - 20, crest(at * 21) + random(6, 26), random(13, 26), "#FBFAEE"),
  );
  const drops = Array.from({ length: 34 }, () =>
    circle(random(430, 860), random(600, 680), random(2, 5.5), "#FBFAEE"),
  );
  return [
    ellipse(930, 654, 62, 9, "#FBFAEE", 'opacity=".9"'),
    shade.join(""),
    light.join(""),
    rect(-10, 704, 1220, 60, "#FBFAEE"),
    stroke(
      "M-20 728q120-12 240 0t240 0 240 0 240 0 300 0M-20 744q100-10 200 0t200 0 200 0 200 0 200 0 240 0",
      "#B9DCCB",
      5,
    ),
    drops.join(""),
  ].join("");
}
