import { useId, useState } from "react";
import type { Passkey } from "#api/accounts/own-account.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatDate } from "#i18n/format-date.ts";
import { formatMoment } from "#i18n/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import list from "../account-rows.module.css";
import styles from "../own/own-account.module.css";

interface PasskeyRowProps {
  passkey: Passkey;
  isBusy: boolean;
  /** `present`: the password. */
  onRemove: (present: string) => void;
}

/** A passkey, and the question for the password before it is removed. */
export function PasskeyRow({ passkey, isBusy, onRemove }: PasskeyRowProps) {
  const { accounts } = useAdminMessages();
  const texts = accounts.passkeys;
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  return (
    <li className={list.row}>
      <div className={list.who}>
        <p className={list.name}>
          {name} {isSynced && <span className={styles.chip}>{texts.isSynced}</span>}
        </p>
        <p className={list.detail}>{texts.added(formatDate(createdAt, language))}</p>
        <p className={list.detail}>
          {lastUsedAt === undefined ? texts.neverUsed : texts.lastUsed(formatMoment(lastUsedAt, language))}
        </p>
      </div>
      <Button
        small
        kind={isAsking ? "quiet" : "danger"}
        aria-label={isAsking ? undefined : texts.removeNamed(name)}
        aria-expanded={isAsking}
        aria-controls={isAsking ? id : undefined}
        onClick={() => setIsAsking(!isAsking)}
      >
        {isAsking ? texts.cancel : texts.remove}
      </Button>
      {isAsking && (
        <form
          id={id}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            onRemove(String(new FormData(event.currentTarget).get("present")));
          }}
        >
          <PasswordField
            name="present"
            label={accounts.changePassword.present}
            showLabel={accounts.showPassword}
            autoComplete="current-password"
            required
          />
          <Button type="submit" kind="danger" busy={isBusy}>
            {texts.confirmRemoval}
          </Button>
        </form>
      )}
    </li>
  );
}
