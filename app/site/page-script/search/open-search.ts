import { answerFirst } from "../answer-first.ts";
import { searchScript } from "../hydration-info.ts";
import { hasModifier, isStored } from "../hydrate.ts";

/** Key in the local storage of readers for whom `/` opens nothing; the privacy page names it. */
export const slashKey = "searchKey";

/** The box by which they choose, on the search page. */
export const slashBox = "[name=_slash]";

/** The elements in which a key is input rather than a command. */
const written = "input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]";

/**
 * Opens the header's search at `/`, and fetches what suggests while somebody types once a search field is used.
 *
 * @returns to be called when a page is shown
 */
export function openSearch(): () => void {
  answerFirst("keydown", answer);
  answerFirst("focusin", answer);
  // It also answers the box.
  return () => {
    if (document.querySelector(slashBox)) fetchScript();
  };
}

function fetchScript(): void {
  void import(/* @vite-ignore */ searchScript);
}

function answer(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const field = target.closest<HTMLElement>(written);
  if (field?.matches("[data-by=search]")) fetchScript();
  if (field || (event as KeyboardEvent).key !== "/" || hasModifier(event) || isStored(slashKey)) return;
  event.preventDefault();
  document.getElementById("_search")?.showPopover();
}
