/** The elements that a reader may have used before the page was hydrated. */
const actable = "a, button, summary, details, input, textarea, select, [popover], [data-by=react]";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface CapturedPageState {
  /** Puts what was typed, chosen and opened, and the focus, into the elements that have taken the place of the old ones. */
  restore: () => void;
  /** @returns the element that stands for an old one; undefined when the new page has none like it */
  newPlaceOf: (old: EventTarget | null) => Element | undefined;
}

/**
 * For a page that is drawn anew under the reader's hands. Called before; what the reader does until `restore` counts too, because
 * the old elements keep what was typed into them.
 */
export function capturePageState(): CapturedPageState {
  const places = placesOf(document);
  const stopFollowing = followFocus();
  let elements = new Map<string, Element>();

  function newPlaceOf(old: EventTarget | null): Element | undefined {
    if (!(old instanceof Element)) return undefined;
    if (old.isConnected) return old;
    const known = old.closest(actable);
    return elements.get((known && places.get(known)) ?? "");
  }

  function restore(): void {
    elements = new Map([...placesOf(document)].map(([element, place]) => [place, element]));
    const focused = stopFollowing();
    for (const old of places.keys()) {
      const element = newPlaceOf(old);
      if (element && element !== old) copyState(old, element);
    }
    const place = newPlaceOf(focused);
    if (!(place instanceof HTMLElement)) return;
    // The reader sees the field already.
    place.focus({ preventScroll: true });
    if (isText(place) && isText(focused)) copySelection(focused, place);
  }

  return { restore, newPlaceOf };
}

/** Each element by what it is called, and which one of that name it is: ids that React made are others in the new page. */
function placesOf(page: Document): Map<Element, string> {
  const counts = new Map<string, number>();
  const places = [...page.querySelectorAll(actable)].map((element) => {
    const named = ["name", "type", "value", "href", "aria-label"].map((name) => element.getAttribute(name));
    const text = element.matches("a, button, summary") ? element.textContent : "";
    const name = JSON.stringify([element.tagName, named, text]);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [element, `${name} ${count}`] as const;
  });
  return new Map(places);
}

/** @returns ends it, and tells where the focus was when its element went: by then the document has forgotten */
function followFocus(): () => Element | null {
  let focused = document.activeElement;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener(
    "focusin",
    ({ target }) => (focused = target instanceof Element ? target : null),
    options,
  );
  document.addEventListener(
    "focusout",
    ({ target }) => {
      // Some browsers say so of an element that is being removed, too.
      queueMicrotask(() => {
        if (focused === target && focused?.isConnected) focused = null;
      });
    },
    options,
  );
  return () => {
    listening.abort();
    return focused;
  };
}

function copyState(old: Element, element: Element): void {
  if (old instanceof HTMLDetailsElement && element instanceof HTMLDetailsElement) element.open = old.open;
  if (old instanceof HTMLInputElement && element instanceof HTMLInputElement) element.checked = old.checked;
  // The slide that is shown, by its dot.
  if (old.matches("[data-by=slides] [aria-current=true]") && element instanceof HTMLElement) element.click();
  if (isField(old) && isField(element) && old.value !== initialValueOf(old)) element.value = old.value;
}

function isField(element: Element): element is Field {
  // A file cannot be chosen by a script.
  return element.matches("input:not([type=file]), textarea, select");
}

function initialValueOf(field: Field): string | undefined {
  return field instanceof HTMLSelectElement ? undefined : field.defaultValue;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isText(element: Element | null): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Fields such as those for e-mail addresses tell of no selection; there the cursor goes to the end. */
function copySelection(old: TextField, field: TextField): void {
  const { selectionStart, selectionEnd, selectionDirection } = old;
  if (selectionStart === null) return;
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? "none");
}
