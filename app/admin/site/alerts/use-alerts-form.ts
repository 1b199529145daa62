import type { AdminAlerts } from "#api/settings/site-alerts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useStoredForm } from "#app/admin/calls/stored-form/use-stored-form.ts";
import { alertToSend, draftOf, faultsOf, type AlertDraft } from "./alert-changes.ts";

/** The alerts as they are written, until they are saved. */
export function useAlertsForm(opened: AdminAlerts) {
  const { api } = useAdmin();
  const form = useStoredForm({
    opened,
    valueOf: ({ alerts }) => alerts.map(draftOf),
    read: () => api.readAdminAlerts(),
    send: (alerts, { version }) => api.changeAlerts({ alerts: alerts.map(alertToSend), version }),
    check: faultsOf,
  });
  return {
    ...form,
    write: (id: string, change: Partial<AlertDraft>) =>
      form.change(form.value.map((alert) => (alert.id === id ? { ...alert, ...change } : alert))),
  };
}

export type AlertsFormState = ReturnType<typeof useAlertsForm>;
