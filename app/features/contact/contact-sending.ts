import { forgetDraft } from "./contact-draft.ts";
import { refusalSentence } from "./refusal-sentence.ts";

/** What has become of a message. */
export type Ending = { state: "sent" } | { state: "failed"; refusal: string | null };

let current: Promise<Ending> | null = null;

/**
 * Sends a message. It outlives its form, so that who goes to another page meanwhile can be told on coming back.
 *
 * @param post sends it; throws when that fails, which is logged
 * @returns never rejects
 */
export function startSending(post: () => Promise<void>): Promise<Ending> {
  current = finish(post);
  return current;
}

/** The message that is on its way, or whose ending nobody has been shown; null when there is none. */
export function unseenSending(): Promise<Ending> | null {
  return current;
}

/** The ending has been shown. */
export function forgetSending(): void {
  current = null;
}

async function finish(post: () => Promise<void>): Promise<Ending> {
  try {
    await post();
    forgetDraft();
    return { state: "sent" };
  } catch (error) {
    console.error("Failed to send the contact message", error);
    return { state: "failed", refusal: refusalSentence(error) };
  }
}
