import { createRandom } from "../../engine/random.ts";
import { path, short } from "../../engine/shapes.ts";

type StoneInks = { lit: string; wall: string; shade: string; dark: string };

/**
 * One row of an Inca quarter from `x`, `y` (its left foot) on: a long wall with trapezoid niches, behind it gabled houses without
 * roofs. `size` is the height of the wall.
 */
export function ruinRow(
  x: number,
  y: number,
  length: number,
  size: number,
  inks: StoneInks,
  seed: number,
): string {
  const random = createRandom(seed);
  const gables: string[] = [];
  const flanks: string[] = [];
  const doors: string[] = [];
  for (let at = x + size * random(0, 0.4); at < x + length - size * 1.4; at += size * random(1.5, 2.3)) {
    const wide = size * random(0.85, 1.05);
    const tall = size * random(0.95, 1.25);
    const base = y - size * 0.55;
    const gable = (left: number) =>
      `M${short(left)} ${short(base)}v${short(-tall * 0.45)}l${short(wide / 2)} ${short(-tall * 0.5)} ${short(wide / 2)} ${short(tall * 0.5)}v${short(tall * 0.45)}z`;
    flanks.push(
      `M${short(at + wide)} ${short(base)}v${short(-tall * 0.45)}h${short(wide * 0.62)}v${short(tall * 0.45)}z`,
    );
    gables.push(gable(at));
    doors.push(
      `M${short(at + wide * 0.38)} ${short(base)}l${short(wide * 0.05)} ${short(-tall * 0.36)}h${short(wide * 0.14)}l${short(wide * 0.05)} ${short(tall * 0.36)}z`,
    );
  }
  const niches = Array.from({ length: Math.floor(length / (size * 0.9)) }, (_, index) => {
    return `M${short(x + size * (0.4 + index * 0.9))} ${short(y - size * 0.1)}l1-${short(size * 0.32)}h${short(size * 0.16)}l1 ${short(size * 0.32)}z`;
  });
  const wall = `M${short(x)} ${short(y)}l2-${short(size * 0.6)}h${short(length)}l3 ${short(size * 0.6)}z`;
  const cast = `M${short(x)} ${short(y)}h${short(length + 5)}l8 ${short(size * 0.22)}h${short(-length)}z`;
  return [
    path(cast, inks.dark, 'opacity=".3"'),
    path(flanks.join(""), inks.shade),
    path(gables.join(""), inks.lit),
    path(doors.join(""), inks.dark),
    path(wall, inks.wall),
    path(niches.join(""), inks.dark, 'opacity=".7"'),
  ].join("");
}
