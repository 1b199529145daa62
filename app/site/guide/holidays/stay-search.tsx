import { useRef, type FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { HolidayId } from "#content/facts/holidays/holidays.ts";
import type { HolidayText } from "#content/guide-page.ts";
import { readStay, years, type RequestedStay, type Stay } from "#content/holidays/read-stay.ts";
import { pagePath } from "#i18n/addresses.ts";
import { holidayWords } from "#i18n/holidays/holiday-words.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { StayAnswer } from "./stay-answer.tsx";
import styles from "./stay-search.module.css";

/** The section that the form's page is shown at. */
const sectionId = "during-your-stay";

const fields = ["from", "to"] as const satisfies (keyof Stay)[];

/** Asks for two days, and says what is on between them. The browser asks the server for it, or the hydrated page finds it itself. */
export function StaySearch({ texts }: { texts: Record<HolidayId, HolidayText> }) {
  const language = useLanguage();
  const { stay: words } = holidayWords[language];
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const asked = readStay(query);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const next = new URLSearchParams(fields.map((name) => [name, String(typed.get(name) ?? "")]));
    // Replaced, so that the focus stays at the form.
    void navigate(
      { search: `?${next}` },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
    const wrong = Object.keys(readStay(next)?.faults ?? {})[0];
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  }

  function errorOf(name: keyof Stay): string | undefined {
    const fault = asked?.faults[name];
    if (!fault) return undefined;
    if (fault === "year") return words.faults.year(years.first, years.last);
    // A date field does not show what is no date.
    return fault === "date" ? words.faults.date(asked[name]) : words.faults[fault];
  }

  return (
    <div className={styles.figure}>
      <form
        ref={form}
        method="get"
        action={`${pagePath("holidays", language)}#${sectionId}`}
        noValidate
        className={styles.form}
        onSubmit={submit}
        aria-label={words.form}
      >
        {fields.map((name) => (
          <Field key={name} label={words[name]} error={errorOf(name)}>
            {(control) => (
              <input {...control} type="date" name={name} required defaultValue={shownIn(asked, name)} />
            )}
          </Field>
        ))}
        <Button type="submit">{words.submit}</Button>
      </form>
      {asked?.stay && <StayAnswer stay={asked.stay} texts={texts} />}
    </div>
  );
}

/** Nothing for no day: an empty one, set anew by React when it hydrates the field, would empty what is typed in part. */
function shownIn(asked: RequestedStay | null, name: keyof Stay): string | undefined {
  return asked?.[name] || undefined;
}
