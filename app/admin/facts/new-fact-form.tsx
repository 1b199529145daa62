import { useState, type FormEvent } from "react";
import { factKinds } from "#api/facts/fact-kinds.ts";
import { isNumeric } from "#api/facts/field-types.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languages } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { CallFailure } from "./call-failure.tsx";
import { numberOf } from "./fact-draft.ts";
import { refusedPaths } from "./fact-refusals.ts";
import styles from "./fact-form.module.css";

/** The types of which editors add facts; a number may be one from–to. */
const types = [
  ...(["soles", "dollars", "percent", "number", "count", "minutes", "hours", "days"] as const),
  ...(["metres", "kilometres", "date", "time", "phone", "text"] as const),
];

type TextField = keyof typeof empty;

const empty = { key: "", hu: "", en: "", es: "", value: "", to: "", sourceName: "", sourceUrl: "" };

/** Adds a fact: its name in each language, its type, its value and its source. */
export function NewFactForm({ onAdded }: { onAdded: (name: string) => void }) {
  const { api } = useAdmin();
  const texts = useAdminMessages().facts;
  const { form, added: words } = texts;
  const language = useLanguage();
  const [draft, setDraft] = useState(empty);
  const [kind, setKind] = useState<(typeof factKinds)[number]>("price");
  const [type, setType] = useState<(typeof types)[number]>("soles");
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10));
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { isBusy, failure, run } = useCall();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { key, hu, en, es, sourceName, sourceUrl } = draft;
    const [value, to] = [draft.value.trim(), draft.to.trim()];
    const isRange = to !== "" && isNumeric(type);
    const single = isNumeric(type) ? numberOf(value) : value;
    const source = { name: sourceName.trim(), url: sourceUrl.trim() || null };
    const record = {
      value: { value: isRange ? [numberOf(value), numberOf(to)] : single },
      source,
      checkedOn: day,
    };
    // Safe cast: a number's type has a range.
    const fieldType = (isRange ? `${type} range` : type) as typeof type;
    setRefused([]);
    void run(async () => {
      try {
        const fact = await api.addFact({ key, kind, names: { hu, en, es }, type: fieldType, record });
        setDraft(empty);
        onAdded(fact.names[language]);
      } catch (error) {
        const paths = refusedPaths(error);
        if (paths.length === 0) throw error;
        setRefused(paths);
      }
    });
  }

  function text(name: TextField, label: string, paths: string[], hint = "") {
    const isRefused = refused.some((path) => paths.some((one) => path === one || path.startsWith(`${one}.`)));
    return (
      <Field label={label} hint={hint} error={isRefused && words.refused}>
        {(control) => (
          <input
            {...control}
            value={draft[name]}
            onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
          />
        )}
      </Field>
    );
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={words.title}>
      <div className={styles.fields}>
        {text("key", words.key, ["key"], words.keyHint)}
        {languages.map((one) => text(one, words.name[one], [`names.${one}`]))}
        <Choice label={texts.kind} value={kind} options={factKinds} names={texts.kinds} onChoose={setKind} />
        <Choice label={words.type} value={type} options={types} names={words.types} onChoose={setType} />
        {text("value", words.value, ["value", "record.value"])}
        {isNumeric(type) && text("to", words.to, [], words.toHint)}
        {text("sourceName", form.sourceName, ["source.name", "record.source.name"])}
        {text("sourceUrl", form.sourceUrl, ["source.url", "record.source.url"], form.sourceUrlHint)}
        <Field
          label={form.checkedOn}
          error={refused.some((path) => path.endsWith("checkedOn")) && words.refused}
        >
          {(control) => (
            <input {...control} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          )}
        </Field>
      </div>
      {refused.length > 0 && <Alert>{form.invalid}</Alert>}
      <CallFailure failure={failure} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? form.saving : words.add}
        </Button>
      </div>
    </form>
  );
}

interface ChoiceProps<Option extends string> {
  label: string;
  value: Option;
  options: readonly Option[];
  names: Readonly<Record<Option, string>>;
  onChoose: (option: Option) => void;
}

function Choice<Option extends string>({ label, value, options, names, onChoose }: ChoiceProps<Option>) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => onChoose(options.find((one) => one === target.value) ?? value)}
        >
          {options.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
