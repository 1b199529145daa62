import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ZodError } from "zod";
import type { ErrorCode } from "#api/errors.ts";
import { DomainError } from "#server/domain/errors.ts";

const statuses: Record<ErrorCode, number> = {
  bad_request: 400,
  changed_meanwhile: 409,
  foreign_origin: 403,
  internal: 500,
  invalid_field: 400,
  looks_automated: 403,
  not_found: 404,
  not_signed_in: 401,
  picture_too_large: 413,
  picture_unreadable: 400,
  too_large: 413,
  too_many_attempts: 429,
  unavailable: 503,
  username_taken: 409,
  wrong_credentials: 401,
};

/** Turns whatever a route throws into a status and `{ error, code }`; unknown errors are logged, never shown. */
function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { message, code, field } = describe(error, request, reply);
  return reply.send(field === undefined ? { error: message, code } : { error: message, code, field });
}

/** The same as text alone, as the e-mail service's protocol has it: for a route's `errorHandler`. */
export function answerErrorInText(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { message } = describe(error, request, reply);
  return reply.type("text/plain; charset=utf-8").send(message);
}

/** Sets the answer's status and headers, and gives what may be told. */
function describe(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): DomainError {
  const known = toDomainError(error);
  if (!known) request.log.error({ err: error }, "request failed");
  const told = known ?? new DomainError("internal", "something went wrong");
  if (told.retryAfter !== undefined) reply.header("retry-after", String(told.retryAfter));
  reply.code(statuses[told.code]);
  return told;
}

/** Answers an address under `/api` or `/media` that is none. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: "not found", code: "not_found" satisfies ErrorCode });
}

export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler(handleError);
}

function toDomainError(error: FastifyError | Error): DomainError | null {
  if (error instanceof DomainError) return error;
  if (error instanceof ZodError) return fieldError(error);
  const status = "statusCode" in error ? error.statusCode : undefined;
  if (status === 413) return new DomainError("too_large", error.message);
  if (status !== undefined && status >= 400 && status < 500)
    return new DomainError("bad_request", error.message);
  return null;
}

function fieldError(error: ZodError): DomainError {
  const issue = error.issues[0];
  const field = issue?.path.join(".") ?? "";
  return new DomainError("invalid_field", `${field || "request"}: ${issue?.message ?? "invalid"}`, { field });
}
