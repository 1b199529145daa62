import { contactFields, contactHoneypot } from "#api/contact/contact-form.ts";
import { pageShown } from "#app/site/parts/page/page-shown.ts";
import { createWritingClock } from "#app/site/parts/writing-clock.ts";
import { isSentQuery, withoutSentParam } from "#app/site/parts/page/sent-param.ts";
import { clearDraft, readDraft, writeDraft, type ContactDraft } from "./contact-draft.ts";
import { clearSending, pendingSending, startSending, type SendResult } from "./contact-sending.ts";
import { fieldOf, isEmpty, readTexts, validateForm, writeTexts } from "./form-texts.ts";
import { loadSender } from "./load-sender.ts";
import {
  buttonOf,
  isSending,
  outcomeOf,
  withoutNew,
  writeCharactersLeft,
  writeFieldErrors,
  writeOutcome,
} from "./write-form.ts";

/** Milliseconds in which the server takes the same message for the same. */
const duplicateWindow = 9 * 60_000;

const clock = createWritingClock();

/** The forms that were drawn so far: React may draw another in the place of one. */
const started = new WeakSet<HTMLFormElement>();

/** The `action` of the form that says what is wrong with it; null where none does. */
let refused: string | null = null;

/** Whether the document is being left: a sending that it breaks off has not failed. */
let isLeft = false;

window.addEventListener("pagehide", () => (isLeft = true));
// Back in the same document, which the browser has kept.
window.addEventListener("pageshow", ({ persisted }) => {
  isLeft = false;
  const form = document.querySelector<HTMLFormElement>("[data-by=contact]");
  if (persisted && form) followPending(form);
});
document.addEventListener(pageShown, () => {
  const form = document.querySelector<HTMLFormElement>("[data-by=contact]");
  if (form?.action !== refused) refused = null;
  if (form) start(form);
});

/** Called by the page script (`app/site/parts/page/answered-by-script.ts`): React draws the form, and takes no part in what it does. */
export function answer(part: HTMLElement, event?: Event, held: Event[] = []): void {
  held.splice(0, held.length, ...held.filter((other) => other !== event));
  // React may have drawn another form meanwhile, and does there again what was done in this one.
  if (!(part instanceof HTMLFormElement) || !part.isConnected) return;
  start(part);
  const { type, target } = event ?? {};
  if (!(target instanceof Element)) return;
  if (type === "focusin" && target.matches("input, textarea")) startWriting();
  if (type === "input") change(part);
  if (type === "click" && target.closest("[type=submit]")) submit(part);
}

/** Restores what is kept, and tells how a sending ends that the visitor did not wait for. */
function start(form: HTMLFormElement): void {
  if (started.has(form)) return;
  started.add(form);
  const { pathname, search } = location;
  if (isSentQuery(search)) {
    clearDraft();
    // Without the mark a reload, or a shared address, does not thank again.
    history.replaceState(history.state, "", pathname + withoutSentParam(search));
  }
  const draft = readDraft();
  if (draft && isEmpty(form)) writeTexts(form, draft);
  writeCharactersLeft(form);
  if (followPending(form)) return;
  if (wasLeft(draft)) void sendAgain(form);
  // Typed before the script was here, or restored.
  else if (!isEmpty(form)) {
    clock.start();
    writeDraft(readTexts(form));
  }
  if (refused !== null) writeFieldErrors(form, validateForm(form));
}

/** @returns whether there is a sending whose end was not shown yet */
function followPending(form: HTMLFormElement): boolean {
  const pending = pendingSending();
  if (!pending) return false;
  writeOutcome(form, { state: "sending" });
  void follow(form, pending);
  return true;
}

/** Whether the document was left in the midst of sending: nobody knows how that ended. */
function wasLeft(draft: ContactDraft | null): boolean {
  const { since, path } = draft?.sending ?? { since: 0, path: "" };
  return path === location.pathname && Date.now() - since < duplicateWindow;
}

/** Called on the first interaction: starts the clock and loads what sending needs. */
function startWriting(): void {
  clock.start();
  // A failure is shown when the form is sent.
  loadSender().catch(() => {});
}

function change(form: HTMLFormElement): void {
  startWriting();
  writeDraft(readTexts(form));
  writeFieldErrors(form, withoutNew(form, validateForm(form)));
  writeCharactersLeft(form);
}

function submit(form: HTMLFormElement): void {
  if (isSending(form) || reportInvalid(form)) return;
  startWriting();
  send(form);
}

function reportInvalid(form: HTMLFormElement): boolean {
  const found = validateForm(form);
  const first = contactFields.find((name) => found[name]);
  writeOutcome(form, { state: "idle" });
  writeFieldErrors(form, found);
  refused = first ? form.action : null;
  if (first) fieldOf(form, first)?.focus();
  return first !== undefined;
}

function send(form: HTMLFormElement): void {
  const isAtButton = document.activeElement === buttonOf(form);
  writeOutcome(form, { state: "sending" });
  // The button is disabled now and would lose the focus.
  if (isAtButton) outcomeOf(form)?.focus({ preventScroll: true });
  const texts = readTexts(form);
  const sending = startSending(async () => {
    const [sender, elapsed] = await Promise.all([loadSender(), clock.elapsed()]);
    const field = fieldOf(form, "elapsed");
    if (field) field.value = String(Math.round(elapsed));
    if (sender.isRepeatable)
      writeDraft({ ...texts, sending: { since: Date.now(), path: location.pathname } });
    await sender.send(form);
  });
  void follow(form, sending);
}

/** The same message once more, whose ending is then told: the server keeps one. */
async function sendAgain(form: HTMLFormElement): Promise<void> {
  writeOutcome(form, { state: "sending" });
  const sender = await loadSender().catch(() => null);
  if (sender?.isRepeatable) send(form);
  else writeOutcome(form, { state: "idle" });
}

async function follow(form: HTMLFormElement, sending: Promise<SendResult>): Promise<void> {
  const result = await sending;
  // The visitor has left the page: the form shows the result when they return.
  if (isLeft || !form.isConnected) return;
  clearSending();
  if (result.state === "sent") {
    writeTexts(form, { from_name: "", user_email: "", message: "" });
    clock.reset();
  } else {
    writeDraft(readTexts(form));
    const honeypot = fieldOf(form, contactHoneypot);
    // An autofill may have filled it in; the next attempt must not fail as well.
    if (honeypot && result.formError !== null) honeypot.value = "";
  }
  const isWaiting = document.activeElement === outcomeOf(form);
  writeCharactersLeft(form);
  writeOutcome(form, result);
  if (isWaiting) buttonOf(form)?.focus({ preventScroll: true });
}
