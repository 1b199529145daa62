import { mix, palette } from "../../engine/palette.ts";
import { circle, path, place, rect, stroke } from "../../engine/shapes.ts";

/** A board of the signpost: its height on the post, its length (below 0 to the left), its tilt, its ink and its picture. */
type Arm = readonly [y: number, length: number, turn: number, ink: string, picture: keyof typeof pictures];

/** Little pictures instead of words, 24 units high around 0, 0. */
const pictures = {
  peak: "M-20 11L-6-11l7 9 5-5 14 18z",
  waves:
    "M-20-2q5-8 10 0t10 0 10 0 10 0v4q-5 8-10 0t-10 0-10 0-10 0zM-20 8q5-8 10 0t10 0 10 0 10 0v3q-5 7-10 0t-10 0-10 0-10 0z",
  leaf: "M-18 8q2-20 34-18-2 24-28 22l-8 2z",
  pyramid: "M-20 11v-5h6v-6h6v-6h16v6h6v6h6v5z",
  house: "M-14 11v-11h-5L0-12 19 0h-5v11h-9V3h-9v8z",
  sun: "M0-12l3 6 7-3-2 7 7 2-7 3 2 7-7-3-3 6-3-6-7 3 2-7-7-3 7-2-2-7 7 3z",
  plane: "M-20 2l8-1 8-11h4L-4 1l10-1 4-5h3l-1 7 1 6h-3l-4-5-10-1 4 10h-4l-8-11-8-1z",
} as const;

/** A signpost with many arms, `tall` units high, its foot at 0, 0; the arms show where to go in pictures. */
export function signpost(tall: number, arms: readonly Arm[]): string {
  const boards = arms.map(([y, length, turn, ink, picture]) => {
    const [long, way] = [Math.abs(length), Math.sign(length)];
    const board = `M-22-21H${long - 26}L${long} 0 ${long - 26} 21H-22z`;
    const drawn = [
      path(board, palette.night, 'transform="translate(5 6)" opacity=".28"'),
      path(board, ink),
      path(`M-22 9H${long - 11}L${long - 26} 21H-22z`, palette.night, 'opacity=".22"'),
      stroke(`M-18-17H${long - 28}`, mix(ink, palette.salt, 0.5), 4),
    ].join("");
    return (
      place(drawn, 0, y, way, 1, turn) +
      place(
        path(pictures[picture], palette.salt),
        way * (long * 0.5),
        y + way * long * 0.5 * Math.sin((turn * Math.PI) / 180),
        1,
        1,
        turn,
      ) +
      circle(-5, y, 3, palette.night) +
      circle(7, y, 3, palette.night)
    );
  });
  return [
    rect(-11, -tall, 22, tall, "#8A5433"),
    rect(-11, -tall, 8, tall, "#C48A54"),
    path(`M-15-${tall}l15-16 15 16z`, palette.bark),
    stroke(`M2-${tall - 40}v40M-1-${tall * 0.3}v50`, "#5E3826", 2),
    ...boards,
  ].join("");
}
