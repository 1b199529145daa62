import type { View } from "../../engine/perspective.ts";
import { type GraniteInks, type HouseRow, rooflessHouses } from "./roofless-houses.ts";
import { points } from "../../engine/shapes.ts";
import { type DeckInks, type Plan, stoneDeck, widened } from "./stone-deck.ts";

/** Rows of houses one behind the other, the ground they stand on, and between which distances from the eye. */
type Block = {
  x: number;
  up: number;
  near: number;
  far: number;
  count: number;
  wide: number;
  /** Every so many rows, counted from here, long halls stand instead: how many, how wide. */
  every: number;
  first: number;
  halls: readonly [count: number, wide: number];
};

const blocks: readonly Block[] = [
  { x: -82, up: -137, near: 310, far: 420, count: 2, wide: 12, every: 2, first: 1, halls: [1, 28] },
  { x: -47, up: -142, near: 270, far: 430, count: 2, wide: 11, every: 3, first: 1, halls: [1, 25] },
  { x: -16, up: -147, near: 290, far: 440, count: 2, wide: 9, every: 3, first: 2, halls: [1, 22] },
  { x: 62, up: -145, near: 270, far: 520, count: 2, wide: 9, every: 4, first: 3, halls: [1, 22] },
  { x: 101, up: -139, near: 280, far: 520, count: 3, wide: 11, every: 3, first: 1, halls: [2, 18] },
];

/** The same for all blocks: what stands at the same distance is drawn together. */
const distances = [508, 466, 426, 386, 348, 312, 278];

function rowsOf({ x, up, near, far, count, wide, every, first, halls }: Block): HouseRow[] {
  return distances.flatMap((z, index): HouseRow[] => {
    if (z < near || z > far) return [];
    const isHall = index % every === first;
    return [
      isHall
        ? { x, z, up, count: halls[0], wide: halls[1], deep: 17, along: true }
        : { x, z, up, count, wide },
    ];
  });
}

/**
 * Machu Picchu's buildings for an eye 150 metres above its lawns: on the left the temples and the stepped hill of the Intihuatana, in
 * the middle the lawns, on the right the workshops.
 */
export function incaQuarters(view: View, field: DeckInks, granite: GraniteInks): string {
  const yard = { ...field, grass: "#A9B070" };
  const lawn = { ...field, grass: "#C5D068" };
  const lawnOn = (plan: string, up: number) => stoneDeck(view, points(plan), up, 4, lawn);
  // A quarter's own field, and narrower ones below.
  const stepped = (plan: string, up: number, steps: number, fall: number) =>
    Array.from({ length: steps }, (_, index) => {
      const step = steps - 1 - index;
      return stoneDeck(view, widened(points(plan), step * 3.4), up - step * fall, fall, step ? field : yard);
    }).join("");
  return [
    lawnOn("0 434, 4 560, 36 555, 43 432", -146),
    lawnOn("2 344, 1 430, 43 428, 44 342", -149),
    lawnOn("6 262, 3 339, 44 336, 42 258", -152),
    stepped("50 264, 49 530, 74 526, 75 262", -145, 3, 2.6),
    stepped("81 286, 79 525, 116 516, 132 434, 132 362, 118 300", -139, 2, 4),
    intihuatana(view, field),
    rooflessHouses(view, [{ x: -98, z: 490, up: -109, wide: 9, deep: 10 }], granite),
    stepped("-100 340, -102 410, -65 420, -65 318, -86 320", -137, 3, 4),
    stepped("-62 276, -62 412, -33 420, -33 268", -142, 2, 4),
    stepped("-29 262, -30 450, -4 450, -5 262", -147, 2, 2.6),
    rooflessHouses(view, blocks.flatMap(rowsOf), granite),
  ].join("");
}

/** The hill of the stone that the sun was tied to, its terraces narrowing towards the top. */
function intihuatana(view: View, field: DeckInks): string {
  const foot = points("-112 430, -130 474, -112 522, -76 534, -46 512, -30 470, -50 436, -82 418");
  const [topX, topZ, height] = [-96, 496, 7];
  return Array.from({ length: 6 }, (_, step) => {
    const share = 1 - step * 0.155;
    const plan: Plan = foot.map(([x, z]) => [topX + (x - topX) * share, topZ + (z - topZ) * share]);
    return stoneDeck(view, plan, -144 + step * height, height, field);
  }).join("");
}
