import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { mostTrips } from "#content/stays/stay-fields.ts";
import type { StayText } from "#content/tools/stay-text.ts";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { DayInput } from "./day-input.tsx";
import { fieldId } from "./field-id.ts";
import { stayKey } from "./stored-stay.ts";
import { TripFields } from "./trip-fields.tsx";
import type { useStay } from "./use-stay.ts";
import styles from "./stay-form.module.css";

interface StayFormProps {
  text: StayText;
  formRef: ReturnType<typeof useStay>["form"];
  stay: Omit<ReturnType<typeof useStay>, "form">;
  /** The anchor of the answer. */
  resultId: string;
}

/** Without JavaScript it is sent to its own page, which answers; hydrated it counts while one types. */
export function StayForm({ text, formRef, stay, resultId }: StayFormProps) {
  const { form: words } = text;
  const { fields, rows, errors } = stay;
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
      <Field
        label={words.passport}
        error={errors.passport && text.errors[errors.passport]}
        id={fieldId("passport")}
      >
        {(control) => (
          <select
            {...control}
            key={rows[0]?.key}
            name="passport"
            defaultValue={fields.passport}
            data-hydrates=""
          >
            {words.usual === "" && <option value="">{words.choose}</option>}
            {words.order.map((passport) => (
              <option key={passport} value={passport}>
                {words.passports[passport]}
              </option>
            ))}
          </select>
        )}
      </Field>
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
          <Button
            type="submit"
            kind="quiet"
            name="add"
            value="1"
            onClick={(event) => {
              event.preventDefault();
              stay.add();
            }}
          >
            {words.add}
          </Button>
        </div>
      )}
      <Field
        label={words.expires}
        hint={words.expiresHint}
        error={errors.expires && text.errors[errors.expires]}
        id={fieldId("expires")}
      >
        {(control) => (
          <DayInput
            {...control}
            key={rows[0]?.key}
            name="expires"
            field="expires"
            text={fields.expires}
            onBlur={stay.leave}
          />
        )}
      </Field>
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
