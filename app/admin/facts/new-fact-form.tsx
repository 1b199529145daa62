import { useRef, useState, type FormEvent, type InputHTMLAttributes } from "react";
import { flushSync } from "react-dom";
import { factKinds } from "#api/facts/fact-kinds.ts";
import type { AdminFact } from "#api/facts/facts.ts";
import { isNumeric } from "#api/facts/field-types.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languages } from "#i18n/languages.ts";
import { CallFailure } from "./call-failure.tsx";
import { Choice } from "./choice.tsx";
import { controlOf, localDay, type DraftErrors } from "./fact-draft.ts";
import { refusalsOf } from "./fact-refusals.ts";
import { emptyNewFact, newFactErrors, newFactOf, newFactTypes, type NewFactDraft } from "./new-fact-draft.ts";
import styles from "./fact-form.module.css";

/** Adds a fact: its name in each language, its type, its value and its source. */
export function NewFactForm({ onAdded }: { onAdded: (fact: AdminFact) => void }) {
  const { api } = useAdmin();
  const texts = useAdminMessages().facts;
  const { form: words, added, refusals } = texts;
  const [draft, setDraft] = useState(() => emptyNewFact(localDay()));
  const [errors, setErrors] = useState<DraftErrors>({});
  const { isBusy, failure, run } = useCall();
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const fact = newFactOf(draft);
    const found = newFactErrors(fact, localDay(), texts);
    showErrors(found);
    if (Object.keys(found).length > 0) return;
    void run(async () => {
      try {
        onAdded(await api.addFact(fact));
        setDraft(emptyNewFact(localDay()));
      } catch (error) {
        // Its form is right: it is taken.
        const refused = refusalsOf(error, { ...refusals, fields: { ...refusals.fields, key: added.taken } });
        if (!refused) throw error;
        showErrors(refused);
      }
    });
  }

  function showErrors(found: DraftErrors): void {
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }

  function field(
    name: Exclude<keyof NewFactDraft, "kind" | "type">,
    label: string,
    paths: readonly string[],
    hint = "",
    control: InputHTMLAttributes<HTMLInputElement> = {},
  ) {
    return (
      <Field key={name} label={label} hint={hint} error={paths.map((path) => errors[path]).find(Boolean)}>
        {(common) => (
          <input
            {...common}
            {...control}
            value={draft[name]}
            onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
          />
        )}
      </Field>
    );
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-label={added.title}>
      <div className={styles.fields}>
        {languages.map((language) => field(language, added.name[language], [`names.${language}`]))}
        {field("key", added.key, ["key"], added.keyHint, { autoCapitalize: "none", spellCheck: false })}
        <Choice
          label={texts.kind}
          value={draft.kind}
          options={factKinds}
          names={texts.kinds}
          onChoose={(kind) => setDraft({ ...draft, kind })}
        />
        <Choice
          label={added.type}
          value={draft.type}
          options={newFactTypes}
          names={added.types}
          onChoose={(type) => setDraft({ ...draft, type })}
        />
        {field("value", added.value, ["value", "value.value", "value.value.0"], "", controlOf(draft.type))}
        {isNumeric(draft.type) &&
          field("to", added.to, ["value.value.1"], added.toHint, controlOf(draft.type))}
        {field("sourceName", words.sourceName, ["source.name"])}
        {field("sourceUrl", words.sourceUrl, ["source.url"], words.sourceUrlHint, { type: "url" })}
        {field("checkedOn", words.checkedOn, ["checkedOn"], "", { type: "date" })}
      </div>
      {Object.keys(errors).length > 0 && <Alert>{words.invalid}</Alert>}
      <CallFailure failure={failure} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? words.saving : added.add}
        </Button>
      </div>
    </form>
  );
}
