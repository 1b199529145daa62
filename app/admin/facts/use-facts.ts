import { useEffect, useState } from "react";
import type { DeskClient } from "#api/desk/desk-client.ts";
import type { DeskFact, FactReport } from "#api/facts/facts.ts";

export type FactsApi = Pick<
  DeskClient,
  | "listDeskFacts"
  | "listFactReports"
  | "changeFact"
  | "checkFact"
  | "restoreFact"
  | "readFactHistory"
  | "settleFactReport"
>;

interface Loaded {
  facts: DeskFact[];
  reports: FactReport[];
}

/**
 * Loads all facts and reports, and puts in what comes of a change.
 * @param api must be stable between renders, as must `onFailure`
 */
export function useFacts(api: FactsApi, onFailure: (error: unknown) => boolean) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    Promise.all([api.listDeskFacts(), api.listFactReports()]).then(
      ([{ facts }, { reports }]) => isCurrent && setLoaded({ facts, reports }),
      (error: unknown) => {
        console.warn("The facts could not be loaded", error);
        if (isCurrent && !onFailure(error)) setIsFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, onFailure, tries]);

  return {
    facts: loaded?.facts ?? null,
    reports: loaded?.reports ?? [],
    isFailed,
    retry(): void {
      setIsFailed(false);
      setTries(tries + 1);
    },
    /** It keeps its place in the list, so that nothing moves under the editor's hand. */
    replaceFact(changed: DeskFact): void {
      setLoaded(
        (now) => now && { ...now, facts: now.facts.map((one) => (one.id === changed.id ? changed : one)) },
      );
    },
    replaceReport(changed: FactReport): void {
      setLoaded((now) => {
        if (!now) return now;
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
