import { fangedGod, frieze, friezeDancer } from "../../motifs/objects/moche-relief.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { hairlessDog } from "../../motifs/animals/hairless-dog.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";
import { townswoman } from "../../motifs/people/townsfolk.ts";

const haze = "#FBE3B0";

/** The painted court of the Temple of the Moon: the fanged god in his lozenges, the dancers below, the temple's dog asleep. */
export function placeTrujillo(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2F86A4"],
      [0.3, "#9CCBBE"],
      [0.56, haze],
    ]),
    sun(1040, 150, 46, "#FFF8DC", 3, 0.18),
    cloudscape(sheet, [[930, 110, 300, 44]], { light: "#FFF6E0", shade: "#DEE2CC" }, 33),
    valley(sheet),
    wall(sheet),
    floor(sheet),
    people(),
    roof(),
    paperGrain(sheet),
  ].join("");
}

/** Beyond the court: the bare hill, the other temple on the plain, cane fields. */
function valley(sheet: Sheet): string {
  return [
    path(
      smooth("760 420!, 850 340, 930 250, 1000 196, 1060 180 .4, 1130 230, 1220 300!, 1220 460!, 760 460!"),
      sheet.gradient([
        [0, "#E3C294"],
        [1, "#C29A6A"],
      ]),
    ),
    path(
      smooth("1060 180!, 1130 230, 1220 300!, 1220 460!, 1100 460!, 1120 380, 1080 320, 1100 260"),
      "#A87850",
      'opacity=".75"',
    ),
    path(
      smooth("1000 196!, 980 260, 1010 320, 960 400, 930 460!, 850 460!, 900 340, 950 240"),
      "#EFD6A6",
      'opacity=".6"',
    ),
    mist(sheet, 380, 90, haze, 0.7),
    path("M900 440l30-34h40l14-22h70l18 26h44l26 30z", "#B98A5E"),
    path("M1054 384l18 26h44l26 30h-62z", "#8E6244"),
    stroke("M912 428h190M930 414h150M980 398h86", "#96694A", 3, 'opacity=".6"'),
    path("M760 440H1220V560H760z", "#A9B566"),
    stroke("M780 456h440M770 474h450M760 494h460M760 516h460", "#86994F", 6, 'opacity=".7"'),
    ...[
      [880, 470, 30],
      [1150, 462, 26],
      [1190, 476, 34],
    ].map(([x = 0, y = 0, size = 0]) =>
      [
        stroke(`M${x} ${y}v${-size}`, palette.bark, 4),
        ellipse(x, y - size, size * 0.9, size * 0.5, "#55783F"),
        ellipse(x - size * 0.2, y - size * 1.1, size * 0.5, size * 0.26, "#86A255"),
      ].join(""),
    ),
  ].join("");
}

/** The wall in its steps, broken at the right, and what is painted on it. */
function wall(sheet: Sheet): string {
  const upper = smooth("-20 96!, 700 96!, 716 150, 746 196, 744 250, 772 300, 770 362!, -20 362!");
  const lower = smooth("-20 362!, 800 362!, 812 410, 838 450, 842 508!, -20 508!");
  const face = sheet.gradient([
    [0, "#D98E4E"],
    [1, "#C9743E"],
  ]);
  return [
    path("M690 96L742 120 800 200 812 362H770L744 250 716 150z", "#8E5A40"),
    path(upper, face),
    sheet.clip(
      upper,
      frieze(fangedGod(), 84, 230, 4, 204, 1) +
        [-1, 0, 1, 2, 3]
          .map(
            (at) =>
              path(
                `M${186 + at * 204} 124l50 50-50 50-50-50zM${186 + at * 204} 236l50 50-50 50-50-50z`,
                at % 2 ? "#4F7288" : "#E8B74E",
              ) +
              path(
                `M${186 + at * 204} 142l32 32-32 32-32-32zM${186 + at * 204} 254l32 32-32 32-32-32z`,
                "#2A2228",
              ) +
              circle(186 + at * 204, 174, 15, "#F6EEDA") +
              circle(186 + at * 204, 286, 15, "#F6EEDA") +
              circle(186 + at * 204, 174, 7, "#B23A2A") +
              circle(186 + at * 204, 286, 7, "#B23A2A"),
          )
          .join(""),
    ),
    stroke("M-20 112H716M-20 346H770", "#F6EEDA", 7),
    stipple(sheet, upper, "#5A3028", [0, 0, 0, 1], 0.5, 14),
    path("M-20 356H808l8 14H-20z", "#F0C488"),
    path("M-20 368H818l6 10H-20z", "#7A4A36", 'opacity=".6"'),
    path(lower, "#A83A2C"),
    sheet.clip(lower, frieze(friezeDancer(), 34, 486, 13, 70, 0.98)),
    stroke("M-20 377H806M-20 497H838", "#E8B74E", 6),
    stipple(sheet, lower, "#3A1E1E", [0, 0, 0, 1], 0.5, 14),
    path(smooth("842 508!, 838 450, 812 410, 800 362!, 830 372, 872 430, 884 508!"), "#8E5A40"),
    ...[408, 440, 470].map((y) => stroke(`M826 ${y}h36M836 ${y + 16}h34`, "#6E4234", 3, 'opacity=".6"')),
  ].join("");
}

function floor(sheet: Sheet): string {
  return [
    path(
      "M-20 506H1220V770H-20z",
      sheet.gradient([
        [0, "#E3B67C"],
        [1, "#B98254"],
      ]),
    ),
    path("M-20 506H884L1220 560V600L860 534H-20z", "#8E5A40", 'opacity=".3"'),
    path("M884 506H1220V560z", "#D2A068"),
    stroke("M-20 604H1220M-20 674H1220", "#A5704A", 3, 'opacity=".35"'),
    stroke("M60 560V640M300 560V640M540 560V640M780 560V640M1020 572V652", "#6E4A34", 7),
    stroke("M60 572Q180 612 300 572T540 572 780 572 1020 584", "#F0DDB0", 5),
  ].join("");
}

/** The guide with his pointer, two who look where it points, and the one who has seen it all. */
function people(): string {
  const guide = place(
    [
      stroke("M-5 60l-4 20 0 16M7 60l4 18 2 18", "#4A4238", 9),
      path("M-16 94h13v7h-13zM8 94h13v7h-13z", palette.night),
      stroke("M12 34l22-22 10-20", "#F1E6CE", 8),
      circle(45, -10, 5, palette.clay),
      stroke("M45-10L92-92", "#8A5E40", 3),
      stroke("M-12 34l-6 16 4 12", "#F1E6CE", 8),
      path(smooth("-14 30!, 0 25, 14 30!, 13 64!, -13 64!"), "#F1E6CE"),
      path("M4 26q8 2 10 5l-1 33H5z", palette.night, 'opacity=".2"'),
      circle(1, 17, 8, palette.clay),
      ellipse(1, 13, 18, 4, "#E6CF98"),
      path("M-8 13q0-12 9-12t9 12z", "#E6CF98"),
      stroke("M-8 12q9 3 18 0", palette.brick, 2.6),
    ].join(""),
    352,
    500,
    1.62,
  );
  return [
    ...[
      [352, 664, 48],
      [560, 686, 46],
      [640, 694, 46],
    ].map(([x = 0, y = 0, wide = 0]) => ellipse(x + 16, y, wide, 7, palette.night, 'opacity=".3"')),
    guide,
    stand(townswoman({ dress: "#2F8F8A", sash: palette.sun, hair: "#6A3A28" }), 560, 686, 166),
    stand(
      hiker({ jacket: palette.salt, pack: palette.terracotta, trousers: palette.indigo, hat: palette.straw }),
      646,
      694,
      176,
    ),
    path(smooth("820 728!, 900 706, 1040 704, 1150 722, 1120 744, 960 752, 850 746"), "#B23A2A"),
    stroke("M846 736q130 16 280-8M868 716q110-14 250 2", "#E8B74E", 5),
    place(hairlessDog(), 990, 728, 1.16),
  ].join("");
}

/** The roof that keeps the sun and, once in ten years, the rain off. */
function roof(): string {
  return [
    stroke("M30 60V508M420 60V362M742 60V200", "#5F6A70", 9),
    path("M-20 30H842l-40 46H-20z", "#7E8C90"),
    path("M-20 66H812l-10 16H-20z", "#4E5A60"),
    stroke(Array.from({ length: 21 }, (_, at) => `M${at * 40} 32l-16 36`).join(""), "#98A6A8", 3),
    path("M-20 82H800L780 104H-20z", palette.night, 'opacity=".25"'),
  ].join("");
}
