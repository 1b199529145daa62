import { useMemo, useState, type ReactNode } from "react";
import { createAdminClient, type AdminClient } from "#api/admin/admin-client.ts";
import type { Send } from "#api/transport.ts";
import { ProofDialog, type ProofCalls } from "./proof-dialog.tsx";
import { provingSend } from "./proving-send.ts";

interface ProvenApiOptions {
  /** Must be stable between renders. */
  send: Send;
  calls: ProofCalls;
  handleSessionLoss: (error: unknown) => boolean;
}

/** The calls of the admin area for pages that change accounts, and the dialog that asks for the password when the server wants it. */
export function useProvenApi({ send, calls, handleSessionLoss }: ProvenApiOptions): {
  /** Stable between renders. */
  api: AdminClient;
  dialog: ReactNode;
} {
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null);
  const api = useMemo(() => {
    const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
    return createAdminClient(provingSend(send, ask));
  }, [send]);
  const dialog = answer && (
    <ProofDialog
      calls={calls}
      handleSessionLoss={handleSessionLoss}
      onDone={(isProved) => {
        setAnswer(null);
        answer(isProved);
      }}
    />
  );
  return { api, dialog };
}
