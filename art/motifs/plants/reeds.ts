import { leaf } from "./plants.ts";

/** The outline of a clump of `count` reeds whose tallest is `tall`, its foot at `x`, `y`; `reach` is how far apart their tips lie. */
export function reedClump(x: number, y: number, tall: number, count: number, reach: number): string {
  const blades = Array.from({ length: count }, (_, index) => {
    const lean = index - (count - 1) / 2;
    return leaf(
      x + lean * 9,
      y,
      x + lean * reach,
      y - tall * (1 - Math.abs(lean) * 0.07 - (index % 3) * 0.12),
      lean * 2,
      5,
    );
  });
  return blades.join("");
}
