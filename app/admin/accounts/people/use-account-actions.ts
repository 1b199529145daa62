import { useState } from "react";
import type { ListedAccount, NewSignInLink } from "#api/accounts/accounts.ts";
import type { Rights } from "#api/accounts/roles.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { AccountAction } from "./account-row.tsx";
import type { AddressOutcome } from "./email-dialog.tsx";

/** An action that needs nothing but its call. */
type CalledAction = Exclude<AccountAction, "role" | "email">;

/** An action that is asked about before it is done. */
interface Question {
  account: ListedAccount;
  action: Exclude<CalledAction, "enable" | "withdrawSignInLink">;
}

/** The actions on an account: one at a time, most of them after a question. */
export function useAccountActions(onDone: () => void) {
  const { api } = useAdmin();
  const language = useLanguage();
  const { isBusy, failure, run } = useCall();
  const [choosing, setChoosing] = useState<ListedAccount | null>(null);
  const addresses = useAddressing(onDone);
  const [link, setLink] = useState<(NewSignInLink & { username: string }) | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  const calls: Record<CalledAction, (account: ListedAccount) => Promise<unknown>> = {
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

  async function act(account: ListedAccount, action: CalledAction): Promise<void> {
    if (await run(() => calls[action](account))) onDone();
    setQuestion(null);
  }

  return {
    isBusy,
    failure,
    addresses,
    /** The link that was made last, which is shown once. */
    link,
    /** The account whose role is being chosen. */
    choosing,
    stopChoosing: () => setChoosing(null),
    async changeRole({ id }: ListedAccount, rights: Rights): Promise<void> {
      if (!(await run(() => api.changeRole(id, rights)))) return;
      setChoosing(null);
      onDone();
    },
    question,
    refuse: () => setQuestion(null),
    agree: () => void (question && act(question.account, question.action)),
    request(account: ListedAccount, action: AccountAction): void {
      addresses.forget();
      if (action === "role") setChoosing(account);
      else if (action === "email") addresses.open(account);
      else if (action === "enable" || action === "withdrawSignInLink") void act(account, action);
      else setQuestion({ account, action });
    },
  };
}

/** The dialog for the address of an account. */
function useAddressing(onDone: () => void) {
  const [account, setAccount] = useState<ListedAccount | null>(null);
  const [outcome, setOutcome] = useState<{ kind: AddressOutcome; username: string } | null>(null);
  return {
    /** The account whose address is being given. */
    account,
    open: setAccount,
    close: () => setAccount(null),
    /** The outcome for the address that was given or removed last, until the next action. */
    outcome,
    forget: () => setOutcome(null),
    done(kind: AddressOutcome): void {
      setOutcome(account && { kind, username: account.username });
      setAccount(null);
      onDone();
    },
  };
}
