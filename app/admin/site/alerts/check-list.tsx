import { useId } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import fields from "../../../ui/forms/item-fields.module.css";
import styles from "./alerts.module.css";

export interface Choice {
  value: string;
  name: string;
}

interface CheckListProps {
  /** Set when it must be found from elsewhere, to move the focus. */
  id?: string;
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** Whether these are what a search has found: they are open then, and can be chosen all at once. */
  isFound: boolean;
  error?: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** Many choices, folded away under their label. */
export function CheckList({ id, label, choices, chosen, isFound, error, onChange }: CheckListProps) {
  const { siteAlerts: texts } = useAdminMessages();
  const errorId = useId();
  const left = choices.filter(({ value }) => !chosen.includes(value)).map(({ value }) => value);
  return (
    <details open={isFound || undefined}>
      <summary id={id} className={styles.summary} aria-describedby={error && errorId}>
        {label}
      </summary>
      {error && (
        <p id={errorId} className={fields.fault}>
          {error}
        </p>
      )}
      {isFound && left.length > 0 && (
        <Button kind="quiet" small onClick={() => onChange([...chosen, ...left])}>
          {texts.chooseAll(left.length)}
        </Button>
      )}
      <div role="group" aria-label={label} className={styles.checks}>
        {choices.map(({ value, name }) => (
          <CheckField
            key={value}
            label={name}
            isChecked={chosen.includes(value)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </details>
  );
}
