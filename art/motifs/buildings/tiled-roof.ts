import { path, type Point, straight, stroke } from "../../engine/shapes.ts";

type RoofInks = { tile: string; groove: string; light: string };

/** A slope of round tiles between its ridge (two points) and its eaves (two points), both from left to right. */
export function tiledRoof(
  ridge: readonly [Point, Point],
  eaves: readonly [Point, Point],
  columns: number,
  inks: RoofInks,
): string {
  const along = (edge: readonly [Point, Point], share: number): Point => [
    edge[0][0] + (edge[1][0] - edge[0][0]) * share,
    edge[0][1] + (edge[1][1] - edge[0][1]) * share,
  ];
  const lines = (offset: number) =>
    Array.from({ length: columns }, (_, index) => {
      const share = (index + offset) / columns;
      return straight([along(ridge, share), along(eaves, share)], false);
    }).join("");
  const thick = Math.hypot(eaves[1][0] - eaves[0][0], eaves[1][1] - eaves[0][1]) / columns;
  return [
    path(straight([...ridge, eaves[1], eaves[0]]), inks.tile),
    stroke(lines(0.5), inks.groove, thick * 0.3),
    stroke(
      lines(0.15),
      inks.light,
      thick * 0.22,
      `stroke-dasharray="${Math.round(thick * 1.3)} ${Math.round(thick * 0.5)}"`,
    ),
    stroke(straight(ridge, false), inks.groove, thick * 0.7),
    stroke(straight(ridge, false), inks.light, thick * 0.35),
    stroke(straight(eaves, false), inks.groove, thick * 0.4, `stroke-dasharray="1 ${Math.round(thick)}"`),
  ].join("");
}
