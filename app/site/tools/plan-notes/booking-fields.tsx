import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { ShowAddress } from "./show-address.tsx";
import { paidIn } from "./notes-text.ts";
import { noteLimits, type Booking } from "./trip-notes.ts";
import styles from "./plan-notes.module.css";

const lines = ["what", "number", "time", "address"] as const;

interface BookingFieldsProps {
  /** From 1. */
  number: number;
  booking: Booking;
  /** Whether one has just asked for it, to write at once. */
  isNew: boolean;
  /** @param into the field that was written in */
  onChange: (booking: Booking, into: keyof Booking) => void;
  onRemove: () => void;
}

/** One booking: what, its number, when, where, and what is paid of it. */
export function BookingFields({ number, booking, isNew, onChange, onRemove }: BookingFieldsProps) {
  const { notes: words } = usePlanner().words;
  return (
    <fieldset className={styles.booking}>
      <legend>{fillIn(words.booking, { n: String(number) })}</legend>
      {lines.map((line) => (
        <Field key={line} label={words[line]}>
          {(control) => (
            <input
              {...control}
              lang={line === "address" ? "es-PE" : undefined}
              maxLength={noteLimits.field}
              autoComplete="off"
              {...(isNew && line === "what" && { autoFocus: true })}
              value={booking[line]}
              onChange={({ target }) => onChange({ ...booking, [line]: target.value }, line)}
            />
          )}
        </Field>
      ))}
      <PaidFields booking={booking} onChange={onChange} />
      <div className={styles.ways}>
        <ShowAddress booking={booking} />
        <Button
          kind="quiet"
          small
          aria-label={fillIn(words.remove, { n: String(number) })}
          onClick={onRemove}
        >
          ×
        </Button>
      </div>
    </fieldset>
  );
}

/** The sum and its currency. */
function PaidFields({ booking, onChange }: Pick<BookingFieldsProps, "booking" | "onChange">) {
  const { notes: words } = usePlanner().words;
  // One that was chosen in another language stays.
  const codes = new Set([...paidIn(useLanguage()), booking.currency]);
  return (
    <>
      <Field label={words.paid}>
        {(control) => (
          <input
            {...control}
            type="number"
            min="0"
            step="any"
            inputMode="decimal"
            value={booking.paid}
            onChange={({ target }) => onChange({ ...booking, paid: target.value }, "paid")}
          />
        )}
      </Field>
      <Field label={words.currency}>
        {(control) => (
          <select
            {...control}
            value={booking.currency}
            onChange={({ target }) => onChange({ ...booking, currency: target.value }, "currency")}
          >
            {[...codes].map((code) => (
              <option key={code} value={code}>
                {code.toUpperCase()}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
