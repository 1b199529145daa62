import type { Node } from "@tiptap/pm/model";
import type { AdminFact, AdminFactList } from "#api/facts/facts.ts";
import type { Printing } from "#api/guide/admin-documents.ts";
import type { FactReference } from "#api/documents/inline.ts";

export interface FactCalls {
  listAdminFacts: () => Promise<AdminFactList>;
  /** Finds all texts that a fact is printed as, in the document's language. */
  listPrintings: (id: string) => Promise<Printing[]>;
}

/** Loads the texts and the details of the facts in a document, each once. */
export class FactTexts {
  readonly #texts = new Map<string, string>();
  readonly #calls: FactCalls;
  #facts: Promise<AdminFact[]> | undefined;
  readonly #asked = new Map<string, Promise<void>>();

  constructor(calls: FactCalls, printings: readonly Printing[]) {
    this.#calls = calls;
    this.add(printings);
  }

  add(printings: readonly Printing[]): void {
    for (const printing of printings) this.#texts.set(keyOf(printing), printing.text);
  }

  /** The text of a fact; undefined if the document did not contain it when it was loaded. */
  textOf(reference: FactReference): string | undefined {
    return this.#texts.get(keyOf(reference));
  }

  /** The text of a fact, loaded if necessary; the fact's id if it cannot be found. */
  async load(reference: FactReference): Promise<string> {
    const known = this.textOf(reference);
    if (known !== undefined) return known;
    const id = (await this.find(reference))?.id;
    if (id !== undefined) await this.#ask(id);
    return this.textOf(reference) ?? reference.fact;
  }

  /** All that can be inserted; asked for once, and again after a failure. */
  facts(): Promise<AdminFact[]> {
    this.#facts ??= this.#calls.listAdminFacts().then(({ facts }) => facts);
    this.#facts.catch(() => (this.#facts = undefined));
    return this.#facts;
  }

  /** The fact of the admin area's list that one in a text is, or is a part of. */
  async find({ fact }: FactReference): Promise<AdminFact | undefined> {
    const facts = await this.facts().catch(() => []);
    return facts
      .filter(({ id }) => fact === id || fact.startsWith(`${id}.`))
      .toSorted((one, other) => other.id.length - one.id.length)[0];
  }

  async printingsOf(id: string): Promise<Printing[]> {
    const printings = await this.#calls.listPrintings(id);
    this.add(printings);
    return printings;
  }

  #ask(id: string): Promise<void> {
    const asking = this.#asked.get(id) ?? this.printingsOf(id).then(noMore, noMore);
    this.#asked.set(id, asking);
    return asking;
  }
}

const noMore = () => undefined;

/** The fact that a node of the editor refers to. */
export function factOf({ attrs }: Node): FactReference {
  // Safe cast: the schema allows only these attributes.
  return attrs as FactReference;
}

/** Tells a fact as it is printed in one way from all others. */
export function keyOf({ fact, as, args }: FactReference): string {
  return [fact, as, ...args].join(" ");
}
