import { answerFirst } from "../answer-first.ts";
import { pageShown } from "#app/site/parts/page/page-shown.ts";
import { isStored } from "../hydrate.ts";
import { slashBox, slashKey } from "./open-search.ts";

/** Answers the box of the search page by which `/` is turned off: a key without Ctrl or Alt gets in the way of voice control. */
export function answerSlashBox(): void {
  answerFirst("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(slashBox)) return;
    keep(target.checked);
    show();
  });
  document.addEventListener(pageShown, show);
  window.addEventListener("storage", show);
  window.addEventListener("pageshow", show);
  // A reader may have been quicker than this script.
  const box = findBox();
  if (box && box.checked !== box.defaultChecked) keep(box.checked);
  show();
}

function findBox(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(slashBox);
}

function keep(opens: boolean): void {
  try {
    if (opens) localStorage.removeItem(slashKey);
    else localStorage.setItem(slashKey, "off");
  } catch (error) {
    console.warn("The choice of the key could not be stored", error);
  }
}

/** Shows the choice as it is kept: where nothing can be kept, the box says so by staying as it was. */
function show(): void {
  const box = findBox();
  if (box) box.checked = !isStored(slashKey);
}
