import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { createRandom } from "../../engine/random.ts";
import { type Crown, foliage } from "../../motifs/plants/foliage.ts";
import { feastingOtter, swimmingOtter, watchingOtter } from "../../motifs/animals/giant-otter.ts";
import { flyingMacaw } from "../../motifs/animals/macaw.ts";
import { hoatzin } from "../../motifs/animals/hoatzin.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { paperGrain } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, place, short, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";

const shore = 388;
const haze = "#F8E2B0";

/** Lake Sandoval before seven: aguaje palms and their mirror, a canoe that holds its breath, a family of giant otters at breakfast. */
export function placePuertoMaldonado(sheet: Sheet): string {
  const palms = far();
  return [
    sky(sheet, [
      [0, "#3F9088"],
      [0.24, "#B4D4AE"],
      [0.46, haze],
    ]),
    sun(800, 250, 56, "#FFF8DC", 3, 0.2),
    cloudscape(sheet, [[300, 110, 460, 60]], { light: "#FFF6DC", shade: "#DDE2C6" }, 27),
    palms,
    lake(sheet, palms),
    mist(sheet, 330, 60, haze, 0.5),
    place(flyingMacaw(), 560, 150, 0.5),
    place(flyingMacaw(), 650, 118, 0.42),
    canoe(),
    place(swimmingOtter(), 450, 610, 1.05),
    place(watchingOtter(), 330, 588, 0.9),
    log(),
    branch(),
    paperGrain(sheet),
  ].join("");
}

/** An aguaje palm: a straight trunk, fans all round its head, old ones hanging. */
function aguaje(x: number, foot: number, tall: number, ink: readonly [string, string, string]): string {
  const [trunk, dark, light] = ink;
  const top = foot - tall;
  const reach = 26 + tall * 0.14;
  const fans = (from: number, to: number, count: number, part: number) =>
    Array.from({ length: count }, (_, at) => {
      const turn = ((from + ((to - from) * at) / (count - 1)) * Math.PI) / 180;
      const long = reach * part * (at % 2 ? 0.86 : 1);
      return leaf(
        x,
        top,
        x + Math.cos(turn) * long,
        top - Math.sin(turn) * long * 0.86,
        Math.cos(turn) * -6,
        reach * 0.16,
      );
    }).join("");
  return [
    path(`M${short(x - 3.5)} ${foot}L${short(x - 2.4)} ${top}h4.8l1.2 ${tall}z`, trunk),
    path(fans(-70, 250, 13, 1), dark),
    path(fans(60, 200, 5, 0.9), light),
  ].join("");
}

/** The far bank: forest, and over it the palms. */
function far(): string {
  const crowns = Array.from({ length: 25 }, (_, at): Crown => [
    at * 52 - 20,
    358 + Math.sin(at * 2.3) * 8,
    30 + 7 * Math.sin(at * 1.7),
  ]);
  const pale: readonly [string, string, string] = ["#9C9A72", "#6F9A72", "#9DB982"];
  const deep: readonly [string, string, string] = ["#7A6A4A", "#33684E", "#6F9A52"];
  const random = createRandom(14);
  const row = (count: number, from: number, step: number, tall: number, ink: typeof pale) =>
    Array.from({ length: count }, (_, at) =>
      aguaje(
        Math.round(from + at * step + random(-14, 14)),
        shore,
        Math.round(tall * random(0.78, 1.18)),
        ink,
      ),
    ).join("");
  return [
    row(8, 60, 156, 122, pale),
    foliage(crowns, ["#4F8560", "#7FA566"], 8, 7),
    path(`M-10 360H1210V${shore + 2}H-10z`, "#4F8560"),
    row(5, -10, 92, 196, deep),
    row(4, 930, 88, 206, deep),
  ].join("");
}

function lake(sheet: Sheet, above: string): string {
  const random = createRandom(8);
  const water = `M-10 ${shore}H1210V770H-10z`;
  const glints = Array.from({ length: 26 }, (_, at) => {
    const y = shore + 10 + at * 10;
    return `M${Math.round(random(-40, 1180))} ${y}h${Math.round(30 + at * random(1, 4))}`;
  });
  return [
    path(
      water,
      sheet.gradient([
        [0, "#F3E2B0"],
        [0.16, "#A9C7A0"],
        [0.5, "#4F8F86"],
        [1, "#1F5560"],
      ]),
    ),
    sheet.clip(water, `<g opacity=".42">${place(above, 0, shore * 2, 1, -1)}</g>`),
    stroke(
      "M760 402h90M772 418h70M752 436h104M776 456h56M764 480h80M782 506h44",
      "#FFF6D2",
      4,
      'opacity=".85"',
    ),
    stroke(glints.join(""), "#E6F0DA", 2.4, 'opacity=".5"'),
  ].join("");
}

/** Three guests and the one who poles, in life jackets, all turned to the otters. */
function canoe(): string {
  const guest = (x: number, vest: string, hat: string) =>
    [
      path(`M${x - 17}-12q-2-44 17-46t18 46z`, vest),
      path(`M${x + 3}-57q16 4 15 45h-14q4-26-1-45z`, palette.night, 'opacity=".25"'),
      circle(x - 2, -70, 11, palette.clay),
      path(`M${x - 20}-74q18-22 40 0-18 7-40 0z`, hat),
    ].join("");
  return [
    ellipse(830, 548, 230, 12, "#173F48", 'opacity=".45"'),
    place(
      [
        guest(-84, "#E8742A", palette.salt),
        guest(-26, "#F08A3A", "#7A3A5E"),
        guest(32, "#E8742A", palette.straw),
        stroke("M138-14v-40M154-14v-40", "#3A4A3E", 12),
        path("M128-50q-3-52 19-54t21 54z", "#4F7A4A"),
        path("M150-102q18 4 18 52h-15q5-30-3-52z", palette.night, 'opacity=".25"'),
        circle(146, -118, 12, "#8A4E35"),
        path("M130-122q16-20 34 0-16 6-34 0z", palette.brick),
        stroke("M128-140L96 46", "#D9A45C", 5),
        stroke("M136-88l-18 6M162-86l-8 26-44 8", "#8A4E35", 7),
        path("M-226-30q60 20 150 22h190q70-6 104-36-12 54-70 62h-310q-46-8-64-48z", "#5A3828"),
        path("M-226-30q60 20 150 22h190q70-6 104-36l-3 12q-40 26-100 28h-190q-86-2-146-18z", "#B5703F"),
      ].join(""),
      830,
      540,
      0.94,
    ),
    stroke("M620 560h90M940 566h120M690 576h150", "#E6F0DA", 3, 'opacity=".6"'),
  ].join("");
}

/** The sunken trunk in front, with whoever has caught something. */
function log(): string {
  return [
    ellipse(190, 706, 270, 16, "#12383F", 'opacity=".5"'),
    path(
      smooth("-20 646!, 90 656, 220 672, 360 690, 430 700!, 424 716, 300 722, 120 712, -20 702!"),
      "#5A3E34",
    ),
    path(
      smooth("-20 646!, 90 656, 220 672, 360 690, 430 700!, 330 696, 180 686, 60 672, -20 664!"),
      "#A07A58",
    ),
    stroke("M60 684q60 12 140 16M240 702q50 6 110 6M20 672q30 8 60 10", "#3A2A28", 3, 'opacity=".6"'),
    path(smooth("90 656!, 84 620, 66 600, 76 594, 98 616, 108 658!"), "#5A3E34"),
    place(feastingOtter(), 236, 676, 1.16),
  ].join("");
}

/** A branch over the water on the right, and the bird that smells of cows. */
function branch(): string {
  const leaves = [
    [1190, 600, 1110, 566],
    [1160, 622, 1080, 622],
    [1130, 640, 1060, 680],
    [1190, 660, 1120, 716],
    [1090, 640, 1014, 636],
    [1180, 580, 1150, 516],
    [1060, 652, 1000, 690],
  ] as const;
  return [
    path(smooth("1220 580!, 1150 610, 1060 640, 960 656!, 1060 656, 1160 634, 1220 616!"), "#4A342C"),
    path(leaves.map(([x, y, tipX, tipY]) => leaf(x, y, tipX, tipY, 10, 22)).join(""), "#2F5F44"),
    path(
      leaves.map(([x, y, tipX, tipY]) => leaf(x, y, (x + tipX * 3) / 4, (y + tipY * 3) / 4, 10, 8)).join(""),
      "#6F9A52",
    ),
    place(hoatzin(), 1070, 640, 0.92),
    path(
      [-3, -2, -1, 0, 1, 2, 3]
        .map((lean) => leaf(1150 + lean * 8, 770, 1150 + lean * 28, 650 + Math.abs(lean) * 12, lean * 3, 8))
        .join(""),
      "#1F4A3C",
    ),
  ].join("");
}
