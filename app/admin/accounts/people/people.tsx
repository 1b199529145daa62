import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { RightsDialog } from "#app/admin/accounts/roles/rights-dialog.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { AccountRow } from "./account-row.tsx";
import { EmailDialog } from "./email-dialog.tsx";
import { Invitations } from "./invitations.tsx";
import { SecretLink } from "./secret-link.tsx";
import { useAccountActions } from "./use-account-actions.ts";
import { WaitingAccounts } from "./waiting-accounts.tsx";
import list from "../../../ui/lists/line-rows.module.css";
import styles from "./people.module.css";

export interface PeopleProps {
  /** When a waiting account was approved or refused. */
  onDecided: () => void;
}

/** Accounts that wait for approval, all others, what can be done with each, and invitations. */
export function People({ onDecided }: PeopleProps) {
  const { api } = useAdmin();
  const { people: texts, signInLink, emails } = useAdminMessages().accounts;
  const language = useLanguage();
  const { data, error, refetch } = useQuery({ queryKey: ["accounts"], queryFn: () => api.listAccounts() });
  const accounts = data?.filter(({ state }) => state !== "waiting") ?? [];
  const actions = useAccountActions(() => void refetch());
  const { isBusy, failure, link } = actions;
  const { outcome } = actions.addresses;
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
        {outcome && <Alert kind="success">{emails.ofOther[outcome.kind](outcome.username)}</Alert>}
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
              onAction={(action) => actions.request(account, action)}
            />
          ))}
        </ul>
      </Panel>
      <Invitations />
      <AccountDialogs actions={actions} />
    </div>
  );
}

/** Asks for the role or the address of an account, or whether to go on with an action. */
function AccountDialogs({ actions }: { actions: ReturnType<typeof useAccountActions> }) {
  const { accounts, roles } = useAdminMessages();
  const { people: texts, signInLink } = accounts;
  const { isBusy, failure, choosing, addresses, question } = actions;
  const isLink = question?.action === "signInLink";
  return (
    <>
      {choosing && (
        <RightsDialog
          title={roles.changeTitle(choosing.username)}
          confirm={roles.save}
          rights={choosing}
          isBusy={isBusy}
          alert={<CallAlert failure={failure} />}
          onConfirm={(rights) => actions.changeRole(choosing, rights)}
          onCancel={actions.stopChoosing}
        />
      )}
      {addresses.account && (
        <EmailDialog account={addresses.account} onDone={addresses.done} onCancel={addresses.close} />
      )}
      <ConfirmDialog
        open={question !== null}
        title={question ? texts.questions[question.action].title(question.account.username) : ""}
        text={question && texts.questions[question.action].text}
        confirm={question ? (isLink ? signInLink.confirm : texts.actions[question.action]) : ""}
        kind={isLink ? "primary" : "danger"}
        cancel={texts.cancel}
        busy={isBusy}
        onConfirm={actions.agree}
        onCancel={actions.refuse}
      />
    </>
  );
}
