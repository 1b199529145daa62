import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import styles from "./own-account.module.css";

/** Shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const texts = useAdminMessages().accounts.secondFactor;
  // They take the place of what was pressed.
  const said = useOutcomeFocus<HTMLDivElement>(codes);
  return (
    <>
      <div ref={said} tabIndex={-1}>
        <Alert kind="success">{texts.isOnNow}</Alert>
      </div>
      <p className={styles.note}>{texts.keepCodes}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <Button onClick={onDone}>{texts.codesKept}</Button>
      </p>
    </>
  );
}
