import type { ErrorCode } from "#api/errors/errors.ts";
import { readError } from "#api/errors/read-error.ts";
import type { Transport } from "#api/transport.ts";

/**
 * A line of the answer of a call that takes long (`application/x-ndjson`): how far it is, again and again, of how many if
 * that is known, and in the end what came of it. An answer that ends without that was cut off.
 */
export type WorkLine =
  | WorkStep
  | { result: object }
  | { failure: { code: ErrorCode; error: string; fault?: string } };

export interface WorkStep {
  step: string;
  done: number;
  total?: number;
}

/** Called with each line of progress. */
export type OnStep = (step: WorkStep) => void;

export const workType = "application/x-ndjson";

/** The work failed after it had begun; `fault` says more than the code where there is more to say. */
export class WorkError extends Error {
  override name = "WorkError";
  readonly code: ErrorCode;
  readonly fault: string | undefined;

  constructor({ code, error, fault }: { code: ErrorCode; error: string; fault?: string }) {
    super(error);
    this.code = code;
    this.fault = fault;
  }
}

/**
 * Makes such a call.
 *
 * @throws ApiError when the work did not begin, WorkError when it failed
 */
export async function callWork<Result>(
  { reach }: Transport,
  { path, ...init }: RequestInit & { path: string },
  onStep: OnStep = () => {},
): Promise<Result> {
  const response = await reach(path, init);
  if (!response.ok) throw await readError(response);
  return readWork<Result>(response, onStep);
}

/**
 * Reads such an answer to its end.
 *
 * @param onStep called with each line of progress
 * @throws WorkError when the work failed, or the answer was cut off (`unavailable`)
 */
async function readWork<Result>({ body }: Response, onStep: OnStep): Promise<Result> {
  let rest = "";
  for await (const text of (body ?? new Blob().stream()).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      // Safe cast: the server's `sendWork` wrote it.
      const read = JSON.parse(line) as WorkLine;
      if ("step" in read) onStep(read);
      else if ("failure" in read) throw new WorkError(read.failure);
      // Safe cast: the caller knows what its call answers.
      else return read.result as Result;
    }
  }
  throw new WorkError({ code: "unavailable", error: "the answer was cut off" });
}
