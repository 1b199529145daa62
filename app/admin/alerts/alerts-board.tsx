import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import { loadPlaceNames } from "#content/loading/load-place-names.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { AlertsForm } from "./alerts-form.tsx";

/** Loads the alerts, then lets them be written. */
export function AlertsBoard() {
  const { api } = useAdmin();
  const { siteAlerts: texts } = useAdminMessages();
  const language = useLanguage();
  const query = useQuery({ queryKey: ["site alerts"], queryFn: () => api.readAdminAlerts() });
  const names = useQuery({ queryKey: ["place names", language], queryFn: () => loadPlaceNames(language) });
  // A form begins with the alerts as they are now, never with those that were cached.
  const opened = query.isFetchedAfterMount ? query.data : undefined;
  if (!opened || !names.data) return <QueryState query={{ ...query, data: undefined }} texts={texts} />;
  return <AlertsForm opened={opened} placeNames={names.data} />;
}
