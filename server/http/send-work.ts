import { PassThrough } from "node:stream";
import type { FastifyReply } from "fastify";
import { workType, type WorkLine, type WorkStep } from "#api/work.ts";
import { BackupError } from "#server/domain/backups/backup-format.ts";
import { failureOf, reasonOf } from "#server/domain/backups/run-backup.ts";
import { DomainError } from "#server/domain/errors.ts";
import { ImportError } from "#server/domain/import/import-error.ts";

/** Milliseconds between two lines of the same step: more than that nobody can follow. */
const pause = 250;

/** Milliseconds after which a proxy, or our own watch over silent connections, must have heard something. */
const heartbeat = 10_000;

/**
 * Answers a call that takes long with lines of progress and its result, see `WorkLine`. Work that has begun is done, also when whoever
 * asked has gone: only the end of the server stops it.
 *
 * @param work begins at once
 */
export function sendWork(
  reply: FastifyReply,
  work: (tools: { onProgress: (step: string, done: number, total?: number) => void }) => Promise<object>,
): FastifyReply {
  const lines = new PassThrough();
  let last: WorkStep = { step: "begun", done: 0 };
  let wroteAt = -Infinity;
  const write = (line: WorkLine) => {
    wroteAt = performance.now();
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`);
  };
  const beat = setInterval(() => {
    if (performance.now() - wroteAt >= heartbeat) write(last);
  }, heartbeat / 10);

  async function run(): Promise<void> {
    try {
      const result = await work({
        onProgress(step, done, total) {
          const isNew = step !== last.step;
          last = { step, done, ...(total !== undefined && { total }) };
          if (isNew || performance.now() - wroteAt >= pause) write(last);
        },
      });
      write({ result });
    } catch (error) {
      write({ failure: describe(error, reply) });
    } finally {
      clearInterval(beat);
      lines.end();
    }
  }

  write(last);
  void run();
  // A proxy that waits for the end would show nothing before.
  return reply.header("x-accel-buffering", "no").type(workType).send(lines);
}

function describe(
  error: unknown,
  { request, log }: FastifyReply,
): Extract<WorkLine, { failure: object }>["failure"] {
  if (error instanceof BackupError || error instanceof ImportError) {
    request.refusal = "invalid_field";
    return { code: "invalid_field", error: error.message, fault: error.kind };
  }
  if (error instanceof DomainError) {
    request.refusal = error.code;
    return { code: error.code, error: error.message };
  }
  log.error({ err: error }, "what was begun failed");
  const fault = failureOf(reasonOf(error));
  return { code: "internal", error: "something went wrong", ...(fault !== "other" && { fault }) };
}
