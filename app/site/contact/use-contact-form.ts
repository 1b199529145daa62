import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type { ApiClient } from "#api/client.ts";
import { contactFields, contactHoneypot, minWritingTime } from "#api/contact-form.ts";
import type { ContactFormResult } from "./answer-contact-post.ts";
import { clearDraft, writeDraft, readDraft } from "./contact-draft.ts";
import { clearSending, startSending, pendingSending, type SendResult } from "./contact-sending.ts";
import {
  fieldOf,
  firstInvalidField,
  validateForm,
  readTexts,
  writeTexts,
  type ContactFieldErrors,
} from "./form-texts.ts";
import { loadEmailClient, type SendForm } from "./load-email-client.ts";

type Outcome = { state: "idle" | "sending" } | SendResult;

interface ContactFormOptions {
  api: Pick<ApiClient, "readContactService">;
  /** Of a form that was posted before hydration, or without JavaScript. */
  result: ContactFormResult | undefined;
  isSent: boolean;
}

export function useContactForm({ api, result, isSent }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const writingStart = useRef<number>(undefined);
  const client = useRef<Promise<SendForm>>(undefined);
  const [outcome, setOutcome] = useState<Outcome>(() => initialOutcome(result, isSent));
  const [fieldErrors, setFieldErrors] = useState<ContactFieldErrors>(result?.fieldErrors ?? {});
  const [length, setLength] = useState(result?.texts.message.length ?? 0);

  useEffect(() => {
    if (isSent) clearDraft();
  }, [isSent]);

  useEffect(() => {
    if (!form.current) return;
    const draft = isEmpty(form.current) && readDraft();
    if (draft) writeTexts(form.current, draft);
    // Typed before hydration, or restored from the draft.
    if (!isEmpty(form.current)) writingStart.current ??= performance.now();
    setLength(readTexts(form.current).message.length);
    const sending = pendingSending();
    if (!sending) return;
    setOutcome({ state: "sending" });
    void follow(form.current, sending);
  }, []);

  function prepare(): Promise<SendForm> {
    client.current ??= loadEmailClient(api).catch((error: unknown) => {
      client.current = undefined;
      throw error;
    });
    return client.current;
  }

  /** Called on the first interaction: starts the clock and loads what sending needs. */
  function startWriting(): void {
    writingStart.current ??= performance.now();
    // A failure is shown when the form is sent.
    prepare().catch(() => {});
  }

  function change(): void {
    startWriting();
    if (!form.current) return;
    const texts = readTexts(form.current);
    writeDraft(texts);
    setLength(texts.message.length);
    const found = validateForm(form.current);
    // While typing, errors only disappear; new ones appear when the form is sent.
    setFieldErrors((shown) =>
      Object.fromEntries(
        contactFields.flatMap((name) => (shown[name] && found[name] ? [[name, found[name]]] : [])),
      ),
    );
  }

  /** Replaces the browser's own error bubbles. */
  function showFieldErrors(event: FormEvent): void {
    event.preventDefault();
    if (form.current) reportInvalid(form.current);
  }

  function reportInvalid(element: HTMLFormElement): boolean {
    const found = validateForm(element);
    const first = firstInvalidField(found);
    // Synchronously, so that a screen reader hears the error together with the field.
    flushSync(() => {
      setOutcome({ state: "idle" });
      setFieldErrors(found);
    });
    if (first) fieldOf(element, first)?.focus();
    return first !== undefined;
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (outcome.state === "sending" || reportInvalid(event.currentTarget)) return;
    startWriting();
    send(event.currentTarget);
  }

  function send(element: HTMLFormElement): void {
    const isAtButton = document.activeElement === buttonOf(element);
    flushSync(() => setOutcome({ state: "sending" }));
    // The button is about to be disabled and would lose the focus.
    if (isAtButton) status.current?.focus({ preventScroll: true });
    const sending = startSending(async () => {
      const [sendForm, elapsed] = await Promise.all([prepare(), writingTime()]);
      const field = fieldOf(element, "elapsed");
      if (field) field.value = String(Math.round(elapsed));
      await sendForm(element);
    });
    void follow(element, sending);
  }

  async function follow(element: HTMLFormElement, sending: Promise<SendResult>): Promise<void> {
    const result = await sending;
    // The visitor has left the page: the form shows the result when they return.
    if (!element.isConnected) return;
    clearSending();
    if (result.state === "sent") {
      writeTexts(element, { from_name: "", user_email: "", message: "" });
      writingStart.current = undefined;
    } else if (result.formError !== null) {
      const honeypot = fieldOf(element, contactHoneypot);
      // An autofill may have filled it in; the next attempt must not fail as well.
      if (honeypot) honeypot.value = "";
    }
    const isWaiting = document.activeElement === status.current;
    flushSync(() => {
      setLength(readTexts(element).message.length);
      setOutcome(result);
    });
    if (isWaiting) buttonOf(element)?.focus({ preventScroll: true });
  }

  /** Waits for `minWritingTime`, because the server takes anything faster for a program. */
  async function writingTime(): Promise<number> {
    const start = writingStart.current ?? performance.now();
    const rest = start + minWritingTime - performance.now();
    // Timers may fire a fraction of a millisecond early.
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest + 20));
    return performance.now() - start;
  }

  return { form, status, outcome, fieldErrors, length, startWriting, change, showFieldErrors, submit };
}

function initialOutcome(result: ContactFormResult | undefined, isSent: boolean): Outcome {
  if (result?.isFailed) return { state: "failed", formError: result.formError };
  return { state: isSent ? "sent" : "idle" };
}

function buttonOf(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector("[type=submit]");
}

function isEmpty(form: HTMLFormElement): boolean {
  return Object.values(readTexts(form)).every((text) => text === "");
}
