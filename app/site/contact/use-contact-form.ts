import { useEffect, useReducer, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type { ApiClient } from "#api/client.ts";
import type { ContactFormResult } from "./answer-contact-post.ts";
import { clearDraft, writeDraft, readDraft } from "./contact-draft.ts";
import { reduceContactForm, startContactForm } from "./contact-form-state.ts";
import { fieldOf, firstInvalidField, isEmpty, validateForm, readTexts, writeTexts } from "./form-texts.ts";
import { useContactSending } from "./use-contact-sending.ts";
import { createWritingClock } from "#app/site/parts/writing-clock.ts";

interface ContactFormOptions {
  api: Pick<ApiClient, "readContactService">;
  /** The result of a form that was posted before hydration, or without JavaScript. */
  result: ContactFormResult | undefined;
  isSent: boolean;
}

/** The form in the browser: keeps what is typed, tells what is wrong, sends. */
export function useContactForm({ api, result, isSent }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(reduceContactForm, undefined, () => startContactForm(result, isSent));
  const [clock] = useState(createWritingClock);

  useEffect(() => {
    if (isSent) clearDraft();
  }, [isSent]);

  useEffect(() => {
    if (!form.current) return;
    const draft = isEmpty(form.current) && readDraft();
    if (draft) writeTexts(form.current, draft);
    const texts = readTexts(form.current);
    // Typed while the page was not hydrated, or restored from the draft.
    if (!isEmpty(form.current)) {
      clock.start();
      writeDraft(texts);
    }
    dispatch({ type: "restored", messageLength: texts.message.length });
  }, [clock]);

  // After the effects above: an ended sending empties the form.
  const { status, prepare, send } = useContactSending({ api, form, clock, dispatch });

  /** Called on the first interaction: starts the clock and loads what sending needs. */
  function startWriting(): void {
    clock.start();
    // A failure is shown when the form is sent.
    prepare().catch(() => {});
  }

  function change(): void {
    startWriting();
    if (!form.current) return;
    const texts = readTexts(form.current);
    writeDraft(texts);
    dispatch({ type: "typed", messageLength: texts.message.length, found: validateForm(form.current) });
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
    flushSync(() => dispatch({ type: "checked", found }));
    if (first) fieldOf(element, first)?.focus();
    return first !== undefined;
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.outcome.state === "sending" || reportInvalid(event.currentTarget)) return;
    startWriting();
    send(event.currentTarget);
  }

  const listeners = { onFocus: startWriting, onInput: change, onInvalid: showFieldErrors };
  return { form, status, state, listeners, submit };
}
