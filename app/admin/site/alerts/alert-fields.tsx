import type { AlertWords } from "#api/settings/site-alerts.ts";
import { Field } from "#app/ui/forms/field.tsx";
import type { PlaceNames } from "#content/loading/load-place-names.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { alertLevels } from "#i18n/site/alert-levels.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { languageNames, languagesFrom, type Language } from "#i18n/languages.ts";
import type { AlertDraft, AlertFault } from "./alert-changes.ts";
import { AlertPlaces } from "./alert-places.tsx";
import type { AlertsFormState } from "./use-alerts-form.ts";
import fields from "../../../ui/forms/item-fields.module.css";
import styles from "./alerts.module.css";

interface AlertFieldsProps {
  form: AlertsFormState;
  alert: AlertDraft;
  placeNames: PlaceNames;
}

const longest: Record<keyof AlertWords, number> = { title: 120, text: 800 };

/** How grave it is, when and where it is shown, and its words in each language. */
export function AlertFields(props: AlertFieldsProps) {
  const { form, alert } = props;
  const { siteAlerts: texts } = useAdminMessages();
  const { id, level } = alert;
  return (
    <div className={`${fields.fields} ${styles.fields}`}>
      <Field label={texts.level} id={`${id}-level`}>
        {(control) => (
          <select
            {...control}
            value={level}
            onChange={({ target }) =>
              form.write(id, { level: alertLevels.find((one) => one === target.value) ?? level })
            }
          >
            {alertLevels.map((one) => (
              <option key={one} value={one}>
                {texts.levels[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DayField {...props} name="from" />
      <DayField {...props} name="until" />
      <AlertPlaces {...props} error={errorOf(form.faults, `${id}-pages`, texts.faultTexts)} />
      <p className={styles.hint}>{texts.wordsHint}</p>
      {languagesFrom(useLanguage()).map((language) => (
        <fieldset key={language} className={fields.words}>
          <legend lang={language}>{languageNames[language]}</legend>
          <WordField {...props} language={language} name="title" />
          <WordField {...props} language={language} name="text" />
        </fieldset>
      ))}
    </div>
  );
}

function DayField({ form, alert, name }: AlertFieldsProps & { name: "from" | "until" }) {
  const { siteAlerts: texts } = useAdminMessages();
  const id = `${alert.id}-${name}`;
  return (
    <Field
      label={texts.days[name]}
      id={id}
      hint={name === "until" && texts.untilHint}
      error={errorOf(form.faults, id, texts.faultTexts)}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          value={alert[name]}
          onChange={({ target }) => form.write(alert.id, { [name]: target.value })}
        />
      )}
    </Field>
  );
}

interface WordFieldProps extends AlertFieldsProps {
  language: Language;
  name: keyof AlertWords;
}

function WordField({ form, alert, language, name }: WordFieldProps) {
  const { siteAlerts: texts } = useAdminMessages();
  const id = `${alert.id}-${language}-${name}`;
  const own = alert.words[language];
  const shared = {
    lang: language,
    maxLength: longest[name],
    value: own[name],
    onChange: ({ target }: { target: { value: string } }) =>
      form.write(alert.id, { words: { ...alert.words, [language]: { ...own, [name]: target.value } } }),
  };
  return (
    <Field label={texts.labels[name]} id={id} error={errorOf(form.faults, id, texts.faultTexts)}>
      {(control) =>
        name === "text" ? <textarea {...control} {...shared} rows={4} /> : <input {...control} {...shared} />
      }
    </Field>
  );
}

function errorOf(
  faults: readonly AlertFault[],
  control: string,
  words: Record<AlertFault["kind"], string>,
): string | undefined {
  const fault = faults.find((one) => one.control === control);
  return fault && words[fault.kind];
}
