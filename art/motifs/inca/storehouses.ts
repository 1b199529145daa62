import { path, straight } from "../../engine/shapes.ts";

/** The Incas' gabled stone barns in rows, on ledges that Ollantaytambo's cliff leaves them. */
export function storehouses(): string {
  const barn = (x: number, y: number, size: number) => {
    const wide = size * 1.25;
    const front = `M${x} ${y}v${-size}l${wide / 2} ${-size * 0.6} ${wide / 2} ${size * 0.6}v${size}z`;
    const flank = `M${x + wide} ${y}v${-size}l${-wide / 2} ${-size * 0.6}h${size * 0.8}l${wide / 2} ${size * 0.6}v${size}z`;
    const hole = `M${x + wide * 0.38} ${y - size * 0.45}h${size * 0.3}v${-size * 0.42}h${-size * 0.3}z`;
    return [flank, front, hole] as const;
  };
  const rows = [
    [146, 350, 4],
    [118, 424, 5],
  ] as const;
  const barns = rows.flatMap(([x, y, count]) =>
    Array.from({ length: count }, (_, index) => barn(x + index * 46, y + index * 13, 24)),
  );
  const ledges =
    straight("136 352, 160 344, 330 392, 352 406, 300 398, 250 390, 206 374, 160 366") +
    straight("108 426, 130 418, 350 472, 378 488, 322 480, 262 468, 210 452, 150 440");
  const all = (part: 0 | 1 | 2) => barns.map((shapes) => shapes[part]).join("");
  return [
    path(ledges, "#9A6249"),
    path(all(0), "#875447"),
    path(all(1), "#E9C594"),
    path(all(2), "#54303A"),
  ].join("");
}
