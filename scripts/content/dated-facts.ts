import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

const content = join(import.meta.dirname, "..", "..", "content");

export interface DatedFact {
  /** The path to it from the export, for example `airportFares.aeroDirecto`. */
  name: string;
  /** The month of its newest source, `2026-04`. */
  asOf: string;
}

export interface FactsOfPage {
  /** Numbers, dates and the like, in whatever depth. */
  values: number;
  dated: DatedFact[];
  /** How many groups only a look at their source could confirm. */
  unconfirmed: number;
}

/** What a page's words in a language import from content/facts. @throws when an import is not there */
export async function factsOfPage(page: GuidePage, language: Language): Promise<FactsOfPage> {
  const facts: FactsOfPage = { values: 0, dated: [], unconfirmed: 0 };
  const words = await readFile(join(content, language, "guide", `${page}.ts`), "utf8");
  for (const [, names = "", file = ""] of words.matchAll(
    /^import \{([^}]*)\} from "#content\/facts\/([^"]+)";/gm,
  )) {
    // What a module exports is only known when it runs.
    const module = (await import(join(content, "facts", file))) as Record<string, unknown>;
    for (const imported of names.split(",").map((name) => name.trim().split(" as ")[0] ?? "")) {
      if (imported === "" || imported.startsWith("type ")) continue;
      if (!(imported in module)) throw new Error(`${file} exports no ${imported}`);
      collect(imported, module[imported], facts);
    }
  }
  return facts;
}

/** The first in time; undefined when none is dated. */
export function oldestOf({ dated }: FactsOfPage): DatedFact | undefined {
  return dated.toSorted((one, other) => one.asOf.localeCompare(other.asOf))[0];
}

function collect(name: string, value: unknown, facts: FactsOfPage): void {
  if (typeof value === "function" || value === null) return;
  if (typeof value !== "object") {
    facts.values += 1;
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (key === "asOf") facts.dated.push({ name, asOf: String(inner) });
    else if (key === "unconfirmed") facts.unconfirmed += inner ? 1 : 0;
    else collect(`${name}.${key}`, inner, facts);
  }
}
