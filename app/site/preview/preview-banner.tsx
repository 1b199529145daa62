import type { ShownState } from "#api/admin/translation-states.ts";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./preview-banner.module.css";

interface PreviewBannerProps {
  /** `changed`: published, but visitors read another text. */
  state: Extract<ShownState, string> | "changed" | "scheduled";
  /** When a scheduled text is published; in words. */
  publishAt: string;
  /** The end of the preview's validity, in words. */
  until: string;
}

/** Says that the page is a preview, of which state, and until when its address is valid. */
export function PreviewBanner({ state, publishAt, until }: PreviewBannerProps) {
  const texts = useMessages().preview;
  return (
    <aside aria-label={texts.title} className={styles.banner}>
      <p className={styles.title}>{texts.title}</p>
      {state !== "none" && <p>{state === "scheduled" ? texts.scheduled(publishAt) : texts[state]}</p>}
      <p className={styles.until}>{texts.until(until)}</p>
    </aside>
  );
}
