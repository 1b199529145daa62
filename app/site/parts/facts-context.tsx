import { createContext, use, type ReactNode } from "react";
import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import { defaultFacts, factsWith } from "#content/facts/facts.ts";

const FactsContext = createContext(defaultFacts);

/** The facts that a page's figures and tools read: the same with which its words were printed. */
export function FactsProvider({ overrides, children }: { overrides: FactOverrides; children: ReactNode }) {
  return <FactsContext value={factsWith(overrides)}>{children}</FactsContext>;
}

export function useFacts() {
  return use(FactsContext);
}
