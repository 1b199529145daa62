import {
  cardFields,
  spanishFields,
  spanishPlea,
  type CardField,
  type EmergencyText,
} from "#content/tools/emergency-text.ts";
import type { OwnCard } from "./use-own-card.ts";
import styles from "./wallet-card.module.css";

/** On the side for a doctor; the others tell whom to call. */
const medical: readonly CardField[] = ["name", "blood", "allergies", "medicines"];

/** Characters of a side's data, from which on they are printed smaller. */
const manyLetters = 130;

/** A card in the size of a bank card, to be cut out: what a doctor must know in Spanish on one side, whom to call on the other. */
export function WalletCard({ text, card }: { text: EmergencyText; card: OwnCard }) {
  const consulate = text.consulates.find(({ id }) => id === card["country"]);
  const lines = [...text.lines.slice(0, 3), ...(consulate?.lines ?? [])];
  const toCall = cardFields.filter((field) => !medical.includes(field));
  return (
    <div role="group" aria-label={text.cardName} className={styles.card}>
      <div className={styles.side} lang="es-PE">
        <p className={styles.name}>{text.cardName}</p>
        <Rows fields={medical} card={card} />
        <p className={styles.plea}>{spanishPlea}</p>
      </div>
      <div className={styles.side}>
        <ul className={styles.lines}>
          {lines.map(({ label, shown }) => (
            <li key={label}>
              <b>{shown}</b> {label}
            </li>
          ))}
        </ul>
        <Rows fields={toCall} card={card} />
      </div>
    </div>
  );
}

function Rows({ fields, card }: { fields: readonly CardField[]; card: OwnCard }) {
  const letters = fields.reduce((sum, field) => sum + (card[field]?.length ?? 0), 0);
  return (
    <dl lang="es-PE" className={letters > manyLetters ? `${styles.data} ${styles.small}` : styles.data}>
      {fields.map((field) => (
        <div key={field} className={styles.row}>
          <dt>{spanishFields[field]}</dt>
          <dd>{card[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
