import { InlineText } from "#app/site/parts/inline-text.tsx";
import type { Line } from "#content/documents/line.ts";
import styles from "./tick-item.module.css";

interface TickItemProps {
  /** The device keeps it while the thing is ticked off. */
  id: string;
  name: string;
  text?: Line | undefined;
  isTicked: boolean;
}

/** A thing of a list, to be ticked off; `useTicks` keeps it. */
export function TickItem({ id, name, text, isTicked }: TickItemProps) {
  return (
    <label className={styles.item}>
      <input type="checkbox" name="item" value={id} defaultChecked={isTicked} />
      <span>
        <span className={styles.name}>{name}</span>
        {text && (
          <small className={styles.text}>
            <InlineText>{text}</InlineText>
          </small>
        )}
      </span>
    </label>
  );
}
