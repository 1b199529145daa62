import { setImmediate } from "node:timers/promises";

/** Between pieces of the work others are answered. */
export const letOthersGo = () => setImmediate();

/** Prints each item, and lets others go between them. */
export async function inTurns<Item, Text>(items: Item[], print: (item: Item) => Text): Promise<Text[]> {
  const texts: Text[] = [];
  for (const item of items) {
    texts.push(print(item));
    await letOthersGo();
  }
  return texts;
}
