import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  contactMessageSchema,
  messageChangeSchema,
  messageListQuerySchema,
  messageListSchema,
  newReplySchema,
  replyAnswerSchema,
} from "#api/contact/contact-messages.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import {
  deleteContactMessage,
  readInbox,
  changeContactMessage,
  queueMessage,
} from "#server/domain/contact-messages/inbox.ts";
import { replyToMessage } from "#server/domain/contact-messages/reply-to-message.ts";
import type { Outbox } from "#server/domain/contact-messages/outbox.ts";
import { contactMailOf } from "#server/domain/settings/read-settings.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["contact messages"], security: signedInOnly };
const params = z.object({ id: z.string() });

export const contactMessageRoutes: FastifyPluginAsyncZod<{ outbox: Outbox }> = async (app, { outbox }) => {
  const { db, now } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("messages.manage"));
  await app.register(changeRoutes);

  app.get(
    adminPaths.contactMessages,
    {
      schema: {
        ...common,
        summary: "List contact messages, the newest first",
        querystring: messageListQuerySchema,
        response: { 200: messageListSchema },
      },
    },
    async (request) => {
      const canReply = contactMailOf(await app.settings.read()) !== null;
      return readInbox(db, { ...request.query, canReply });
    },
  );

  app.post(
    adminPaths.contactMessageDelivery.pattern,
    {
      schema: {
        ...common,
        summary: "Mail a contact message to the owner again",
        params,
        response: { 200: contactMessageSchema },
      },
    },
    async (request) => {
      const isMailed = contactMailOf(await app.settings.read()) !== null;
      const how = { now: now(), outbox: isMailed ? outbox : null, by: request.actor };
      return queueMessage(db, request.params.id, how);
    },
  );
};

const changeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.post(
    adminPaths.contactMessageReplies.pattern,
    {
      schema: {
        ...common,
        summary: "Reply to a contact message through the site's mail",
        params,
        body: newReplySchema,
        response: { 200: replyAnswerSchema },
      },
    },
    async (request) => {
      const settings = await app.settings.read();
      const how = { settings, log: request.log, now: now(), by: request.actor };
      return replyToMessage(db, request.params.id, request.body.text, how);
    },
  );

  app.put(
    adminPaths.contactMessage.pattern,
    {
      schema: {
        ...common,
        summary: "Mark a contact message read or answered, or write a note on it",
        params,
        body: messageChangeSchema,
        response: { 200: contactMessageSchema },
      },
    },
    async (request) => changeContactMessage(db, request.params.id, request.body, request.actor),
  );

  app.delete(
    adminPaths.contactMessage.pattern,
    { schema: { ...common, summary: "Delete a contact message", params, response: { 200: z.object({}) } } },
    async (request) => {
      await deleteContactMessage(db, request.params.id, request.actor);
      return {};
    },
  );
};
