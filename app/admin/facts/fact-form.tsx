import { useContext, useState } from "react";
import { leavesOf } from "#api/facts/fact-value.ts";
import type { AdminFact } from "#api/facts/facts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useForm, type FormErrors } from "#app/admin/calls/use-form.ts";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatAge } from "#i18n/format/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { CallFailure } from "./call-failure.tsx";
import { changeOf, controlOf, draftOf, errorsOf, readDraft, type FactDraft } from "./fact-draft.ts";
import { FactHistory } from "./fact-history.tsx";
import { FormButtons } from "./form-buttons.tsx";
import { refusalsOf } from "./fact-refusals.ts";
import { Line } from "./line.tsx";
import { FactOutcome, useFactChanges } from "./use-facts.ts";
import { leafLabel, valueText } from "./value-text.ts";
import styles from "./fact-form.module.css";

interface FactFormProps {
  fact: AdminFact;
  /** Called when the fact has changed. */
  onDone: () => void;
}

/** Value, source and date of a fact; the controls and their checks follow from the types of its fields. */
export function FactForm({ fact, onDone }: FactFormProps) {
  const { api } = useAdmin();
  const { replaceFact } = useFactChanges();
  const { tell } = useContext(FactOutcome);
  const texts = useAdminMessages().facts;
  const language = useLanguage();
  const name = fact.names[language];
  // A fact that was confirmed meanwhile takes nothing from the form.
  const [draft] = useState(() => draftOf(fact, dayInPeru(new Date())));
  const { isBusy, failure, run, errors, submit } = useForm({
    read: (fields) => changeOf(fact, readDraft(fields)),
    check: (change) => errorsOf(fact, change, dayInPeru(new Date()), texts.faults),
    async send(change) {
      const changed = await api.changeFact(fact.id, change);
      take(changed, change.startsOn ? texts.planned(name) : texts.saved(name));
    },
    refusedFields: (error) => refusalsOf(error, texts.refusals),
  });

  function take(changed: AdminFact, outcome: string): void {
    onDone();
    replaceFact(changed);
    tell(changed.id, outcome);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={name}>
      <p className={styles.note}>
        {texts.form.byDefault(
          valueText(fact, fact.byDefault.value, texts.keys, language),
          formatAge(fact.byDefault.checkedOn, language),
        )}
      </p>
      <ValueFields fact={fact} draft={draft} errors={errors} />
      <RecordFields draft={draft} errors={errors} />
      <CheckField label={texts.form.isEstimate} name="isEstimate" defaultChecked={draft.isEstimate} />
      <Invalid fact={fact} errors={errors} />
      {Object.keys(errors).length === 0 && <CallFailure failure={failure} />}
      <FormButtons fact={fact} isBusy={isBusy} run={run} onChanged={take} />
      <FactHistory fact={fact} />
    </form>
  );
}

interface FieldsProps {
  draft: FactDraft;
  errors: FormErrors;
}

/** A field for each part of the value. */
function ValueFields({ fact, draft, errors }: FieldsProps & { fact: AdminFact }) {
  const { noValue, keys } = useAdminMessages().facts;
  const leaves = leavesOf(fact, fact.byDefault.value);
  if (leaves.length === 0) return <p className={styles.note}>{noValue}</p>;
  return (
    <div className={styles.fields}>
      {leaves.map(({ path, type }) => (
        <Line
          key={path}
          name={`value.${path}`}
          label={leafLabel(path, keys)}
          errors={errors}
          defaultValue={draft.leaves[path] ?? ""}
          {...controlOf(type)}
        />
      ))}
    </div>
  );
}

/** Where the value is from, and for how long it holds. */
function RecordFields({ draft, errors }: FieldsProps) {
  const { form } = useAdminMessages().facts;
  const line = (
    key: Exclude<keyof FactDraft, "leaves" | "isEstimate">,
    name: string = key,
    hint = "",
    type = "text",
  ) => (
    <Line name={name} label={form[key]} hint={hint} type={type} defaultValue={draft[key]} errors={errors} />
  );
  return (
    <div className={styles.fields}>
      {line("sourceName", "source.name")}
      {line("sourceUrl", "source.url", form.sourceUrlHint, "url")}
      {line("checkedOn", "checkedOn", "", "date")}
      {line("validUntil", "validUntil", form.validUntilHint, "date")}
      {line("everyMonths")}
      {line("note", "note", form.noteHint)}
      {line("startsOn", "startsOn", form.startsOnHint, "date")}
    </div>
  );
}

/** Says that something is wrong, and what of it has no field of its own, for example where the value's shape is another. */
function Invalid({ fact, errors }: { fact: AdminFact; errors: FormErrors }) {
  const texts = useAdminMessages().facts;
  if (Object.keys(errors).length === 0) return null;
  const leaves = leavesOf(fact, fact.byDefault.value).map(({ path }) => `value.${path}`);
  const paths = [...Object.keys(texts.refusals.fields), ...leaves];
  const others = Object.entries(errors).filter(([path]) => !paths.includes(path));
  const details = others.map(([path, text = ""]) => {
    const part = path.replace(/^value\.?/, "");
    return part === "" ? text : `${leafLabel(part, texts.keys)}: ${text}`;
  });
  return <Alert details={details.length > 0 && details.join(" ")}>{texts.form.invalid}</Alert>;
}
