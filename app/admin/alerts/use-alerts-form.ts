import { useState } from "react";
import type { AdminAlerts } from "#api/settings/site-alerts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { useFocusMove } from "#app/admin/calls/use-focus-move.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { alertToSend, draftOf, faultsOf, type AlertDraft, type AlertFault } from "./alert-changes.ts";

/** The alerts as they are written, until they are saved. */
export function useAlertsForm(opened: AdminAlerts) {
  const { api } = useAdmin();
  const { siteAlerts: texts } = useAdminMessages();
  const { isBusy, failure, run } = useCall();
  const [stored, setStored] = useState(() => opened.alerts.map(draftOf));
  const [alerts, setAlerts] = useState(stored);
  const [faults, setFaults] = useState<AlertFault[]>([]);
  const [told, tell] = useState("");
  const moveFocus = useFocusMove();
  const isUnsaved = JSON.stringify(alerts) !== JSON.stringify(stored);

  async function save(): Promise<void> {
    const found = faultsOf(alerts);
    setFaults(found);
    const [first] = found;
    if (first) return moveFocus(first.control);
    await run(async () => {
      const answer = await api.changeAlerts({ alerts: alerts.map(alertToSend) });
      const drafts = answer.alerts.map(draftOf);
      setStored(drafts);
      // A change that was made while the call was under way stays, unsaved.
      setAlerts((newest) => (newest === alerts ? drafts : newest));
      tell(texts.saved);
    });
  }

  return {
    alerts,
    // Those of an alert that was removed are gone with it.
    faults: faults.filter(({ control }) => alerts.some(({ id }) => control.startsWith(id))),
    today: opened.today,
    ownPages: opened.ownPages,
    isUnsaved,
    isBusy,
    failure,
    status: [told, isUnsaved && texts.unsaved].filter(Boolean).join(" "),
    /** @param focusId of the control that has the focus afterwards, where it moves */
    change(changed: AlertDraft[], text = "", focusId?: string): void {
      setAlerts(changed);
      tell(text);
      if (focusId !== undefined) moveFocus(focusId);
    },
    write(id: string, change: Partial<AlertDraft>): void {
      setAlerts(alerts.map((alert) => (alert.id === id ? { ...alert, ...change } : alert)));
      setFaults(faults.filter(({ control }) => !control.startsWith(id)));
      tell("");
    },
    undo(): void {
      setAlerts(stored);
      setFaults([]);
      tell("");
    },
    save,
  };
}

export type AlertsFormState = ReturnType<typeof useAlertsForm>;
