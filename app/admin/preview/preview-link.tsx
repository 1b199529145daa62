import { useRef, useState } from "react";
import type { PreviewAddress } from "#api/admin/preview-address.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./preview-link.module.css";

interface PreviewLinkProps {
  address: PreviewAddress;
  /** Its address on this origin. */
  path: string;
  hasUnsaved: boolean;
  /** Revokes this address and all others of the language. */
  onEnd: () => void;
}

/** The address of a preview, to be opened again or copied. */
export function PreviewLink({ address: { url, expiresAt }, path, hasUnsaved, onEnd }: PreviewLinkProps) {
  const texts = useAdminMessages().translationStates.preview;
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState("");

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(texts.copied);
    } catch (error) {
      // There is no clipboard without https.
      console.warn("The address could not be copied", error);
      field.current?.select();
      setCopied(texts.notCopied);
    }
  }

  return (
    <span role="group" aria-label={texts.label} className={styles.link}>
      <span className={styles.told}>
        {texts.shows} {hasUnsaved && <strong>{texts.unsaved} </strong>}
        {texts.until(formatMoment(expiresAt, language))}
      </span>
      <span className={styles.ways}>
        <input
          ref={field}
          readOnly
          aria-label={texts.address}
          value={url}
          className={styles.address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button kind="quiet" small onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <a href={path} target="_blank" rel="noopener">
          {texts.openAgain}
        </a>
        <Button kind="quiet" small onClick={onEnd}>
          {texts.end}
        </Button>
        <span role="status">{copied}</span>
      </span>
    </span>
  );
}
