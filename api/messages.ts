import { z } from "zod";
import type { Language } from "#i18n/languages.ts";
import { momentSchema } from "./posts.ts";

/**
 * How far a contact message has come on its way to the owner's mailbox: `kept` when no mail server is
 * configured, `waiting` for the next try, `sent`, or `failed` when it is not tried any more.
 */
export const deliveryStates = ["kept", "waiting", "sent", "failed"] as const;

export type DeliveryState = (typeof deliveryStates)[number];

interface Delivery {
  state: DeliveryState;
  /** How often it was tried. */
  attempts: number;
  /** ISO 8601, UTC; of a waiting message. */
  nextTryAt?: string | undefined;
  /** ISO 8601, UTC; of a sent one. */
  sentAt?: string | undefined;
  /** Why the last try failed, in the mail server's words. */
  error?: string | undefined;
}

/** A message that a visitor wrote in the contact form, as the desk shows it. */
export interface ContactMessage {
  id: string;
  name: string;
  email: string;
  message: string;
  /** The language of the page it was written on. */
  language: Language;
  /** ISO 8601, UTC. */
  receivedAt: string;
  isRead: boolean;
  delivery: Delivery;
}

/** A part of the inbox, newest first. */
export interface MessageList {
  messages: ContactMessage[];
  /** Of all messages, not only of these. */
  unread: number;
}

const limit = "must be a whole number from 1 to 100";

export const messageListQuerySchema = z.object({
  limit: z.coerce.number(limit).int(limit).min(1, limit).max(100, limit).default(50),
  /** The `receivedAt` of the last message that one has: older ones follow. */
  before: momentSchema.optional(),
});

export type MessageListQuery = Partial<z.infer<typeof messageListQuerySchema>>;

export const messageChangeSchema = z.object({ read: z.boolean("must be true or false") });
