import { Button } from "../buttons/button.tsx";
import styles from "./pager.module.css";

interface PagerProps {
  /** From 1. */
  page: number;
  total: number;
  perPage: number;
  words: { pager: string; previous: string; next: string; page: (page: string, last: string) => string };
  /** The locale in which the numbers are written. */
  locale: string;
  onPage: (page: number) => void;
}

/** Leads from page to page of a list; nothing when there is one page. */
export function Pager({ page, total, perPage, words, locale, onPage }: PagerProps) {
  const number = new Intl.NumberFormat(locale);
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last === 1 && page === 1) return null;
  return (
    <nav aria-label={words.pager} className={styles.pager}>
      <Button kind="quiet" small disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, last))}>
        {words.previous}
      </Button>
      <span>{words.page(number.format(page), number.format(last))}</span>
      <Button kind="quiet" small disabled={page >= last} onClick={() => onPage(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );
}
