import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AdminFact, FactReport } from "#api/facts/facts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";

interface Loaded {
  facts: AdminFact[];
  reports: FactReport[];
}

const queryKey = ["adminFacts"];

/** Loads all facts and reports, and puts in what comes of a change. */
export function useFacts() {
  const { api } = useAdmin();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey,
    async queryFn(): Promise<Loaded> {
      const [{ facts }, { reports }] = await Promise.all([api.listAdminFacts(), api.listFactReports()]);
      return { facts, reports };
    },
  });
  const change = (by: (now: Loaded) => Loaded) =>
    client.setQueryData<Loaded>(queryKey, (now) => now && by(now));
  return {
    facts: data?.facts ?? null,
    reports: data?.reports ?? [],
    hasFailed: isError,
    reload: () => void refetch(),
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
