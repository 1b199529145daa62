import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { contactTrap, type ContactForm, type ContactService } from "#api/contact.ts";
import { paths } from "#api/paths.ts";
import { defaultLanguage, isLanguage } from "#i18n/languages.ts";
import { loadedMessages, loadMessages } from "#i18n/load-messages.ts";
import { receiveMessage } from "#server/domain/contact-messages.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Outbox } from "#server/domain/outbox.ts";
import type { HttpContext } from "./context.ts";
import { answerErrorInText } from "./errors.ts";
import { neverCached } from "./never-cached.ts";

/** Room for the longest message, in bytes, however it is escaped. */
const bodyLimit = 64 * 1024;

/** What the e-mail client library is given when it sends to this server, which asks for none of it. */
const ownService: ContactService = {
  origin: null,
  publicKey: "site",
  serviceId: "contact",
  templateId: "message",
};

const jsonSchema = z.object({ template_params: z.record(z.string(), z.unknown()) });

/**
 * The contact form's calls: the e-mail service's two, which answer with text as that service does, and where the
 * browser finds the service.
 */
export function contactRoutes(
  app: FastifyInstance,
  { db, env, now }: HttpContext,
  outbox: Outbox | null,
): void {
  const service = serviceOf(env);
  app.get(paths.contactService, (_request, reply) => reply.send(service));

  void app.register(async (scope) => {
    // A form without files is small: it is read whole within the limit, and then taken apart.
    scope.removeContentTypeParser("multipart/form-data");
    scope.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, parseForm);
    const options = { bodyLimit, onRequest: neverCached, errorHandler: answerErrorInText };

    scope.post(paths.sendForm, options, async (request, reply) => {
      // Parsed above, or as JSON or text, in which no field is found.
      return receive(request, reply, Object(request.body) as Record<string, unknown>);
    });
    scope.post(paths.send, options, async (request, reply) => {
      return receive(request, reply, jsonSchema.parse(request.body).template_params);
    });
  });

  async function receive(request: FastifyRequest, reply: FastifyReply, fields: Record<string, unknown>) {
    const form = readForm(fields);
    await loadMessages(form.language);
    const texts = loadedMessages(form.language).contactAnswers;
    await receiveMessage(db, form, { address: request.ip, now: now(), texts, outbox });
    return reply.type("text/plain; charset=utf-8").send("OK");
  }
}

function serviceOf({
  EMAILJS_PUBLIC_KEY: publicKey,
  EMAILJS_SERVICE_ID: serviceId,
  EMAILJS_TEMPLATE_ID: templateId,
  EMAILJS_API_URL: origin,
}: HttpContext["env"]): ContactService {
  const isConfigured = publicKey !== undefined && serviceId !== undefined && templateId !== undefined;
  return isConfigured ? { origin, publicKey, serviceId, templateId } : ownService;
}

async function parseForm(request: FastifyRequest, body: Buffer): Promise<Record<string, string>> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new DomainError("bad_request", "the form could not be read");
  });
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string") fields[name] = value;
    // A form whose file was left empty sends a file of no bytes.
    else if (value.size > 0) throw new DomainError("bad_request", "files cannot be sent", { field: name });
  }
  return fields;
}

/** Picks the form's fields; what the library or anybody else adds is let be. */
function readForm(fields: Record<string, unknown>): ContactForm {
  const text = (name: string) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const language = text("language");
  return {
    from_name: text("from_name"),
    user_email: text("user_email"),
    message: text("message"),
    language: isLanguage(language) ? language : defaultLanguage,
    [contactTrap]: text(contactTrap),
    elapsed: text("elapsed"),
  };
}
