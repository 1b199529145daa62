import { contactFields, type ContactTexts } from "#api/contact.ts";

/** Of the session storage; the privacy page names it. */
export const contactDraftKey = "irany_peru_contact_draft";

/** What was typed and not sent yet, of this tab alone: it survives another page and a reload. Null when there is nothing. */
export function readDraft(): ContactTexts | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(contactDraftKey) ?? "null");
    return isTexts(kept) ? kept : null;
  } catch (error) {
    console.warn("The unsent message could not be read", error);
    return null;
  }
}

/** Keeps what is typed, until it is sent or the tab is closed. */
export function keepDraft(texts: ContactTexts): void {
  try {
    sessionStorage.setItem(contactDraftKey, JSON.stringify(texts));
  } catch (error) {
    console.warn("The unsent message could not be kept", error);
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(contactDraftKey);
  } catch (error) {
    console.warn("The sent message could not be forgotten", error);
  }
}

function isTexts(value: unknown): value is ContactTexts {
  if (typeof value !== "object" || value === null) return false;
  return contactFields.every((field) => field in value && typeof Reflect.get(value, field) === "string");
}
