import { useRef } from "react";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { UndoStatus, useOutcome } from "#app/site/tools/planner/undo-status.tsx";
import { usePlanNavigation } from "#app/site/tools/planner/use-plan-navigation.ts";
import { planQuery } from "#content/trips/plan-address.ts";
import { fitKeptIn } from "#content/trips/shortlist/fit-in.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { KeptRow } from "./kept-row.tsx";
import { isPost, putBack, shortlistKey, toggleKept, useShortlist, type Kept } from "./shortlist.ts";
import styles from "./kept-list.module.css";

/** The places, treks and posts that the reader kept, to be fitted into the plan. The page hydrates by itself where the device keeps some. */
export function KeptList() {
  const facts = useFacts();
  const { words, plan } = usePlanner();
  const { shortlist } = words;
  const show = usePlanNavigation();
  const list = useShortlist();
  const { outcome, tell } = useOutcome(shortlist.failed);
  const heading = useRef<HTMLHeadingElement>(null);

  /** Its button goes with it; below the heading stands what became of it. */
  function fit(item: Kept): void {
    if (isPost(item)) return;
    heading.current?.focus();
    tell(true, "");
    show(planQuery(fitKeptIn(facts, plan, item.id)));
  }

  function remove(item: Kept, at: number, name: string): void {
    tell(toggleKept(item), fillIn(shortlist.removed, { name }), () => {
      tell(putBack(item, at), fillIn(shortlist.back, { name }));
      heading.current?.focus();
    });
    heading.current?.focus();
  }

  return (
    <section
      data-draft={shortlistKey}
      aria-labelledby="kept"
      hidden={list.length === 0 && outcome.text === ""}
      className={styles.kept}
    >
      <h2 id="kept" ref={heading} tabIndex={-1}>
        {shortlist.title}
      </h2>
      <div className={styles.hint}>
        <p>{shortlist.hint}</p>
        <UndoStatus outcome={outcome} />
      </div>
      <ul className={styles.list}>
        {list.map((item, at) => (
          <KeptRow
            key={item.id}
            item={item}
            onFit={() => fit(item)}
            onRemove={(name) => remove(item, at, name)}
          />
        ))}
      </ul>
    </section>
  );
}
