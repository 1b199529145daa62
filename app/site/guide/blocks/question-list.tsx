import { Unbroken } from "#i18n/format/unbroken.tsx";
import type { Question } from "#content/guide-page.ts";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import disclosure from "./disclosure.module.css";
import styles from "./question-list.module.css";

/** Every answer is open, so that it can be read, searched and printed; each question is a link to itself. */
export function QuestionList({ questions }: { questions: Question[] }) {
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <div key={id} id={id} className={styles.pair}>
          <h3 className={`${disclosure.arrow} ${styles.question}`}>
            <a href={`#${id}`}>
              <Unbroken isTitle>{question}</Unbroken>
            </a>
          </h3>
          <div className={styles.answer}>
            {answer.map((paragraph, index) => (
              <p key={index}>
                <InlineText>{paragraph}</InlineText>
              </p>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
