import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { useSearchParams } from "react-router";
import { adminPaths } from "#api/admin/admin-paths.ts";
import type { AdminFact, FactReport } from "#api/facts/facts.ts";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { MoreButton } from "#app/ui/lists/more-button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { FactFilters } from "./fact-filters.tsx";
import { FactReports } from "./fact-reports.tsx";
import { NewFactForm } from "./new-fact-form.tsx";
import { CheckButton, FactRow, factNameId } from "./fact-row.tsx";
import { filterFacts, filterOf, noFilter, type FactFilter } from "./filter-facts.ts";
import { FactOutcome, useFactChanges, useFacts } from "./use-facts.ts";
import list from "../../ui/lists/item-list.module.css";
import styles from "./facts-page.module.css";

/** Facts that are shown at once, and with each step more. */
const step = 40;

/** All dated facts, the most urgent first, and what readers say of them. */
export function FactsPage({ onSettled }: Pick<LoadedFactsProps, "onSettled">) {
  const texts = useAdminMessages().facts;
  const query = useFacts();
  if (query.isError || !query.data) return <QueryState query={query} texts={texts} />;
  return <LoadedFacts {...query.data} onSettled={onSettled} />;
}

interface LoadedFactsProps {
  facts: AdminFact[];
  reports: FactReport[];
  /** Called when a report is settled, or opened again. */
  onSettled: () => void;
}

function LoadedFacts({ facts, reports, onSettled }: LoadedFactsProps) {
  const texts = useAdminMessages().facts;
  const language = useLanguage();
  const { addFact } = useFactChanges();
  const [query] = useSearchParams();
  const nameOf = (id: string) => facts.find((fact) => fact.id === id)?.names[language] ?? id;
  const [filter, setFilter] = useState(() => filterOf(query, nameOf));
  const [most, setMost] = useState(step);
  const [status, setStatus] = useState("");
  const [checked, setChecked] = useState<string | null>(null);
  /** The fact that is asked for, or that a report links to. `times` counts the clicks, so that a second one mounts its row again. */
  const [shown, setShown] = useState({ id: query.get("fact"), times: 0 });
  const said = useRef<HTMLParagraphElement>(null);
  const noteChanged = useFocusOnMovedFact(said);
  // Decided once, so that nothing moves away while the last one is settled.
  const [isReported] = useState(() => reports.some(({ settledAt }) => settledAt === null));
  const found = filterFacts(facts, filter);
  // One that was due moves out of the list of those that are.
  const goneChecked = !found.some(({ id }) => id === checked) && facts.find(({ id }) => id === checked);

  function show(next: FactFilter): void {
    setFilter(next);
    setMost(step);
    setStatus("");
    setChecked(null);
  }

  const outcome = useMemo(() => {
    function tell(id: string, text: string, isCheck = false): void {
      noteChanged(id);
      setStatus(text);
      setChecked(isCheck ? id : null);
    }
    return { tell, checked };
  }, [noteChanged, checked]);

  const shownReports = (
    <FactReports
      reports={reports}
      facts={facts}
      onSettled={onSettled}
      onShow={(id) => {
        show({ ...noFilter, query: nameOf(id) });
        setShown({ id, times: shown.times + 1 });
      }}
    />
  );
  return (
    <>
      {isReported && shownReports}
      <section className={list.section} aria-label={texts.title}>
        <FactsTop overdue={facts.filter(({ isOverdue }) => isOverdue).length} />
        <NewFact
          onAdded={(fact) => {
            addFact(fact);
            show({ ...noFilter, query: fact.names[language] });
            setStatus(texts.added.done(fact.names[language]));
            said.current?.focus();
          }}
        />
        <FactFilters facts={facts} filter={filter} onFilter={show} />
        <p ref={said} className={list.status} role="status" tabIndex={-1}>
          {status || texts.found(found.length)}
        </p>
        {found.length === 0 && <p>{texts.none}</p>}
        <FactOutcome value={outcome}>
          {goneChecked && (
            <div>
              <CheckButton fact={goneChecked} />
            </div>
          )}
          <FactRows facts={found} most={most} shown={shown} onMore={() => setMost(most + step)} />
        </FactOutcome>
      </section>
      {!isReported && shownReports}
    </>
  );
}

/** A changed fact moves to where it is due, or out of the list, and the pressed button loses the focus by it. */
function useFocusOnMovedFact(said: RefObject<HTMLElement | null>): (id: string) => void {
  const changed = useRef<string>(null);
  useEffect(() => {
    if (changed.current === null || document.activeElement !== document.body) return;
    (document.getElementById(factNameId(changed.current)) ?? said.current)?.focus();
    changed.current = null;
  });
  return useCallback((id) => {
    changed.current = id;
  }, []);
}

/** How many facts are overdue, and all of them as a file. */
function FactsTop({ overdue }: { overdue: number }) {
  const texts = useAdminMessages().facts;
  return (
    <div className={list.top}>
      <p className={styles.overdue}>{texts.overdue(overdue)}</p>
      <a className={styles.download} download href={adminPaths.factsCsv}>
        {texts.download}
      </a>
    </div>
  );
}

/** The form for another fact, behind its button. */
function NewFact({ onAdded }: { onAdded: (fact: AdminFact) => void }) {
  const texts = useAdminMessages().facts;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
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
            onAdded(fact);
          }}
        />
      </div>
    </>
  );
}

interface FactRowsProps {
  facts: AdminFact[];
  most: number;
  onMore: () => void;
  shown: { id: string | null; times: number };
}

/** The facts that were found, the first of them at once. */
function FactRows({ facts, most, shown, onMore }: FactRowsProps) {
  const texts = useAdminMessages().facts;
  return (
    <>
      <ul className={list.rows}>
        {facts.slice(0, most).map((fact) => (
          <FactRow
            key={fact.id === shown.id ? `${fact.id} ${shown.times}` : fact.id}
            fact={fact}
            isShown={fact.id === shown.id}
          />
        ))}
      </ul>
      {facts.length > most && <MoreButton label={texts.more} onMore={onMore} />}
    </>
  );
}
