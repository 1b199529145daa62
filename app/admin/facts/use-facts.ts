import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext } from "react";
import type { AdminFact, FactReport } from "#api/facts/facts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";

interface Loaded {
  facts: AdminFact[];
  reports: FactReport[];
}

const queryKey = ["adminFacts"];

/** Loads all facts and reports. */
export function useFacts() {
  const { api } = useAdmin();
  return useQuery({
    queryKey,
    async queryFn(): Promise<Loaded> {
      const [{ facts }, { reports }] = await Promise.all([api.listAdminFacts(), api.listFactReports()]);
      return { facts, reports };
    },
  });
}

/** Puts into the loaded facts and reports what comes of a change. */
export function useFactChanges() {
  const client = useQueryClient();
  const change = (by: (now: Loaded) => Loaded) =>
    client.setQueryData<Loaded>(queryKey, (now) => now && by(now));
  return {
    /** It keeps its place in the list, so that nothing moves under the editor's hand. */
    replaceFact(changed: AdminFact): void {
      change((now) => ({ ...now, facts: now.facts.map((one) => (one.id === changed.id ? changed : one)) }));
    },
    addFact(added: AdminFact): void {
      change((now) => ({ ...now, facts: [...now.facts, added] }));
    },
    removeFact(id: string): void {
      change((now) => ({ ...now, facts: now.facts.filter((one) => one.id !== id) }));
    },
    replaceReport(changed: FactReport): void {
      change((now) => {
        const reports = now.reports.map((one) => (one.id === changed.id ? changed : one));
        const step = changed.settledAt === null ? 1 : -1;
        const facts = now.facts.map((one) =>
          one.id === changed.factId ? { ...one, openReports: one.openReports + step } : one,
        );
        return { facts, reports };
      });
    },
  };
}

interface Outcome {
  /** Tells the editor what has become of a fact. @param isCheck whether it can be taken back */
  tell: (id: string, outcome: string, isCheck?: boolean) => void;
  /** The fact that was checked just now, by its id. */
  checked: string | null;
}

export const FactOutcome = createContext<Outcome>({ tell: () => {}, checked: null });
