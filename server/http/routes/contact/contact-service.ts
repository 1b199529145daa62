import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { contactServiceSchema, type ContactService } from "#api/contact/contact-service.ts";
import { paths } from "#api/paths.ts";
import type { HttpContext } from "#server/http/plugins/context.ts";

/** The library needs these three names; this server ignores them. */
const thisServer: ContactService = {
  origin: null,
  publicKey: "site",
  serviceId: "contact",
  templateId: "message",
};

export const contactServiceRoutes: FastifyPluginAsyncZod = async (app) => {
  const service = contactServiceOf(app.env);
  app.get(
    paths.contactService,
    {
      schema: {
        tags: ["contact form"],
        summary: "Tell where the contact form is sent to",
        response: { 200: contactServiceSchema },
      },
    },
    async () => service,
  );
};

function contactServiceOf({
  EMAILJS_PUBLIC_KEY: publicKey,
  EMAILJS_SERVICE_ID: serviceId,
  EMAILJS_TEMPLATE_ID: templateId,
  EMAILJS_API_URL: origin,
}: HttpContext["env"]): ContactService {
  const isConfigured = publicKey !== undefined && serviceId !== undefined && templateId !== undefined;
  return isConfigured ? { origin, publicKey, serviceId, templateId } : thisServer;
}
