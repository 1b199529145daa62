import { InlineText } from "#app/site/parts/inline-text.tsx";
import { StorageNotice } from "#app/site/tools/storage-notice.tsx";
import { packingGroups, packingItems, type PackingItem } from "#content/packing/packing-items.ts";
import type { PackingListText } from "#content/tools/packing-list-text.ts";
import { tickField, ticksKey, useTicks } from "./use-ticks.ts";
import styles from "./tick-list.module.css";

/** The packing list, by group; the ticks stay on the device. */
export function TickList({ text, items }: { text: PackingListText; items: PackingItem[] }) {
  const { form, ticks, isKept, write, clear } = useTicks();
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
              {own.map((item) => (
                <label key={item} className={styles.item}>
                  <input type="checkbox" name={tickField} value={item} defaultChecked={ticks.has(item)} />
                  <span>
                    {text.items[item].name}
                    {text.items[item].why && (
                      <small className={styles.why}>
                        <InlineText>{text.items[item].why}</InlineText>
                      </small>
                    )}
                  </span>
                </label>
              ))}
            </fieldset>
          );
        })}
      </div>
      <StorageNotice texts={text} isKept={isKept} onClear={clear} said={done > 0 ? packed : ""} />
    </form>
  );
}
