import { z } from "zod";
import { errorCodes } from "#api/errors/errors.ts";
import { eventKinds, eventSources } from "./event-kinds.ts";
import { languages } from "#i18n/languages.ts";
import { isWholePageCursor, momentSchema, pageCursorError } from "#api/posts/page-cursor.ts";

const auditEventSchema = z.object({
  id: z.guid(),
  at: z.iso.datetime(),
  kind: z.enum(eventKinds),
  source: z.enum(eventSources),
  username: z.string().nullable().describe("Of the account that did it"),
  session: z.string().nullable().describe("Tells sessions apart, and opens none"),
  subject: z.string().describe("What it was done to, or what was refused"),
  names: z.record(z.enum(languages), z.string()).optional().describe("Of a fact, whose id is the subject"),
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
