import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { ZodError } from "zod";
import type { ErrorBody } from "#api/errors/error-schema.ts";
import { errorStatuses, type FieldErrors } from "#api/errors/errors.ts";
import { databaseRefusalOf } from "#server/domain/database-refusal.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";

/** Unknown errors are logged, never shown. */
function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { message, code, fieldErrors } = describe(error, request, reply);
  const hasFieldErrors = Object.keys(fieldErrors).length > 0;
  const body: ErrorBody = { error: message, code, ...(hasFieldErrors && { fieldErrors }) };
  return reply.send(body);
}

/** The same for the e-mail service's protocol, whose answers are plain text: those of several fields are joined. */
export function answerErrorInText(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { message, fieldErrors } = describe(error, request, reply);
  const text = Object.values(fieldErrors).join(" ") || message;
  return reply.type("text/plain; charset=utf-8").send(text);
}

function describe(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): DomainError {
  const refusal = databaseRefusalOf(error);
  if (refusal)
    request.log.warn({ reason: String(refusal.cause) }, "the database could not do what was asked");
  const expected = refusal ?? toDomainError(error);
  if (!expected) request.log.error({ err: error }, "request failed");
  const domainError = expected ?? new DomainError("internal", "something went wrong");
  request.refusal = domainError.code;
  if (domainError.retryAfter !== undefined) reply.header("retry-after", String(domainError.retryAfter));
  reply.code(errorStatuses[domainError.code]);
  return domainError;
}

/** For any other path under `/api` or `/media`. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: "not found", code: "not_found" } satisfies ErrorBody);
}

export const errorPlugin = fp(
  async (app) => {
    app.setErrorHandler(handleError);
  },
  { name: "errors" },
);

function toDomainError(error: FastifyError | Error): DomainError | null {
  if (error instanceof DomainError) return error;
  if (error instanceof ZodError)
    return isPathParameterError(error) ? noSuchAddress(error) : toInvalidFields(error);
  const status = "statusCode" in error ? error.statusCode : undefined;
  if (status === 413) return new DomainError("too_large", error.message);
  if (status !== undefined && status >= 400 && status < 500)
    return new DomainError("bad_request", error.message);
  return null;
}

/** Fastify notes on a validation error which part of the request was wrong. */
function isPathParameterError(error: ZodError): boolean {
  return "validationContext" in error && error.validationContext === "params";
}

/** For example a path with an unknown language. */
function noSuchAddress(error: ZodError): DomainError {
  return new DomainError("not_found", `not found: ${toInvalidFields(error).message}`);
}

function toInvalidFields({ issues }: ZodError): DomainError {
  const [first] = issues;
  if (!first || first.path.length === 0)
    return new DomainError("invalid_field", `request: ${first?.message ?? "invalid"}`);
  return invalidFields(fieldErrorsOf(issues));
}

/** The first message of each field. */
export function fieldErrorsOf(issues: ZodError["issues"]): FieldErrors {
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of issues) if (path.length > 0) fieldErrors[path.join(".")] ??= message;
  return fieldErrors;
}

/** Whether a call was refused because the database could not be asked. */
export function isOutageStatus(status: number): boolean {
  return status === errorStatuses.unavailable || status === errorStatuses.no_space;
}
