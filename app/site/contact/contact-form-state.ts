import { contactFields } from "#api/contact/contact-form.ts";
import type { ContactFormResult } from "./answer-contact-post.ts";
import type { SendResult } from "./contact-sending.ts";
import type { ContactFieldErrors } from "./form-texts.ts";

/** The state of the form; the texts themselves are in its fields. */
export interface ContactFormState {
  outcome: { state: "idle" | "sending" } | SendResult;
  fieldErrors: ContactFieldErrors;
  /** Characters. */
  messageLength: number;
}

export type ContactFormAction =
  | { type: "restored"; messageLength: number }
  | { type: "typed"; messageLength: number; found: ContactFieldErrors }
  | { type: "checked"; found: ContactFieldErrors }
  | { type: "sending" }
  | { type: "settled"; result: SendResult; messageLength: number };

/** @param isSent whether a form posted without JavaScript was accepted */
export function startContactForm(result: ContactFormResult | undefined, isSent: boolean): ContactFormState {
  return {
    outcome: result?.isFailed
      ? { state: "failed", formError: result.formError }
      : { state: isSent ? "sent" : "idle" },
    fieldErrors: result?.fieldErrors ?? {},
    messageLength: result?.texts.message.length ?? 0,
  };
}

export function reduceContactForm(state: ContactFormState, action: ContactFormAction): ContactFormState {
  switch (action.type) {
    case "restored":
      return { ...state, messageLength: action.messageLength };
    case "typed": {
      const { messageLength, found } = action;
      return { ...state, messageLength, fieldErrors: stillWrong(state.fieldErrors, found) };
    }
    case "checked":
      return { ...state, outcome: { state: "idle" }, fieldErrors: action.found };
    case "sending":
      return { ...state, outcome: { state: "sending" } };
    case "settled":
      return { ...state, outcome: action.result, messageLength: action.messageLength };
  }
}

/** While typing, errors only disappear; new ones appear when the form is sent. */
function stillWrong(shown: ContactFieldErrors, found: ContactFieldErrors): ContactFieldErrors {
  return Object.fromEntries(
    contactFields.flatMap((name) => (shown[name] && found[name] ? [[name, found[name]]] : [])),
  );
}
