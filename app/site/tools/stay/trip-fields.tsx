import type { FocusEventHandler, ReactNode } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { StayErrors } from "#content/tools/stays/check-stay.ts";
import type { TripFields as Texts } from "#content/tools/stays/stay-fields.ts";
import type { StayText } from "#content/tools/stay-text.ts";
import { DayInput } from "./day-input.tsx";
import { stayFieldId } from "./stay-field-id.ts";
import styles from "./stay-form.module.css";

interface TripFieldsProps {
  text: StayText;
  trip: Texts;
  place: number;
  errors: StayErrors;
  onLeave: FocusEventHandler;
  onRemove: () => void;
}

/** One trip: its days, and how many the TAM gives. */
export function TripFields({ text, trip, place, errors, onLeave, onRemove }: TripFieldsProps) {
  const { form } = text;
  const number = `${place + 1}`;
  const errorOf = (field: keyof Texts) => {
    const code = errors[`${field}-${place}`];
    return code && text.errors[code];
  };
  // The hints of the first trip hold for all of them.
  const isFirst = place === 0;
  return (
    <fieldset className={styles.trip}>
      <legend className={styles.legend}>{form.trip.replace("{n}", number)}</legend>
      <Field label={form.entry} error={errorOf("entry")} id={stayFieldId(`entry-${place}`)}>
        {(control) => (
          <DayInput {...control} name="entry" field={`entry-${place}`} text={trip.entry} onBlur={onLeave} />
        )}
      </Field>
      <Field
        label={form.exit}
        hint={isFirst && form.exitHint}
        error={errorOf("exit")}
        id={stayFieldId(`exit-${place}`)}
      >
        {(control) => (
          <DayInput {...control} name="exit" field={`exit-${place}`} text={trip.exit} onBlur={onLeave} />
        )}
      </Field>
      <Field
        label={form.days}
        hint={isFirst && form.daysHint}
        error={errorOf("granted")}
        id={stayFieldId(`granted-${place}`)}
      >
        {(control) => (
          <input
            {...control}
            name="days"
            inputMode="numeric"
            maxLength={3}
            defaultValue={trip.granted}
            onBlur={onLeave}
          />
        )}
      </Field>
      <div className={styles.remove}>
        <PressButton small name="remove" value={place} onPress={onRemove}>
          {form.remove.replace("{n}", number)}
        </PressButton>
      </div>
    </fieldset>
  );
}

interface PressButtonProps {
  name: string;
  value: number;
  small?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Changes the form in place; without JavaScript the form is sent with the button's name and value. */
export function PressButton({ onPress, ...button }: PressButtonProps) {
  return (
    <Button
      type="submit"
      kind="quiet"
      {...button}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    />
  );
}
