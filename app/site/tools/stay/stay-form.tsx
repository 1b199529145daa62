import { answeredBy } from "#app/site/parts/answered-by.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { mostTrips } from "#content/tools/stays/stay-fields.ts";
import type { StayText } from "#content/tools/stay-text.ts";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { DayInput } from "./day-input.tsx";
import { stayFieldId } from "./stay-field-id.ts";
import { stayKey } from "./stored-stay.ts";
import { PressButton, TripFields } from "./trip-fields.tsx";
import type { useStay } from "./use-stay.ts";
import styles from "./stay-form.module.css";

type Stay = Omit<ReturnType<typeof useStay>, "form">;

interface StayFormProps {
  text: StayText;
  formRef: ReturnType<typeof useStay>["form"];
  stay: Stay;
  /** The anchor of the answer. */
  resultId: string;
}

/** Without JavaScript it is sent to its own page, which answers; hydrated it counts while one types. */
export function StayForm({ text, formRef, stay, resultId }: StayFormProps) {
  const { form: words } = text;
  const { rows, errors } = stay;
  const action = `${pagePath("stay-calculator", useLanguage())}#${resultId}`;
  return (
    <form
      ref={formRef}
      action={action}
      data-draft={stayKey}
      // Only React can say in the reader's language what the browser would.
      noValidate={stay.isHydrated}
      className={styles.form}
      onInput={stay.write}
      onSubmit={(event) => {
        if (stay.count(event)) document.getElementById(resultId)?.focus();
      }}
    >
      {/* Enter presses the first button of a form. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className={styles.enter} />
      <PassportField text={text} stay={stay} />
      {rows.map(({ key, trip }, place) => (
        <TripFields
          key={key}
          text={text}
          trip={trip}
          place={place}
          errors={errors}
          onLeave={stay.leave}
          onRemove={() => stay.remove(place)}
        />
      ))}
      {rows.length < mostTrips && (
        <div>
          <PressButton name="add" value={1} onPress={stay.add}>
            {words.add}
          </PressButton>
        </div>
      )}
      <ExpiryField text={text} stay={stay} />
      <div className={styles.ways}>
        <Button type="submit">{words.count}</Button>
        {stay.isHydrated && (
          <Button kind="quiet" onClick={stay.clear}>
            {words.clear}
          </Button>
        )}
      </div>
      <p className={styles.privacy}>{words.privacy}</p>
      <p role="status" className={styles.privacy}>
        {stay.isKept === false && <strong>{words.notKept}</strong>}
      </p>
    </form>
  );
}

interface CommonFieldProps {
  text: StayText;
  stay: Stay;
}

function PassportField({ text: { form, errors: texts }, stay: { rows, fields, errors } }: CommonFieldProps) {
  return (
    <Field
      label={form.passport}
      error={errors.passport && texts[errors.passport]}
      id={stayFieldId("passport")}
    >
      {(control) => (
        <select
          {...control}
          key={rows[0]?.key}
          name="passport"
          defaultValue={fields.passport}
          {...answeredBy("react")}
        >
          {form.usual === "" && <option value="">{form.choose}</option>}
          {form.order.map((passport) => (
            <option key={passport} value={passport}>
              {form.passports[passport]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function ExpiryField({
  text: { form, errors: texts },
  stay: { rows, fields, errors, leave },
}: CommonFieldProps) {
  return (
    <Field
      label={form.expires}
      hint={form.expiresHint}
      error={errors.expires && texts[errors.expires]}
      id={stayFieldId("expires")}
    >
      {(control) => (
        <DayInput
          {...control}
          key={rows[0]?.key}
          name="expires"
          field="expires"
          text={fields.expires}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
