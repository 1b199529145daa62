import { archway } from "../../motifs/churches/bell-tower.ts";
import { blob, circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import { carnivalClon } from "../../motifs/people/feast/carnival-clon.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { createRandom } from "../../engine/random.ts";
import { drummer, guitarist } from "../../motifs/people/feast/carnival-band.ts";
import { hairlessDog } from "../../motifs/animals/hairless-dog.ts";
import { mist, sky } from "../../motifs/sky/sky.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import type { Sheet } from "../../engine/sheet.ts";

const paints = ["#2F7FC0", "#E2503A", "#F0C034", "#E26AA0", "#3FA06A", "#8E5AA8"];

/** Carnival on the square of Cajamarca: nobody is dry, the churches look on, the hills have never been so green. */
export function placeCajamarca(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#4F9CC0"],
      [0.3, "#B4DBDA"],
      [0.5, "#F3F1DA"],
    ]),
    cloudscape(
      sheet,
      [
        [640, 110, 420, 80],
        [1080, 150, 300, 56],
      ],
      { light: "#FFFFFF", shade: "#D3E2E2" },
      23,
    ),
    hills(sheet),
    church(),
    houses(),
    square(sheet),
    revellers(),
    paint(),
    paperGrain(sheet),
  ].join("");
}

/** Fields of the valley, rows of eucalyptus, steam over the springs. */
function hills(sheet: Sheet): string {
  const trees = (from: number, to: number, y: number, size: number) =>
    Array.from({ length: Math.round((to - from) / (size * 0.8)) }, (_, at) => {
      const x = from + at * size * 0.8;
      return ellipse(
        x,
        y - size * 0.5 - Math.sin(at * 1.7) * 3,
        size * 0.3,
        size * 0.6,
        at % 3 ? "#3F7450" : "#2F6048",
      );
    }).join("");
  const steam = (x: number, y: number) =>
    ellipse(x, y + 10, 34, 7, "#9FD3D6") +
    [-18, 0, 18]
      .map((aside, at) =>
        stroke(
          `M${x + aside} ${y + 6}q-16-22 2-44t-2-${36 + at * 8}`,
          "#FFFFFF",
          13 - at * 2,
          `opacity="${0.6 - at * 0.1}"`,
        ),
      )
      .join("");
  return [
    path(
      smooth(
        "-20 330!, 160 250, 340 290, 520 216, 700 268, 880 200, 1060 262, 1220 220!, 1220 460!, -20 460!",
      ),
      sheet.gradient([
        [0.28, "#7FA88E"],
        [0.6, "#A9C79A"],
      ]),
    ),
    path(
      smooth("-20 380!, 200 330, 420 366, 640 320, 860 350, 1060 306, 1220 336!, 1220 480!, -20 480!"),
      "#6FA35C",
    ),
    path("M700 350l70-16 40 30-84 14zM840 346l80-22 60 26-96 24zM1010 326l90-16 50 34-100 16z", "#9CC46A"),
    path("M770 334l60-10 20 24-40 16zM1100 310l70 14 20 30-40-10z", "#C9C46A"),
    mist(sheet, 300, 90, "#F3F1DA", 0.45),
    trees(690, 1200, 392, 40),
    steam(900, 410) + steam(986, 402) + steam(1066, 412),
    path(smooth("600 420!, 800 396, 1000 400, 1220 388!, 1220 500!, 600 500!"), "#5C9450"),
    ...[
      [760, 420],
      [842, 432],
      [1150, 420],
    ].map(([x = 0, y = 0]) =>
      place(
        path("M-16-12q14-6 30 0l3 8h-3v8h-4v-7h-16v7h-4v-8q-6-3-6-8z", "#F6F0E4") +
          path("M-4-14q8-2 12 1v7h-9z", "#3A3036") +
          path("M-24-14l10-2 2 7-9 3z", "#F6F0E4"),
        x,
        y,
      ),
    ),
  ].join("");
}

/** A facade of grey stone, carved like lace and without its towers. */
function church(): string {
  const column = (x: number, foot: number, tall: number) =>
    rect(x - 9, foot - tall, 18, tall, "#E3DDD0") +
    rect(x + 2, foot - tall, 7, tall, "#A9A498") +
    rect(x - 13, foot - tall - 9, 26, 10, "#F3EEE0") +
    stroke(
      Array.from(
        { length: Math.floor(tall / 16) },
        (_, at) => `M${x - 7} ${foot - 8 - at * 16}q7-9 14 0`,
      ).join(""),
      "#8F8A80",
      2.6,
    );
  return place(
    [
      path("M-210 0V-250h420V0z", "#CFC8BA"),
      path("M90 0V-250h120V0z", "#A39C90"),
      path("M-210-250h420v-16h-420z", "#F0EADC"),
      path("M-150-266q0-40 60-46 20-40 90-40t90 40q60 6 60 46z", "#CFC8BA"),
      path("M40-348q36 6 50 36 60 6 60 46H70z", "#A39C90"),
      stroke("M-150-268q0-40 60-46 20-40 90-40t90 40q60 6 60 46", "#F3EEE0", 8),
      path("M-210-250v-40h44v40zM166-250v-40h44v40z", "#BDB6A8"),
      stroke("M0-352v-30M-10-370h20", "#5F5A54", 5),
      path(archway(0, -256, 44, 66), "#6A6460") + path(archway(0, -260, 30, 52), "#8FB0BC"),
      path(archway(0, 0, 104, 164), "#F0EADC") + path(archway(0, 0, 84, 148), "#6E4630"),
      stroke("M0-146V0M-42-60H42M-42-100H42", "#4A2E20", 3),
      ...[-176, -132, -88, 88, 132, 176].map((x) => column(x, 0, 200)),
      ...[-150, -64, 64, 150].map(
        (x) => column(x, -206, 0.01) + circle(x, -228, 11, "#F0EADC") + circle(x, -228, 5, "#8F8A80"),
      ),
      ...[-110, 110].map(
        (x) => path(archway(x, -40, 30, 84), "#7A7468") + path(`M${x - 8}-44q8-46 16 0z`, "#D9D2C2"),
      ),
      stroke("M-206-206H206", "#F0EADC", 8),
      stroke(
        Array.from({ length: 13 }, (_, at) => `M${-192 + at * 32}-222q8-12 16 0t16 0`).join(""),
        "#8F8A80",
        3,
      ),
      path("M-236 0h472v16h-472zM-252 14h504v14h-504z", "#DDD6C6"),
    ].join(""),
    560,
    470,
    0.94,
  );
}

/** Whitewashed houses on the left; from the balcony comes the blue. */
function houses(): string {
  return [
    path("M-20 560V176L330 250V520z", "#F6EFDC"),
    path("M-20 176l350 74v-20L-20 140z", "#B2543A"),
    path("M-20 140l360 84 8 20-368-80z", "#8E3E2C"),
    stroke("M-20 166l350 78", "#F6EFDC", 4),
    ...[40, 150, 256].map((x, at) =>
      path(`M${x} ${240 + x * 0.16}l50 9v${96 - at * 12}l-50 0z`, at === 1 ? "#3A2A26" : "#4F7A8A"),
    ),
    path("M-20 356L330 372v18L-20 378z", "#8E5A3A"),
    stroke(
      "M-20 318L326 340" +
        Array.from({ length: 13 }, (_, at) => `M${-8 + at * 27} ${319 + at * 1.7}v${40 - at}`).join(""),
      "#6A3E26",
      5,
    ),
    ...[60, 176, 276].map((x) => path(archway(x, 540 - x * 0.07, 64, 122 - x * 0.08), "#7A5A44")),
    // The man with the bucket.
    place(
      [
        path(smooth("-22 46!, -20 4, 0 -6, 20 4, 22 46!"), "#E0B23C"),
        stroke("M-16 8l14 16 40-10M16 8l26 6", "#E0B23C", 11),
        circle(0, -22, 15, palette.clay),
        path("M-16-24q0-15 16-15t16 15q-16-8-32 0z", "#2A1A1C"),
        circle(2, -21, 1.8, palette.night) + circle(10, -21, 1.8, palette.night),
        ellipse(7, -14, 5, 4, palette.brick),
        path("M38 4l26-12 14 30-30 10z", "#9AA6AC") + path("M64-8l14 30-12 4-10-30z", "#74828A"),
      ].join(""),
      196,
      300,
    ),
  ].join("");
}

function square(sheet: Sheet): string {
  const ground = "M-20 490H1220V770H-20z";
  const random = createRandom(5);
  const spots = Array.from({ length: 26 }, (_, at) => {
    const y = random(560, 742);
    const wide = random(14, 44) * (y / 660);
    return ellipse(
      Math.round(random(0, 1200)),
      Math.round(y),
      Math.round(wide),
      Math.round(wide * 0.3),
      paints[at % 6] ?? palette.sun,
      'opacity=".7"',
    );
  });
  return [
    path(
      ground,
      sheet.gradient([
        [0.64, "#D6CDB8"],
        [1, "#B5A78C"],
      ]),
    ),
    stroke("M-20 530H1220M-20 584H1220M-20 660H1220", "#9C8E76", 3, 'opacity=".45"'),
    ...spots,
    stipple(sheet, ground, "#5A4A3A", [0, 0, 0, 1], 0.3, 20),
  ].join("");
}

function revellers(): string {
  const stand = (figure: string, x: number, y: number, tall: number, size: number, turned = false) =>
    ellipse(x, y, size * 0.22, size * 0.035, palette.night, 'opacity=".28"') +
    place(figure, x, y - size, (turned ? -size : size) / tall, size / tall);
  const clon = (robe: string, trim: string, hat: string) => carnivalClon({ robe, trim, hat });
  return [
    stand(clon("#3FA06A", "#F0C034", "#E26AA0"), 418, 596, 150, 176),
    stand(clon("#8E5AA8", "#E2503A", "#F0C034"), 842, 590, 150, 170, true),
    stand(clon("#E26AA0", "#2F7FC0", "#3FA06A"), 1110, 640, 150, 216, true),
    stand(clon("#E2503A", "#F0C034", "#2F7FC0"), 250, 690, 150, 262),
    stand(drummer(), 900, 708, 120, 238),
    stand(guitarist(), 560, 716, 120, 250),
    place(hairlessDog(), 716, 736, 0.66),
    blob("690 712, 706 700, 734 702, 742 716, 716 722", "#2F7FC0", 'opacity=".85"'),
  ].join("");
}

/** What is in the air: an arc of blue, drops of everything, paper streamers from side to side. */
function paint(): string {
  const random = createRandom(9);
  const drops = Array.from({ length: 60 }, (_, at) =>
    circle(
      Math.round(random(300, 1190)),
      Math.round(random(190, 560)),
      Number(random(2.4, 7).toFixed(1)),
      paints[at % 6] ?? palette.sun,
    ),
  );
  const ribbons = [
    "M330 236Q520 330 700 250T1010 290 1220 220",
    "M330 262Q470 400 660 330T960 380 1220 300",
    "M-20 120Q200 210 420 150T760 190 1220 90",
  ].map((line, at) => stroke(line, paints[(at * 2 + 1) % 6] ?? palette.sun, 4));
  return [
    ...ribbons,
    blob(
      "262 292, 300 276, 352 292, 402 330, 430 382, 436 430, 420 404, 400 374, 384 392, 368 352, 330 336, 322 352, 300 318, 276 318",
      "#2F7FC0",
    ),
    blob("290 288, 340 298, 386 332, 410 370, 380 346, 340 316, 300 304", "#7FB9E0"),
    circle(446, 446, 8, "#2F7FC0") + circle(404, 420, 6, "#2F7FC0") + circle(352, 374, 5, "#2F7FC0"),
    blob("1010 470, 1040 440, 1084 436, 1070 462, 1096 474, 1060 484, 1044 506, 1030 482", "#F0C034"),
    ...drops,
  ].join("");
}
