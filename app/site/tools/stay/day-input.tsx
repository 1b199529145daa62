import { useState, type ComponentProps } from "react";
import { parseDay } from "#content/tools/stays/plain-day.ts";

interface DayInputProps extends ComponentProps<"input"> {
  /** The field of the form, for example `entry-0`. */
  field: string;
  /** The text at first. */
  text: string;
}

/** A date field; a text field where the address gives no date, because a date field would drop it. */
export function DayInput({ field, text, ...input }: DayInputProps) {
  const [isDate] = useState(text === "" || parseDay(text) !== null);
  return (
    <input
      {...input}
      type={isDate ? "date" : "text"}
      maxLength={isDate ? undefined : 40}
      data-field={field}
      defaultValue={text}
    />
  );
}
