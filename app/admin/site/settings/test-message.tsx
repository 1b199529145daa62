import { useState } from "react";
import type { TestMail } from "#api/settings/site-settings.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./settings.module.css";

/** Tries the mail server that is set, and says what it said. */
export function TestMessage() {
  const { api } = useAdmin();
  const { siteSettings } = useAdminMessages();
  const texts = siteSettings.test;
  const language = useLanguage();
  const { isBusy, failure, run } = useCall();
  const [sent, setSent] = useState<TestMail | null>(null);

  function send(): void {
    setSent(null);
    void run(async () => setSent(await api.sendTestMail(language)));
  }

  return (
    <div className={styles.form}>
      <Button kind="quiet" busy={isBusy} onClick={send}>
        {texts.submit}
      </Button>
      {failure && <Alert>{texts.faults.other}</Alert>}
      {sent?.fault === null && <Alert kind="success">{texts.sent(sent.to)}</Alert>}
      {sent && sent.fault !== null && (
        <Alert details={sent.reason === "" ? undefined : <p>{texts.reason(sent.reason)}</p>}>
          {texts.faults[sent.fault]}
        </Alert>
      )}
    </div>
  );
}
