import { searchScript } from "../waking-data.ts";
import { hasModifier } from "../wake.ts";

/** Opens the header's search at `/`, and fetches what suggests while somebody types once a search field is used. */
export function openSearch(): void {
  document.addEventListener("keydown", answer, true);
  document.addEventListener("focusin", answer);
}

function answer(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const field = target.closest<HTMLElement>("input, select, textarea, [contenteditable]");
  if (field?.dataset["own"]) void import(/* @vite-ignore */ searchScript);
  if (field || (event as KeyboardEvent).key !== "/" || hasModifier(event)) return;
  event.preventDefault();
  document.getElementById("_search")?.showPopover();
}
