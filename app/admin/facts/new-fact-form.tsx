import { useState } from "react";
import { factKinds } from "#api/facts/fact-kinds.ts";
import type { AdminFact } from "#api/facts/facts.ts";
import { isNumeric } from "#api/facts/field-types.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useForm, type FormErrors } from "#app/admin/calls/use-form.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languagesFrom } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { CallFailure } from "./call-failure.tsx";
import { controlOf } from "./fact-draft.ts";
import { refusalsOf } from "./fact-refusals.ts";
import { Line } from "./line.tsx";
import {
  emptyNewFact,
  newFactErrors,
  newFactOf,
  newFactTypes,
  readNewFact,
  type NewFactDraft,
} from "./new-fact-draft.ts";
import styles from "./fact-form.module.css";

/** Adds a fact: its name in each language, its type, its value and its source. */
export function NewFactForm({ onAdded }: { onAdded: (fact: AdminFact) => void }) {
  const { api } = useAdmin();
  const texts = useAdminMessages().facts;
  const { form: words, added, refusals } = texts;
  const { isBusy, failure, errors, hasErrors, submit } = useForm({
    resets: true,
    read: (fields) => newFactOf(readNewFact(fields)),
    check: (fact) => newFactErrors(fact, dayInPeru(new Date()), texts),
    async send(fact) {
      onAdded(await api.addFact(fact));
      setType(first.type);
    },
    // The form of the id, which is made from the English name, is right: it is taken.
    refusedFields: (error) =>
      refusalsOf(error, { ...refusals, fields: { ...refusals.fields, key: added.taken } }),
  });
  const [first] = useState(() => emptyNewFact(dayInPeru(new Date())));
  const [type, setType] = useState(first.type);
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={added.title}>
      <div className={styles.fields}>
        <NameFields errors={errors} />
        <Choice
          name="kind"
          label={texts.kind}
          defaultValue={first.kind}
          options={factKinds}
          nameOf={(kind) => texts.kinds[kind]}
        />
        <Choice
          name="type"
          label={added.type}
          defaultValue={first.type}
          options={newFactTypes}
          nameOf={(one) => added.types[one]}
          onChoose={setType}
        />
        <ValueFields type={type} errors={errors} />
        <SourceFields checkedOn={first.checkedOn} errors={errors} />
      </div>
      {hasErrors ? <Alert>{words.invalid}</Alert> : <CallFailure failure={failure} />}
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? words.saving : added.add}
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps {
  errors: FormErrors;
}

/** Its name in each language. */
function NameFields({ errors }: FieldsProps) {
  const { added } = useAdminMessages().facts;
  return languagesFrom(useLanguage()).map((language) => (
    <Line
      key={language}
      name={`names.${language}`}
      label={added.name[language]}
      paths={[`names.${language}`, ...(language === "en" ? ["key"] : [])]}
      errors={errors}
    />
  ));
}

/** The value, of which a number may be one from–to. */
function ValueFields({ type, errors }: FieldsProps & { type: NewFactDraft["type"] }) {
  const { added } = useAdminMessages().facts;
  return (
    <>
      <Line
        name="value"
        label={added.value}
        paths={["value", "value.value", "value.value.0"]}
        errors={errors}
        {...controlOf(type)}
      />
      {isNumeric(type) && (
        <Line
          name="to"
          label={added.to}
          hint={added.toHint}
          paths={["value.value.1"]}
          errors={errors}
          {...controlOf(type)}
        />
      )}
    </>
  );
}

function SourceFields({ checkedOn, errors }: FieldsProps & { checkedOn: string }) {
  const { form: words } = useAdminMessages().facts;
  return (
    <>
      <Line name="source.name" label={words.sourceName} errors={errors} />
      <Line name="source.url" label={words.sourceUrl} hint={words.sourceUrlHint} errors={errors} type="url" />
      <Line name="checkedOn" label={words.checkedOn} errors={errors} type="date" defaultValue={checkedOn} />
    </>
  );
}
