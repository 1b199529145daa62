import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import styles from "./desk-header.module.css";

interface DeskHeaderProps {
  username: string;
  /** Id of the heading under which a new post is written: it lies below a list that may be long. */
  newPostId: string;
  /** Id of the heading above what visitors wrote, and how much of that is not read yet. */
  messagesId: string;
  unread: number;
  signOut: () => Promise<void>;
}

/** The beginning of the dashboard: its title, who is at it, the way out. */
export function DeskHeader({ username, newPostId, messagesId, unread, signOut }: DeskHeaderProps) {
  const { dashboard, messages } = useDeskMessages();
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
          {messages.toMessages(unread)}
        </Button>
      </p>
    </header>
  );
}
