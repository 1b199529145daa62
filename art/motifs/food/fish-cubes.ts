import { createRandom } from "../../engine/random.ts";
import { blob, place, stroke } from "../../engine/shapes.ts";

const shapes = [
  {
    all: "-31 -8 .4, -8 -25 .4, 27 -14 .4, 31 11 .4, 5 29 .4, -29 13 .4",
    top: "-31 -8 .4, -8 -25 .4, 27 -14 .4, 3 5 .4",
    side: "3 5 .4, 27 -14 .4, 31 11 .4, 5 29 .4",
  },
  {
    all: "-34 -2 .4, -18 -21 .4, 18 -24 .4, 33 -6 .4, 32 15 .4, -4 27 .4, -31 19 .4",
    top: "-34 -2 .4, -18 -21 .4, 18 -24 .4, 33 -6 .4, -2 6 .4",
    side: "-2 6 .4, 33 -6 .4, 32 15 .4, -4 27 .4",
  },
  {
    all: "-26 -10 .4, 4 -26 .4, 30 -10 .4, 29 12 .4, 0 27 .4, -26 12 .4",
    top: "-26 -10 .4, 4 -26 .4, 30 -10 .4, 0 5 .4",
    side: "0 5 .4, 30 -10 .4, 29 12 .4, 0 27 .4",
  },
];

/** Cubes of raw white fish at `[x, y]`, 60 units across each, lit from the left; later ones lie on earlier ones. */
export function fishCubes(spots: readonly (readonly [number, number])[], seed = 12): string {
  const random = createRandom(seed);
  return spots
    .map(([x, y], index) => {
      const { all, top, side } = shapes[index % shapes.length] ?? { all: "", top: "", side: "" };
      const piece =
        blob(all, "#7C6A58", 'opacity=".42" transform="translate(8 6)"') +
        blob(all, "#F4E5D6") +
        blob(side, "#C8AB9E") +
        blob(top, "#FFF9F0") +
        stroke("M-16-9q10-7 24-7M-6-1q8-4 20-9", "#F2D3C4", 2.2);
      return place(piece, x, y, random(0.92, 1.12), random(0.92, 1.1), random(-14, 14));
    })
    .join("");
}
