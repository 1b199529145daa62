import { isFactFormat } from "./fact-formats.ts";
import type { FactReference } from "#api/documents/inline.ts";

/**
 * Reads what stands in the curly brackets behind the word `fact`.
 * @example readFactReference("costs.tripTotal(2,midRange) exchanged eur 50")
 * @throws Error when there is no such way of printing
 */
export function readFactReference(text: string): FactReference {
  const [fact = "", as = "text", ...args] = text.split(" ");
  if (!isFactFormat(as)) throw new Error(`a fact cannot be printed as ${as}: {fact ${text}}`);
  return { fact, as, args };
}
