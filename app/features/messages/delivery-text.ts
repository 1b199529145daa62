import type { ContactMessage } from "#api/messages.ts";
import type { MessagesTexts } from "#i18n/desk/hu/messages.ts";

/**
 * In a few words, whether a message was mailed to the owner.
 *
 * @param format writes a moment in the language of the texts
 */
export function deliveryText(
  { state, attempts, nextTryAt, sentAt }: ContactMessage["delivery"],
  texts: MessagesTexts["delivery"],
  format: (iso: string) => string,
): string {
  if (state === "sent") return sentAt ? texts.sentAt(format(sentAt)) : texts.sent;
  if (state !== "waiting") return texts[state];
  if (attempts === 0) return texts.queued;
  return nextTryAt ? texts.waitingUntil(attempts, format(nextTryAt)) : texts.waiting(attempts);
}
