import { answeredBy } from "#app/site/parts/answered-by.ts";
import { StorageNotice } from "#app/site/tools/storage-notice.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { cardFields, type CardField, type EmergencyText } from "#content/tools/emergency-text.ts";
import { WalletCard } from "./wallet-card.tsx";
import { cardKey, useOwnCard } from "./use-own-card.ts";
import styles from "./card-form.module.css";

const phones: CardField[] = ["insurerPhone", "contactPhone"];

/** The reader's own data, and the card that they make. Without JavaScript it can be filled in and printed, but not kept. */
export function CardForm({ text }: { text: EmergencyText }) {
  const { form, card, isKept, write, clear } = useOwnCard();
  return (
    <section aria-labelledby="_card" className={styles.own}>
      <h2 id="_card">{text.cardTitle}</h2>
      <p className={styles.about}>{text.cardText}</p>
      <div className={styles.columns}>
        <form
          ref={form}
          data-draft={cardKey}
          autoComplete="off"
          className={styles.form}
          onInput={write}
          onSubmit={(event) => event.preventDefault()}
        >
          {cardFields.map((field) => (
            <Field key={field} label={text.fields[field]}>
              {(control) => (
                <input
                  {...control}
                  name={field}
                  type={phones.includes(field) ? "tel" : "text"}
                  maxLength={120}
                  defaultValue=""
                />
              )}
            </Field>
          ))}
          <Field label={text.country}>
            {(control) => (
              <select {...control} {...answeredBy("react")} name="country" defaultValue="">
                <option value="">{text.noCountry}</option>
                {text.consulates.map(({ id, country }) => (
                  <option key={id} value={id}>
                    {country}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </form>
        <div className={styles.result}>
          <WalletCard text={text} card={card} />
          <StorageNotice texts={text} isKept={isKept} onClear={clear} />
        </div>
      </div>
    </section>
  );
}
