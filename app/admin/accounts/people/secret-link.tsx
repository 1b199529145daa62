import { useRef, useState } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import styles from "./people.module.css";

/** A link that was made a moment ago and is shown once, to be copied. */
export function SecretLink({ label, url }: { label: string; url: string }) {
  const { copy, copied: isCopied, notCopied } = useAdminMessages().accounts.invitations;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState("");

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(isCopied);
    } catch (error) {
      // There is no clipboard without https.
      console.warn("The link could not be copied", error);
      field.current?.select();
      setCopied(notCopied);
    }
  }

  return (
    <span className={styles.ways}>
      <input
        ref={field}
        className={styles.link}
        readOnly
        aria-label={label}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button kind="quiet" small onClick={() => void copyLink()}>
        {copy}
      </Button>
      <span role="status">{copied}</span>
    </span>
  );
}
