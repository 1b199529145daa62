import swagger from "@fastify/swagger";
import fp from "fastify-plugin";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { sessionCookie } from "#server/http/sessions/session-cookie.ts";

/** Collects the routes that have tags into `app.swagger()`; it must be registered before them. */
export const openApiPlugin = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: "3.1.0",
        info: {
          title: "Irány Peru",
          description: "The calls that the site itself makes: the blog, its editors, and the contact form.",
          version: "1",
        },
        servers: [{ url: "/" }],
        components: {
          securitySchemes: { session: { type: "apiKey", in: "cookie", name: sessionCookie } },
        },
      },
      hideUntagged: true,
      transform: jsonSchemaTransform,
      transformObject: jsonSchemaTransformObject,
    });
  },
  { name: "openapi" },
);
