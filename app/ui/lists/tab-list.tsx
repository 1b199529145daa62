import { useRef, type KeyboardEvent, type ReactNode } from "react";
import styles from "./tab-list.module.css";

interface Tab<Id extends string> {
  id: Id;
  /** Id of the panel that it shows. */
  panel: string;
  name: string;
  /** The language of the name. */
  lang?: string;
  /** Something in its panel has to be mended. */
  isWrong?: boolean;
  badge?: ReactNode;
}

interface TabListProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  shown: Id;
  onShow: (id: Id) => void;
}

/** One panel is shown at a time; arrow keys lead from one to the next. */
export function TabList<Id extends string>({ label, tabs, shown, onShow }: TabListProps<Id>) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  function moveByKey(event: KeyboardEvent, from: number): void {
    const last = tabs.length - 1;
    const targets: Partial<Record<string, number>> = {
      ArrowRight: from === last ? 0 : from + 1,
      ArrowLeft: from === 0 ? last : from - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    onShow(tab.id);
    buttons.current[target]?.focus();
  }

  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map(({ id, panel, name, lang, isWrong = false, badge }, index) => (
        <button
          key={id}
          ref={(element) => {
            buttons.current[index] = element;
          }}
          type="button"
          role="tab"
          aria-controls={panel}
          aria-selected={shown === id}
          tabIndex={shown === id ? 0 : -1}
          className={isWrong ? `${styles.tab} ${styles.wrong}` : styles.tab}
          onClick={() => onShow(id)}
          onKeyDown={(event) => moveByKey(event, index)}
        >
          <span lang={lang}>{name}</span> {badge}
        </button>
      ))}
    </div>
  );
}
