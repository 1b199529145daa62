import { useState } from "react";
import { Link } from "react-router";
import { useDrafts } from "#app/site/tools/plan-keeping/plan-drafts.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { shortlistKey, toggleKept, useShortlist, type Kept } from "./shortlist.ts";
import styles from "./keep-buttons.module.css";

interface Thing {
  item: Kept;
  name?: string;
}

interface KeepButtonsProps {
  /** Each has a button, with its name; the only one needs none. */
  things: readonly Thing[];
  /** Further things, offered once one is kept: the page of readers who keep nothing does not have them. */
  more?: readonly Thing[];
  /** Says what several buttons are for. */
  title?: string;
}

/**
 * Buttons that put what a page tells of on the list for the plan, and take it off again. The page hydrates by itself where
 * the device keeps some, to show which.
 */
export function KeepButtons({ things, more = [], title }: KeepButtonsProps) {
  const { shortlist: words } = useMessages();
  const language = useLanguage();
  const ids = useShortlist().map(({ id }) => id);
  const [draft = ""] = useDrafts();
  const [said, setSaid] = useState("");

  const hasKept = [...things, ...more].some(({ item }) => ids.includes(item.id));
  const button = ({ item, name }: Thing) => {
    const isKept = ids.includes(item.id);
    return (
      <Button key={item.id} kind="quiet" small aria-pressed={isKept} onClick={() => toggle(item)}>
        {name ?? (isKept ? words.kept : words.keep)}
      </Button>
    );
  };

  function toggle(item: Kept): void {
    if (toggleKept(item)) setSaid(ids.includes(item.id) ? words.gone : words.saved);
    else setSaid(words.failed);
  }

  return (
    <div className={styles.keep} data-draft={shortlistKey}>
      {title && <p className={styles.title}>{title}</p>}
      {things.map(button)}
      <p role="status">{said}</p>
      {hasKept && (
        // Where one left off, if there is a plan.
        <Link to={pagePath("trip-planner", language) + draft}>{words.planner}</Link>
      )}
      {hasKept && more.length > 0 && (
        <>
          <p className={styles.title}>{words.treks}</p>
          {more.map(button)}
        </>
      )}
    </div>
  );
}
