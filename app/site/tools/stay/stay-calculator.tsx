import { InlineText } from "#app/site/parts/inline-text.tsx";
import type { StayFields } from "#content/tools/stays/stay-fields.ts";
import type { StayText } from "#content/tools/stay-text.ts";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import { StayErrorList } from "./stay-error-list.tsx";
import { StayForm } from "./stay-form.tsx";
import { StayResult } from "./stay-result.tsx";
import { useStay } from "./use-stay.ts";
import styles from "./stay-calculator.module.css";

const resultId = "_stay-result";

interface StayCalculatorProps {
  text: StayText;
  /** The stay in the address; null for an address without a query. */
  asked: StayFields | null;
}

export function StayCalculator({ text, asked }: StayCalculatorProps) {
  const { form, ...stay } = useStay(asked, text.form.usual);
  const hasErrors = Object.keys(stay.errors).length > 0;
  return (
    <div className={styles.tool}>
      <div className={styles.columns}>
        <section aria-labelledby="_stay-form" className={styles.asked}>
          <h2 id="_stay-form">{text.form.title}</h2>
          <StayForm text={text} formRef={form} stay={stay} resultId={resultId} />
        </section>
        <section aria-labelledby={resultId} className={styles.answer}>
          <h2 id={resultId} tabIndex={-1}>
            {text.result.title}
          </h2>
          {stay.checked ? (
            <StayResult text={text} checked={stay.checked} />
          ) : (
            <p className={styles.none}>{hasErrors ? text.result.wrong : text.result.nothing}</p>
          )}
          {!stay.checked && <StayErrorList text={text} errors={stay.errors} />}
        </section>
      </div>
      {text.sections.map(({ id, title, text: paragraphs, steps }) => (
        <section key={id} aria-labelledby={id} className={styles.section}>
          <h2 id={id}>
            <Unbroken isTitle>{title}</Unbroken>
          </h2>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>
              <InlineText>{paragraph}</InlineText>
            </p>
          ))}
          {steps && (
            <ol>
              {steps.map((step, index) => (
                <li key={index}>
                  <InlineText>{step}</InlineText>
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </div>
  );
}
