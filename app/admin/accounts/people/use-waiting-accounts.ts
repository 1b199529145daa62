import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WaitingAccount } from "#api/accounts/accounts.ts";
import type { Rights } from "#api/accounts/roles.ts";
import { ApiError } from "#api/errors/errors.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";

export interface WaitingAccountsProps {
  /** After each decision. */
  onDecided: () => void;
}

const queryKey = ["waitingAccounts"];

interface Decision {
  username: string;
  outcome: "approved" | "refused";
}

/** Loads the waiting accounts, and decides on one at a time. */
export function useWaitingAccounts({ onDecided }: WaitingAccountsProps) {
  const { api } = useAdmin();
  const client = useQueryClient();
  const { data: accounts = [], isError } = useQuery({ queryKey, queryFn: () => api.listWaitingAccounts() });
  const [refusing, setRefusing] = useState<string | null>(null);
  const [approving, setApproving] = useState<string | null>(null);
  const { isBusy, failure, run } = useCall();
  const [decision, setDecision] = useState<Decision | null>(null);

  /** @param rights of an account that is approved; one that is refused has none */
  async function decide(username: string, rights: Rights | null): Promise<void> {
    let isOver = true;
    const isDecided = await run(async () => {
      try {
        await (rights ? api.approveAccount(username, rights) : api.refuseAccount(username));
      } catch (error) {
        // Whoever did not want to give the password is back where they were, with what they chose.
        isOver = !(error instanceof ApiError && error.code === "proof_needed");
        if (isOver) throw error;
      }
    });
    if (!isOver) return;
    if (isDecided) {
      client.setQueryData<WaitingAccount[]>(queryKey, (waiting) =>
        waiting?.filter((account) => account.username !== username),
      );
      setDecision({ username, outcome: rights ? "approved" : "refused" });
      onDecided();
    }
    // Together with the decision: while the question is open, nothing behind it can get the focus.
    setRefusing(null);
    setApproving(null);
  }

  return {
    accounts,
    failure: failure ? ("failed" as const) : isError ? ("loadFailed" as const) : null,
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
