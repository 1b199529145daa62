import type { FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "#server/domain/errors.ts";
import { maxFormBytes } from "./read-post-form.ts";

/** The most bytes that are read or stored at the same time: text and pictures take several times as much while they are. */
const maxBytesAtOnce = maxFormBytes + 15_000_000;

/** Seconds after which who was refused may come again. */
const retryAfter = 10;

/**
 * A hook for routes that take the post form, or as much; those that share it share its budget (`app.limitUploads`). It refuses, before it is read, what is too large or comes while others fill the
 * memory. A form of unknown length counts as the longest.
 *
 * @returns the hook; `maxBytes` for all forms together, `maxForm` for each
 */
export function limitUploads(maxBytes = maxBytesAtOnce, maxForm = maxFormBytes) {
  let underWay = 0;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const said = request.headers["content-length"];
    const bytes = said === undefined ? maxForm : Number(said);
    if (bytes > maxForm)
      throw new DomainError("too_large", `a post may have at most ${Math.floor(maxForm / 1_000_000)} MB`);
    if (underWay > 0 && underWay + bytes > maxBytes)
      throw new DomainError("unavailable", "others are sending large posts at the moment", { retryAfter });
    underWay += bytes;
    let isOver = false;
    const end = () => {
      if (!isOver) underWay -= bytes;
      isOver = true;
    };
    // Answered, or gone before.
    reply.raw.once("finish", end).once("close", end);
  };
}
