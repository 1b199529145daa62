import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { PillLink } from "#app/ui/pill-link.tsx";
import { auditPath, ownAccountPath, peoplePath, statusPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./admin-header.module.css";

interface AdminHeaderProps {
  username: string;
  /** Id of the heading above the form for a new post, which is below a possibly long list. */
  newPostId: string;
  /** Id of the heading above the contact messages. */
  messagesId: string;
  unread: number;
  signOut: () => Promise<void>;
}

export function AdminHeader({ username, newPostId, messagesId, unread, signOut }: AdminHeaderProps) {
  const { accounts, dashboard, contactMessages, auditLog, siteStatus } = useAdminMessages();
  const language = useLanguage();
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave(): Promise<void> {
    setIsLeaving(true);
    await signOut();
    setIsLeaving(false);
  }

  function goTo(headingId: string): void {
    const heading = document.getElementById(headingId);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }

  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <h1>{dashboard.title}</h1>
        <div className={styles.account}>
          <p className={styles.who}>{dashboard.signedInAs(username)}</p>
          <Button kind="quiet" small busy={isLeaving} onClick={() => void leave()}>
            {isLeaving ? dashboard.signingOut : dashboard.signOut}
          </Button>
        </div>
      </div>
      <p className={styles.welcome}>{dashboard.welcome(username)}</p>
      <p className={styles.ways}>
        <Button onClick={() => goTo(newPostId)}>{dashboard.toNewPost}</Button>
        <Button kind="quiet" onClick={() => goTo(messagesId)}>
          {contactMessages.toMessages(unread)}
        </Button>
        <PillLink quiet to={peoplePath(language)}>
          {accounts.toPeople}
        </PillLink>
        <PillLink quiet to={ownAccountPath(language)}>
          {accounts.toOwnAccount}
        </PillLink>
        <PillLink quiet to={auditPath(language)}>
          {auditLog.title}
        </PillLink>
        <PillLink quiet to={statusPath(language)}>
          {siteStatus.title}
        </PillLink>
      </p>
    </header>
  );
}
