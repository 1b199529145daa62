import { useEffect, useEffectEvent, useRef, useState, type Dispatch, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { ApiClient } from "#api/client.ts";
import { contactHoneypot } from "#api/contact/contact-form.ts";
import type { ContactFormAction } from "./contact-form-state.ts";
import { clearSending, startSending, pendingSending, type SendResult } from "./contact-sending.ts";
import { fieldOf, readTexts, writeTexts } from "./form-texts.ts";
import { emailClientLoader } from "./load-email-client.ts";
import type { WritingClock } from "#app/site/parts/writing-clock.ts";

interface ContactSendingOptions {
  api: Pick<ApiClient, "readContactService">;
  form: RefObject<HTMLFormElement | null>;
  clock: WritingClock;
  dispatch: Dispatch<ContactFormAction>;
}

/** Sends the form, and shows how a sending ends that the visitor did not wait for. */
export function useContactSending({ api, form, clock, dispatch }: ContactSendingOptions) {
  const status = useRef<HTMLDivElement>(null);
  const [prepare] = useState(() => emailClientLoader(api));

  function send(element: HTMLFormElement): void {
    const isAtButton = document.activeElement === buttonOf(element);
    flushSync(() => dispatch({ type: "sending" }));
    // The button is about to be disabled and would lose the focus.
    if (isAtButton) status.current?.focus({ preventScroll: true });
    const sending = startSending(async () => {
      const [sendForm, elapsed] = await Promise.all([prepare(), clock.elapsed()]);
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
      clock.reset();
    } else if (result.formError !== null) {
      const honeypot = fieldOf(element, contactHoneypot);
      // An autofill may have filled it in; the next attempt must not fail as well.
      if (honeypot) honeypot.value = "";
    }
    const isWaiting = document.activeElement === status.current;
    const messageLength = readTexts(element).message.length;
    flushSync(() => dispatch({ type: "settled", result, messageLength }));
    if (isWaiting) buttonOf(element)?.focus({ preventScroll: true });
  }

  const followPending = useEffectEvent(() => {
    const sending = pendingSending();
    if (!form.current || !sending) return;
    dispatch({ type: "sending" });
    void follow(form.current, sending);
  });
  useEffect(() => followPending(), []);

  return { status, prepare, send };
}

function buttonOf(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector("[type=submit]");
}
