import type { Node } from "./block-tree.ts";
import { contentOf } from "./walk-nodes.ts";

/** Characters of a description: search engines show no more. */
export const longestDescription = 160;

/** For search engines: the words of a text, cut to 160 characters with an ellipsis. */
export function describePost(blocks: readonly Node[]): string {
  let text = "";
  for (const block of blocks) {
    text = `${text} ${plainText([block])}`.trim();
    // Enough, also if each character is a pair of surrogates.
    if (text.length > 2 * longestDescription) break;
  }
  // By code points, so that no surrogate pair is cut.
  const characters = Array.from(text);
  return characters.length > longestDescription
    ? `${characters.slice(0, longestDescription).join("")}…`
    : characters.join("");
}

/** The same of a text's first sentence, without a part of a word. */
export function firstSentence(text: string): string {
  // A point within a date or a number is followed by no capital letter.
  const [sentence = ""] = text.split(/(?<=[.!?]) (?=\P{Ll})/u);
  if (sentence.length <= longestDescription) return sentence;
  return `${sentence.slice(0, longestDescription).replace(/\s+\S*$/, "")}…`;
}

/** The words in one line, without those below pictures and above tables, which would be read as part of a sentence. */
export function plainText(nodes: readonly Node[]): string {
  return spacedText(nodes).replace(/\s+/g, " ").trim();
}

function spacedText(nodes: readonly Node[]): string {
  let text = "";
  for (const node of nodes) {
    if (node.type === "text") text += node.text;
    // The end of a block or a line separates words.
    else if (node.type !== "fact") text += " ";
    if (node.type !== "tableCaption") text += spacedText(contentOf(node));
  }
  return text;
}
