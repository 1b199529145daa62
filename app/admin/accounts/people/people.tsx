import { useCallback, useEffect, useState } from "react";
import type { ListedAccount } from "#api/accounts.ts";
import type { ApiClient } from "#api/client.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { Panel } from "#app/admin/accounts/panel.tsx";
import { useCall } from "#app/admin/accounts/use-call.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AccountRow, type AccountAction } from "./account-row.tsx";
import { Invitations } from "./invitations.tsx";
import styles from "./people.module.css";

export interface PeopleProps {
  /** Must be stable between renders. */
  api: ApiClient;
  handleSessionLoss: (error: unknown) => boolean;
}

interface Question {
  account: ListedAccount;
  action: AccountAction;
}

/** All accounts, what can be done with each, and invitations. */
export function People({ api, handleSessionLoss }: PeopleProps) {
  const { people: texts } = useAdminMessages().accounts;
  const [accounts, setAccounts] = useState<ListedAccount[]>([]);
  const [question, setQuestion] = useState<Question | null>(null);
  const { isBusy, failure, run } = useCall(handleSessionLoss);

  const load = useCallback(async () => setAccounts(await api.listAccounts()), [api]);
  useEffect(() => {
    void run(load);
    // Once: `run` is another one at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [load]);

  const calls: Record<AccountAction, (id: string) => Promise<unknown>> = {
    approve: (id) => api.approveAccount(accounts.find((account) => account.id === id)?.username ?? ""),
    disable: api.disableAccount,
    enable: api.enableAccount,
    endSessions: api.endSessionsOf,
    resetSecondFactor: api.resetSecondFactorOf,
    remove: api.removeAccount,
  };

  async function act({ account, action }: Question): Promise<void> {
    await run(() => calls[action](account.id).then(load));
    setQuestion(null);
  }

  return (
    <div className={styles.page}>
      <Panel title={texts.title} intro={texts.intro}>
        <CallAlert failure={failure} />
        <ul className={styles.rows}>
          {accounts.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              isBusy={isBusy}
              onAction={(action) => {
                if (action === "enable" || action === "approve") void act({ account, action });
                else setQuestion({ account, action });
              }}
            />
          ))}
        </ul>
      </Panel>
      <Invitations api={api} handleSessionLoss={handleSessionLoss} />
      <ConfirmDialog
        open={question !== null}
        title={question ? texts.questions[question.action].title(question.account.username) : ""}
        text={question && texts.questions[question.action].text}
        confirm={question ? texts.actions[question.action] : ""}
        cancel={texts.cancel}
        busy={isBusy}
        onConfirm={() => question && void act(question)}
        onCancel={() => setQuestion(null)}
      />
    </div>
  );
}
