import { condor } from "../../motifs/animals/condor.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { hummingbirdLine } from "../../motifs/land/geoglyph.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { huaynaPicchu } from "../../motifs/land/huayna-picchu.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { misti } from "../../motifs/land/misti.ts";
import { mix, palette } from "../../engine/palette.ts";
import { ichu, palm } from "../../motifs/plants/plants.ts";
import { reedBoat } from "../../motifs/vehicles/reed-boat.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { ruinRow } from "../../motifs/inca/ruins.ts";
import { blob, ellipse, path, place, rect, smooth, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky, sun, veil } from "../../motifs/sky/sky.ts";
import { terraces } from "../../motifs/land/terraces.ts";

const haze = "#FBE0A8";

/** All the great sights in one view, as on an old pictorial map: one road leads from the walker to every one of them. */
export function topTen(sheet: Sheet): string {
  return [
    heavens(sheet),
    place(misti(sheet, haze), 330 - 630 * 0.72, 196 - 170 * 0.72, 0.72),
    vinicunca(sheet),
    machuPicchu(sheet),
    lake(sheet),
    desert(sheet),
    pass(sheet),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#25607F"],
      [0.26, "#86B8AE"],
      [0.5, haze],
    ]),
    sun(130, 190, 62, "#FFF3D0", 3, 0.17),
    land(ridge({ y: 400, swing: 54, seed: 21, wave: 460, pointed: 0.75 }), mix("#8A8FB4", haze, 0.4)),
    condor(820, 150, 100, palette.indigo, palette.salt, -8),
  ].join("");
}

/** The mountain of seven colours. */
function vinicunca(sheet: Sheet): string {
  const face = smooth(
    "700 500!, 790 400, 860 330, 930 256, 976 226 .5, 1030 270, 1110 330, 1230 400!, 1230 520!, 700 520!",
  );
  const inks = [
    "#A8452E",
    "#D58A5A",
    "#E9C98A",
    "#B7B27A",
    "#6E9A86",
    "#E2A08A",
    "#C4623E",
    "#8A3A34",
    "#B0563C",
  ];
  const beds = inks.map((ink, index) => {
    const x = 1230 - index * 44;
    return path(
      smooth([
        [976, 210, 0],
        [x - 60, 330],
        [x - 170, 430],
        [x - 300, 530, 0],
        [600, 530, 0],
        [700, 210, 0],
      ]),
      ink,
    );
  });
  return [
    sheet.clip(
      face,
      path(face, inks[0] ?? "") +
        beds.join("") +
        path(
          smooth("976 216!, 1000 290, 980 360, 1020 430, 1010 530!, 1240 530!, 1240 260!"),
          palette.maize,
          'opacity=".42"',
        ),
    ),
    stipple(sheet, face, palette.night, [0, 0, 1, 0.5], 0.6, 20),
    mist(sheet, 400, 130, haze, 0.85),
  ].join("");
}

function machuPicchu(sheet: Sheet): string {
  const inks = { lit: "#B7C56A", base: "#6F9A5A", shade: "#3F7052", deep: "#2A5548", rock: "#EBD9B0" };
  const stone = { lit: "#E9DBBC", wall: "#CBB892", shade: "#9A8768", dark: palette.moss };
  const grass = { grass: "#9DB85A", grassAlt: "#8BA653", wall: "#B7A47C", joint: "#7E6E50" };
  const saddle = smooth(
    "330 520!, 420 470, 520 446, 620 440, 720 450, 800 480, 880 530!, 880 620!, 330 620!",
  );
  return [
    place(huaynaPicchu(sheet, inks, palette.night, 20), 606 - 638 * 0.62, 108 - 93 * 0.62, 0.62),
    veil(sheet, 330, 190, haze, 0.75),
    path(smooth("150 500!, 240 452, 340 418, 420 430, 520 490!, 520 600!, 150 600!"), "#A3B674") +
      path(smooth("680 500!, 760 440, 830 414, 920 440, 1040 510!, 1040 560!, 680 600!"), "#8FA868"),
    veil(sheet, 400, 130, haze, 0.5),
    path(saddle, "#8BA653"),
    sheet.clip(
      saddle,
      terraces("330 500, 520 470, 700 474, 880 520", "330 620, 520 610, 700 610, 880 630", 6, grass),
    ),
    ruinRow(500, 470, 220, 17, stone, 4),
    ruinRow(470, 500, 110, 20, stone, 8) + ruinRow(680, 498, 110, 20, stone, 12),
  ].join("");
}

function lake(sheet: Sheet): string {
  const water = smooth("690 590!, 800 548, 940 530, 1080 524, 1230 520!, 1230 690!, 900 690!, 760 640");
  const inks = { reed: "#D9B25E", light: "#F3DA98", shade: "#A87C3C", rope: palette.bark };
  return [
    path(smooth("760 600!, 860 520, 960 500, 1080 506, 1230 492!, 1230 600!"), "#B08A54"),
    path(water, "#3A8A94"),
    sheet.clip(
      water,
      rect(
        690,
        520,
        540,
        180,
        sheet.gradient([
          [0, "#A9D2C0", 0.7],
          [0.5, palette.sea, 0.5],
          [1, palette.deep, 0.9],
        ]),
      ),
    ),
    stroke("M820 560h120M960 548h160M1060 580h130M860 640h90M1130 640h90", palette.foam, 3, 'opacity=".7"'),
    ellipse(1030, 616, 130, 10, palette.night, 'opacity=".35"'),
    place(reedBoat(sheet, inks), 1020, 596, 0.38),
  ].join("");
}

/** The lines of Nazca and an oasis among the dunes. */
function desert(sheet: Sheet): string {
  const plain = smooth("-20 480!, 90 470, 220 474, 340 500, 440 550, 520 620!, 520 720!, -20 720!");
  const dune = smooth("-20 384!, 50 344, 116 330, 168 352, 226 430, 290 506!, 120 520, -20 520!");
  const line = hummingbirdLine().map(([x, y]) => [x * 0.36 + y * 0.16, y * 0.2 - x * 0.02] as const);
  return [
    path(dune, "#E2AC62") +
      path(smooth("116 330!, 128 390, 104 440, 150 520!, 290 506!, 226 430, 168 352"), "#B8773F"),
    path(plain, "#D08A4E"),
    stipple(sheet, plain, palette.night, [0, 0, 0.6, 1], 0.6, 20),
    place(path(straight(line), "none", 'stroke="#FBEBC4" stroke-width="4" stroke-linejoin="round"'), 70, 574),
    ellipse(70, 500, 56, 11, palette.sea) + ellipse(62, 497, 34, 5, "#8CC8BC"),
    palm(20, 506, 74, palette.bark, palette.leaf, palette.coca) +
      palm(122, 508, 84, palette.bark, palette.leaf, palette.coca),
  ].join("");
}

function pass(sheet: Sheet): string {
  const ground = smooth(
    "-20 690!, 160 660, 340 636, 520 606, 680 612, 860 656, 1040 680, 1230 676!, 1230 780!, -20 780!",
  );
  const trail = smooth(
    "500 780!, 580 720, 640 690, 640 664, 590 640, 560 612, 580 590!, 600 560!, 612 560!, 604 592!, 600 612, 634 634, 704 662, 720 696, 690 730, 690 780!",
  );
  return [
    path(ground, "#7C9A48"),
    path(smooth("680 614!, 860 656, 1040 680, 1230 676!, 1230 780!, 760 780!, 800 710"), palette.coca),
    path(smooth("-20 690!, 160 660, 340 636, 520 606!, 360 652, 180 686, -20 720!"), "#B5C46A"),
    path(trail, "#F0D8A4"),
    stipple(sheet, ground, palette.night, [0, 0, 0.6, 1], 0.7, 20),
    ellipse(500, 716, 84, 8, palette.night, 'opacity=".35"'),
    llamaAt(
      sheet,
      456,
      716,
      170,
      { wool: palette.salt, shade: "#D9B9A0", far: "#A88670", cloth: palette.terracotta },
      true,
    ),
    ellipse(660, 728, 60, 8, palette.night, 'opacity=".35"'),
    stand(hiker(), 630, 730, 180),
    blob("980 720, 1010 700, 1060 702, 1080 724, 1040 736, 990 736", "#8A7670") +
      blob("984 718, 1010 702, 1046 704, 1020 716", "#C9B29A"),
    ...[
      [120, 720, 44],
      [280, 730, 36],
      [860, 728, 44],
      [1150, 724, 48],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#DDE08A")),
  ].join("");
}
