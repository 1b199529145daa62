import { useEffect, useState } from "react";
import type { Call } from "#app/admin/calls/use-call.ts";
import { useIsHydrated } from "#app/ui/layout/use-is-hydrated.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { PasskeyAlert } from "./passkey-alert.tsx";

/** How the browser is asked; must be stable between renders. */
export interface PasskeyCeremonies {
  ask: () => Promise<void>;
  /** Lists the passkeys at a name field, until what it returns is called. */
  offer?: (onFailure: (error: unknown) => void) => () => void;
}

interface PasskeySignInProps {
  passkeys: PasskeyCeremonies;
  onSignedIn?: () => void;
}

/** The button by which one signs in without name and password. */
export function PasskeySignIn({ passkeys: { ask, offer }, onSignedIn }: PasskeySignInProps) {
  const { passkeys: texts } = useAdminMessages().accounts;
  const isHydrated = useIsHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Call["failure"]>(null);
  // The browser lists them once: after each failure they are offered anew.
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (isBusy) return undefined;
    return offer?.((error) => {
      setFailure({ error });
      setRound((last) => last + 1);
    });
  }, [offer, round, isBusy]);

  async function signIn(): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      await ask();
      onSignedIn?.();
    } catch (error) {
      console.warn("Signing in with a passkey failed", error);
      setFailure({ error });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <PasskeyAlert failure={failure} />
      <Button kind="quiet" busy={isBusy} disabled={!isHydrated} onClick={() => void signIn()}>
        {texts.signIn}
      </Button>
    </>
  );
}
