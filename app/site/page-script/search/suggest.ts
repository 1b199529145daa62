import { longestQuery } from "#api/search/search-kinds.ts";
import type { SearchAnswer } from "#api/search/search.ts";
import { defaultLanguage, languages } from "#i18n/languages.ts";
import { suggestionWords } from "#i18n/outside/outside-texts.ts";
import { answerSlashBox } from "./slash-box.ts";
import { createSuggestions } from "./suggestions.ts";

// Suggests while somebody types into a search field; fetched when the first one has the focus. A field is known by `data-by="search"`:
// React leaves it alone, and does not hydrate for it.

/** Milliseconds after the last key. */
const pause = 150;
const mostSuggestions = 6;
const leastLetters = 2;

answerSlashBox();
const suggestions = createSuggestions();
let timer: ReturnType<typeof setTimeout> | undefined;
let asking: AbortController | undefined;

// A page that is kept from a former release says it by `data-own`.
const fieldOf = ({ target }: { target: EventTarget | null }) =>
  target instanceof HTMLInputElement && target.matches("[data-by=search], [data-own=search]") ? target : null;

/** Cancels the pending request: its suggestions are no longer wanted. */
function stopAsking(): void {
  clearTimeout(timer);
  asking?.abort();
}

function suggestSoon(field: HTMLInputElement): void {
  stopAsking();
  suggestions.prepare(field);
  timer = setTimeout(() => void suggest(field), pause);
}

document.addEventListener("input", (event) => {
  const field = fieldOf(event);
  if (field) suggestSoon(field);
});
// Some type faster than this script comes.
const focused = fieldOf({ target: document.activeElement });
if (focused && focused.value !== focused.defaultValue) suggestSoon(focused);
document.addEventListener("keydown", (event) => {
  const field = fieldOf(event);
  if (!field || event.isComposing) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    if (suggestions.move(event.key === "ArrowDown" ? 1 : -1)) event.preventDefault();
  } else if (event.key === "Enter" && suggestions.follow()) event.preventDefault();
  else if (event.key === "Escape") {
    stopAsking();
    // The first one closes the suggestions, the next one the field.
    if (suggestions.close()) event.preventDefault();
  }
});
document.addEventListener("focusout", (event) => {
  if (!fieldOf(event)) return;
  stopAsking();
  suggestions.close();
});

async function suggest(field: HTMLInputElement): Promise<void> {
  const query = field.value.trim();
  if (query.length < leastLetters || query.length > longestQuery) return void suggestions.close();
  asking = new AbortController();
  const { lang } = document.documentElement;
  const language = languages.find((one) => lang.startsWith(one)) ?? defaultLanguage;
  const parameters = new URLSearchParams({ q: query, limit: String(mostSuggestions), suggest: "true" });
  try {
    const answer = await fetch(`/api/search/${language}?${parameters}`, { signal: asking.signal });
    if (!answer.ok) throw new Error(`the search answered ${answer.status}`);
    // Safe cast: it is our own server's answer.
    const { results } = (await answer.json()) as SearchAnswer;
    if (document.activeElement === field) suggestions.show(field, results, suggestionWords[language]);
  } catch (error) {
    // The reader typed on.
    if (error instanceof DOMException && error.name === "AbortError") return;
    suggestions.close();
    console.warn("There are no suggestions", error);
  }
}
