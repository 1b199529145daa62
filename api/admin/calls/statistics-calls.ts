import { adminPaths } from "#api/admin/admin-paths.ts";
import type { Period } from "#api/admin/statistics-periods.ts";
import type { Statistics, VisitDays } from "#api/admin/statistics.ts";
import type { NewRedirect, Redirect, RedirectList } from "#api/admin/redirects.ts";
import { withBody, withQuery, type Call } from "#api/transport.ts";

export function statisticsCalls(call: Call) {
  return {
    readStatistics: (days: Period) => call<Statistics>(withQuery(adminPaths.statistics, { days })),
    readVisitDays: (days: Period) => call<VisitDays>(withQuery(adminPaths.visitDays, { days })),
    listRedirects: () => call<RedirectList>(adminPaths.redirects),
    addRedirect: (redirect: NewRedirect) => call<Redirect>(adminPaths.redirects, withBody("POST", redirect)),
    changeRedirect: (id: string, redirect: NewRedirect) =>
      call<Redirect>(adminPaths.redirect({ id }), withBody("PUT", redirect)),
    removeRedirect: (id: string) => call<object>(adminPaths.redirect({ id }), { method: "DELETE" }),
  };
}
