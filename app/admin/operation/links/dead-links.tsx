import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Replaced } from "#api/admin/dead-links.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { DeadLinkRow } from "./dead-link-row.tsx";
import list from "../../../ui/lists/item-list.module.css";
import styles from "./dead-links.module.css";

interface DeadLinksProps {
  /** How many there are to be told of; nothing is asked for while there are none. */
  count: number;
  /** An address was replaced; whatever was loaded may be different now, these links too. */
  onReplaced: () => void;
}

/** The addresses that lead nowhere, each with where it is used and a form for another one. Nothing when there are none. */
export function DeadLinks({ count, onReplaced }: DeadLinksProps) {
  const { api } = useAdmin();
  const texts = useAdminMessages().deadLinks;
  const query = useQuery({
    queryKey: ["dead-links"],
    queryFn: () => api.listDeadLinks(),
    enabled: count > 0,
  });
  const [done, setDone] = useState<Replaced | null>(null);
  // The form that was sent is gone.
  const said = useOutcomeFocus<HTMLParagraphElement>(done);

  function tell(replaced: Replaced): void {
    setDone(replaced);
    onReplaced();
  }

  if (count === 0 && !done) return null;
  return (
    <section id="_dead-links" aria-labelledby="_dead-links-title" className={list.section}>
      <h3 id="_dead-links-title" className={styles.title}>
        {texts.title}
      </h3>
      {done && (
        <p ref={said} tabIndex={-1} role="status">
          {texts.replaced(done.places)}
        </p>
      )}
      {count > 0 && (
        <>
          <p className={list.status}>{texts.intro}</p>
          <QueryState query={query} texts={texts} />
          {query.data && (
            <ul className={list.rows}>
              {query.data.links.map((link) => (
                <DeadLinkRow key={link.address} link={link} onReplaced={tell} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
