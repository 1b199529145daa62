import { readHydrationInfo } from "./hydration-info.ts";

let isWaiting = false;

/**
 * Called when a page could not hydrate. If the site has been updated since the page was sent, its modules are gone for good, and
 * the page reloads itself as soon as the reader loses nothing by it. A line that fails, or a page that is gone, changes nothing.
 * Must not import what is in another file of the build: see `reloadScript`.
 */
export async function reloadWhenSafe(): Promise<void> {
  if (isWaiting || !(await isUpdated())) return;
  isWaiting = true;
  const listening = new AbortController();
  function reloadIfSafe(): void {
    if (!isSafe()) return;
    listening.abort();
    location.reload();
  }
  // After the event, when the focus is where it goes to.
  const soon = () => void setTimeout(reloadIfSafe);
  for (const type of ["focusout", "visibilitychange"])
    document.addEventListener(type, soon, { signal: listening.signal });
  reloadIfSafe();
}

/** Whether the server's page of this address has other modules. */
async function isUpdated(): Promise<boolean> {
  const modulesOf = (page: Document) => {
    const { entry, modules } = readHydrationInfo(page);
    return [entry, ...modules].join(" ");
  };
  try {
    const response = await fetch(location.href, { cache: "no-store" });
    if (!response.ok) return false;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const current = modulesOf(page);
    // A document without this element was sent by a release that called it otherwise.
    return document.getElementById("_hydration") === null || current !== modulesOf(document);
  } catch (error) {
    // Without a connection, or with another page in between, such as a hotel's.
    console.warn("Whether the site was updated could not be found out", error);
    return false;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Nobody is writing, no other site's video is playing, and all that was typed is kept. */
function isSafe(): boolean {
  if (document.querySelector("iframe")) return false;
  const isWriting = document.activeElement?.matches("input, textarea, select") ?? false;
  if (isWriting && !document.hidden) return false;
  const typed = [...document.querySelectorAll<Field>("input, textarea")].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  const forms = new Set(typed.map((field) => field.form));
  return [...forms].every(keepDraft);
}

/** Saves the draft as the form's own code does, which then restores it. @returns whether it is saved */
function keepDraft(form: HTMLFormElement | null): boolean {
  const key = form?.dataset["draft"];
  if (!form || key === undefined) return false;
  const fields = [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value]))),
    );
    return true;
  } catch (error) {
    console.warn("What was typed could not be kept", error);
    return false;
  }
}
