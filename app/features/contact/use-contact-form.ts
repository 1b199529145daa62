import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type { ApiClient } from "#api/client.ts";
import { contactFields, contactTrap, shortestWriting } from "#api/contact.ts";
import type { ContactAnswer } from "./answer-contact-post.ts";
import { forgetDraft, keepDraft, readDraft } from "./contact-draft.ts";
import { forgetSending, startSending, unseenSending, type Ending } from "./contact-sending.ts";
import {
  fieldOf,
  firstProblem,
  problemsOf,
  readTexts,
  writeTexts,
  type ContactProblems,
} from "./form-texts.ts";
import { loadEmailClient, type SendForm } from "./load-email-client.ts";

type Outcome = { state: "idle" | "sending" } | Ending;

interface Start {
  api: Pick<ApiClient, "readContactService">;
  /** Of a form that was posted before the page came to life, or without JavaScript. */
  answer: ContactAnswer | undefined;
  isSent: boolean;
}

/** The contact form's life in the browser: what is wrong, what has become of the message, how long it is. */
export function useContactForm({ api, answer, isSent }: Start) {
  const form = useRef<HTMLFormElement>(null);
  const outcomePlace = useRef<HTMLDivElement>(null);
  const firstTouch = useRef<number>(undefined);
  const client = useRef<Promise<SendForm>>(undefined);
  const [outcome, setOutcome] = useState<Outcome>(() => startOf(answer, isSent));
  const [problems, setProblems] = useState<ContactProblems>(answer?.problems ?? {});
  const [length, setLength] = useState(answer?.texts.message.length ?? 0);

  useEffect(() => {
    if (isSent) forgetDraft();
  }, [isSent]);

  useEffect(() => {
    if (!form.current) return;
    const draft = isEmpty(form.current) && readDraft();
    if (draft) writeTexts(form.current, draft);
    // Before the page came to life, or in another one.
    if (!isEmpty(form.current)) firstTouch.current ??= performance.now();
    setLength(readTexts(form.current).message.length);
    const sending = unseenSending();
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

  /** Somebody has come to the form: time begins, and what sending needs is fetched. */
  function touch(): void {
    firstTouch.current ??= performance.now();
    // A failure is told when the form is sent.
    prepare().catch(() => {});
  }

  function change(): void {
    touch();
    if (!form.current) return;
    const texts = readTexts(form.current);
    keepDraft(texts);
    setLength(texts.message.length);
    const found = problemsOf(form.current);
    // What is being mended is told as mended, but nobody is told off while typing.
    setProblems((shown) =>
      Object.fromEntries(
        contactFields.flatMap((name) => (shown[name] && found[name] ? [[name, found[name]]] : [])),
      ),
    );
  }

  /** Instead of the browser's own bubbles. */
  function showProblems(event: FormEvent): void {
    event.preventDefault();
    if (form.current) refuse(form.current);
  }

  /** Whether there is anything wrong; the first wrong field has the focus then. */
  function refuse(element: HTMLFormElement): boolean {
    const found = problemsOf(element);
    const first = firstProblem(found);
    // At once: who listens hears the problem together with the field.
    flushSync(() => {
      setOutcome({ state: "idle" });
      setProblems(found);
    });
    if (first) fieldOf(element, first)?.focus();
    return first !== undefined;
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (outcome.state === "sending" || refuse(event.currentTarget)) return;
    touch();
    send(event.currentTarget);
  }

  function send(element: HTMLFormElement): void {
    const isAtButton = document.activeElement === buttonOf(element);
    flushSync(() => setOutcome({ state: "sending" }));
    // The button is disabled and would drop it.
    if (isAtButton) outcomePlace.current?.focus({ preventScroll: true });
    const sending = startSending(async () => {
      const [sendForm, elapsed] = await Promise.all([prepare(), writingTime()]);
      const field = fieldOf(element, "elapsed");
      if (field) field.value = String(Math.round(elapsed));
      await sendForm(element);
    });
    void follow(element, sending);
  }

  async function follow(element: HTMLFormElement, sending: Promise<Ending>): Promise<void> {
    const ending = await sending;
    // Left meanwhile: the form of the next visit tells it.
    if (!element.isConnected) return;
    forgetSending();
    if (ending.state === "sent") {
      writeTexts(element, { from_name: "", user_email: "", message: "" });
      firstTouch.current = undefined;
    } else if (ending.refusal !== null) {
      const trap = fieldOf(element, contactTrap);
      // A form filler may have come into it; the next try shall not fail as well.
      if (trap) trap.value = "";
    }
    const isWaiting = document.activeElement === outcomePlace.current;
    flushSync(() => {
      setLength(readTexts(element).message.length);
      setOutcome(ending);
    });
    if (isWaiting) buttonOf(element)?.focus({ preventScroll: true });
  }

  /** The server takes who is faster than `shortestWriting` for a program; a quick hand waits here instead of being refused. */
  async function writingTime(): Promise<number> {
    const start = firstTouch.current ?? performance.now();
    const rest = start + shortestWriting - performance.now();
    // Timers may be early by a part of a millisecond.
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest + 20));
    return performance.now() - start;
  }

  return { form, outcomePlace, outcome, problems, length, touch, change, showProblems, submit };
}

function startOf(answer: ContactAnswer | undefined, isSent: boolean): Outcome {
  if (answer?.failure) return { state: "failed", refusal: answer.failure.refusal };
  return { state: isSent ? "sent" : "idle" };
}

function buttonOf(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector("[type=submit]");
}

function isEmpty(form: HTMLFormElement): boolean {
  return Object.values(readTexts(form)).every((text) => text === "");
}
