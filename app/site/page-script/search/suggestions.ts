import type { SearchResult } from "#api/search/search.ts";
import type { SuggestionWords } from "#i18n/outside/hu.ts";

/** A list box below a field (the combobox of the ARIA practices), with a status of what is in it: the focus stays in the field. */
export function createSuggestions() {
  const list = document.createElement("ul");
  list.id = "_suggestions";
  list.role = "listbox";
  const status = document.createElement("p");
  status.id = "_suggestion-status";
  status.role = "status";
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets.push(sheet);
  let field: HTMLInputElement | null = null;
  let chosen = -1;

  // A press would take the focus from the field, which closes the list before the click.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", ({ target }) => {
    if (target instanceof Element) goTo(target.closest("[role=option]"));
  });

  const count = () => (list.isConnected ? list.children.length : 0);
  const isOpen = () => count() > 0 || status.classList.contains(nothing);

  function say(text: string, isSeen: boolean): void {
    status.textContent = text;
    status.classList.toggle(nothing, isSeen);
  }

  function choose(index: number): void {
    chosen = index;
    for (const [number, option] of [...list.children].entries())
      option.setAttribute("aria-selected", String(number === index));
    const option = list.children[index];
    if (option) field?.setAttribute("aria-activedescendant", option.id);
    else field?.removeAttribute("aria-activedescendant");
  }

  return {
    /** Before anything is shown: what is said in a status is read out only where that was there before. */
    prepare(below: HTMLInputElement): void {
      // React leaves this element of the form alone.
      const place = below.form?.querySelector(":scope > div:last-of-type");
      if (place && !place.contains(status)) place.append(list, status);
    },
    show(below: HTMLInputElement, results: SearchResult[], words: SuggestionWords): void {
      field = below;
      list.ariaLabel = field.ariaLabel ?? field.labels?.[0]?.textContent ?? "";
      list.replaceChildren(...results.map(optionOf));
      for (const [name, value] of Object.entries(combobox)) field.setAttribute(name, value);
      field.ariaExpanded = String(results.length > 0);
      if (results.length > 0) say(words.count(results.length), false);
      else say(words.nothing, true);
      choose(-1);
    },
    /** @returns whether there was anything to close */
    close(): boolean {
      const wasOpen = isOpen();
      list.replaceChildren();
      say("", false);
      if (field) field.ariaExpanded = "false";
      choose(-1);
      return wasOpen;
    },
    /** @returns whether there is anything to choose from */
    move(step: 1 | -1): boolean {
      if (count() === 0) return false;
      // Beyond the last one comes none, then the first.
      const next = chosen + step;
      choose(next >= count() ? -1 : next < -1 ? count() - 1 : next);
      return true;
    },
    /** Goes to the chosen one. @returns whether there is one */
    follow: () => goTo(list.children[chosen]),
  };
}

function goTo(option: Element | null | undefined): boolean {
  if (!(option instanceof HTMLElement)) return false;
  location.assign(option.dataset["path"] ?? "");
  return true;
}

/** Class of a status that is seen. */
const nothing = "_nothing";

const combobox = { role: "combobox", "aria-autocomplete": "list", "aria-controls": "_suggestions" };

function optionOf({ path, title, context }: SearchResult, index: number): HTMLElement {
  const option = document.createElement("li");
  option.id = `_suggestion-${index}`;
  option.role = "option";
  option.dataset["path"] = path;
  option.append(...title.map((piece, number) => (number % 2 === 1 ? elementOf("mark", piece) : piece)));
  if (context !== null) option.append(elementOf("small", context));
  return option;
}

function elementOf(name: "mark" | "small", text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** Here, so that a page on which nobody searches is spared it. */
const look = `
#_suggestions, #_suggestion-status._nothing { position: absolute; z-index: 3; inset-inline: 0; margin: 0.3rem 0 0; padding: 0.3rem; border: 1px solid var(--line);
  border-radius: var(--radius); background: var(--paper); box-shadow: var(--shadow-menu); list-style: none }
#_suggestions:empty { display: none }
#_suggestion-status._nothing { padding: 0.6rem 0.9rem; color: var(--ink-soft) }
#_suggestion-status:not(._nothing) { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%) }
#_suggestions li { min-height: var(--target); margin: 0; padding: 0.5rem 0.7rem; border-radius: var(--radius); cursor: pointer }
#_suggestions li:hover, #_suggestions [aria-selected=true] { background: var(--ground); box-shadow: inset 4px 0 var(--accent) }
#_suggestions mark { background: none; color: inherit; font-weight: 700 }
#_suggestions small { display: block; color: var(--ink-soft); font-size: var(--step--2) }`;
