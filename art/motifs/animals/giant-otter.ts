import { palette } from "../../engine/palette.ts";
import { blob, circle, ellipse, path, place, stroke } from "../../engine/shapes.ts";

const fur = { lit: "#8A5638", mid: "#623827", dark: "#3F2422" };
/** The pale throat by which the animals know each other. */
const bib = "#F3DDB4";

/** A head that looks to the right, the back of its jaw at 0, 0. */
function head(): string {
  return [
    blob("-20 -14, -10 -28, 8 -31, 24 -27, 38 -17, 42 -8, 36 1, 18 5, -4 8, -18 2", fur.mid),
    path("M-17-16q6-10 18-13l8-1q10 0 16 4-16-2-26 3t-16 7z", fur.lit),
    ellipse(-9, -25, 5, 5.4, fur.dark),
    path("M14-4q12-6 26-5l2 3q-2 6-8 7-10 3-20 3z", bib),
    path("M34-18q8 2 8 9-6 1-9-4z", palette.night),
    circle(17, -18, 3.2, palette.night) + circle(16, -19, 1, palette.salt),
    stroke("M26-3l16 4M25-1l13 8M27-6l17-1", palette.salt, 0.9, 'opacity=".8"'),
  ].join("");
}

function ripples(wide: number): string {
  return (
    ellipse(0, 4, wide, 6, palette.night, 'opacity=".35"') +
    stroke(
      `M${-wide - 12} 8q${wide * 0.5} 9 ${wide} 4M${wide * 0.3} 10q${wide * 0.5} 4 ${wide}-4`,
      "#FFF3D0",
      2.4,
      'opacity=".75"',
    )
  );
}

/** A giant otter that stands in the water to see who comes, looking right, 110 units high; the water at 0. */
export function watchingOtter(): string {
  return [
    blob("-26 6!, -24 -30, -18 -66, -14 -84, 20 -86, 24 -62, 28 -30, 32 6!", fur.mid),
    path("M-25 4q0-40 9-84l8 0q-10 40-9 84z", fur.lit),
    path("M16-82l6 2q4 30 10 86H14q6-50 2-88z", fur.dark, 'opacity=".7"'),
    blob("-2 -78, 14 -80, 18 -62, 16 -44, 19 -30, 10 -18, 4 -32, -2 -46, 0 -62", bib),
    place(head(), 2, -82),
    ripples(44),
  ].join("");
}

/** A giant otter swimming to the right, head and back above the water, 150 units long; the water at 0. */
export function swimmingOtter(): string {
  return [
    blob("-84 6!, -66 -8, -40 -12, -14 -8, 4 -16, 24 -10, 30 6!", fur.mid),
    path("M-78 0q20-12 44-10 20 2 32 0-10-6-36-6-30 2-40 16z", fur.lit),
    blob("8 -12, 26 -10, 30 6!, 14 6!", bib),
    place(head(), 20, -14, 0.9),
    ripples(70),
    stroke("M-150 6q24-8 50-2", "#FFF3D0", 2.4, 'opacity=".75"'),
  ].join("");
}

/** A giant otter on a log, looking right, with a fish between its paws, 190 units long; the log's upper edge at 0. */
export function feastingOtter(): string {
  return [
    blob("-128 10, -92 -8, -60 -14, -48 -4, -84 4, -118 16", fur.dark),
    blob(
      "-70 2!, -72 -26, -52 -44, -20 -46, 10 -42, 34 -48, 48 -36, 44 -16, 52 2!, 30 2!, 20 -12, -20 -10, -34 2!",
      fur.mid,
    ),
    path("M-70-20q6-22 30-25 20-2 38 2-30 0-44 10-14 8-24 13z", fur.lit),
    path("M-52 2q-10-16 2-26 18 2 20 14l-6 12z", fur.dark, 'opacity=".6"'),
    blob("34 -44, 50 -40, 52 -22, 44 -10, 36 -24", bib),
    place(head(), 46, -44),
    path("M48-8q18-16 44-8l14-8-2 12 6 10-16-4q-26 10-46-2z", "#C9D3DA") +
      path("M48-8q20 8 44 0l12-1 6 7-16-4q-26 10-46-2z", "#7E8EA4") +
      circle(58, -9, 2, palette.night),
    stroke("M44-20l14 14M38-14l12 14", fur.dark, 8),
  ].join("");
}
