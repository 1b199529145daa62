import { contactFields, type ContactTexts } from "#api/contact/contact-form.ts";

/** Key in the session storage; the privacy page names it. */
export const contactDraftKey = "irany_peru_contact_draft";

export interface ContactDraft extends ContactTexts {
  /** When it was sent, while nobody knows how that ended: milliseconds since 1970, and the page's path. */
  sending?: { since: number; path: string };
}

/** Null when nothing unsent was typed in this tab. */
export function readDraft(): ContactDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(contactDraftKey) ?? "null");
    return isTexts(draft) ? draft : null;
  } catch (error) {
    console.warn("The unsent message could not be read", error);
    return null;
  }
}

export function writeDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(contactDraftKey, JSON.stringify(draft));
  } catch (error) {
    console.warn("The unsent message could not be stored", error);
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(contactDraftKey);
  } catch (error) {
    console.warn("The sent message could not be removed", error);
  }
}

function isTexts(value: unknown): value is ContactDraft {
  if (typeof value !== "object" || value === null) return false;
  return contactFields.every((field) => field in value && typeof Reflect.get(value, field) === "string");
}
