import { diffLists, type Change } from "./diff-lists.ts";

export interface DiffPart {
  text: string;
  change: Change;
  /** The source of the picture that this is said of: its words may be those of another. */
  src?: string;
}

/** How a line of text was changed, word by word. */
export function diffWords(before: string, after: string): DiffPart[] {
  // With the space behind it: spaces alone would count as kept between words that were all changed. The end of a sentence
  // is apart, so that what is added before it does not change the word that stood there.
  const words = (text: string) => text.match(/\s*(?:[.!?…]+(?=\s|$)|\S+?(?=[.!?…]*(?:\s|$)))\s*/g) ?? [];
  const parts: DiffPart[] = [];
  for (const { item, change } of diffLists(words(before), words(after), (word) => word.trim())) {
    const last = parts.at(-1);
    if (last?.change === change) last.text += item;
    else parts.push({ text: item, change });
  }
  return parts;
}
