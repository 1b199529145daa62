import { deskPaths } from "#api/desk/desk-paths.ts";
import type {
  DeskFact,
  DeskFactList,
  FactChangeInput,
  FactHistory,
  FactReport,
  FactReportList,
} from "#api/facts/facts.ts";
import { withBody, type Call } from "#api/transport.ts";

export function factCalls(call: Call) {
  return {
    listDeskFacts: () => call<DeskFactList>(deskPaths.deskFacts),
    changeFact: (id: string, change: FactChangeInput) =>
      call<DeskFact>(deskPaths.fact({ id }), withBody("PUT", change)),
    checkFact: (id: string) => call<DeskFact>(deskPaths.factCheck({ id }), { method: "POST" }),
    restoreFact: (id: string) => call<DeskFact>(deskPaths.fact({ id }), { method: "DELETE" }),
    dropFactPlan: (id: string) => call<DeskFact>(deskPaths.factPlan({ id }), { method: "DELETE" }),
    readFactHistory: (id: string) => call<FactHistory>(deskPaths.factHistory({ id })),
    listFactReports: () => call<FactReportList>(deskPaths.factReports),
    settleFactReport: (id: string, settled: boolean) =>
      call<FactReport>(deskPaths.deskFactReport({ id }), withBody("PUT", { settled })),
  };
}
