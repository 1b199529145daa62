import type { ReactNode } from "react";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { unbrokenText } from "#i18n/format/unbroken.tsx";
import type { Mark } from "#api/documents/inline.ts";
import { isSameMark } from "#api/documents/marks.ts";
import { lineText, type Line, type PrintedRun } from "#content/documents/line.ts";
import { sites, type SiteId } from "#content/facts/places/sites.ts";
import { pagePath, type Page } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { FactPageLink } from "./fact-page-link.tsx";
import { OutsideLink } from "./outside-link.tsx";

/** Draws a line of a document: its marks, links and facts. */
export function InlineText({ children: line }: { children: Line }) {
  const language = useLanguage();
  return typeof line === "string" ? unbrokenText(line) : draw(line, language, 0);
}

/** @param depth how many marks are drawn around the runs already */
function draw(runs: readonly PrintedRun[], language: Language, depth: number): ReactNode[] {
  const drawn: ReactNode[] = [];
  let end = 0;
  for (let run = runs[0]; run; run = runs[end]) {
    const at = end;
    const mark = run.marks?.[depth];
    do end += 1;
    while (mark && isSameMark(mark, runs[end]?.marks?.[depth]));
    drawn.push(
      mark ? (
        <Marked key={at} mark={mark} runs={runs.slice(at, end)} language={language} depth={depth + 1} />
      ) : (
        <Run key={at} run={run} language={language} />
      ),
    );
  }
  return drawn;
}

interface MarkedProps {
  mark: Mark;
  runs: readonly PrintedRun[];
  language: Language;
  depth: number;
}

function Marked({ mark, runs, language, depth }: MarkedProps) {
  if (mark.type === "local") {
    const spoken = mark.attrs.language;
    return <i lang={spoken === "es" && language === "es" ? undefined : spoken}>{lineText(runs)}</i>;
  }
  const words = draw(runs, language, depth);
  if (mark.type !== "link") return <strong>{words}</strong>;
  const { href } = mark.attrs;
  const [scheme, rest = ""] = href.split(/:(.*)/s);
  if (scheme === "page" || href.startsWith("/")) {
    const [page = "", hash = ""] = rest.split("#");
    // The server has put the path of an own page here. A test follows all other links, so the casts to names of pages and sites are right.
    const to = scheme === "page" ? { pathname: pagePath(page as Page, language), hash } : href;
    return <SiteLink to={to}>{words}</SiteLink>;
  }
  if (scheme === "site" || scheme === "https") {
    return <OutsideLink href={scheme === "site" ? sites[rest as SiteId].url : href}>{words}</OutsideLink>;
  }
  return <a href={href}>{words}</a>;
}

function Run({ run, language }: { run: PrintedRun; language: Language }) {
  const words = unbrokenText(run.text);
  if (run.type === "text") return words;
  const { isQuiet, ...fact } = run.attrs;
  return (
    <FactPageLink fact={fact} language={language} words={run.text} isQuiet={isQuiet}>
      {words}
    </FactPageLink>
  );
}
