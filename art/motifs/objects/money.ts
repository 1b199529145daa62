import { mix, palette } from "../../engine/palette.ts";
import { circle, ellipse, path, rect, stroke } from "../../engine/shapes.ts";

const silver = { face: "#DCE0E2", edge: "#8C94A4", mark: "#A9B0BC" };
const gold = { face: "#F0C860", edge: "#A8742C", mark: "#C4923C" };

/** A coin of two metals turned to us, 100 units across, its middle at 0, 0; the sun of the Incas instead of a number. */
export function coin(rim: "silver" | "gold" = "silver"): string {
  const [outer, inner] = rim === "silver" ? [silver, gold] : [gold, silver];
  const rays = Array.from({ length: 12 }, (_, index) => {
    const turn = (index / 12) * 2 * Math.PI;
    const at = (far: number) => `${Math.round(Math.cos(turn) * far)} ${Math.round(Math.sin(turn) * far)}`;
    return `M${at(15)}L${at(22)}`;
  }).join("");
  return [
    circle(4, 4, 50, mix(outer.edge, palette.night, 0.35)),
    circle(0, 0, 50, outer.edge),
    circle(-1, -1, 47, outer.face),
    circle(0, 0, 39, "none", `stroke="${outer.mark}" stroke-width="3" stroke-dasharray="2 5"`),
    circle(0, 0, 31, inner.edge),
    circle(-1, -1, 29, inner.face),
    stroke(rays, inner.edge, 4),
    circle(0, 0, 10, inner.edge),
    path("M-44-16a47 47 0 0 1 28-28l4 8a38 38 0 0 0-24 24z", "#fff", 'opacity=".65"'),
  ].join("");
}

/** A pile of `count` coins lying on each other, 90 units wide, its foot's middle at 0, 0. */
export function coinPile(count: number, rim: "silver" | "gold" = "silver"): string {
  const [outer, inner] = rim === "silver" ? [silver, gold] : [gold, silver];
  const coins = Array.from({ length: count }, (_, index) => {
    const [x, y] = [[0, 3, -2, 2, -3][index % 5] ?? 0, -index * 13];
    return (
      path(`M${x - 45} ${y - 12}v10a45 14 0 0 0 90 0v-10z`, outer.edge) +
      path(`M${x - 45} ${y - 12}v10a45 14 0 0 0 40 14v-24z`, mix(outer.edge, outer.face, 0.55)) +
      ellipse(x, y - 12, 45, 14, outer.face)
    );
  });
  const [x, y] = [[0, 3, -2, 2, -3][(count - 1) % 5] ?? 0, -(count - 1) * 13 - 12];
  return [
    ellipse(14, 4, 56, 14, palette.night, 'opacity=".35"'),
    ...coins,
    ellipse(x, y, 28, 8.5, inner.edge),
    ellipse(x - 1, y - 0.8, 25, 7, inner.face),
  ].join("");
}

/** A bank note with a portrait and a guilloche rose, 220 × 110 units, its middle at 0, 0. */
export function note(ink: string): string {
  const pale = mix(ink, palette.salt, 0.72);
  const half = mix(ink, palette.salt, 0.4);
  const rose = Array.from({ length: 6 }, (_, index) =>
    ellipse(
      0,
      0,
      34,
      12,
      "none",
      `stroke="${half}" stroke-width="2.4" transform="translate(-46 0)rotate(${index * 30})"`,
    ),
  );
  return [
    rect(-106, -50, 220, 110, palette.night, 'rx="5" opacity=".28"'),
    rect(-110, -55, 220, 110, pale, 'rx="5"'),
    rect(-101, -46, 202, 92, "none", `stroke="${half}" stroke-width="3"`),
    rect(-110, -55, 24, 110, half, 'rx="5"'),
    ...rose,
    ellipse(48, 0, 34, 42, half),
    path("M20 24q4-22 20-24-12-10-10-24 4-14 18-14t18 14q2 14-10 24 18 2 22 24-12 18-30 18T20 24z", ink),
    stroke("M-98-36v18M-98 18v18M92-40v80", ink, 5),
  ].join("");
}
