import { useRef, useState } from "react";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { usePlanNavigation } from "#app/site/tools/planner/use-plan-navigation.ts";
import { fitIn, fitTrekIn, fitTripIn } from "#content/trips/shortlist/fit-in.ts";
import type { TrekId } from "#content/facts/treks/treks.ts";
import type { Plan } from "#content/trips/plan.ts";
import {
  isKeptPlace,
  isKeptTrip,
  keepableOf,
  type KeptPlace,
  type KeptTrip,
} from "#content/trips/shortlist/keepable.ts";
import { dayTripOf } from "#content/trips/shortlist/keepable-trips.ts";
import { partyOf } from "#content/trips/party/party.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { KeptRow } from "./kept-row.tsx";
import { isPost, shortlistKey, toggleKept, useShortlist, type Kept } from "./shortlist.ts";
import styles from "./kept-list.module.css";

/** The places, treks and posts that the reader kept, to be fitted into the plan. The page hydrates by itself where the device keeps some. */
export function KeptList() {
  const facts = useFacts();
  const { words, plan } = usePlanner();
  const { shortlist } = words;
  const show = usePlanNavigation();
  const list = useShortlist();
  const [said, setSaid] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);

  /** Its button goes with it; below the heading stands what became of it. */
  function fit(item: Kept): void {
    if (isPost(item)) return;
    heading.current?.focus();
    setSaid("");
    show(planWith(item.id));
  }

  function planWith(id: KeptPlace | TrekId | KeptTrip): Plan {
    if (isKeptTrip(id)) {
      const trip = dayTripOf(id);
      return trip ? fitTripIn(facts, plan, trip) : plan;
    }
    const { beds, nights } = keepableOf(id, partyOf(plan).pace);
    const [place] = beds;
    if (!isKeptPlace(id)) return fitTrekIn(facts, plan, id);
    return place ? fitIn(facts, plan, { place, nights }) : plan;
  }

  function remove(item: Kept, name: string): void {
    setSaid(toggleKept(item) ? fillIn(shortlist.removed, { name }) : shortlist.failed);
    heading.current?.focus();
  }

  return (
    <section
      data-draft={shortlistKey}
      aria-labelledby="kept"
      hidden={list.length === 0 && said === ""}
      className={styles.kept}
    >
      <h2 id="kept" ref={heading} tabIndex={-1}>
        {shortlist.title}
      </h2>
      <p className={styles.hint}>{shortlist.hint}</p>
      <ul className={styles.list}>
        {list.map((item) => (
          <KeptRow
            key={item.id}
            item={item}
            onFit={() => fit(item)}
            onRemove={(name) => remove(item, name)}
          />
        ))}
      </ul>
      <p role="status" className={styles.hint}>
        {said}
      </p>
    </section>
  );
}
