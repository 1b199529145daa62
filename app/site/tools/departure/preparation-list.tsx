import { InlineText } from "#app/site/parts/inline-text.tsx";
import { StorageNotice } from "#app/site/tools/storage-notice.tsx";
import { TickItem } from "#app/site/tools/ticks/tick-item.tsx";
import { useTicks } from "#app/site/tools/ticks/use-ticks.ts";
import { dayOfStep, preparations, steps } from "#content/tools/departure/preparations.ts";
import type { PlainDate } from "#content/plain-date.ts";
import type { BeforeYouGoText } from "#content/tools/before-you-go-text.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./preparation-list.module.css";

interface PreparationListProps {
  text: BeforeYouGoText;
  departure: PlainDate | null;
}

/** All that is done before a journey, in order of time, with its days once the departure is known. The ticks stay on the device. */
export function PreparationList({ text, departure }: PreparationListProps) {
  const language = useLanguage();
  const { form, ticksKey, ticks, isKept, write, clear } = useTicks("departure");
  const all = steps.flatMap((step) => preparations[step]);
  const done = all.filter((item) => ticks.has(item)).length;
  return (
    <form ref={form} data-draft={ticksKey} className={styles.list} onInput={write}>
      {steps.map((step) => {
        const { title, text: about } = text.steps[step];
        const day = departure && dayOfStep(step, departure);
        return (
          <section key={step} id={step} aria-labelledby={`_${step}`} className={styles.step}>
            <div className={styles.when}>
              <h2 id={`_${step}`} className={styles.title}>
                {title}
              </h2>
              {day && (
                <p className={styles.day}>
                  <time dateTime={day}>{formatDate(day, language)}</time>
                </p>
              )}
              <p className={styles.about}>
                <InlineText>{about}</InlineText>
              </p>
            </div>
            <div className={styles.items}>
              {preparations[step].map((item) => (
                <TickItem key={item} id={item} {...text.items[item]} isTicked={ticks.has(item)} />
              ))}
            </div>
          </section>
        );
      })}
      <StorageNotice
        texts={text}
        isKept={isKept}
        onClear={clear}
        said={done > 0 ? fillIn(text.done, { done: String(done), of: String(all.length) }) : ""}
      />
    </form>
  );
}
