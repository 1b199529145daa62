import { expect } from "vitest";
import { errorSchema } from "#api/errors/error-schema.ts";

export interface ReadAnswer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Details that an answer must never reveal: a stack, a file of the server, a query. */
const leaks =
  /\n\s+at \S|node_modules|\bnode:internal|\/(server|app|build)\/[\w/-]+\.[jt]s\b|Failed query|ENOENT|EACCES/;

/** Whatever was sent, the answer is at most a refusal in the agreed form, and reveals nothing about the server. */
export function expectSoundAnswer({ status, headers, body }: ReadAnswer): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(headers["access-control-allow-origin"]).toBeUndefined();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  // Scripts and documents of the built site name files; an error never does.
  if (status >= 400) expect(body).not.toMatch(leaks);
  const type = String(headers["content-type"] ?? "");
  if (status >= 400 && type.startsWith("application/json") && body !== "")
    expect(errorSchema.strict().safeParse(JSON.parse(body)).success, body).toBe(true);
}
