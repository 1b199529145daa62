import { cardFields, spanishFields, spanishPlea, type EmergencyText } from "#content/tools/emergency-text.ts";
import type { OwnCard } from "./use-own-card.ts";
import styles from "./wallet-card.module.css";

/** In the size of a bank card, to be cut out: the reader's data in Spanish on one side, whom to call on the other. */
export function WalletCard({ text, card }: { text: EmergencyText; card: OwnCard }) {
  const consulate = text.consulates.find(({ id }) => id === card["country"]);
  const lines = [...text.lines.slice(0, 3), ...(consulate?.lines ?? [])];
  return (
    <div role="group" aria-label={text.cardName} className={styles.card}>
      <div className={styles.side} lang="es-PE">
        <p className={styles.name}>{text.cardName}</p>
        <dl className={styles.data}>
          {cardFields.map((field) => (
            <div key={field} className={styles.row}>
              <dt>{spanishFields[field]}</dt>
              <dd>{card[field]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.side}>
        <ul className={styles.lines}>
          {lines.map(({ label, shown }) => (
            <li key={label}>
              <b>{shown}</b> {label}
            </li>
          ))}
        </ul>
        <p lang="es-PE" className={styles.plea}>
          {spanishPlea}
        </p>
      </div>
    </div>
  );
}
