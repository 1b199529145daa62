import { useMemo, useState, type ReactNode } from "react";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { AdminContext, useAdmin } from "#app/admin/calls/admin-context.ts";
import { ProofDialog } from "./proof-dialog.tsx";
import { provingSend } from "./proving-send.ts";

/** Around pages that change accounts: their calls ask for the password when the server wants it. */
export function ProvenCalls({ children }: { children: ReactNode }) {
  const admin = useAdmin();
  const { send } = admin;
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null);
  const calls = useMemo(() => {
    const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
    const proving = provingSend(send, ask);
    return { send: proving, api: createAdminClient(proving) };
  }, [send]);
  const proven = useMemo(() => ({ ...admin, ...calls }), [admin, calls]);
  return (
    <>
      <AdminContext value={proven}>{children}</AdminContext>
      {answer && (
        <ProofDialog
          onDone={(isProved) => {
            setAnswer(null);
            answer(isProved);
          }}
        />
      )}
    </>
  );
}
