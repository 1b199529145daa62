import { useMemo, useState, type ReactNode } from "react";
import { createAdminClient } from "#api/admin/admin-client.ts";
import type { Send } from "#api/transport.ts";
import { AdminContext, useAdmin } from "#app/admin/calls/admin-context.ts";
import { ProofDialog } from "./proof-dialog.tsx";
import { provingSend } from "./proving-send.ts";

interface ProvenCallsProps {
  /** Must be stable between renders. */
  send: Send;
  /** Shows the browser's own question. */
  proveByPasskey: () => Promise<unknown>;
  children: ReactNode;
}

/** Around pages that change accounts: their calls ask for the password when the server wants it. */
export function ProvenCalls({ send, proveByPasskey, children }: ProvenCallsProps) {
  const admin = useAdmin();
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null);
  const api = useMemo(() => {
    const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
    return createAdminClient(provingSend(send, ask));
  }, [send]);
  const proven = useMemo(() => ({ ...admin, api }), [admin, api]);
  return (
    <>
      <AdminContext value={proven}>{children}</AdminContext>
      {answer && (
        <ProofDialog
          proveByPasskey={proveByPasskey}
          onDone={(isProved) => {
            setAnswer(null);
            answer(isProved);
          }}
        />
      )}
    </>
  );
}
