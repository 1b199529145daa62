/** The strokes of a low sun's light on water: `count` rows, the first at `y`, that widen towards the eye by 8 a row from `spread`. */
export function glints(
  x: number,
  y: number,
  { count, step, spread }: { count: number; step: number; spread: number },
): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const wide = spread + index * 8;
    const middle = x + Math.sin(index * 2.3) * wide * 0.4;
    const length = Math.round(wide * (0.5 + ((index * 7) % 5) / 8));
    return `M${Math.round(middle - wide / 2)} ${y + index * step}h${length}`;
  });
  return rows.join("");
}
