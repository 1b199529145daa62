import { useEffect, useState } from "react";
import type { WaitingAccount } from "#api/accounts/accounts.ts";
import type { Rights } from "#api/accounts/roles.ts";
import { ApiError } from "#api/errors.ts";
import type { AdminClient } from "#api/admin/admin-client.ts";

export interface WaitingAccountsProps {
  /** Must be stable between renders, as must `handleSessionLoss`. */
  api: Pick<AdminClient, "listWaitingAccounts" | "approveAccount" | "refuseAccount">;
  /** Called with each failed call; returns true when the session was lost. */
  handleSessionLoss: (error: unknown) => boolean;
  /** After each decision. */
  onDecided: () => void;
}

interface Decision {
  username: string;
  outcome: "approved" | "refused";
}

/** Loads the waiting accounts, and decides on one at a time. */
export function useWaitingAccounts({ api, handleSessionLoss, onDecided }: WaitingAccountsProps) {
  const [accounts, setAccounts] = useState<WaitingAccount[]>([]);
  const [refusing, setRefusing] = useState<string | null>(null);
  const [approving, setApproving] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<"failed" | "loadFailed" | null>(null);
  const [decision, setDecision] = useState<Decision | null>(null);

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

  /** @param rights of an account that is approved; one that is refused has none */
  async function decide(username: string, rights: Rights | null): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    let isOver = true;
    try {
      await (rights ? api.approveAccount(username, rights) : api.refuseAccount(username));
      setAccounts(accounts.filter((account) => account.username !== username));
      setDecision({ username, outcome: rights ? "approved" : "refused" });
      onDecided();
    } catch (error) {
      console.warn("The account could not be changed", error);
      // Whoever did not want to give the password is back where they were, with what they chose.
      isOver = !(error instanceof ApiError && error.code === "proof_needed");
      if (isOver && !handleSessionLoss(error)) setFailure("failed");
    } finally {
      setIsBusy(false);
      // Together with the decision: while the question is open, nothing behind it can get the focus.
      if (isOver) setRefusing(null);
      if (isOver) setApproving(null);
    }
  }

  return {
    accounts,
    failure,
    isBusy,
    /** The last one. */
    decision,
    decide,
    /** The name of the account whose refusal is to be confirmed. */
    refusing,
    setRefusing,
    /** The name of the account whose role is to be chosen. */
    approving,
    setApproving,
  };
}
