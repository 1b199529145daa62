import { createRandom } from "../../engine/random.ts";
import { path, short } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** A bank of mist, `x`, `y` the middle of its foot: puffed above, highest in its middle, dissolving downwards. */
export function mistBank(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  thick: number,
  colour: string,
  seed = 1,
  strength = 0.95,
): string {
  const random = createRandom(seed * 101);
  const left = x - length / 2;
  const crown = (at: number) => y - thick * Math.sin(Math.min(Math.max(at / length, 0), 1) * Math.PI) ** 0.8;
  let at = 0;
  let edge = `M${short(left)} ${short(y)}`;
  let [lastX, lastY] = [left, y];
  while (at < length) {
    at = Math.min(at + thick * random(0.6, 2), length);
    const [nextX, nextY] = [left + at, at >= length ? y : crown(at) + thick * random(-0.12, 0.2)];
    const radius = Math.hypot(nextX - lastX, nextY - lastY) * 0.56;
    edge += `A${short(radius)} ${short(radius)} 0 0 1 ${short(nextX)} ${short(nextY)}`;
    [lastX, lastY] = [nextX, nextY];
  }
  const foot = `Q${short(x)} ${short(y + thick * 0.9)} ${short(left)} ${short(y)}z`;
  const paint = sheet.gradient([
    [0, colour, strength],
    [0.35, colour, strength],
    [1, colour, 0],
  ]);
  return path(edge + foot, paint);
}
