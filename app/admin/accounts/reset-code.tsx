import { Button } from "#app/ui/buttons/button.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import styles from "./reset-code.module.css";

/** The code that was made a moment ago. It is shown once. */
export function ResetCode({ code, onDone }: { code: string; onDone: () => void }) {
  const texts = useAdminMessages().accounts.resetCode;
  // It takes the place of what was pressed.
  const said = useOutcomeFocus<HTMLParagraphElement>(code);
  return (
    <>
      <p ref={said} tabIndex={-1}>
        {texts.keep}
      </p>
      <p>
        <code aria-label={texts.code} className={styles.code}>
          {code}
        </code>
      </p>
      <p className={styles.buttons}>
        <Button onClick={onDone}>{texts.kept}</Button>
        <Button kind="quiet" onClick={() => print()}>
          {texts.print}
        </Button>
      </p>
    </>
  );
}
