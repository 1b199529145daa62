import type { MenuLine, OwnPagePlace } from "#i18n/site/site-menu.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { StepButtons, type Stepping } from "#app/ui/buttons/step-buttons.tsx";
import { ArrangedRow } from "#app/ui/lists/arranged-row.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { targetsOf } from "./menu-changes.ts";
import fieldStyles from "../../../ui/forms/field.module.css";

interface MenuRowProps {
  line: MenuLine;
  name: string;
  /** Begins the ids of its controls. */
  id: string;
  place: OwnPagePlace;
  placeName: (place: OwnPagePlace) => string;
  /** Why readers do not have it in the language of the admin area; false where they have. */
  unseen: string | false;
  /** Null where it stands in no menu. */
  steps: Stepping | null;
  onTurn: () => void;
  onSend: (to: OwnPagePlace) => void;
}

/** A page in its place, with what can be done with it. */
export function MenuRow({ line, name, id, place, placeName, unseen, steps, onTurn, onSend }: MenuRowProps) {
  const {
    siteMenu: texts,
    storedForm: { rows },
  } = useAdminMessages();
  const targets = targetsOf(line, place);
  const acts = texts.acts[place === "footer" ? "footer" : "menu"];
  return (
    <ArrangedRow name={name} isHidden={line.isHidden} notes={[line.isHidden && acts.isOut, unseen]}>
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
      {steps && <StepButtons id={id} up={rows.up(name)} down={rows.down(name)} {...steps} />}
      {steps && (
        <Button
          kind="quiet"
          small
          aria-label={texts.named(line.isHidden ? acts.putBack : acts.takeOut, name)}
          onClick={onTurn}
        >
          {line.isHidden ? acts.putBack : acts.takeOut}
        </Button>
      )}
    </ArrangedRow>
  );
}
