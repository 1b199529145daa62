import { useCallback } from "react";
import type { AdminClient } from "#api/admin/admin-client.ts";
import type { AdminFact, FactReport } from "#api/facts/facts.ts";
import { useLoaded } from "#app/ui/calls/use-loaded.ts";

export type FactsApi = Pick<
  AdminClient,
  | "listAdminFacts"
  | "listFactReports"
  | "changeFact"
  | "checkFact"
  | "restoreFact"
  | "dropFactPlan"
  | "readFactHistory"
  | "settleFactReport"
>;

/**
 * Loads all facts and reports, and puts in what comes of a change.
 * @param api must be stable between renders, as must `onFailure`
 */
export function useFacts(api: FactsApi, onFailure: (error: unknown) => void) {
  const load = useCallback(async () => {
    const [{ facts }, { reports }] = await Promise.all([api.listAdminFacts(), api.listFactReports()]);
    return { facts, reports };
  }, [api]);
  const { value, hasFailed, reload, change } = useLoaded(load, onFailure);
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
