import { circle, path, place, rect, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

type BalconyInks = { lit: string; wood: string; dark: string; gap: string };

/** Pointed little arches between `x` and `x + width`, standing on `y`: the openings of a lattice or a gallery. */
function arches(x: number, y: number, width: number, tall: number, count: number): string {
  const step = width / count;
  return Array.from({ length: count }, (_, index) => {
    const left = Math.round((x + index * step + step * 0.16) * 10) / 10;
    const span = Math.round(step * 0.68 * 10) / 10;
    return `M${left} ${y}v${-tall + span / 2}q0 ${-span / 2} ${span / 2} ${-span / 2} ${span / 2} 0 ${span / 2} ${span / 2}v${tall - span / 2}z`;
  }).join("");
}

/** A lattice window (celosía): crossed slats over the dark of the room, one sash half pushed up. */
function lattice(sheet: Sheet, x: number, y: number, width: number, tall: number, inks: BalconyInks): string {
  const frame = `M${x} ${y}h${width}v${tall}h${-width}z`;
  const slats = Array.from({ length: Math.ceil((width + tall) / 9) }, (_, index) => {
    const at = x - tall + index * 9;
    return `M${at} ${y + tall}l${tall} ${-tall}M${at} ${y}l${tall} ${tall}`;
  });
  return (
    path(frame, inks.gap) +
    sheet.clip(frame, stroke(slats.join(""), inks.wood, 1.8)) +
    path(frame, "none", `stroke="${inks.lit}" stroke-width="3"`)
  );
}

/** A carved panel: a frame, a lozenge and a rosette. */
function panel(x: number, y: number, width: number, tall: number, inks: BalconyInks): string {
  const [middleX, middleY] = [x + width / 2, y + tall / 2];
  const lozenge = `M${middleX} ${y + 7}L${x + width - 7} ${middleY}L${middleX} ${y + tall - 7}L${x + 7} ${middleY}z`;
  return [
    rect(x, y, width, tall, inks.dark),
    rect(x, y, width - 3, tall - 3, inks.wood),
    path(lozenge, inks.dark),
    path(lozenge, inks.lit, `transform="translate(-1.5 -1.5)"`),
    circle(middleX, middleY, Math.min(width, tall) * 0.16, inks.dark),
    circle(middleX - 1, middleY - 1, Math.min(width, tall) * 0.09, inks.wood),
  ].join("");
}

/**
 * A closed wooden balcony of old Lima, 330 units wide and 470 high, its left upper corner (of the cornice) at 0, 0: front face
 * of three bays, a narrow lit left side, carved brackets below.
 */
export function balcony(sheet: Sheet, inks: BalconyInks): string {
  const side = 44;
  const front = 330 - side - 20;
  const bay = front / 3;
  const bays = [0, 1, 2].map((index) => side + index * bay);
  const face = [
    rect(side, 34, front, 340, inks.wood),
    path(arches(side, 92, front, 46, 12), inks.gap),
    ...bays.map((x) => lattice(sheet, x + 9, 108, bay - 18, 128, inks)),
    ...bays.map((x) => panel(x + 9, 262, bay - 18, 96, inks)),
    rect(side, 96, front, 7, inks.dark),
    rect(side, 242, front, 12, inks.dark),
    rect(side, 240, front, 5, inks.lit),
    ...[...bays, side + front].map(
      (x) => rect(x - 5, 34, 10, 340, inks.dark) + rect(x - 5, 34, 5, 340, inks.lit),
    ),
  ];
  const flank = [
    path(`M${side} 34l-34 12v318l34 10z`, inks.lit),
    path(`M${side - 7} 112l-20 5v118l20 2zM${side - 7} 266l-20-1v80l20 5z`, inks.wood),
    path(`M${side - 9} 118l-16 4v106l16 2z`, inks.gap),
  ];
  const cornice = [
    path(`M0 12L${side - 6} 0H326v14H${side - 4}L2 26z`, inks.dark),
    path(`M0 12L${side - 6} 0H326v6H${side - 6}L0 18z`, inks.lit),
    path(`M4 28l${side - 8}-12H318v18H${side}L10 46z`, inks.wood),
    stroke(`M${side + 4} 25h${front}`, inks.dark, 5, 'stroke-dasharray="1 12"'),
  ];
  const foot = [
    path(`M2 362l${side - 6} 12H322v18H${side - 4}L2 376z`, inks.dark),
    path(`M2 362l${side - 6} 12H322v7H${side - 4}L2 368z`, inks.lit),
    ...[side + 2, side + bay, side + bay * 2, side + front - 22].map((x) => place(bracket(inks), x, 392)),
  ];
  return [...flank, ...face, ...cornice, ...foot].join("");
}

function bracket({ wood, dark, lit }: BalconyInks): string {
  return (
    path("M0 0h26v10q0 16-9 24-6 6-6 20-11-2-11-14z", dark) +
    path("M0 0h14q2 24-6 34-4 8-3 18-5-3-5-12z", wood) +
    path("M0 0h6q0 20-3 34l-3 4z", lit)
  );
}
