import type { FastifySchemaCompiler, FastifyServerOptions } from "fastify";
import fp from "fastify-plugin";
import { serializerCompiler } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorSchema } from "#api/errors/error-schema.ts";

/** Each route's schema gets the shape of errors. */
export const schemasPlugin = fp(
  async (app) => {
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

/**
 * Validates requests and answers by zod schemas: what an answer's schema does not name is not sent, and an answer that
 * breaks it becomes a logged 500. For Fastify's options, because it loads compilers of its own when it has none.
 */
export const schemaController: NonNullable<FastifyServerOptions["schemaController"]> = {
  // Safe casts: Fastify's types tell of its own compilers alone.
  compilersFactory: {
    buildValidator: () => validate as never,
    buildSerializer: () => serializerCompiler as never,
  },
};

const validate: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    // Without a body, each missing field is named.
    const result = schema.safeParse(httpPart === "body" ? wellFormed(data ?? {}) : data);
    if (!result.success) return { error: result.error };
    const path = pathOfNul(result.data);
    if (path === null) return { value: result.data };
    const issue = { code: "custom" as const, path, message: "may have no NUL character", input: data };
    return { error: new z.ZodRealError([issue]) };
  };

/** PostgreSQL holds no NUL in a text or a tree. It is looked for in what the schema made of the data: some take it out. */
function pathOfNul(data: unknown): string[] | null {
  if (typeof data === "string") return data.includes("\0") ? [] : null;
  if (typeof data !== "object" || data === null) return null;
  for (const [key, value] of Object.entries(data)) {
    const path = key.includes("\0") ? [] : pathOfNul(value);
    if (path) return [key, ...path];
  }
  return null;
}

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
