import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { Unbroken } from "#i18n/unbroken.tsx";
import { sites, type SiteId } from "#content/facts/sites.ts";
import type { InlineMarkup } from "#content/guide-page.ts";
import { pagePath, type Page } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";

const markup = /\*\*(?<strong>.+?)\*\*|\*(?<local>.+?)\*|\[(?<words>[^\]]+)\]\((?<target>[^)\s]+)\)/g;

/** Shows a text with the inline markup that content/guide-page.ts describes. */
export function InlineText({ children }: { children: InlineMarkup }) {
  return render(children, useLanguage());
}

function render(text: InlineMarkup, language: Language): ReactNode {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { 0: match, index, groups = {} } of text.matchAll(markup)) {
    const { strong, local, words, target } = groups;
    parts.push(<Unbroken>{text.slice(done, index)}</Unbroken>);
    if (strong !== undefined) parts.push(<strong>{render(strong, language)}</strong>);
    else if (local !== undefined) parts.push(<i lang={language === "es" ? undefined : "es"}>{local}</i>);
    else if (target !== undefined) parts.push(linkTo(target, render(words ?? "", language), language));
    done = index + match.length;
  }
  parts.push(<Unbroken>{text.slice(done)}</Unbroken>);
  // Never reordered, so the index can be the key.
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

function linkTo(target: string, words: ReactNode, language: Language): ReactNode {
  const [scheme, rest = ""] = target.split(/:(.*)/s);
  if (scheme === "page") {
    const [page = "", hash = ""] = rest.split("#");
    // A test follows every link of the guide, so the casts to names of pages and sites are right.
    return (
      <Link to={{ pathname: pagePath(page as Page, language), hash }} prefetch="intent">
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
