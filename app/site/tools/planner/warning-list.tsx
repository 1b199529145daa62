import { useFacts } from "#app/site/parts/facts-context.tsx";
import { useRef } from "react";
import type { Warning } from "#content/trips/check-plan.ts";
import { counter } from "#i18n/format/count.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import { findingText, fixText } from "./finding-text.ts";
import { PlanLink } from "./plan-link.tsx";
import { usePlanner } from "./planner-context.ts";
import { WarningSources } from "./warning-sources.tsx";
import bar from "./warning-bar.module.css";
import styles from "./warning-list.module.css";

/**
 * The warnings, the gravest first, each with a link that applies the change; then the notes. On a phone they unfold from a
 * bar, above which nobody has to scroll to the stops; beside the stops all of them are shown.
 */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  const { words, plan } = usePlanner();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const grave = warnings.filter(({ level }) => level !== "note").length;
  const count = (
    <span className={grave > 0 ? styles.count : styles.fine}>
      {grave > 0
        ? counter(language)(grave, words.checks.count)
        : words.checks[warnings.length > 0 ? "onlyNotes" : "none"]}
    </span>
  );
  return (
    <section className={styles.checks} aria-labelledby="checks">
      <h2 id="checks" ref={heading} tabIndex={-1}>
        {words.checks.title}
      </h2>
      {warnings.length === 0 && plan.start !== null ? (
        count
      ) : (
        <details className={bar.bar} data-printed>
          <summary>{count}</summary>
          {/* The link goes with what it mends; below the heading stands what is left. */}
          {warnings.length > 0 && <Findings warnings={warnings} onMended={() => heading.current?.focus()} />}
          <WarningSources warnings={warnings} />
        </details>
      )}
    </section>
  );
}

interface FindingsProps {
  warnings: readonly Warning[];
  /** Called when a link is followed that applies a change. */
  onMended: () => void;
}

function Findings({ warnings, onMended }: FindingsProps) {
  const facts = useFacts();
  const planner = usePlanner();
  const { words } = planner;
  const language = useLanguage();
  const { months } = useMessages().figures;
  return (
    <ul className={styles.list}>
      {warnings.map(({ finding, level, fix }) => (
        <li key={JSON.stringify(finding)} className={`${styles.warning} ${styles[level]}`}>
          <p className={styles.text}>
            <span className={styles.level}>{words.levels[level]}</span>{" "}
            <Unbroken>{findingText(facts, finding, { ...planner, months, language })}</Unbroken>
          </p>
          {fix && (
            <PlanLink to={fix.plan} className={styles.fix} control="fix" onFollow={onMended}>
              <Unbroken>{fixText(fix, words, language)}</Unbroken>
            </PlanLink>
          )}
        </li>
      ))}
    </ul>
  );
}
