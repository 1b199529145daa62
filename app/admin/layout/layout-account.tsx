import { useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { pagePath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./admin-layout.module.css";

/** Shows who is signed in, and the ways to sign out. */
export function LayoutAccount() {
  const { username, signOut } = useAdmin();
  const { dashboard, adminLayout: texts } = useAdminMessages();
  const language = useLanguage();
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave(): Promise<void> {
    setIsLeaving(true);
    await signOut();
    setIsLeaving(false);
  }

  return (
    <div className={styles.account}>
      <p className={styles.who}>{dashboard.signedInAs(username)}</p>
      <Button kind="quiet" small busy={isLeaving} onClick={() => void leave()}>
        {isLeaving ? dashboard.signingOut : dashboard.signOut}
      </Button>
      <a href={pagePath("home", language)} className={styles.section}>
        {texts.toSite}
      </a>
    </div>
  );
}
