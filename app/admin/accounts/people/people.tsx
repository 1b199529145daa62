import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedAccount, NewSignInLink } from "#api/accounts/accounts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useCall } from "#app/admin/calls/use-call.ts";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { RightsDialog } from "#app/admin/accounts/roles/rights-dialog.tsx";
import { formatMoment } from "#i18n/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { Rights } from "#api/accounts/roles.ts";
import { AccountRow, type AccountAction } from "./account-row.tsx";
import { Invitations } from "./invitations.tsx";
import { SecretLink } from "./secret-link.tsx";
import { WaitingAccounts } from "./waiting-accounts.tsx";
import list from "../account-rows.module.css";
import styles from "./people.module.css";

export interface PeopleProps {
  /** When a waiting account was approved or refused. */
  onDecided: () => void;
}

interface Question {
  account: ListedAccount;
  action: Exclude<AccountAction, "enable" | "role" | "withdrawSignInLink">;
}

/** Accounts that wait for approval, all others, what can be done with each, and invitations. */
export function People({ onDecided }: PeopleProps) {
  const { api } = useAdmin();
  const { accounts: accountTexts, roles } = useAdminMessages();
  const { people: texts, signInLink } = accountTexts;
  const language = useLanguage();
  const { data, error, refetch } = useQuery({ queryKey: ["accounts"], queryFn: () => api.listAccounts() });
  const accounts = data?.filter(({ state }) => state !== "waiting") ?? [];
  const [choosing, setChoosing] = useState<ListedAccount | null>(null);
  const [link, setLink] = useState<(NewSignInLink & { username: string }) | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const { isBusy, failure, run } = useCall();

  const calls: Record<Exclude<AccountAction, "role">, (account: ListedAccount) => Promise<unknown>> = {
    disable: ({ id }) => api.disableAccount(id),
    enable: ({ id }) => api.enableAccount(id),
    async signInLink({ id, username }) {
      setLink({ ...(await api.makeSignInLink(id, language)), username });
    },
    async withdrawSignInLink({ id }) {
      await api.withdrawSignInLink(id);
      setLink(null);
    },
    endSessions: ({ id }) => api.endSessionsOf(id),
    resetSecondFactor: ({ id }) => api.resetSecondFactorOf(id),
    remove: ({ id }) => api.removeAccount(id),
  };

  async function changeRole({ id }: ListedAccount, rights: Rights): Promise<void> {
    if (!(await run(() => api.changeRole(id, rights)))) return;
    setChoosing(null);
    void refetch();
  }

  async function act(account: ListedAccount, action: keyof typeof calls): Promise<void> {
    if (await run(() => calls[action](account))) void refetch();
    setQuestion(null);
  }

  const isLink = question?.action === "signInLink";
  return (
    <div className={styles.page}>
      <WaitingAccounts
        onDecided={() => {
          void refetch();
          onDecided();
        }}
      />
      <Panel title={texts.title} intro={texts.intro}>
        <CallAlert failure={failure ?? (error && { error })} />
        {link && (
          <Alert kind="success" details={<SecretLink label={signInLink.link} url={link.url} />}>
            {signInLink.made(link.username, formatMoment(link.expiresAt, language))}
          </Alert>
        )}
        <ul className={list.rows}>
          {accounts.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              isBusy={isBusy}
              onAction={(action) => {
                if (action === "role") setChoosing(account);
                else if (action === "enable" || action === "withdrawSignInLink") void act(account, action);
                else setQuestion({ account, action });
              }}
            />
          ))}
        </ul>
      </Panel>
      <Invitations />
      {choosing && (
        <RightsDialog
          title={roles.changeTitle(choosing.username)}
          confirm={roles.save}
          rights={choosing}
          isBusy={isBusy}
          alert={<CallAlert failure={failure} />}
          onConfirm={(rights) => void changeRole(choosing, rights)}
          onCancel={() => setChoosing(null)}
        />
      )}
      <ConfirmDialog
        open={question !== null}
        title={question ? texts.questions[question.action].title(question.account.username) : ""}
        text={question && texts.questions[question.action].text}
        confirm={question ? (isLink ? signInLink.confirm : texts.actions[question.action]) : ""}
        kind={isLink ? "primary" : "danger"}
        cancel={texts.cancel}
        busy={isBusy}
        onConfirm={() => question && void act(question.account, question.action)}
        onCancel={() => setQuestion(null)}
      />
    </div>
  );
}
