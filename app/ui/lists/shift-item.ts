import type { Step } from "../buttons/step-buttons.tsx";

/** Moves an item by one place. Where there is no such place, it stays. */
export function shiftItem<Item>(items: readonly Item[], index: number, step: Step): Item[] {
  const [item, other] = [items[index], items[index + step]];
  if (item === undefined || other === undefined) return [...items];
  return items.with(index, other).with(index + step, item);
}

/** The id of the button of `StepButtons` that made the step. */
export function stepButtonId(id: string, step: Step): string {
  return `${id}-${step < 0 ? "up" : "down"}`;
}
