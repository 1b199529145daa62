import { answeredBy } from "#app/site/parts/answered-by.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { travelStyles } from "#content/facts/costs/daily-costs.ts";
import { tripLimits, type RequestedTrip } from "#content/money/read-trip.ts";
import { tripParts } from "#content/money/trip-parts.ts";
import type { MoneyText } from "#content/tools/money-text.ts";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { OtherFields } from "./other-fields.tsx";
import { fillIn } from "#i18n/messages/fill-in.ts";
import type { LiveForm } from "./use-live-query.ts";
import styles from "./trip-form.module.css";

interface TripFormProps {
  text: MoneyText["trip"];
  asked: RequestedTrip;
  query: URLSearchParams;
  form: LiveForm;
}

const numbers = ["days", "people", "flights"] as const;
const ownFields = [...numbers, "style", "with"];

export function TripForm({ text, asked: { plan, fields, wrong }, query, form }: TripFormProps) {
  const language = useLanguage();
  const errorOf = (name: (typeof numbers)[number]) => {
    const [least, most] = tripLimits[name];
    return wrong.includes(name)
      ? fillIn(text.wrong, { least: String(least), most: String(most) })
      : undefined;
  };
  return (
    <form
      method="get"
      action={`${pagePath("money", language)}#trip`}
      noValidate
      {...answeredBy("react")}
      className={styles.form}
      {...form}
    >
      <div className={styles.numbers}>
        {numbers.map((name) => (
          <Field key={name} label={text[name]} error={errorOf(name)}>
            {(control) => (
              <input
                {...control}
                name={name}
                inputMode="numeric"
                autoComplete="off"
                maxLength={8}
                defaultValue={fields[name]}
              />
            )}
          </Field>
        ))}
      </div>
      <Choices text={text} plan={plan} />
      <OtherFields query={query} own={ownFields} />
      <Button type="submit">{text.submit}</Button>
    </form>
  );
}

function Choices({ text, plan }: { text: TripFormProps["text"]; plan: RequestedTrip["plan"] }) {
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{text.style}</legend>
        {travelStyles.map((style) => (
          <label key={style} className={styles.choice}>
            <input type="radio" name="style" value={style} defaultChecked={plan.style === style} />
            <span>
              {text.styles[style].name} <small>{text.styles[style].hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{text.parts}</legend>
        {tripParts.map((part) => (
          <label key={part} className={styles.choice}>
            <input type="checkbox" name="with" value={part} defaultChecked={plan.parts.includes(part)} />
            <span>{text.part[part]}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
