import type { ListedAccount } from "#api/accounts/accounts.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Chip } from "#app/ui/lists/chip.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { rightsText } from "#app/admin/accounts/roles/rights-text.ts";
import list from "../../../ui/lists/line-rows.module.css";

export type AccountAction =
  | "role"
  | "email"
  | "signInLink"
  | "withdrawSignInLink"
  | "disable"
  | "enable"
  | "endSessions"
  | "resetSecondFactor"
  | "remove";

interface AccountRowProps {
  account: ListedAccount;
  isBusy: boolean;
  onAction: (action: AccountAction) => void;
}

export function AccountRow({ account, isBusy, onAction }: AccountRowProps) {
  const { accounts, roles } = useAdminMessages();
  const texts = accounts.people;
  const language = useLanguage();
  const { username, state, createdAt, lastSeenAt, signInLinkEndsAt, isOwn, hasSecondFactor } = account;
  const { email, pendingEmail } = account;
  return (
    <li className={list.row}>
      <div className={list.who}>
        <p className={list.name}>
          {username} {isOwn && <Chip isMarked>{texts.isOwn}</Chip>}
          {state === "disabled" && <Chip isMarked>{texts.disabled}</Chip>}
          {hasSecondFactor && <Chip isMarked>{texts.hasSecondFactor}</Chip>}
        </p>
        <p className={list.detail}>{rightsText(account, roles)}</p>
        {email !== undefined && <p className={list.detail}>{accounts.emails.confirmed(email)}</p>}
        {pendingEmail !== undefined && <p className={list.detail}>{accounts.emails.pending(pendingEmail)}</p>}
        <p className={list.detail}>{texts.since(formatDate(createdAt, language))}</p>
        {lastSeenAt !== undefined && (
          <p className={list.detail}>{texts.lastSeen(formatMoment(lastSeenAt, language))}</p>
        )}
        {signInLinkEndsAt !== undefined && (
          <p className={list.detail}>{texts.unusedLink(formatMoment(signInLinkEndsAt, language))}</p>
        )}
      </div>
      {!isOwn && (
        <div className={list.buttons}>
          {actionsOf(account).map((action) => (
            <Button
              key={action}
              small
              kind={kinds[action]}
              disabled={isBusy}
              aria-label={texts.actionNamed(texts.actions[action], username)}
              onClick={() => onAction(action)}
            >
              {texts.actions[action]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

const kinds: Record<AccountAction, "primary" | "quiet" | "danger"> = {
  role: "quiet",
  email: "quiet",
  signInLink: "quiet",
  withdrawSignInLink: "quiet",
  enable: "primary",
  endSessions: "quiet",
  resetSecondFactor: "quiet",
  disable: "quiet",
  remove: "danger",
};

/** One's own account is changed on its own page. */
function actionsOf({ state, lastSeenAt, signInLinkEndsAt, hasSecondFactor }: ListedAccount): AccountAction[] {
  return [
    "role",
    "email",
    ...(state === "active" ? (["signInLink"] as const) : []),
    ...(signInLinkEndsAt === undefined ? [] : (["withdrawSignInLink"] as const)),
    state === "disabled" ? "enable" : "disable",
    ...(lastSeenAt === undefined ? [] : (["endSessions"] as const)),
    ...(hasSecondFactor ? (["resetSecondFactor"] as const) : []),
    "remove",
  ];
}
