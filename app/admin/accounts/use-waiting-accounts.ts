import { useEffect, useState } from "react";
import type { WaitingAccount } from "#api/accounts.ts";
import type { ApiClient } from "#api/client.ts";

export interface WaitingAccountsProps {
  /** Must be stable between renders, as must `handleSessionLoss`. */
  api: Pick<ApiClient, "listWaitingAccounts" | "approveAccount" | "refuseAccount">;
  /** Called with each failed call; returns true when the session was lost. */
  handleSessionLoss: (error: unknown) => boolean;
}

interface Decision {
  username: string;
  outcome: "approved" | "refused";
}

/** Loads the waiting accounts, and decides on one at a time. */
export function useWaitingAccounts({ api, handleSessionLoss }: WaitingAccountsProps) {
  const [accounts, setAccounts] = useState<WaitingAccount[]>([]);
  const [refusing, setRefusing] = useState<string | null>(null);
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

  async function decide(username: string, outcome: Decision["outcome"]): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await (outcome === "approved" ? api.approveAccount(username) : api.refuseAccount(username));
      setAccounts(accounts.filter((account) => account.username !== username));
      setDecision({ username, outcome });
    } catch (error) {
      console.warn("The account could not be changed", error);
      if (!handleSessionLoss(error)) setFailure("failed");
    } finally {
      setIsBusy(false);
      // Together with the decision: while the question is open, nothing behind it can get the focus.
      setRefusing(null);
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
  };
}
