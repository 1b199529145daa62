import { adminPaths } from "#api/admin/admin-paths.ts";
import type {
  AdminFact,
  AdminFactList,
  FactChangeInput,
  FactHistory,
  FactReport,
  FactReportList,
} from "#api/facts/facts.ts";
import type { NewFactInput } from "#api/facts/own-facts.ts";
import { withBody, type Call } from "#api/transport.ts";

export function factCalls(call: Call) {
  return {
    listAdminFacts: () => call<AdminFactList>(adminPaths.adminFacts),
    addFact: (fact: NewFactInput) => call<AdminFact>(adminPaths.adminFacts, withBody("POST", fact)),
    removeFact: (id: string) => call<object>(adminPaths.ownFact({ id }), { method: "DELETE" }),
    changeFact: (id: string, change: FactChangeInput) =>
      call<AdminFact>(adminPaths.fact({ id }), withBody("PUT", change)),
    checkFact: (id: string) => call<AdminFact>(adminPaths.factCheck({ id }), { method: "POST" }),
    uncheckFact: (id: string) => call<AdminFact>(adminPaths.factCheck({ id }), { method: "DELETE" }),
    restoreFact: (id: string) => call<AdminFact>(adminPaths.fact({ id }), { method: "DELETE" }),
    dropFactPlan: (id: string) => call<AdminFact>(adminPaths.factPlan({ id }), { method: "DELETE" }),
    readFactHistory: (id: string) => call<FactHistory>(adminPaths.factHistory({ id })),
    listFactReports: () => call<FactReportList>(adminPaths.factReports),
    settleFactReport: (id: string, settled: boolean) =>
      call<FactReport>(adminPaths.adminFactReport({ id }), withBody("PUT", { settled })),
  };
}
