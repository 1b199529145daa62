import { InlineText } from "#app/site/parts/inline-text.tsx";
import type { EmergencyText } from "#content/tools/emergency-text.ts";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import { CardForm } from "./card-form.tsx";
import { HelpLines } from "./help-lines.tsx";
import styles from "./emergency-card.module.css";

/** How many numbers are for life and limb. */
const vital = 3;

export function EmergencyCard({ text }: { text: EmergencyText }) {
  return (
    <div className={styles.card}>
      <section aria-labelledby="_call">
        <h2 id="_call">{text.callTitle}</h2>
        <HelpLines lines={text.lines.slice(0, vital)} isVital />
        <HelpLines lines={text.lines.slice(vital)} />
        <p className={styles.note}>
          <InlineText>{text.callText}</InlineText>
        </p>
      </section>
      <CardForm text={text} />
      <section aria-labelledby="_sentences" className={styles.sentences}>
        <h2 id="_sentences">{text.sentencesTitle}</h2>
        <dl>
          {text.sentences.map(({ text: sentence, meaning }) => (
            <div key={sentence} className={styles.sentence}>
              <dt lang="es-PE">{sentence}</dt>
              <dd>
                <InlineText>{meaning}</InlineText>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="_consulates">
        <h2 id="_consulates">{text.consulatesTitle}</h2>
        <p>
          <InlineText>{text.consulatesText}</InlineText>
        </p>
        <ul className={styles.countries}>
          {text.consulates.map((consulate) => (
            <li key={consulate.id}>
              <h3>
                <Unbroken>{consulate.country}</Unbroken>
              </h3>
              <HelpLines lines={consulate.lines} />
              {consulate.text && (
                <p className={styles.note}>
                  <InlineText>{consulate.text}</InlineText>
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
