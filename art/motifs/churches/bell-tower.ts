import { palette } from "../../engine/palette.ts";
import { path, rect, stroke } from "../../engine/shapes.ts";

export type ChurchInks = {
  lit: string;
  shade: string;
  trim: string;
  trimShade: string;
  cap: string;
  capShade: string;
};

const dark = palette.maize;

/** A block with its middle on x = 0, shaded on its right part. */
function block(half: number, top: number, foot: number, lit: string, shade: string): string {
  return rect(-half, top, half * 2, foot - top, lit) + rect(half * 0.36, top, half * 0.64, foot - top, shade);
}

/** An opening with a round head, path data, its foot's middle at `x`, `y`. */
export function archway(x: number, y: number, wide: number, tall: number): string {
  const half = wide / 2;
  return `M${x - half} ${y}v${-(tall - half)}a${half} ${half} 0 0 1 ${wide} 0v${tall - half}z`;
}

/** A bell tower of colonial Lima, 176 units wide and about 540 high with its dome, its foot's middle at 0, 0. */
export function bellTower(inks: ChurchInks): string {
  const { lit, shade, trim, trimShade, cap, capShade } = inks;
  const pilasters = (half: number, top: number, foot: number) =>
    rect(-half, top, 12, foot - top, trim) + rect(half - 12, top, 12, foot - top, trimShade);
  const dome =
    path("M-48-428q0-56 48-64 48 8 48 64z", cap) +
    path("M14-428q8-40-14-64 48 8 48 64z", capShade) +
    block(13, -518, -488, trim, trimShade) +
    path("M-16-516q2-18 16-20 14 2 16 20z", cap);
  return [
    block(80, -220, 0, lit, shade),
    pilasters(80, -220, 0),
    path(archway(0, -120, 34, 64), dark),
    block(90, -236, -220, trim, trimShade),
    block(68, -362, -236, lit, shade),
    pilasters(68, -362, -236),
    path(archway(-28, -248, 30, 86) + archway(28, -248, 30, 86), dark),
    path("M-40-268q4-24 12-26 8 2 12 26zM16-268q4-24 12-26 8 2 12 26z", palette.sun),
    rect(-6, -362, 12, 126, trim),
    block(80, -376, -362, trim, trimShade),
    block(46, -428, -376, lit, shade),
    path(archway(0, -382, 24, 38), dark),
    block(54, -434, -424, trim, trimShade),
    dome,
    stroke("M0-536v-34M-10-558h20", palette.bark, 4),
  ].join("");
}
