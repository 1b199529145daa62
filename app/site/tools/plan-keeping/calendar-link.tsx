import { answeredBy } from "#app/site/parts/answered-by.ts";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import type { MouseEvent } from "react";
import type { PlainDate } from "#content/plain-date.ts";
import { planQuery } from "#content/trips/plan-address.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import button from "../../../ui/buttons/button.module.css";
import styles from "./keep-plan.module.css";

const fileName = "irany-peru.ics";

interface CalendarLinkProps {
  start: PlainDate;
  /** Called when neither the browser nor the server could make the file. */
  onFail: () => void;
}

/** The plan as a calendar: before hydration from the server, after it made in the browser, so that it needs no connection. */
export function CalendarLink({ start, onFail }: CalendarLinkProps) {
  const facts = useFacts();
  const { words, plan, path } = usePlanner();
  const language = useLanguage();
  const href = `${path}.ics${planQuery(plan)}`;

  async function make(): Promise<void> {
    try {
      const { planCalendar } = await import("#content/calendars/plan-calendar.ts");
      const url = location.origin + path + planQuery(plan);
      const text = planCalendar(facts, { plan, start, words, language, url, now: new Date() });
      download(text);
    } catch (error) {
      console.warn("The browser could not make the calendar", error);
      if (navigator.onLine) location.assign(href);
      else onFail();
    }
  }

  function follow(event: MouseEvent): void {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    void make();
  }

  return (
    <a
      href={href}
      rel="nofollow"
      className={`${button.button} ${button.primary} ${button.small} ${styles.way}`}
      download={fileName}
      {...answeredBy("react")}
      onClick={follow}
    >
      {words.keep.calendar}
    </a>
  );
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: fileName });
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
