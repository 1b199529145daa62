import { palette } from "../../engine/palette.ts";
import { blob, path, place } from "../../engine/shapes.ts";

type Beat = "up" | "down" | "spread";

/** Where a pigeon flies, its size in parts of 100 units, how far it is turned up, 1 or −1 for the way it faces, and the beat of its wings. */
export type Flight = readonly [x: number, y: number, size: number, turn: number, way: number, beat: Beat];

type PigeonInks = { body: string; wing: string; shade: string };

const wings = {
  up: {
    far: "-2 -8!, 14 -40, 40 -66!, 34 -36, 20 -8!",
    near: "-16 -8!, -22 -44, -6 -86!, 8 -56, 16 -34, 14 -4!",
    tip: "-6 -86!, 8 -56, 16 -34, 14 -4!, 2 -30",
  },
  down: {
    far: "0 -4!, 20 12, 34 34!, 28 8, 20 -6!",
    near: "-18 -8!, -20 24, -2 62!, 10 40, 18 18, 16 -6!",
    tip: "-2 62!, 10 40, 18 18, 16 -6!, 4 26",
  },
  spread: {
    far: "-14 -10!, -30 -36, -26 -64!, -4 -44, 8 -10!",
    near: "-14 -4!, 4 24, 36 46!, 34 22, 18 -2!",
    tip: "36 46!, 34 22, 18 -2!, 16 16",
  },
} as const;

/** Pigeons on the wing, facing left before they are turned. */
export function flyingPigeons(flights: readonly Flight[], { body, wing, shade }: PigeonInks): string {
  return flights
    .map(([x, y, size, turn, way, beat]) => {
      const { far, near, tip } = wings[beat];
      const bird = [
        blob(far, shade),
        path("M22-6L56-12 60-2 54 8 22 4z", shade),
        blob("-44 -10, -38 -18, -28 -14, -10 -14, 14 -10, 34 -4, 16 6, -8 9, -26 4, -34 -4", body),
        path("M-44-12l-8 4 8 2z", palette.sun),
        blob(near, wing) + blob(tip, shade),
      ];
      return place(bird.join(""), x, y, size * way, size, turn * way);
    })
    .join("");
}
