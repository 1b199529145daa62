import { Alert } from "#app/ui/notices/alert.tsx";
import type { FaultField, SaveErrors } from "./fault-texts.ts";
import styles from "./form-foot.module.css";

/** Why a text was not saved, each fault with a way to its field. */
export function SaveErrorList({ errors, onGo }: { errors: SaveErrors; onGo: (field: FaultField) => void }) {
  return (
    <Alert>
      <p>
        <strong>{errors.headline}</strong>
      </p>
      {errors.faults.length > 0 && (
        <ul>
          {errors.faults.map(({ field, label, text }) => (
            <li key={text}>
              <button type="button" className={styles.go} onClick={() => onGo(field)}>
                {label}
              </button>
              : {text}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
