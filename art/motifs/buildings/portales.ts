import type { Wall } from "../../engine/perspective.ts";
import { path, stroke } from "../../engine/shapes.ts";

type PortalInks = {
  wall: string;
  shade: string;
  dark: string;
  balcony: string;
  tile: string;
  groove: string;
};

/** The two-storeyed arcades of Cusco's square under their tiled roof; `foot` and `eaves` are heights, the roof rises behind. */
export function portales(wall: Wall, foot: number, eaves: number, inks: PortalInks): string {
  const { length, panel, arch, shape } = wall;
  const count = Math.round(length / 5);
  const bays = Array.from({ length: count }, (_, index) => ((index + 0.5) * length) / count);
  const all = (draw: (along: number) => string) => bays.map(draw).join("");
  const floor = foot + (eaves - foot) * 0.52;
  const line = (spots: Parameters<typeof shape>[0]) => shape(spots, false);
  const tiles = Array.from({ length: count * 2 }, (_, index) => {
    const along = ((index + 0.5) * length) / count / 2;
    return line([
      [along, eaves + 0.1, 0.9],
      [along, eaves + 3, -5],
    ]);
  });
  return [
    path(panel(0, length, foot, eaves), inks.wall),
    path(
      all((along) => arch(along, foot, 3.4, (floor - foot) * 0.86)) +
        all((along) => panel(along - 0.7, along + 0.7, floor + 1, eaves - 1.6)),
      inks.dark,
    ),
    path(panel(0, length, eaves - 0.9, eaves), inks.shade),
    path(
      all((along) => panel(along - 1.7, along + 1.7, floor, floor + 1.3, 0.9)),
      inks.balcony,
    ),
    path(
      shape([
        [-0.6, eaves + 0.1, 0.9],
        [length + 0.6, eaves + 0.1, 0.9],
        [length + 0.6, eaves + 3, -5],
        [-0.6, eaves + 3, -5],
      ]),
      inks.tile,
    ),
    stroke(tiles.join(""), inks.groove, 1.6),
    stroke(
      shape(
        [
          [-0.6, eaves, 0.9],
          [length + 0.6, eaves, 0.9],
        ],
        false,
      ),
      inks.groove,
      4,
    ),
  ].join("");
}
