import type { MenuLine, OwnPagePlace } from "#i18n/site-menu.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { StepButtons, type Stepping } from "#app/ui/buttons/step-buttons.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { targetsOf } from "./menu-changes.ts";
import fieldStyles from "../../ui/forms/field.module.css";
import styles from "./menu.module.css";

interface MenuRowProps {
  line: MenuLine;
  name: string;
  /** Begins the ids of its controls. */
  id: string;
  place: OwnPagePlace;
  placeName: (place: OwnPagePlace) => string;
  /** Whether readers have it in the language of the admin area. */
  isSeen: boolean;
  /** Null where it stands in no menu. */
  steps: Stepping | null;
  onTurn: () => void;
  onSend: (to: OwnPagePlace) => void;
}

/** A page in its place, with what can be done with it. */
export function MenuRow({ line, name, id, place, placeName, isSeen, steps, onTurn, onSend }: MenuRowProps) {
  const { siteMenu: texts } = useAdminMessages();
  const targets = targetsOf(line, place);
  return (
    <li className={styles.row}>
      <span className={line.isHidden ? styles.hidden : undefined}>
        {name}
        {line.isHidden && <small className={styles.note}>{texts.hidden}</small>}
        {!isSeen && <small className={styles.note}>{texts.unseen}</small>}
      </span>
      <span className={styles.controls}>
        {targets.length > 0 && (
          <select
            id={`${id}-place`}
            className={fieldStyles.control}
            aria-label={texts.moveTo(name)}
            value={place}
            onChange={({ target }) => {
              const to = targets.find((one) => one === target.value);
              if (to) onSend(to);
            }}
          >
            {targets.map((one) => (
              <option key={one} value={one}>
                {placeName(one)}
              </option>
            ))}
          </select>
        )}
        {steps && <StepButtons id={id} up={texts.up(name)} down={texts.down(name)} {...steps} />}
        {steps && (
          <Button
            kind="quiet"
            small
            aria-label={line.isHidden ? texts.showNamed(name) : texts.hideNamed(name)}
            onClick={onTurn}
          >
            {line.isHidden ? texts.show : texts.hide}
          </Button>
        )}
      </span>
    </li>
  );
}
