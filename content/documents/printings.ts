import type { Printing } from "#api/guide/admin-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { typeOfField, type FieldType } from "#api/facts/field-types.ts";
import type { Facts } from "#content/facts/facts.ts";
import type { Language } from "#i18n/languages.ts";
import { factNodesOf } from "./check-document.ts";
import { printFactNode } from "./fact-lines.ts";

/** The current texts of the facts in a document, one for each way of printing. */
export function printingsOf(facts: Facts, document: GuideDocument, language: Language): Printing[] {
  return factNodesOf(document).map((node) => ({ ...node.attrs, text: printFactNode(facts, node, language) }));
}

/**
 * The ways in which documents print a fact or a part of it: those that make sense of it, of all that a number could be
 * printed as.
 * @param id `costs.transportPrices.limaIca`
 * @param type of the value, where editors have added the fact: it may not be printed anywhere yet
 */
export function printingsOfFact(
  facts: Facts,
  id: string,
  documents: readonly GuideDocument[],
  language: Language,
  type?: FieldType,
): Printing[] {
  const nodes = documents
    .flatMap(factNodesOf)
    .filter(({ attrs: { fact } }) => fact === id || fact.startsWith(`${id}.`));
  const typed = type && { fact: `${id}.value`, as: "typed", args: [typeOfField(type).type] };
  const references = [...(typed ? [typed] : []), ...nodes.map(({ attrs }) => attrs)];
  const printings = references.map((attrs) => ({
    ...attrs,
    text: printFactNode(facts, { type: "fact", attrs }, language),
  }));
  return [...new Map(printings.map((one) => [`${one.fact} ${one.text}`, one])).values()];
}
