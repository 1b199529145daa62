import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { sites, type SiteId } from "#content/facts/sites.ts";
import type { MarkedText as Marks } from "#content/guide-page.ts";
import { pagePath, type Page } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";

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
    parts.push(<Unbroken>{text.slice(done, index)}</Unbroken>);
    if (strong !== undefined) parts.push(<strong>{withMarks(strong, language)}</strong>);
    else if (local !== undefined) parts.push(<i lang={language === "es" ? undefined : "es"}>{local}</i>);
    else if (target !== undefined) parts.push(linkTo(target, withMarks(words ?? "", language), language));
    done = index + whole.length;
  }
  parts.push(<Unbroken>{text.slice(done)}</Unbroken>);
  // The parts of a text never change their places.
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
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
