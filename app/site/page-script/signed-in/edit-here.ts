import { isReleasedPage } from "#api/guide/released-pages.ts";
import {
  decodePart,
  editGuidePath,
  editPath,
  homeSectionsPath,
  homeSlidesPath,
  isUnprefixedPost,
  languageOfPage,
  pageAt,
  withoutLanguage,
} from "#i18n/addresses.ts";
import { isOwnPageAddress } from "#i18n/own-pages.ts";
import { editHomeWords, editWords } from "#i18n/outside/outside-texts.ts";
import { pageShown } from "#app/site/parts/page/page-shown.ts";

// Fetched for who is signed in alone: a page's HTML, which is kept and sent to anybody, holds nothing of it.

const box = document.createElement("div");
box.id = "_edit-here";
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
#_edit-here { position: fixed; z-index: 2; inset: auto 1rem 1rem auto; display: grid; gap: 0.5rem; justify-items: end }
#_edit-here a { display: inline-flex; align-items: center; min-height: var(--target); padding: 0.5em 1.2em;
  border: 1px solid var(--ground); border-radius: var(--round); background: var(--ink); color: var(--ground); box-shadow: var(--shadow-menu); font-weight: 600; text-decoration: none }
/* On a phone in one low row, so that it covers little. */
@media (max-width: 40rem) { #_edit-here { inset: auto 0.5rem 0.5rem auto; grid-auto-flow: column }
  #_edit-here a { padding-inline: 0.9em; font-size: 0.85rem } }
/* Where the question about consent lies on the bottom of the window. */
@media (min-width: 64rem) { :root:is([data-consent="pending"], [data-consent-open]) #_edit-here { inset: 6rem 1rem auto auto } }
@media print { #_edit-here { display: none } }`);
document.adoptedStyleSheets.push(sheet);

interface Offer {
  text: string;
  path: string;
}

/** Offers the form of the page that is shown, or both of the home page, if it has one. */
function offer(): void {
  const links = offers().map(({ text, path }) => {
    const link = document.createElement("a");
    link.rel = "nofollow";
    link.textContent = text;
    link.href = path;
    link.addEventListener("click", () => {
      link.hash = sectionInView();
    });
    return link;
  });
  box.replaceChildren(...links);
  if (links.length === 0) box.remove();
  else document.body.append(box);
}

function offers(): Offer[] {
  const { pathname } = location;
  const language = languageOfPage(pathname, null);
  const known = pageAt(pathname);
  const page = known && isReleasedPage(known) ? known : ownAddress(pathname);
  const bare = withoutLanguage(pathname);
  const slug = isUnprefixedPost(bare) ? decodePart(bare.split("/")[2] ?? "") : "";
  const text = editWords[language];
  if (page) return [{ text, path: editGuidePath(page, language) }];
  if (slug !== "") return [{ text, path: editPath(slug, language) }];
  if (known !== "home") return [];
  const { slides, sections } = editHomeWords[language];
  return [
    { text: slides, path: homeSlidesPath(language) },
    { text: sections, path: homeSectionsPath(language) },
  ];
}

/** The address of the own page that is shown; null on any other page. The admin area knows its id. */
function ownAddress(pathname: string): string | null {
  const address = withoutLanguage(pathname).slice(1);
  const isMissing = document.querySelector('meta[name="robots"]') !== null;
  return isOwnPageAddress(address) && pageAt(pathname) === null && !isMissing ? address : null;
}

/** The last section of the guide that begins in the upper half of the window or above it. */
function sectionInView(): string {
  const passed = [...document.querySelectorAll("main section[id]")].filter(
    (element) => element.getBoundingClientRect().top < innerHeight / 2,
  );
  return passed.at(-1)?.id ?? "";
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", offer);
else offer();
document.addEventListener(pageShown, offer);
