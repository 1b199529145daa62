import { useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { leavesOf } from "#api/facts/fact-value.ts";
import type { AdminFact } from "#api/facts/facts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatAge } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { CallFailure } from "./call-failure.tsx";
import {
  changeOf,
  controlOf,
  draftOf,
  errorsOf,
  localDay,
  type DraftErrors,
  type FactDraft,
} from "./fact-draft.ts";
import { FactHistory } from "./fact-history.tsx";
import { FormButtons } from "./form-buttons.tsx";
import { refusalsOf } from "./fact-refusals.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { leafLabel, valueText } from "./value-text.ts";
import styles from "./fact-form.module.css";

interface FactFormProps {
  fact: AdminFact;
  /** With what is said to the editor. */
  onChanged: (changed: AdminFact, said: string) => void;
  onRemoved: (said: string) => void;
}

/** Value, source and date of a fact; the controls and their checks follow from the types of its fields. */
export function FactForm({ fact, onChanged, onRemoved }: FactFormProps) {
  const { api } = useAdmin();
  const texts = useAdminMessages().facts;
  const language = useLanguage();
  const [draft, setDraft] = useState<FactDraft>(() => draftOf(fact, localDay()));
  const [errors, setErrors] = useState<DraftErrors>({});
  const { isBusy, failure, run } = useCall();
  const form = useRef<HTMLFormElement>(null);
  const { form: own } = texts;
  const name = fact.names[language];
  const leaves = leavesOf(fact, fact.byDefault.value);
  const paths = [...Object.keys(texts.refusals.fields), ...leaves.map(({ path }) => `value.${path}`)];
  const otherErrors = Object.entries(errors).filter(([path]) => !paths.includes(path));

  function submit(event: FormEvent): void {
    event.preventDefault();
    const change = changeOf(fact, draft);
    const found = errorsOf(fact, change, localDay(), texts.faults);
    showErrors(found);
    if (Object.keys(found).length > 0) return;
    void run(async () => {
      try {
        const changed = await api.changeFact(fact.id, change);
        onChanged(changed, change.startsOn ? texts.planned(name) : texts.saved(name));
      } catch (error) {
        const refused = refusalsOf(error, texts.refusals);
        if (!refused) throw error;
        showErrors(refused);
      }
    });
  }

  function showErrors(found: DraftErrors): void {
    flushSync(() => setErrors(found));
    if (Object.keys(found).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }

  /** Names an error in a part of the value that has no field of its own, for example where its shape is another. */
  function namedError(path: string, text: string): string {
    const part = path.replace(/^value\.?/, "");
    return part === "" ? text : `${leafLabel(part, texts.keys)}: ${text}`;
  }

  function field(
    name: keyof Omit<FactDraft, "leaves" | "isEstimate">,
    path: string,
    label: string,
    hint = "",
    type = "text",
  ) {
    return (
      <Field label={label} hint={hint} error={errors[path]}>
        {(control) => (
          <input
            {...control}
            type={type}
            value={draft[name]}
            onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
          />
        )}
      </Field>
    );
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-label={name}>
      <p className={styles.note}>
        {own.byDefault(
          valueText(fact, fact.byDefault.value, texts.keys, language),
          formatAge(fact.byDefault.checkedOn, language),
        )}{" "}
        <code>{fact.id}</code>
      </p>
      {leaves.length === 0 && <p className={styles.note}>{texts.noValue}</p>}
      <div className={styles.fields}>
        {leaves.map(({ path, type }) => (
          <Field key={path} label={leafLabel(path, texts.keys)} error={errors[`value.${path}`]}>
            {(control) => (
              <input
                {...control}
                {...controlOf(type)}
                value={draft.leaves[path] ?? ""}
                onChange={({ target }) =>
                  setDraft({ ...draft, leaves: { ...draft.leaves, [path]: target.value } })
                }
              />
            )}
          </Field>
        ))}
      </div>
      <div className={styles.fields}>
        {field("sourceName", "source.name", own.sourceName)}
        {field("sourceUrl", "source.url", own.sourceUrl, own.sourceUrlHint, "url")}
        {field("checkedOn", "checkedOn", own.checkedOn, "", "date")}
        {field("validUntil", "validUntil", own.validUntil, own.validUntilHint, "date")}
        {field("everyMonths", "everyMonths", own.everyMonths)}
        {field("note", "note", own.note, own.noteHint)}
        {field("startsOn", "startsOn", own.startsOn, own.startsOnHint, "date")}
      </div>
      <CheckField
        label={own.isEstimate}
        isChecked={draft.isEstimate}
        onChange={(isEstimate) => setDraft({ ...draft, isEstimate })}
      />
      {Object.keys(errors).length > 0 && (
        <Alert
          details={
            otherErrors.length > 0 && otherErrors.map(([path, text]) => namedError(path, text)).join(" ")
          }
        >
          {own.invalid}
        </Alert>
      )}
      <CallFailure failure={failure} />
      <FormButtons fact={fact} isBusy={isBusy} run={run} onChanged={onChanged} onRemoved={onRemoved} />
      <FactHistory fact={fact} />
    </form>
  );
}
