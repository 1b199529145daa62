import { useEffect, useRef, useState } from "react";
import type { WaitingAccount } from "#api/accounts.ts";
import type { ApiClient } from "#api/client.ts";
import { isSessionLost } from "#api/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./waiting-accounts.module.css";

interface WaitingAccountsProps {
  api: Pick<ApiClient, "listWaitingAccounts" | "approveAccount" | "refuseAccount">;
  onSessionLost: () => void;
}

/** The accounts that an administrator is asked to approve or refuse; nothing while there are none. */
export function WaitingAccounts({ api, onSessionLost }: WaitingAccountsProps) {
  const texts = useDeskMessages().accounts.waiting;
  const language = useLanguage();
  const [accounts, setAccounts] = useState<WaitingAccount[]>([]);
  const [asked, setAsked] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<"failed" | "loadFailed" | null>(null);
  const [done, setDone] = useState("");
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    let isCurrent = true;
    api.listWaitingAccounts().then(
      (waiting) => isCurrent && setAccounts(waiting),
      (error: unknown) => {
        console.warn("The waiting accounts could not be loaded", error);
        if (!isCurrent) return;
        if (isSessionLost(error)) onSessionLost();
        else setFailure("loadFailed");
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, onSessionLost]);

  useEffect(() => {
    // The button that was pressed is gone.
    if (done) status.current?.focus();
  }, [done]);

  async function decide(username: string, isApproved: boolean): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await (isApproved ? api.approveAccount(username) : api.refuseAccount(username));
      setAccounts(accounts.filter((account) => account.username !== username));
      setDone(isApproved ? texts.approved(username) : texts.refused(username));
    } catch (error) {
      console.warn("The account could not be changed", error);
      if (isSessionLost(error)) onSessionLost();
      else setFailure("failed");
    } finally {
      setIsBusy(false);
      setAsked(null);
    }
  }

  if (accounts.length === 0 && !failure && !done) return null;
  return (
    <section className={styles.waiting}>
      <h2>{texts.title}</h2>
      {failure && <Alert>{texts[failure]}</Alert>}
      <p ref={status} role="status" tabIndex={-1} hidden={!done}>
        {done}
      </p>
      <ul className={styles.list}>
        {accounts.map(({ username, createdAt }) => (
          <li key={username} className={styles.account}>
            <div className={styles.who}>
              <p className={styles.name}>{username}</p>
              <p className={styles.since}>{texts.since(formatDate(createdAt, language))}</p>
            </div>
            <div className={styles.buttons}>
              <Button
                small
                disabled={isBusy}
                aria-label={texts.approveNamed(username)}
                onClick={() => void decide(username, true)}
              >
                {texts.approve}
              </Button>
              <Button
                small
                kind="danger"
                disabled={isBusy}
                aria-label={texts.refuseNamed(username)}
                onClick={() => setAsked(username)}
              >
                {texts.refuse}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={texts.confirmRefusal(asked ?? "")}
        text={texts.refusalText}
        confirm={texts.refuse}
        cancel={texts.cancel}
        busy={isBusy}
        onConfirm={() => asked !== null && void decide(asked, false)}
        onCancel={() => setAsked(null)}
      />
    </section>
  );
}
