import { fillIn } from "#i18n/messages/fill-in.ts";
import type { PocketStatusTexts } from "#content/tools/pocket-text.ts";
import type { Pocket, PocketStatus } from "./pocket.ts";
import { sentOf } from "./plan-pocket.ts";

type State = Pocket["state"];

/** The texts of the page, and the locale of its numbers and times. */
export interface PocketWords {
  locale: string;
  said: PocketStatusTexts;
}

/** Bytes in a unit that is read at a glance. */
const megabyte = 1e6;
const gigabyte = 1e9;

export function formatSize(bytes: number, locale: string): string {
  const [unit, name] = bytes >= gigabyte ? [gigabyte, "GB"] : [megabyte, "MB"];
  const amount = Math.max(bytes / unit, bytes === 0 ? 0 : 0.1);
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(amount)}\u00a0${name}`;
}

/** Says in the block what is on the device, and offers what can be done with it. */
export function showPocket(
  block: HTMLElement,
  state: State,
  words: PocketWords,
  said?: PocketStatus | null,
): void {
  const values = valuesOf(state, words.locale);
  const part = (name: string) => block.querySelector<HTMLElement>(`[data-part=${name}]`);
  const write = (name: string, text: string) => {
    const element = part(name);
    if (element && element.textContent !== text) element.textContent = text;
  };
  const say = (text: string) => fillIn(text, values);
  write("state", say(stateText(state, words.said)));
  write("chosen", say(words.said.posts));
  if (said !== undefined) write("said", said ? say(words.said[said]) : "");
  // The live region is hidden from sight where it only repeats the visible state.
  part("said")?.toggleAttribute("data-same", part("said")?.textContent === part("state")?.textContent);

  const choice = part("choice");
  if (choice) choice.hidden = !state.list?.posts.length;
  const offered = offeredActions(state);
  const focused = document.activeElement;
  for (const button of block.querySelectorAll<HTMLElement>("[data-act]")) {
    const { act: action = "" } = button.dataset;
    if (!inDialog.includes(action)) button.hidden = !offered.includes(action);
  }
  const sure = part("sure");
  if (sure && !offered.includes("remove")) sure.hidden = true;
  // The button that was pressed may be gone: the next one takes its place.
  if (focused instanceof HTMLElement && block.contains(focused) && !focused.checkVisibility())
    block.querySelector<HTMLElement>("[data-act]:not([hidden], [hidden] *)")?.focus();

  const bar = part("bar");
  if (bar instanceof HTMLProgressElement) {
    bar.hidden = !state.isRunning || state.error === "elsewhere";
    bar.max = state.plan?.sent || 1;
    bar.value = state.done;
  }
}

/** Answered by the block itself, whatever is on the device. */
const inDialog = ["remove-yes", "remove-no", "all-posts", "no-posts"];

export function offeredActions(state: Omit<State, "list" | "keptAt" | "done">): string[] {
  const { plan, isRead, isRunning, isEmpty, choice, error } = state;
  if (error === "unsupported") return [];
  if (isRunning) return error === "elsewhere" ? [] : ["pause"];
  const remove = isEmpty ? [] : ["remove"];
  if (error === "off") return remove;
  if (!plan) return isRead ? ["again", ...remove] : remove;
  if (isEmpty) return ["take"];
  if (plan.missing.length + plan.stale.length === 0) return remove;
  return [choice.wasWhole ? "update" : "go-on", ...remove];
}

function stateText(
  { plan, isRead, isRunning, isEmpty, choice, error }: State,
  said: PocketStatusTexts,
): string {
  if (error === "unsupported" || error === "off") return said[error];
  if (!isRead) return said.reading;
  if (!plan) return said[error ?? "failed"];
  if (isRunning && error === "elsewhere") return said.elsewhere;
  if (isRunning) return said.running;
  if (isEmpty) return said.absent;
  const isWhole = plan.missing.length + plan.stale.length === 0;
  if (isWhole) return said.whole;
  if (!choice.wasWhole) return said.partial;
  if (plan.missing.length === 0) return said.fewer;
  return plan.changedPages > 0 ? said.changed : said.chosenAnew;
}

/** The style of `formatMoment`, which the page would have to load for this alone. */
const momentStyle = { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" } as const;

function valuesOf({ list, plan, done, keptAt, choice }: State, locale: string): Record<string, string> {
  const size = (bytes = 0) => formatSize(bytes, locale);
  const offered = list?.posts ?? [];
  const chosen = offered.filter(({ slug }) => choice.posts === null || choice.posts.includes(slug));
  return {
    sent: size(plan?.sent),
    bytes: size(plan?.bytes),
    missing: size(plan?.missingSent),
    done: size(done),
    percent: String(Math.round((100 * done) / (plan?.sent || 1))),
    pages: String(plan?.changedPages ?? 0),
    chosen: String(chosen.length),
    of: String(offered.length),
    when: keptAt ? new Intl.DateTimeFormat(locale, momentStyle).format(new Date(keptAt)) : "",
  };
}

/** The posts among which the reader chooses, each with its size; drawn anew when they are others. */
export function showPosts(block: HTMLElement, { list, choice }: State, { locale }: PocketWords): void {
  const rows = block.querySelector<HTMLElement>("[data-part=posts]");
  const row = block.querySelector<HTMLTemplateElement>("[data-part=row]")?.content.firstElementChild;
  if (!rows || !row || !list) return;
  const isChosen = (slug: string) => choice.posts === null || choice.posts.includes(slug);
  const boxes = [...rows.querySelectorAll("input")];
  if (boxes.map(({ value }) => value).join(" ") === list.posts.map(({ slug }) => slug).join(" ")) {
    // Another tab may have chosen.
    for (const box of boxes) box.checked = isChosen(box.value);
    return;
  }
  rows.replaceChildren(
    ...list.posts.map(({ slug, title, entries }) => {
      const copy = row.cloneNode(true) as HTMLElement;
      const box = copy.querySelector("input");
      const [name, size] = copy.querySelectorAll("span");
      if (box) {
        box.value = slug;
        box.checked = isChosen(slug);
      }
      if (name) name.textContent = title;
      if (size) size.textContent = formatSize(sentOf(entries), locale);
      return copy;
    }),
  );
}
