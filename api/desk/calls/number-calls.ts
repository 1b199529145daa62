import { deskPaths } from "#api/desk/desk-paths.ts";
import type { Period } from "#api/desk/number-periods.ts";
import type { Numbers, VisitDays } from "#api/desk/numbers.ts";
import type { NewRedirect, Redirect, RedirectList } from "#api/desk/redirects.ts";
import { withBody, withQuery, type Call } from "#api/transport.ts";

export function numberCalls(call: Call) {
  return {
    readNumbers: (days: Period) => call<Numbers>(withQuery(deskPaths.numbers, { days })),
    readVisitDays: (days: Period) => call<VisitDays>(withQuery(deskPaths.visitDays, { days })),
    listRedirects: () => call<RedirectList>(deskPaths.redirects),
    addRedirect: (redirect: NewRedirect) => call<Redirect>(deskPaths.redirects, withBody("POST", redirect)),
    changeRedirect: (id: string, redirect: NewRedirect) =>
      call<Redirect>(deskPaths.redirect({ id }), withBody("PUT", redirect)),
    removeRedirect: (id: string) => call<object>(deskPaths.redirect({ id }), { method: "DELETE" }),
  };
}
