import type { FastifyInstance } from "fastify";
import {
  messageChangeSchema,
  messageListQuerySchema,
  type ContactMessage,
  type MessageList,
} from "#api/messages.ts";
import { paths } from "#api/paths.ts";
import { deleteMessage, listMessages, markMessage, queueMessage } from "#server/domain/contact-messages.ts";
import type { Outbox } from "#server/domain/outbox.ts";
import type { HttpContext } from "./context.ts";
import { neverCached } from "./never-cached.ts";
import { requireSignIn } from "./require-sign-in.ts";

interface ById {
  Params: { id: string };
}

/** The inbox of contact messages, for signed-in people alone. */
export function messageRoutes(app: FastifyInstance, context: HttpContext, outbox: Outbox | null): void {
  const { db, now } = context;
  const signedIn = { onRequest: [neverCached, requireSignIn(context)] };

  app.get(paths.messages, signedIn, async (request): Promise<MessageList> =>
    listMessages(db, messageListQuerySchema.parse(request.query)),
  );

  app.put<ById>("/api/message/:id", signedIn, async (request): Promise<ContactMessage> => {
    return markMessage(db, request.params.id, messageChangeSchema.parse(request.body).read);
  });

  app.delete<ById>("/api/message/:id", signedIn, async (request) => {
    await deleteMessage(db, request.params.id);
    return {};
  });

  app.post<ById>("/api/message/:id/delivery", signedIn, async (request): Promise<ContactMessage> => {
    return queueMessage(db, request.params.id, { now: now(), outbox });
  });
}
