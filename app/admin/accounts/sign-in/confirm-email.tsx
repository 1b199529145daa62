import { useState } from "react";
import { Link } from "react-router";
import type { ConfirmedEmail } from "#api/accounts/account-emails.ts";
import { AccountPage } from "#app/admin/accounts/account-page.tsx";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import styles from "../account-form.module.css";

interface ConfirmEmailProps {
  confirm: () => Promise<ConfirmedEmail>;
  /** Where to go on. */
  next: { path: string; label: string };
}

/** The page behind the link that was mailed to an address. It waits for a click: some mail programs open each link by themselves. */
export function ConfirmEmail({ confirm, next }: ConfirmEmailProps) {
  const { confirmation: texts } = useAdminMessages().accounts.emails;
  const { isBusy, failure, run } = useCall();
  const [confirmed, setConfirmed] = useState<ConfirmedEmail | null>(null);
  return (
    <AccountPage title={texts.title}>
      <CallAlert failure={failure} />
      {confirmed ? (
        <Alert kind="success">{texts.done(confirmed.username, confirmed.email)}</Alert>
      ) : (
        <>
          <p>{texts.intro}</p>
          <p>
            <Button busy={isBusy} onClick={() => void run(async () => setConfirmed(await confirm()))}>
              {texts.submit}
            </Button>
          </p>
        </>
      )}
      <Link ref={confirmed ? focus : undefined} to={next.path} className={styles.other}>
        {next.label}
      </Link>
    </AccountPage>
  );
}

/** The button that was pressed is gone. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
