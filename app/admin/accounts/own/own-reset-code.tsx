import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnAccount } from "#api/accounts/own-account.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { ResetCode } from "#app/admin/accounts/reset-code.tsx";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { ownAccountKey } from "./use-account-changed.ts";

/** The code for a forgotten password: whether there is one, and a new one. */
export function OwnResetCode({ account }: { account: OwnAccount }) {
  const { api } = useAdmin();
  const client = useQueryClient();
  const texts = useAdminMessages().accounts.resetCode;
  const { isBusy, failure, run } = useCall();
  const [code, setCode] = useState<string | null>(null);

  async function make(): Promise<void> {
    await run(async () => setCode((await api.makeResetCode()).code));
    await client.invalidateQueries({ queryKey: ownAccountKey });
  }

  return (
    <Panel title={texts.title} intro={texts.intro}>
      <CallAlert failure={failure} />
      {code === null ? (
        <>
          <p>{account.hasResetCode ? texts.has : texts.none}</p>
          <p>
            <Button kind="quiet" busy={isBusy} onClick={() => void make()}>
              {texts.make}
            </Button>
          </p>
        </>
      ) : (
        <ResetCode code={code} onDone={() => setCode(null)} />
      )}
    </Panel>
  );
}
