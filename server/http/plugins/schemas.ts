import type { FastifySchemaCompiler } from "fastify";
import fp from "fastify-plugin";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { z } from "zod";
import { errorSchema } from "#api/error-schema.ts";

/**
 * Validates requests and answers by zod schemas: what an answer's schema does not name is not sent, and an answer that
 * breaks it becomes a logged 500. Each route's schema gets the shape of errors here.
 */
export const schemasPlugin = fp(
  async (app) => {
    app.setValidatorCompiler(validate);
    app.setSerializerCompiler(serializerCompiler);
    app.addHook("onRoute", (route) => {
      const answers = route.schema?.response;
      if (!answers) return;
      // Fastify types the answers as unknown.
      const withErrors = { "4xx": errorSchema, "5xx": errorSchema, ...(answers as object) };
      route.schema = { ...route.schema, response: withErrors };
    });
  },
  { name: "schemas" },
);

const validate: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    // Without a body, each missing field is named.
    const result = schema.safeParse(httpPart === "body" ? wellFormed(data ?? {}) : data);
    return result.success ? { value: result.data } : { error: result.error };
  };

/** JSON can name half a surrogate pair, which PostgreSQL refuses in a tree: it becomes a replacement character, as it would in UTF-8. */
function wellFormed(data: unknown): unknown {
  if (typeof data === "string") return data.toWellFormed();
  if (Array.isArray(data)) return data.map(wellFormed);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key.toWellFormed(), wellFormed(value)]),
  );
}

/** For multipart forms, which routes read by hand: the schema of the body only documents it. */
export const validateAllButBody: FastifySchemaCompiler<unknown> = ({ schema, ...route }) =>
  // Safe cast: the type is that of all parts, the value that of one.
  route.httpPart === "body" ? () => true : validate({ schema: schema as z.ZodType, ...route });
