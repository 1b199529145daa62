import { discs, type Lobe } from "../sky/cumulus.ts";
import { mix, palette } from "../../engine/palette.ts";
import { leaf } from "./plants.ts";
import { createRandom } from "../../engine/random.ts";
import { path, stroke } from "../../engine/shapes.ts";

/** A ripe quinoa plant, `size` units high, its root at `x`, `y`: a leafy stem under a heavy panicle in `ink`, lit from the left. */
export function quinoa(x: number, y: number, size: number, ink: string, seed: number): string {
  const random = createRandom(seed);
  const u = size / 100;
  const lean = random(-7, 7);
  const at = (share: number) => [x + lean * share ** 2 * u, y - share * size] as const;
  const leaves = [0.16, 0.26, 0.36, 0.46].map((share, index) => {
    const [fromX, fromY] = at(share);
    const way = index % 2 ? 1 : -1;
    return leaf(fromX, fromY, fromX + way * 19 * u, fromY - 8 * u + index * u, way * -5 * u, 8 * u);
  });
  const lobes = Array.from({ length: 21 }, (_, index): Lobe => {
    const share = 0.48 + (index / 20) * 0.5;
    const broad = Math.sin(((share - 0.4) / 0.62) * Math.PI) ** 0.7 * 9.5;
    const [midX, midY] = at(share);
    const side = ((index * 5) % 7) / 3 - 1;
    return [
      Math.round(midX + side * broad * u),
      Math.round(midY + random(-2, 2) * u),
      Math.round((5.9 - (share - 0.48) * 6) * u),
    ];
  });
  const [topX, topY] = at(0.9);
  const shifted = (by: number, grow: number, some = lobes) =>
    discs(
      some.map(([cx, cy, r]): Lobe => [
        Math.round(cx + by * u),
        Math.round(cy + by * u),
        Math.round(r * grow),
      ]),
    );
  return [
    stroke(
      `M${x} ${y}Q${x} ${Math.round(y - size * 0.5)} ${Math.round(topX)} ${Math.round(topY)}`,
      "#6E7A34",
      Math.round(2.6 * u),
    ),
    path(leaves.join(""), palette.coca),
    path(shifted(0.9, 1.1), mix(ink, palette.maize, 0.6)),
    path(shifted(0, 1), ink),
    path(
      shifted(
        -1.3,
        0.55,
        lobes.filter((_, index) => (index * 5) % 7 < 4),
      ),
      mix(ink, palette.glow, 0.45),
    ),
  ].join("");
}
