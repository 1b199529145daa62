import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { OpenedForm } from "#app/admin/calls/stored-form/opened-form.tsx";
import { loadPlaceNames } from "#content/loading/load-place-names.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { AlertsForm } from "./alerts-form.tsx";

/** Loads the alerts, then lets them be written. */
export function AlertsBoard() {
  const { api } = useAdmin();
  const { siteAlerts: texts } = useAdminMessages();
  const language = useLanguage();
  const read = () => Promise.all([api.readAdminAlerts(), loadPlaceNames(language)]);
  return (
    <OpenedForm queryKey={["site alerts", language]} read={read} texts={texts}>
      {([opened, placeNames]) => <AlertsForm opened={opened} placeNames={placeNames} />}
    </OpenedForm>
  );
}
