import {
  charactersLeft,
  contactFieldErrorText,
  contactFields,
  type ContactFieldErrors,
} from "#api/contact/contact-form.ts";
import { defaultLanguage, isLanguage } from "#i18n/languages.ts";
import { contactWords } from "#i18n/outside/outside-texts.ts";
import type { SendResult } from "./contact-sending.ts";
import { fieldOf } from "./form-texts.ts";

/** Screen readers hear the count once per this number of characters. */
const announcementStep = 100;

export type Outcome = { state: "idle" | "sending" } | SendResult;

export function buttonOf(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector("[type=submit]");
}

/** It has the focus while the button is disabled. */
export function outcomeOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector("#_contact-outcome");
}

export function isSending(form: HTMLFormElement): boolean {
  return buttonOf(form)?.disabled ?? false;
}

function wordsOf(form: HTMLFormElement) {
  const language = fieldOf(form, "language")?.value;
  return contactWords[isLanguage(language) ? language : defaultLanguage];
}

export function writeFieldErrors(form: HTMLFormElement, fieldErrors: ContactFieldErrors): void {
  const { errors } = wordsOf(form);
  for (const name of contactFields) {
    const field = fieldOf(form, name);
    const error = fieldErrors[name];
    if (!field) continue;
    field.ariaInvalid = error ? "true" : null;
    write(besideField(field, "error"), error ? contactFieldErrorText(errors, name, error) : "");
  }
}

/** While somebody types, errors change or disappear; new ones appear when the form is sent. */
export function withoutNew(form: HTMLFormElement, found: ContactFieldErrors): ContactFieldErrors {
  const shown = contactFields.filter((name) => fieldOf(form, name)?.ariaInvalid === "true");
  return Object.fromEntries(shown.map((name) => [name, found[name]]));
}

export function writeCharactersLeft(form: HTMLFormElement): void {
  const field = fieldOf(form, "message");
  if (!field) return;
  const { length } = field.value;
  const words = wordsOf(form);
  write(besideField(field, "hint"), charactersLeft(words, length));
  write(form.querySelector("[data-left]"), charactersLeft(words, length, announcementStep));
}

export function writeOutcome(form: HTMLFormElement, outcome: Outcome): void {
  const { state } = outcome;
  const words = wordsOf(form);
  const button = buttonOf(form);
  if (button) {
    button.disabled = state === "sending";
    button.ariaBusy = String(button.disabled);
    write(button, button.disabled ? words.sending : words.send);
  }
  for (const name of contactFields) {
    const field = fieldOf(form, name);
    if (field) field.readOnly = state === "sending";
  }
  const [sending = null, sent = null, failed = null, reason = null] =
    outcomeOf(form)?.querySelectorAll("[role] > *") ?? [];
  write(sending, state === "sending" ? words.sending : "");
  write(sent, state === "sent" ? words.successMessage : "");
  write(failed, state === "failed" ? words.errorMessage : "");
  write(reason, state === "failed" ? (outcome.formError ?? "") : "");
}

function besideField({ id }: Element, what: "error" | "hint"): Element | null {
  return document.getElementById(`${id}-${what}`);
}

/** The same text is not written, and spoken, again. */
function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
