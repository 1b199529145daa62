import { path, short } from "../../engine/shapes.ts";

/** Slender valley trees at `[x, y of the foot, height]`, lit from the left, their shadows on the ground to the right. */
export function poplars(
  trees: readonly (readonly [x: number, y: number, height: number])[],
  lit: string,
  shade: string,
  ground: string,
): string {
  const crown = (x: number, y: number, height: number, from: number, to: number) => {
    const wide = height * 0.17;
    const side = (share: number) =>
      `Q${short(x + wide * 1.5 * share)} ${short(y - height * 0.35)} ${short(x)} ${short(y - height)}`;
    return `M${short(x)} ${short(y)}${side(from)}Q${short(x + wide * 1.5 * to)} ${short(y - height * 0.35)} ${short(x)} ${short(y)}z`;
  };
  const all = (draw: (x: number, y: number, height: number) => string) =>
    trees.map((tree) => draw(...tree)).join("");
  return [
    path(
      all(
        (x, y, height) =>
          `M${short(x)} ${short(y)}q${short(height * 0.3)} ${short(-height * 0.16)} ${short(height * 0.75)} ${short(-height * 0.02)}q${short(-height * 0.4)} ${short(height * 0.1)} ${short(-height * 0.75)} ${short(height * 0.02)}z`,
      ),
      ground,
      'opacity=".45"',
    ),
    path(
      all((x, y, height) => crown(x, y, height, -1, 1)),
      shade,
    ),
    path(
      all((x, y, height) => crown(x - height * 0.01, y - height * 0.04, height * 0.92, -0.95, 0.1)),
      lit,
    ),
  ].join("");
}
