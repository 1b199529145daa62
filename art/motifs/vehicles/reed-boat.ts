import { palette } from "../../engine/palette.ts";
import { circle, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

type ReedInks = { reed: string; light: string; shade: string; rope: string };

const hull =
  "-300 -142!, -258 -142!, -250 -100, -222 -54, -160 -24, 0 -12, 160 -24, 226 -52, 258 -104, 272 -138, 292 -136!, 296 -80, 268 -14, 196 26, 80 40, -80 40, -196 26, -268 -14, -294 -70";

/** A puma's head of bound reeds, looking left, its neck at 0, 0. */
function puma({ reed, light, shade, rope }: ReedInks): string {
  return [
    path("M-16 6q-16-8-20-24l-18-6q-8-8-2-18l16-10q4-14 18-16l4-12 10 10q18 0 26 16 8 20 2 60z", reed),
    path("M12-66q14 4 18 14 8 20 2 60h-20q8-40 0-74z", shade),
    path("M-40-52l-16 10q-6 10 2 18l16 4z", light),
    circle(-24, -50, 4, rope),
    path("M-57-44l8-3 1 7zM-52-24l14-6 2 4-12 6z", rope),
    stroke("M-8-10q20 8 38 4M-10-2q20 8 40 4", rope, 3),
    path("M-4-72l4-12 8 12zM14-70l8-11 4 14z", reed),
  ].join("");
}

/** A boat of totora reeds with a puma's head at its bow (left), 600 units long, its waterline at y = 30. */
export function reedBoat(sheet: Sheet, inks: ReedInks): string {
  const { reed, light, shade, rope } = inks;
  const body = smooth(hull);
  const bundles = [0, 1, 2].map(
    (row) =>
      `M${-288 + row * 6} ${-120 + row * 12}Q-262 ${-10 + row * 14} -150 ${row * 13}T150 ${row * 13}Q262 ${-10 + row * 14} ${290 - row * 4} ${-110 + row * 12}`,
  );
  const ties = Array.from({ length: 13 }, (_, index) => {
    const x = -216 + index * 36;
    const rise = (x / 216) ** 4 * 34;
    return `M${x - 5} ${Math.round(-22 - rise)}q10 28 ${Math.round(4 + x * 0.03)} ${Math.round(64 - Math.abs(x) * 0.05)}`;
  });
  return [
    path(body, reed),
    sheet.clip(
      body,
      path("M-300 10q140 30 300 26t300-26v60h-600z", shade) +
        path("M120-60h200v140H140q40-70-20-140z", shade, 'opacity=".5"') +
        stroke(bundles.join(""), shade, 3) +
        stroke("M-284-130q20 90 110 104 170 22 340 0", light, 5) +
        stroke(ties.join(""), rope, 3.4),
    ),
    place(puma(inks), -284, -146, 0.86),
    stroke("M270-136q12-4 22 2M262-116q16-4 32 2", rope, 4),
    path("M272-138q0-14 10-22 12 10 10 24z", palette.terracotta),
  ].join("");
}
