import { useEffect, useRef, useState } from "react";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { FactFilters } from "./fact-filters.tsx";
import { FactReports } from "./fact-reports.tsx";
import { NewFactForm } from "./new-fact-form.tsx";
import { FactRow, factNameId } from "./fact-row.tsx";
import { filterFacts, noFilter, type FactFilter } from "./filter-facts.ts";
import { useFacts } from "./use-facts.ts";
import list from "../../ui/lists/item-list.module.css";
import styles from "./facts-page.module.css";

/** Facts that are shown at once, and with each step more. */
const step = 40;

/** All dated facts, what is due first before what is due later, and what readers say of them. */
export function FactsPage() {
  const texts = useAdminMessages().facts;
  const language = useLanguage();
  const { facts, reports, hasFailed, reload, ...change } = useFacts();
  const [filter, setFilter] = useState(noFilter);
  const [most, setMost] = useState(step);
  const [status, setStatus] = useState("");
  const [isAdding, setIsAdding] = useState(false);
  /** The fact that a report links to. `times` counts the clicks, so that a second one mounts its row again. */
  const [shown, setShown] = useState({ id: "", times: 0 });
  const said = useRef<HTMLParagraphElement>(null);
  const changed = useRef<string>(null);
  useEffect(() => {
    // A changed fact moves to where it is due, or out of the list, and the pressed button loses the focus by it.
    if (changed.current === null || document.activeElement !== document.body) return;
    (document.getElementById(factNameId(changed.current)) ?? said.current)?.focus();
    changed.current = null;
  });
  // Decided once, so that nothing moves away while the last one is settled.
  const [isReported, setIsReported] = useState<boolean | null>(null);
  if (facts && isReported === null) setIsReported(reports.some(({ settledAt }) => settledAt === null));
  if (hasFailed)
    return (
      <RetryAlert retry={texts.retry} onRetry={reload}>
        {texts.loadFailed}
      </RetryAlert>
    );
  if (!facts) return <Loading text={texts.loading} />;
  const found = filterFacts(facts, filter);
  function show(next: FactFilter): void {
    setFilter(next);
    setMost(step);
    setStatus("");
  }

  const overdue = facts.filter(({ isOverdue }) => isOverdue).length;
  const shownReports = (
    <FactReports
      reports={reports}
      facts={facts}
      onChanged={change.replaceReport}
      onShow={(id) => {
        show({ ...noFilter, query: id });
        setShown({ id, times: shown.times + 1 });
      }}
    />
  );
  return (
    <>
      {isReported && shownReports}
      <section className={list.section} aria-label={texts.title}>
        <div className={list.top}>
          <p className={styles.overdue}>{texts.overdue(overdue)}</p>
          <a className={styles.download} download href={adminPaths.factsCsv}>
            {texts.download}
          </a>
        </div>
        <div>
          <Button kind="quiet" aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)}>
            {isAdding ? texts.close : texts.added.open}
          </Button>
        </div>
        {/* Closed, it keeps what was typed. */}
        <div className={styles.adding} hidden={!isAdding}>
          <NewFactForm
            onAdded={(fact) => {
              setIsAdding(false);
              change.addFact(fact);
              show({ ...noFilter, query: fact.id });
              setStatus(texts.added.done(fact.names[language]));
              said.current?.focus();
            }}
          />
        </div>
        <FactFilters facts={facts} filter={filter} onFilter={show} />
        <p ref={said} className={list.status} role="status" tabIndex={-1}>
          {status || texts.found(found.length)}
        </p>
        {found.length === 0 && <p>{texts.none}</p>}
        <ul className={list.rows}>
          {found.slice(0, most).map((fact) => (
            <FactRow
              key={fact.id === shown.id ? `${fact.id} ${shown.times}` : fact.id}
              fact={fact}
              isShown={fact.id === shown.id}
              onRemoved={(words) => {
                changed.current = fact.id;
                change.removeFact(fact.id);
                setStatus(words);
              }}
              onChanged={(next, words) => {
                changed.current = next.id;
                change.replaceFact(next);
                setStatus(words);
              }}
            />
          ))}
        </ul>
        {found.length > most && (
          <div className={list.more}>
            <Button kind="quiet" onClick={() => setMost(most + step)}>
              {texts.more}
            </Button>
          </div>
        )}
      </section>
      {!isReported && shownReports}
    </>
  );
}
