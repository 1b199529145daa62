import { Form } from "react-router";
import { Button } from "#app/ui/buttons/button.tsx";
import { PillLink } from "#app/ui/buttons/pill-link.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { departureField, type readDeparture } from "#content/tools/departure/read-departure.ts";
import { years } from "#content/holidays/read-stay.ts";
import type { BeforeYouGoText } from "#content/tools/before-you-go-text.ts";
import { pagePath } from "#i18n/addresses.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./departure-form.module.css";

interface DepartureFormProps {
  text: BeforeYouGoText["form"];
  asked: ReturnType<typeof readDeparture>;
}

/** Asks for the day of the flight by the address, and offers the days that follow from it as a calendar. */
export function DepartureForm({ text, asked: { typed, day } }: DepartureFormProps) {
  const path = pagePath("before-you-go", useLanguage());
  const isWrong = typed !== "" && day === null;
  return (
    <div className={styles.departure}>
      <Form method="get" action={path} className={styles.form} preventScrollReset>
        <Field
          label={text.departure}
          hint={text.hint}
          error={isWrong && fillIn(text.wrong, { first: String(years.first), last: String(years.last) })}
        >
          {(control) => (
            <input
              {...control}
              // A field of its own for each address: Back shows the day of the list.
              key={day}
              type="date"
              name={departureField}
              required
              defaultValue={day ?? undefined}
            />
          )}
        </Field>
        <Button type="submit">{text.submit}</Button>
      </Form>
      {day && (
        <p className={styles.ways}>
          <PillLink
            to={`${path}.ics?${departureField}=${day}`}
            reloadDocument
            prefetch="none"
            rel="nofollow"
            download
            quiet
          >
            {text.calendar}
          </PillLink>
          <span className={styles.past}>{text.past}</span>
        </p>
      )}
    </div>
  );
}
