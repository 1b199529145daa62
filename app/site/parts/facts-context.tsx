import { createContext, use, useMemo, type ReactNode } from "react";
import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import { defaultFacts, factsToDraw, type Facts } from "#content/facts/facts.ts";

const FactsContext = createContext(defaultFacts);

/** The facts that a page's figures and tools read: the same with which its words were printed. */
export function FactsProvider({ overrides, children }: { overrides: FactOverrides; children: ReactNode }) {
  return <FactsContext value={useFactsWith(overrides)}>{children}</FactsContext>;
}

/** The facts of a page, for what stands around its provider. */
export function useFactsWith(overrides: FactOverrides): Facts {
  return useMemo(() => factsToDraw(overrides), [overrides]);
}

export function useFacts() {
  return use(FactsContext);
}
