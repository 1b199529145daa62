import type { ContactMessage } from "#api/contact/contact-messages.ts";
import type { ContactMessagesTexts } from "#i18n/admin/hu/contact-messages.ts";

/** Whether a message was mailed to the owner. @param format formats a time in the language of the texts */
export function deliveryText(
  { state, attempts, nextTryAt, sentAt }: ContactMessage["delivery"],
  texts: ContactMessagesTexts["delivery"],
  format: (iso: string) => string,
): string {
  if (state === "sent") return sentAt ? texts.sentAt(format(sentAt)) : texts.sent;
  if (state !== "waiting") return texts[state];
  if (attempts === 0) return texts.queued;
  return nextTryAt ? texts.waitingUntil(attempts, format(nextTryAt)) : texts.waiting(attempts);
}
