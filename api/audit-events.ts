import { z } from "zod";
import { errorCodes } from "./errors.ts";
import { isWholePageCursor, momentSchema, pageCursorError } from "./page-cursor.ts";

/** What the audit log knows. A new one is added here; then the compiler asks for its name in each language. */
export const eventKinds = [
  "signed_in",
  "signed_out",
  "sign_in_refused",
  "call_refused",
  "account_requested",
  "account_approved",
  "account_refused",
  "administrator_created",
  "password_reset",
  "post_created",
  "post_changed",
  "post_deleted",
  "posts_imported",
  "message_read",
  "message_unread",
  "message_queued",
  "message_deleted",
  "backup_restored",
] as const;

export type EventKind = (typeof eventKinds)[number];

/** `site`: by itself, such as the starter posts; `command`: by `npm run …` on the machine. */
export const eventSources = ["account", "visitor", "command", "site"] as const;

const auditEventSchema = z.object({
  id: z.guid(),
  at: z.iso.datetime(),
  kind: z.enum(eventKinds),
  source: z.enum(eventSources),
  username: z.string().nullable().describe("Of the account that did it"),
  session: z.string().nullable().describe("Tells sessions apart, and opens none"),
  subject: z.string().describe("What it was done to, or what was refused"),
  reason: z.enum(errorCodes).nullable().describe("Of a refusal"),
  count: z.int().describe("How many it stands for, such as imported posts"),
});

export type AuditEvent = z.infer<typeof auditEventSchema>;

export const auditEventListSchema = z.object({ events: z.array(auditEventSchema) });

export type AuditEventList = z.infer<typeof auditEventListSchema>;

const limit = "must be a whole number from 1 to 200";

export const auditFilterSchema = z.object({
  kind: z.enum(eventKinds, "is no kind of event").optional(),
});

export type AuditFilter = z.infer<typeof auditFilterSchema>;

export const auditQuerySchema = auditFilterSchema
  .extend({
    limit: z.coerce.number(limit).int(limit).min(1, limit).max(200, limit).default(50),
    before: momentSchema.optional().describe("The time of the last event that one has: older ones follow"),
    beforeId: z.guid("is no id of an event").optional().describe("Its id, for events of the same time"),
  })
  .refine(isWholePageCursor, pageCursorError);

export type AuditQuery = Partial<z.infer<typeof auditQuerySchema>>;
