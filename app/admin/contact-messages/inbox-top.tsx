import type { Ref } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import list from "../../ui/lists/item-list.module.css";
import styles from "./inbox.module.css";

interface InboxTopProps {
  ref: Ref<HTMLHeadingElement>;
  headingId: string;
  unread: number;
  /** Null before the first messages are loaded. */
  refresh: { isRunning: boolean; start: () => void } | null;
}

/** The heading, which counts the unread messages, and the button that asks for new ones. */
export function InboxTop({ ref, headingId, unread, refresh }: InboxTopProps) {
  const texts = useAdminMessages().contactMessages;
  return (
    <div className={list.top}>
      <h1 ref={ref} id={headingId} tabIndex={-1}>
        {texts.title} {unread > 0 && <span className={styles.unread}>{texts.unread(unread)}</span>}
      </h1>
      {refresh && (
        <Button kind="quiet" small busy={refresh.isRunning} onClick={refresh.start}>
          {texts.refresh}
        </Button>
      )}
    </div>
  );
}
