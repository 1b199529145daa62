import type { WaitingAccount } from "#api/accounts/accounts.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { RightsDialog } from "#app/admin/accounts/roles/rights-dialog.tsx";
import { editorRights } from "#app/admin/accounts/roles/rights-fields.tsx";
import { useWaitingAccounts, type WaitingAccountsProps } from "./use-waiting-accounts.ts";
import list from "../../../ui/lists/line-rows.module.css";
import styles from "./waiting-accounts.module.css";

/** Renders nothing when no account waits for approval. */
export function WaitingAccounts(props: WaitingAccountsProps) {
  const texts = useAdminMessages().accounts.waiting;
  const { roles } = useAdminMessages();
  const waiting = useWaitingAccounts(props);
  const { accounts, failure, isBusy, decision, decide, refusing, approving } = waiting;
  const status = useOutcomeFocus<HTMLParagraphElement>(decision);

  if (accounts.length === 0 && !failure && !decision) return null;
  return (
    <section className={styles.waiting}>
      <h2>{texts.title}</h2>
      {failure && <Alert>{texts[failure]}</Alert>}
      <p ref={status} role="status" tabIndex={-1} hidden={!decision}>
        {decision && texts[decision.outcome](decision.username)}
      </p>
      <ul className={list.rows}>
        {accounts.map((account) => (
          <AccountRow
            key={account.username}
            account={account}
            isBusy={isBusy}
            onApprove={() => waiting.setApproving(account.username)}
            onRefuse={() => waiting.setRefusing(account.username)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={refusing !== null}
        title={texts.confirmRefusal(refusing ?? "")}
        text={texts.refusalText}
        confirm={texts.refuse}
        cancel={texts.cancel}
        busy={isBusy}
        onConfirm={() => refusing !== null && void decide(refusing, null)}
        onCancel={() => waiting.setRefusing(null)}
      />
      {approving !== null && (
        <RightsDialog
          title={roles.approveTitle(approving)}
          confirm={roles.approve}
          rights={editorRights}
          isBusy={isBusy}
          onConfirm={(rights) => decide(approving, rights)}
          onCancel={() => waiting.setApproving(null)}
        />
      )}
    </section>
  );
}

interface AccountRowProps {
  account: WaitingAccount;
  isBusy: boolean;
  onApprove: () => void;
  onRefuse: () => void;
}

function AccountRow({ account: { username, createdAt }, isBusy, onApprove, onRefuse }: AccountRowProps) {
  const texts = useAdminMessages().accounts.waiting;
  const language = useLanguage();
  return (
    <li className={list.row}>
      <div className={list.who}>
        <p className={list.name}>{username}</p>
        <p className={list.detail}>{texts.since(formatDate(createdAt, language))}</p>
      </div>
      <div className={list.buttons}>
        <Button small disabled={isBusy} aria-label={texts.approveNamed(username)} onClick={onApprove}>
          {texts.approve}
        </Button>
        <Button
          small
          kind="danger"
          disabled={isBusy}
          aria-label={texts.refuseNamed(username)}
          onClick={onRefuse}
        >
          {texts.refuse}
        </Button>
      </div>
    </li>
  );
}
