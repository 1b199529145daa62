import { useEffect, useRef, useState } from "react";
import type { WaitingAccount } from "#api/accounts.ts";
import type { ApiClient } from "#api/client.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./waiting-accounts.module.css";

interface WaitingAccountsProps {
  api: Pick<ApiClient, "listWaitingAccounts" | "approveAccount" | "refuseAccount">;
  /** Called with each failed call; returns true when the session was lost. */
  handleSessionLoss: (error: unknown) => boolean;
}

/** Renders nothing when no account waits for approval. */
export function WaitingAccounts({ api, handleSessionLoss }: WaitingAccountsProps) {
  const texts = useAdminMessages().accounts.waiting;
  const language = useLanguage();
  const [accounts, setAccounts] = useState<WaitingAccount[]>([]);
  const [refusing, setRefusing] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<"failed" | "loadFailed" | null>(null);
  const [outcome, setOutcome] = useState("");
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    let isCurrent = true;
    api.listWaitingAccounts().then(
      (waiting) => isCurrent && setAccounts(waiting),
      (error: unknown) => {
        console.warn("The waiting accounts could not be loaded", error);
        if (!isCurrent) return;
        if (!handleSessionLoss(error)) setFailure("loadFailed");
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, handleSessionLoss]);

  useEffect(() => {
    // The pressed button is gone, so the status message gets the focus.
    if (outcome) status.current?.focus();
  }, [outcome]);

  async function decide(username: string, isApproved: boolean): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await (isApproved ? api.approveAccount(username) : api.refuseAccount(username));
      setAccounts(accounts.filter((account) => account.username !== username));
      setOutcome(isApproved ? texts.approved(username) : texts.refused(username));
    } catch (error) {
      console.warn("The account could not be changed", error);
      if (!handleSessionLoss(error)) setFailure("failed");
    } finally {
      setIsBusy(false);
      setRefusing(null);
    }
  }

  if (accounts.length === 0 && !failure && !outcome) return null;
  return (
    <section className={styles.waiting}>
      <h2>{texts.title}</h2>
      {failure && <Alert>{texts[failure]}</Alert>}
      <p ref={status} role="status" tabIndex={-1} hidden={!outcome}>
        {outcome}
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
                onClick={() => setRefusing(username)}
              >
                {texts.refuse}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={refusing !== null}
        title={texts.confirmRefusal(refusing ?? "")}
        text={texts.refusalText}
        confirm={texts.refuse}
        cancel={texts.cancel}
        busy={isBusy}
        onConfirm={() => refusing !== null && void decide(refusing, false)}
        onCancel={() => setRefusing(null)}
      />
    </section>
  );
}
