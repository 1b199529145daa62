import { foldText } from "#app/ui/fold-text.ts";
import type { FactKind } from "#api/facts/fact-kinds.ts";
import type { AdminFact } from "#api/facts/facts.ts";
import type { GuidePage } from "#i18n/addresses.ts";

export const factStates = ["all", "overdue", "overridden", "reported"] as const;

type FactState = (typeof factStates)[number];

export interface FactFilter {
  query: string;
  kind: FactKind | null;
  page: GuidePage | null;
  state: FactState;
}

export const noFilter: FactFilter = { query: "", kind: null, page: null, state: "all" };

/** The filter that the address of the page asks for: `?state=overdue` from the dashboard, `?fact=` and an id from the editor of a page, which stands there as the fact's name. */
export function filterOf(asked: URLSearchParams, nameOf: (id: string) => string): FactFilter {
  const state = factStates.find((one) => one === asked.get("state"));
  const id = asked.get("fact");
  return { ...noFilter, query: id === null ? "" : nameOf(id), ...(state && { state }) };
}

/** The matching facts, in their order. Each word of the query must stand in the id, the value or a name in any language, accents aside. */
export function filterFacts(facts: AdminFact[], { query, kind, page, state }: FactFilter): AdminFact[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return facts.filter((fact) => {
    if (kind && fact.kind !== kind) return false;
    if (page && !fact.pages.includes(page)) return false;
    if (!isInState(fact, state)) return false;
    const text = foldText([fact.id, ...Object.values(fact.names), JSON.stringify(fact.value)].join(" "));
    return words.every((word) => text.includes(word));
  });
}

function isInState(fact: AdminFact, state: FactState): boolean {
  if (state === "overdue") return fact.isOverdue;
  if (state === "overridden") return fact.isOverridden;
  return state === "all" || fact.openReports > 0;
}
