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
import list from "../account-rows.module.css";
import styles from "./people.module.css";

export interface PeopleProps {
  /** Must be stable between renders. */
  api: ApiClient;
  handleSessionLoss: (error: unknown) => boolean;
}

interface Question {
  account: ListedAccount;
  action: Exclude<AccountAction, "approve" | "enable">;
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

  const calls: Record<AccountAction, (account: ListedAccount) => Promise<unknown>> = {
    approve: ({ username }) => api.approveAccount(username),
    disable: ({ id }) => api.disableAccount(id),
    enable: ({ id }) => api.enableAccount(id),
    endSessions: ({ id }) => api.endSessionsOf(id),
    resetSecondFactor: ({ id }) => api.resetSecondFactorOf(id),
    remove: ({ id }) => api.removeAccount(id),
  };

  async function act(account: ListedAccount, action: AccountAction): Promise<void> {
    await run(() => calls[action](account).then(load));
    setQuestion(null);
  }

  return (
    <div className={styles.page}>
      <Panel title={texts.title} intro={texts.intro}>
        <CallAlert failure={failure} />
        <ul className={list.rows}>
          {accounts.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              isBusy={isBusy}
              onAction={(action) => {
                if (action === "enable" || action === "approve") void act(account, action);
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
        onConfirm={() => question && void act(question.account, question.action)}
        onCancel={() => setQuestion(null)}
      />
    </div>
  );
}
