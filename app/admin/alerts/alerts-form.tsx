import type { AdminAlerts } from "#api/settings/site-alerts.ts";
import { FormSaveBar } from "#app/admin/calls/form-save-bar.tsx";
import { useOpenItem } from "#app/admin/calls/use-open-item.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Chip } from "#app/ui/lists/chip.tsx";
import type { PlaceNames } from "#content/loading/load-place-names.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { languages } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { newAlert, stateOf, type AlertDraft } from "./alert-changes.ts";
import { AlertFields } from "./alert-fields.tsx";
import { useAlertsForm, type AlertsFormState } from "./use-alerts-form.ts";
import styles from "./alerts.module.css";

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
    <div className={styles.form}>
      <p>
        <Button id={addId} kind="quiet" onClick={add}>
          {texts.add}
        </Button>
      </p>
      {alerts.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.alerts}>
        {alerts.map((alert) => (
          <AlertItem key={alert.id} {...{ form, alert, placeNames }} />
        ))}
      </ul>
      <FormSaveBar form={form} texts={texts} />
    </div>
  );
}

interface AlertItemProps {
  form: AlertsFormState;
  alert: AlertDraft;
  placeNames: PlaceNames;
}

/** One that was just added, and one with something to be mended at the last attempt to save, are open. */
function AlertItem({ form, alert, placeNames }: AlertItemProps) {
  const { siteAlerts: texts } = useAdminMessages();
  const language = useLanguage();
  const { id, words, level, from, until } = alert;
  const titles = [language, ...languages].map((one) => words[one].title);
  const name = titles.find((title) => title.trim() !== "") ?? texts.unnamed;
  const { isOpen, toggle } = useOpenItem(form.found, `${id}-`, name === texts.unnamed);
  const { today } = form.stored;
  const state = stateOf(alert, today);
  const day = formatDate((state === "planned" ? from : until) || today, language);

  function remove(): void {
    const left = form.value.filter((one) => one !== alert);
    form.change(left, texts.removed(name), addId);
  }

  return (
    <li className={styles.alert}>
      <div className={styles.head}>
        <span className={styles.name}>
          {texts.levels[level]}: {name}
        </span>
        <Chip isMarked={state === "shown"}>{texts.states[state](day)}</Chip>
        <Button kind="quiet" small aria-expanded={isOpen} aria-label={texts.editNamed(name)} onClick={toggle}>
          {texts.edit}
        </Button>
        <Button kind="danger" small aria-label={texts.removeNamed(name)} onClick={remove}>
          {texts.remove}
        </Button>
      </div>
      {isOpen && <AlertFields {...{ form, alert, placeNames }} />}
    </li>
  );
}
