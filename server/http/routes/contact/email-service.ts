import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { contactHoneypot } from "#api/contact/contact-form.ts";
import { contactFormSchema, emailSchema, type ContactFormFields } from "#api/contact/contact-service.ts";
import { paths } from "#api/paths.ts";
import { planAt, planQuery } from "#content/trips/plan-address.ts";
import { defaultLanguage, isLanguage } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import { receiveMessage } from "#server/domain/contact-messages/inbox.ts";
import type { Outbox } from "#server/domain/contact-messages/outbox.ts";
import { contactMailOf } from "#server/domain/settings/read-settings.ts";
import { DomainError } from "#server/domain/errors.ts";
import { answerErrorInText } from "#server/http/errors.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { validateAllButBody } from "#server/http/plugins/schemas.ts";

/** Bytes: the longest message, however it is escaped. */
const bodyLimit = 64 * 1024;

const tags = ["contact form"];

const sentence = {
  description: "A sentence for the visitor, in the form's language",
  content: { "text/plain": { schema: z.string() } },
};

const response = {
  200: { description: "The message was taken", content: { "text/plain": { schema: z.literal("OK") } } },
  "4xx": sentence,
  "5xx": sentence,
};

/**
 * This server plays the e-mail service: the same two paths, the same protocol with answers in plain text, so that the
 * service's client library can send to either.
 */
export const emailServiceRoutes: FastifyPluginAsyncZod<{ outbox: Outbox }> = async (app, { outbox }) => {
  const { db, now } = app;
  app.addHook("onRequest", neverCached);
  app.setErrorHandler(answerErrorInText);
  // The form has no files, so it is small enough to be read at once.
  app.removeContentTypeParser("multipart/form-data");
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, parseForm);

  app.post(
    paths.sendEmailForm,
    {
      bodyLimit,
      validatorCompiler: validateAllButBody,
      schema: {
        tags,
        summary: "Leave a contact message, as the e-mail client library sends it",
        consumes: ["multipart/form-data"],
        body: contactFormSchema,
        response,
      },
    },
    async (request, reply) => {
      // A record as parsed above, or whatever JSON or text was sent.
      return receive(request, reply, Object(request.body) as Record<string, unknown>);
    },
  );

  app.post(
    paths.sendEmail,
    {
      bodyLimit,
      schema: { tags, summary: "Leave a contact message in JSON", body: emailSchema, response },
    },
    async (request, reply) => receive(request, reply, request.body.template_params),
  );

  async function receive(request: FastifyRequest, reply: FastifyReply, fields: Record<string, unknown>) {
    const form = readForm(fields);
    await loadMessages(form.language);
    const texts = loadedMessages(form.language).contactErrors;
    const isMailed = contactMailOf(await app.settings.read()) !== null;
    await receiveMessage(db, form, {
      address: request.ip,
      now: now(),
      texts,
      outbox: isMailed ? outbox : null,
    });
    return reply.type("text/plain; charset=utf-8").send("OK");
  }
};

async function parseForm(request: FastifyRequest, body: Buffer): Promise<Record<string, string>> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new DomainError("bad_request", "the form could not be read");
  });
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string") fields[name] = value;
    // An empty file input is sent as a file of 0 bytes.
    else if (value.size > 0) throw new DomainError("bad_request", "files cannot be sent");
  }
  return fields;
}

function readForm(fields: Record<string, unknown>): ContactFormFields {
  const text = (name: string) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const language = text("language");
  const plan = planAt(text("plan"));
  return {
    from_name: text("from_name"),
    user_email: text("user_email"),
    message: text("message"),
    language: isLanguage(language) ? language : defaultLanguage,
    ...(plan && { plan: planQuery(plan) }),
    [contactHoneypot]: text(contactHoneypot),
    elapsed: text("elapsed"),
  };
}
