import type { AdminAlerts } from "#api/settings/site-alerts.ts";
import { WrittenItem, WrittenItems } from "#app/admin/calls/stored-form/written-items.tsx";
import { Chip } from "#app/ui/lists/chip.tsx";
import type { PlaceNames } from "#content/loading/load-place-names.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { languages } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { draftOf, newAlert, stateOf, type AlertDraft } from "./alert-changes.ts";
import { AlertFields } from "./alert-fields.tsx";
import { useAlertsForm, type AlertsFormState } from "./use-alerts-form.ts";
import items from "../../../ui/forms/item-fields.module.css";

/** Characters of a new alert's id. */
const idLength = 8;

const addId = "add-alert";

/** The alerts, one after another, and one bar that says where they stand. */
export function AlertsForm({ opened, placeNames }: { opened: AdminAlerts; placeNames: PlaceNames }) {
  const { siteAlerts: texts } = useAdminMessages();
  const form = useAlertsForm(opened);
  const { value: alerts, stored } = form;

  function add(): void {
    const alert = newAlert(crypto.randomUUID().slice(0, idLength), stored.today);
    form.change([alert, ...alerts], "", `${alert.id}-level`);
  }

  return (
    <WrittenItems form={form} texts={texts} addId={addId} onAdd={add}>
      {alerts.map((alert) => (
        <AlertItem key={alert.id} {...{ form, alert, placeNames }} />
      ))}
    </WrittenItems>
  );
}

interface AlertItemProps {
  form: AlertsFormState;
  alert: AlertDraft;
  placeNames: PlaceNames;
}

function AlertItem({ form, alert, placeNames }: AlertItemProps) {
  const { siteAlerts: texts } = useAdminMessages();
  const language = useLanguage();
  const { id, words, level, from, until } = alert;
  const titles = [language, ...languages].map((one) => words[one].title);
  const name = titles.find((title) => title.trim() !== "") ?? texts.unnamed;
  const { today, alerts } = form.stored;
  const isStored = alerts.some((one) => JSON.stringify(draftOf(one)) === JSON.stringify(alert));
  const state = stateOf(alert, today);
  const day = formatDate((state === "planned" ? from : until) || today, language);

  function remove(): void {
    const left = form.value.filter((one) => one !== alert);
    form.change(left, texts.removed(name), addId);
  }

  const head = (
    <>
      <span className={items.name}>
        {texts.levels[level]}: {name}
      </span>
      <Chip isMarked={isStored && state === "shown"}>
        {isStored ? texts.states[state](day) : texts.unsaved}
      </Chip>
    </>
  );
  const isNew = name === texts.unnamed;
  return (
    <WrittenItem {...{ form, id, name, isNew, head }} onRemove={remove}>
      <AlertFields {...{ form, alert, placeNames }} />
    </WrittenItem>
  );
}
