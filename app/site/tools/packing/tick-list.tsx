import { StorageNotice } from "#app/site/tools/storage-notice.tsx";
import { TickItem } from "#app/site/tools/ticks/tick-item.tsx";
import { useTicks } from "#app/site/tools/ticks/use-ticks.ts";
import { packingGroups, packingItems, type PackingItem } from "#content/tools/packing/packing-items.ts";
import type { PackingListText } from "#content/tools/packing-list-text.ts";
import styles from "./tick-list.module.css";

/** The packing list, by group; the ticks stay on the device. */
export function TickList({ text, items }: { text: PackingListText; items: PackingItem[] }) {
  const { form, ticksKey, ticks, isKept, write, clear } = useTicks("packing");
  const toPack = items.filter((item) => packingItems[item].group !== "home");
  const done = toPack.filter((item) => ticks.has(item)).length;
  const packed = text.packed.replace("{done}", String(done)).replace("{of}", String(toPack.length));
  return (
    <form ref={form} data-draft={ticksKey} className={styles.list} onInput={write}>
      <div className={styles.groups}>
        {packingGroups.map((group) => {
          const own = items.filter((item) => packingItems[item].group === group);
          if (own.length === 0) return null;
          return (
            <fieldset key={group} className={styles.group}>
              <legend className={styles.name}>{text.groups[group]}</legend>
              {own.map((item) => {
                const { name, why } = text.items[item];
                return <TickItem key={item} id={item} name={name} text={why} isTicked={ticks.has(item)} />;
              })}
            </fieldset>
          );
        })}
      </div>
      <StorageNotice texts={text} isKept={isKept} onClear={clear} said={done > 0 ? packed : ""} />
    </form>
  );
}
