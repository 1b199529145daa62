import type { MissingPage } from "#api/admin/statistics.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { readablePath } from "./readable-path.ts";
import list from "../../../ui/lists/item-list.module.css";
import styles from "./address-rows.module.css";

interface MissingPagesProps {
  pages: MissingPage[];
  /** An editor wants to lead readers on from there. */
  onRedirect: (path: string) => void;
}

/** Lists addresses that were not found, the most requested first. */
export function MissingPages({ pages, onRedirect }: MissingPagesProps) {
  const texts = useAdminMessages().statistics;
  const language = useLanguage();
  if (pages.length === 0) return <p>{texts.noMissing}</p>;
  return (
    <ul className={list.rows}>
      {pages.map(({ path, count, lastSeenAt, lastHost }) => (
        <li key={path} className={styles.row}>
          <p className={styles.address}>{readablePath(path)}</p>
          <p className={styles.detail}>
            <span>{texts.asked(count)}</span>
            <span>{texts.lastAsked(formatMoment(lastSeenAt, language))}</span>
            {lastHost !== null && <span>{texts.cameFrom(lastHost)}</span>}
          </p>
          <p className={styles.buttons}>
            <Button
              kind="quiet"
              small
              aria-label={texts.makeRedirectOf(readablePath(path))}
              onClick={() => onRedirect(readablePath(path))}
            >
              {texts.makeRedirect}
            </Button>
          </p>
        </li>
      ))}
    </ul>
  );
}
