import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { linkPrefetch } from "#app/ui/link-prefetch.ts";
import { memoize } from "#i18n/memoize.ts";
import { unbrokenText } from "#i18n/unbroken.tsx";
import { sites, type SiteId } from "#content/facts/sites.ts";
import type { InlineMarkup } from "#content/guide-page.ts";
import { inlineMarkup, plainText } from "#content/inline-markup.ts";
import { pagePath, type Page } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { FactMark } from "./fact-mark.tsx";

/** Shows a text with the inline markup that content/guide-page.ts describes. */
export function InlineText({ children }: { children: InlineMarkup }) {
  return rendered(useLanguage())(children);
}

/** The guide's texts never change, so each is read once. */
const rendered = memoize((language: Language) => memoize((text: InlineMarkup) => render(text, language)));

function render(text: InlineMarkup, language: Language): ReactNode {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { 0: match, index, groups = {} } of text.matchAll(inlineMarkup)) {
    parts.push(unbrokenText(text.slice(done, index)), markedUp(groups, language, index));
    done = index + match.length;
  }
  parts.push(unbrokenText(text.slice(done)));
  return parts;
}

function markedUp(
  { strong, local, spoken, words = "", target = "" }: Partial<Record<string, string>>,
  language: Language,
  key: number,
): ReactNode {
  if (strong !== undefined) return <strong key={key}>{render(strong, language)}</strong>;
  if (local !== undefined) {
    return (
      <i key={key} lang={spoken ?? (language === "es" ? undefined : "es")}>
        {local}
      </i>
    );
  }
  return <Fragment key={key}>{linkTo(target, words, language)}</Fragment>;
}

function linkTo(target: string, text: InlineMarkup, language: Language): ReactNode {
  const [scheme, rest = ""] = target.split(/:(.*)/s);
  const words = render(text, language);
  if (scheme === "fact") {
    const [id = "", age = ""] = rest.split("@");
    const isQuiet = age.endsWith("~");
    const asOf = isQuiet ? age.slice(0, -1) : age;
    return (
      <FactMark fact={{ id, asOf }} language={language} words={plainText(text)} isQuiet={isQuiet}>
        {words}
      </FactMark>
    );
  }
  if (scheme === "page") {
    const [page = "", hash = ""] = rest.split("#");
    // A test follows every link of the guide, so the casts to names of pages and sites are right.
    return (
      <Link to={{ pathname: pagePath(page as Page, language), hash }} prefetch={linkPrefetch()}>
        {words}
      </Link>
    );
  }
  if (scheme === "site" || scheme === "https") {
    return (
      <a href={scheme === "site" ? sites[rest as SiteId].url : target} data-elsewhere="">
        {words}
      </a>
    );
  }
  return <a href={target}>{words}</a>;
}
