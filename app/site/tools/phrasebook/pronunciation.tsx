import { stressMark } from "#content/phrases/pronunciation/read-words.ts";

/** How a phrase is read; what stands between two stress marks is bold. */
export function Pronunciation({ text }: { text: string }) {
  return text.split(stressMark).map((part, index) =>
    // The parts of one text never change places.
    index % 2 === 1 ? <b key={index}>{part}</b> : part,
  );
}
