import { cumulus, discs, type Lobe } from "../../motifs/sky/cumulus.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky, sun } from "../../motifs/sky/sky.ts";

/** Reed horses drying on the beach of Huanchaco, a surfer on the wave behind them. */
export function sports(sheet: Sheet): string {
  return [back(sheet), wave(sheet), surfer(), swash(sheet), horses(sheet), paperGrain(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#3B8C97"],
      [0.2, "#A9CDB8"],
      [0.36, "#F8E2AE"],
    ]),
    sun(330, 176, 66, "#FFF3CF", 4, 0.18),
    path(
      smooth(
        "680 290!, 740 272, 800 248, 860 252, 920 262, 1000 240, 1070 236, 1140 254, 1230 240!, 1230 290!",
      ),
      "#C9A07A",
    ),
    path(smooth("1000 240!, 1010 262, 1040 290!, 1230 290!, 1230 240!, 1140 254, 1070 236"), "#AE8468"),
    rect(
      0,
      282,
      1200,
      300,
      sheet.gradient([
        [0, "#8CC0B0"],
        [0.2, palette.sea],
        [1, palette.deep],
      ]),
    ),
    path("M940 282V236h26v-22h14v22h44v46z", "#A9806E"),
    stroke(
      "M480 300h160M120 306h120M820 312h180M60 330h90M560 324h70M1010 338h130",
      "#CFE3D2",
      3,
      'opacity=".7"',
    ),
    path("M1230 300H1010l-14 8h234z", "#7E5A4A") +
      stroke("M1030 304v30M1080 304v34M1130 304v38M1180 304v42", "#7E5A4A", 5),
  ].join("");
}

/** The wave, hollow: its face rises from the left, its lip is thrown over to the right. */
function wave(sheet: Sheet): string {
  const body = smooth(
    "-20 500!, 160 474, 330 412, 480 322, 620 240, 760 206, 880 226, 952 292, 970 372, 944 446!, 984 500, 1100 516, 1220 512!, 1220 640!, -20 640!",
  );
  const barrel = smooth(
    "520 540, 566 450, 640 366, 740 318, 840 322, 906 366, 944 446!, 906 476, 860 526, 760 560, 620 566",
  );
  const depth = smooth("690 544, 712 460, 770 388, 846 368, 904 398, 938 448!, 898 484, 856 530, 780 552");
  const faceLines =
    "M-20 540q260-10 440-150 90-74 180-108M40 574q260-30 430-170 90-80 190-116M190 590q200-50 330-180 90-92 190-120M330 594q120-40 220-150 90-100 210-130";
  const barrelLines =
    "M560 552q40-130 130-186 80-44 160-20M620 560q30-110 110-156 70-36 140-6M690 560q30-90 90-120 56-26 110 4";
  const lip = smooth(
    "440 348!, 540 282, 640 230, 760 196, 890 216, 964 286, 984 376, 946 456!, 936 414, 948 384, 916 356, 928 328, 886 308, 882 276, 836 284, 806 252, 764 272, 724 246, 688 274, 640 262, 610 290, 566 290, 500 328",
  );
  const splash: Lobe[] = [
    [884, 500, 26],
    [926, 474, 34],
    [984, 478, 42],
    [1042, 492, 34],
    [1094, 504, 24],
    [1134, 512, 15],
  ];
  return [
    path(
      body,
      sheet.gradient([
        [0, "#6CBBAE"],
        [0.35, palette.sea],
        [1, palette.deep],
      ]),
    ),
    sheet.clip(body, stroke(faceLines, "#9AD2C2", 6, 'opacity=".75"')),
    path(barrel, "#1F5E74"),
    sheet.clip(barrel, path(depth, "#123F58") + stroke(barrelLines, "#4E9AA0", 4, 'opacity=".8"')),
    path(lip, "#F8F5E8"),
    stroke("M520 318q120-76 240-90 130 8 176 96 12 50-2 90", "#B5D8CC", 6),
    sheet.clip(
      "M800 380h400v170H800z",
      cumulus(sheet, splash, "#B5D8CC", [["#F8F5E8", -8, -9]], [524, "#D3E8DC"]),
    ),
    path(
      discs([
        [780, 180, 5],
        [846, 184, 4],
        [936, 236, 6],
        [992, 300, 5],
        [1004, 372, 7],
        [990, 420, 4],
        [880, 452, 5],
        [1120, 470, 4],
        [1060, 436, 5],
      ]),
      "#F8F5E8",
    ),
    stipple(sheet, body, palette.night, [0, 0, 0.6, 1], 0.6),
  ].join("");
}

function surfer(): string {
  const board =
    path("M-76 12q60 16 150-12 6 10-30 22-70 22-120-10z", palette.sun) +
    path("M-60 17q60 12 120-8", "none", `stroke="${palette.terracotta}" stroke-width="4"`);
  const spray = stroke("M-74 16q-50 12-110-8M-64 24q-50 18-120 8M-50 30q-40 14-96 14", "#F6F4E6", 5);
  const body = [
    stroke("M-30 8l4-28 26-14", palette.indigo, 14),
    stroke("M26 2l4-28-24-12", palette.night, 14),
    path("M-16-30q-2-34 16-50l26 6q6 26-14 50z", palette.terracotta),
    path("M12-78l14 4q6 26-14 50l-12-2q16-24 12-52z", palette.brick),
    stroke("M4-74q-30 0-54-16", "#A9653F", 8),
    stroke("M22-70q30 8 52-6", "#8E4F38", 8),
    circle(20, -94, 12, "#A9653F"),
    path("M10-98q0-14 14-12 10 4 8 12-12-4-22 0z", palette.night),
  ];
  return place(spray + board + body.join(""), 600, 470, 1.24, 1.24, 8);
}

function swash(sheet: Sheet): string {
  const sand = smooth(
    "-20 590!, 160 600, 360 580, 560 600, 760 586, 980 606, 1220 586!, 1220 770!, -20 770!",
  );
  return [
    path(
      smooth("-20 560!, 140 570, 330 548, 540 572, 740 556, 960 578, 1220 556!, 1220 700!, -20 700!"),
      "#F6F4E6",
    ),
    path(
      smooth("-20 574!, 150 586, 350 564, 550 588, 750 572, 970 592, 1220 572!, 1220 700!, -20 700!"),
      "#A9D0C2",
    ),
    path(sand, "#E3BF86"),
    path(
      smooth(
        "-20 604!, 160 614, 360 594, 560 614, 760 600, 980 620, 1220 600!, 1220 590!, 980 606, 760 586, 560 600, 360 580, 160 600, -20 590!",
      ),
      "#B98F62",
      'opacity=".7"',
    ),
    stipple(sheet, sand, palette.terracotta, [0, 0, 0.3, 1], 0.9),
  ].join("");
}

/** A caballito de totora standing on its stern, the bow bent up; 420 units high, its foot's middle at 0, 0. */
function horse(sheet: Sheet): string {
  const hull = smooth(
    "-44 0!, -52 -90, -46 -200, -30 -290, -14 -350, -22 -400, -40 -436!, -22 -440, 6 -412, 22 -360, 34 -290, 50 -200, 56 -90, 46 0!",
  );
  const shade = smooth("10 10!, 14 -100, 10 -220, 4 -320, 0 -400, -22 -440!, 40 -440!, 80 -200, 80 10!");
  const reeds =
    "M-30 0q-10-160 12-330 0-50-14-90M-14 0q-8-170 16-340-4-50-20-84M4 0q0-180 8-340-8-54-24-84M22 0q4-180-2-330-10-60-30-92M38 0q6-160-10-300";
  const ropes = [-40, -110, -190, -262, -322]
    .map((y, index) => `M${-54 + index * 7} ${y}q${50 - index * 6} 16 ${108 - index * 14} 0`)
    .join("");
  return [
    path("M-44 0h92l150 18-40 10-180-8z", palette.night, 'opacity=".3"'),
    path(hull, "#D9AE5E"),
    sheet.clip(
      hull,
      path(shade, "#9C6E34") + stroke(reeds, "#B98A44", 3) + stroke("M-40 0q-12-150 10-320", "#F3D690", 5),
    ),
    stroke(ropes, palette.bark, 5),
    stroke(ropes, "#7A4A2E", 2),
  ].join("");
}

function horses(sheet: Sheet): string {
  const one = horse(sheet);
  const footprints = Array.from({ length: 8 }, (_, index) =>
    ellipse(470 + index * 44, 700 - (index % 2) * 12 + index * 2, 8, 3.5, "#B98A56"),
  ).join("");
  return [
    footprints,
    place(one, 110, 690, 0.98, 0.98, -2),
    place(one, 226, 704, 1.08, 1.08, 2),
    place(one, 1112, 714, 1.12, 1.12, 3),
    place(
      path("M6 0h44l30 8-20 4H10z", palette.night, 'opacity=".3"') +
        stroke("M0 0V-270", "#7A4A2E", 7) +
        path("M-9 0v-64q9-16 18 0v64q-9 8-18 0zM-9-216v-64q9-16 18 0v64q-9 14-18 0z", "#B4743F") +
        path("M2-72q7 2 7 8v64l-7 4zM2-288q7 2 7 8v64q-3 5-7 7z", "#8A5030"),
      356,
      716,
      1,
      1,
      -17,
    ),
  ].join("");
}
