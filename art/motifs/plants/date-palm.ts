import { leaf } from "./plants.ts";
import { createRandom } from "../../engine/random.ts";
import { blob, path, type Point } from "../../engine/shapes.ts";

/** A date palm with a full, drooping crown, `size` units high, lit from the left. */
export function datePalm(
  x: number,
  y: number,
  size: number,
  trunk: string,
  lit: string,
  shade: string,
): string {
  const random = createRandom(Math.round(x * 3 + size));
  const lean = random(-0.08, 0.1) * size;
  const [headX, headY] = [x + lean, y - size * 0.86];
  const frond = (angle: number) => {
    const turn = (angle * Math.PI) / 180;
    const reach = size * random(0.27, 0.34);
    const [across, up] = [Math.cos(turn), Math.sin(turn)];
    const tip: Point = [headX + across * reach, headY + up * reach * 0.8 + Math.abs(across) * reach * 0.42];
    return leaf(headX, headY, tip[0], tip[1], -across * reach * 0.3, reach * 0.13);
  };
  const fan = (angles: readonly number[]) => angles.map(frond).join("");
  const stem: Point[] = [
    [x - size * 0.03, y, 0],
    [x + lean * 0.35 - size * 0.014, y - size * 0.45],
    [headX - size * 0.014, headY, 0],
    [headX + size * 0.016, headY, 0],
    [x + lean * 0.35 + size * 0.02, y - size * 0.45],
    [x + size * 0.036, y, 0],
  ];
  return (
    path(fan([10, 32, 54, 126, 148, 170]), shade) +
    blob(stem, trunk) +
    path(fan([-8, -30, -52, 6]), shade) +
    path(fan([-74, -96, -118, -140, -162, -184]), lit)
  );
}
