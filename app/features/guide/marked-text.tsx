import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { sites, type SiteId } from "#content/facts/sites.ts";
import type { MarkedText as Marks } from "#content/guide-page.ts";
import { pagePath, type Page } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./marked-text.module.css";

/** "2500–3000 m", "1926-ban", "US$ 500" and the like: a reader should not meet their halves on two lines. */
const unbroken =
  /(?:(?:US\$|S\/|kb\.) )?\d[\d.,:]*(?:–\d[\d.,:]*(?: °C| k?m(?!\p{L}))?|-\p{Ll}{1,5}(?!\p{L}))|(?:US\$|S\/) \d[\d.,]*/gu;
const mark = /\*\*(?<strong>.+?)\*\*|\*(?<local>.+?)\*|\[(?<words>[^\]]+)\]\((?<target>[^)\s]+)\)/g;

/** Words with the marks that content/guide-page.ts describes. */
export function MarkedText({ children }: { children: Marks }) {
  return withMarks(children, useLanguage());
}

function withMarks(text: Marks, language: Language): ReactNode {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(mark)) {
    const { strong, local, words, target } = groups;
    parts.push(...withNumbers(text.slice(done, index)));
    if (strong !== undefined) parts.push(<strong>{withMarks(strong, language)}</strong>);
    else if (local !== undefined) parts.push(<i lang={language === "es" ? undefined : "es"}>{local}</i>);
    else if (target !== undefined) parts.push(linkTo(target, withMarks(words ?? "", language), language));
    done = index + whole.length;
  }
  parts.push(...withNumbers(text.slice(done)));
  // The parts of a text never change their places.
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

function withNumbers(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { 0: whole, index } of text.matchAll(unbroken)) {
    parts.push(text.slice(done, index), <span className={styles.whole}>{whole}</span>);
    done = index + whole.length;
  }
  return [...parts, text.slice(done)];
}

function linkTo(target: string, words: ReactNode, language: Language): ReactNode {
  const [scheme, rest = ""] = target.split(/:(.*)/s);
  if (scheme === "page") {
    const [page = "", anchor] = rest.split("#");
    // A test follows every link of the guide, so the names of pages and sites are right.
    return (
      <Link to={{ pathname: pagePath(page as Page, language), hash: anchor }} prefetch="intent">
        {words}
      </Link>
    );
  }
  if (scheme === "site") {
    return (
      <a href={sites[rest as SiteId].url} data-elsewhere="">
        {words}
      </a>
    );
  }
  return <a href={target}>{words}</a>;
}
