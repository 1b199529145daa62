import type { PackingChoice } from "#content/tools/packing/packing-choice.ts";
import { itemsFor } from "#content/tools/packing/packing-items.ts";
import type { PackingListText } from "#content/tools/packing-list-text.ts";
import { ChoiceForm } from "./choice-form.tsx";
import { TickList } from "./tick-list.tsx";
import styles from "./packing-list.module.css";

export function PackingList({ text, choice }: { text: PackingListText; choice: PackingChoice }) {
  return (
    <div className={styles.packing}>
      <section aria-labelledby="_choice" className={styles.choice}>
        <h2 id="_choice" className={styles.title}>
          {text.choiceTitle}
        </h2>
        <ChoiceForm text={text} choice={choice} />
      </section>
      <section aria-labelledby="_list" className={styles.list}>
        <h2 id="_list" className={styles.title}>
          {text.listTitle}
        </h2>
        <TickList text={text} items={itemsFor(choice)} />
      </section>
    </div>
  );
}
