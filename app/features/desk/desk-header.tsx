import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import styles from "./desk-header.module.css";

interface DeskHeaderProps {
  username: string;
  /** Id of the heading under which a new post is written: it lies below a list that may be long. */
  newPostId: string;
  signOut: () => Promise<void>;
}

/** The beginning of the dashboard: its title, who is at it, the way out. */
export function DeskHeader({ username, newPostId, signOut }: DeskHeaderProps) {
  const { dashboard } = useDeskMessages();
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave(): Promise<void> {
    setIsLeaving(true);
    await signOut();
    setIsLeaving(false);
  }

  function goToNewPost(): void {
    const heading = document.getElementById(newPostId);
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
      <p>
        <Button onClick={goToNewPost}>{dashboard.toNewPost}</Button>
      </p>
    </header>
  );
}
