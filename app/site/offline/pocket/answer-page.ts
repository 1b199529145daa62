import { isLanguage, type Language } from "#i18n/languages.ts";
import { Pocket, type PocketStatus } from "./pocket.ts";
import { pocketKey, readChoice } from "./pocket-choice.ts";
import { pocketPageShown } from "./pocket-page-shown.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { formatSize, showPocket, showPosts, type PocketWords } from "./pocket-view.ts";

// Answers the page "Pocket Peru", which no React is needed for: `pocket-tool.tsx` draws its blocks, one for each language.

const pockets = new Map<Language, Pocket>();

/** Milliseconds after which an interrupted pocket is tried again. */
const untilNextTry = 60_000;

document.addEventListener("click", answer);
document.addEventListener("change", choose);
// Another language's words: fetched only when somebody looks at it.
document.addEventListener("toggle", () => show(), true);
document.addEventListener(pocketPageShown, () => show());
document.addEventListener("keydown", closeDialog);
// Without a connection there may have been no list to go by, and meanwhile another tab may have taken or removed it.
window.addEventListener("online", () => forAll(begin));
document.addEventListener("visibilitychange", () => forAll(begin, isSeen));
// The other tab has only begun, and is not to be overtaken: nothing is taken for this one.
window.addEventListener("storage", ({ key }) => forAll(readAnew, () => key === pocketKey));
setInterval(() => forAll(begin, (pocket) => isSeen() && isInterrupted(pocket)), untilNextTry);
// From the cache, this script can be here before the page's blocks are.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => show());
else show();

/** Applies an action to every bundle that is not being downloaded. */
function forAll(
  action: (pocket: Pocket) => Promise<void>,
  isMeant: (pocket: Pocket) => boolean = () => true,
): void {
  for (const pocket of pockets.values()) if (!pocket.state.isRunning && isMeant(pocket)) void action(pocket);
}

function isSeen(): boolean {
  return !document.hidden;
}

/** The browser does not tell when a site answers again that it took itself for connected to. */
function isInterrupted({ state: { error } }: Pocket): boolean {
  return error === "failed" || error === "offline";
}

/** Draws the blocks again: a page that React has shown since has others. */
function show(): void {
  for (const block of document.querySelectorAll<HTMLElement>("[data-pocket]")) {
    const { pocket: language } = block.dataset;
    if (!isLanguage(language) || "isShown" in block.dataset) continue;
    const isOpen = !block.closest("details:not([open])");
    if (!isOpen && !readChoice(language).isWanted) continue;
    block.dataset["isShown"] = "";
    const known = pockets.get(language);
    if (known) draw(language, known);
    else {
      const pocket: Pocket = new Pocket(language, (said) => draw(language, pocket, said));
      pockets.set(language, pocket);
      void begin(pocket);
    }
  }
}

async function begin(pocket: Pocket): Promise<void> {
  draw(pocket.language, pocket);
  await readAnew(pocket);
  await goOn(pocket);
}

async function readAnew(pocket: Pocket): Promise<void> {
  await pocket.read();
  await tellRoom(pocket);
}

/** Resumes a download that broke off by itself; an update of a complete pocket waits for the reader. */
async function goOn(pocket: Pocket): Promise<void> {
  const { plan, choice, isRunning } = pocket.state;
  const isUnfinished = choice.isWanted && !choice.wasWhole && plan && plan.missing.length > 0;
  if (isUnfinished && !isRunning && navigator.onLine) await pocket.take();
}

function draw(language: Language, pocket: Pocket, said?: PocketStatus | null): void {
  const block = document.querySelector<HTMLElement>(`[data-pocket=${language}]`);
  const words = readWords();
  if (!block || !words) return;
  const { state } = pocket;
  showPocket(block, state, words, said);
  showPosts(block, state, words);
}

/** How much room the browser has for us, and a warning where that is too little. */
async function tellRoom({ language, state: { plan, isEmpty } }: Pocket): Promise<void> {
  const room = document.querySelector(`[data-pocket=${language}] [data-part=room]`);
  const words = readWords();
  const estimate = await navigator.storage?.estimate?.().catch(() => null);
  const { quota = 0, usage = 0 } = estimate ?? {};
  if (!room || !words || !plan || quota === 0) return;
  const free = Math.max(0, quota - usage);
  const values = { free: formatSize(free, words.locale), bytes: formatSize(plan.bytes, words.locale) };
  room.textContent = fillIn(isEmpty && free < plan.bytes ? words.said.tight : words.said.free, values);
}

function answer({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-act]") : null;
  const found = pocketAround(button);
  if (!button || !found) return;
  const { pocket, block } = found;
  const sure = block.querySelector<HTMLElement>("[data-part=sure]");
  const { act: action } = button.dataset;
  switch (action) {
    case "take":
    case "go-on":
    case "update":
      return void pocket.take().then(() => tellRoom(pocket));
    case "again":
      return void pocket
        .tryAgain()
        .then(() => tellRoom(pocket))
        .then(() => goOn(pocket));
    case "pause":
      return pocket.pause();
    case "all-posts":
    case "no-posts":
      return chooseAll(block, pocket, action === "all-posts");
    case "remove":
      if (sure) sure.hidden = false;
      return sure?.querySelector("button")?.focus();
    case "remove-yes":
      if (sure) sure.hidden = true;
      return void pocket.remove().then(() => tellRoom(pocket));
    case "remove-no":
      if (sure) sure.hidden = true;
      return block.querySelector<HTMLElement>("[data-act=remove]")?.focus();
    case undefined:
  }
}

/** Closes the dialog like any other. */
function closeDialog({ key, target }: KeyboardEvent): void {
  const sure = target instanceof Element ? target.closest<HTMLElement>("[data-part=sure]") : null;
  if (key === "Escape") sure?.querySelector<HTMLElement>("[data-act=remove-no]")?.click();
}

function chooseAll(block: HTMLElement, pocket: Pocket, isAll: boolean): void {
  for (const box of block.querySelectorAll<HTMLInputElement>("[data-part=posts] input")) box.checked = isAll;
  pocket.choose(isAll ? null : []);
}

function choose({ target }: Event): void {
  const box = target instanceof HTMLInputElement ? target : null;
  const found = pocketAround(box);
  if (!found) return;
  const boxes = [...found.block.querySelectorAll<HTMLInputElement>("[data-part=posts] input")];
  const slugs = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  found.pocket.choose(slugs.length === boxes.length ? null : slugs);
}

function pocketAround(element: Element | null): { pocket: Pocket; block: HTMLElement } | null {
  const block = element?.closest<HTMLElement>("[data-pocket]");
  const language = block?.dataset["pocket"];
  const pocket = isLanguage(language) && pockets.get(language);
  return block && pocket ? { block, pocket } : null;
}

function readWords(): PocketWords | null {
  const words = document.querySelector<HTMLElement>("[data-pocket-words]")?.dataset["pocketWords"];
  // Safe cast: pocket-tool.tsx wrote it.
  return words === undefined ? null : (JSON.parse(words) as PocketWords);
}
