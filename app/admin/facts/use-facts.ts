import { useCallback } from "react";
import type { AdminFact, FactReport } from "#api/facts/facts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useLoaded } from "#app/admin/calls/use-loaded.ts";

/** Loads all facts and reports, and puts in what comes of a change. */
export function useFacts() {
  const { api } = useAdmin();
  const load = useCallback(async () => {
    const [{ facts }, { reports }] = await Promise.all([api.listAdminFacts(), api.listFactReports()]);
    return { facts, reports };
  }, [api]);
  const { value, hasFailed, reload, change } = useLoaded(load);
  return {
    facts: value?.facts ?? null,
    reports: value?.reports ?? [],
    hasFailed,
    reload,
    /** It keeps its place in the list, so that nothing moves under the editor's hand. */
    replaceFact(changed: AdminFact): void {
      change((now) => ({ ...now, facts: now.facts.map((one) => (one.id === changed.id ? changed : one)) }));
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
