import { z } from "zod";
import { languages } from "#i18n/languages.ts";
import { longestReply } from "./message-limits.ts";
import { isWholePageCursor, momentSchema, pageCursorError } from "#api/posts/page-cursor.ts";

/** `kept`: no mail server is set; `waiting`: for the next attempt; `failed`: there are no more attempts. */
export const deliveryStates = ["kept", "waiting", "sent", "failed"] as const;

export type DeliveryState = (typeof deliveryStates)[number];

const deliverySchema = z.object({
  state: z.enum(deliveryStates),
  attempts: z.int().describe("How often it was tried"),
  nextTryAt: z.iso.datetime().optional().describe("Of a waiting message"),
  sentAt: z.iso.datetime().optional().describe("Of a sent one"),
  error: z.string().optional().describe("Why the last try failed, in the mail server's words"),
});

const replySchema = z.object({ text: z.string(), sentAt: z.iso.datetime(), sentBy: z.string() });

export type MessageReply = z.infer<typeof replySchema>;

export const contactMessageSchema = z.object({
  id: z.guid(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  language: z.enum(languages).describe("Of the page it was written on"),
  plan: z.string().describe("The query of the plan that it asks about, in the planner; empty without one"),
  receivedAt: z.iso.datetime(),
  isRead: z.boolean(),
  isAnswered: z.boolean(),
  note: z.string().describe("Of the editors, for themselves"),
  replies: z.array(replySchema).describe("Those that the site's mail has taken, the oldest first"),
  delivery: deliverySchema,
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const messageListSchema = z.object({
  messages: z.array(contactMessageSchema),
  unread: z.int().describe("Of all messages, not only of these"),
  canReply: z.boolean().describe("Whether a mail server and a recipient are set"),
});

export type ContactMessageList = z.infer<typeof messageListSchema>;

const limit = "must be a whole number from 1 to 100";

export const messageListQuerySchema = z
  .object({
    limit: z.coerce.number(limit).int(limit).min(1, limit).max(100, limit).default(50),
    before: momentSchema
      .optional()
      .describe("The receivedAt of the last message that one has: older ones follow"),
    beforeId: z
      .guid("is no id of a message")
      .optional()
      .describe("Its id: those of the same moment that are listed after it follow too"),
  })
  .refine(isWholePageCursor, pageCursorError);

export type ContactMessageListQuery = Partial<z.infer<typeof messageListQuerySchema>>;

const yesOrNo = z.boolean("must be true or false").optional();

const longText = z.string().max(longestReply, `may have at most ${longestReply} characters`);

export const messageChangeSchema = z
  .object({
    read: yesOrNo,
    answered: yesOrNo,
    note: longText.optional(),
    formerNote: longText
      .optional()
      .describe("The one that the note replaces; where another stands by now, nothing changes"),
  })
  .refine(
    ({ read, answered, note }) => [read, answered, note].some((value) => value !== undefined),
    "changes nothing",
  );

export type MessageChange = z.infer<typeof messageChangeSchema>;

export const newReplySchema = z.object({ text: longText.trim().min(1, "is missing") });

export const replyAnswerSchema = z.object({
  message: contactMessageSchema,
  failure: z
    .string()
    .nullable()
    .describe("Why it was not sent, in the mail server's words; null when it was"),
  isKept: z.boolean().describe("Whether it stands with the message; a reply may be sent and not be kept"),
});

export type ReplyAnswer = z.infer<typeof replyAnswerSchema>;
