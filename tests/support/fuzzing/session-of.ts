import type { FastifyInstance } from "fastify";
import { paths } from "#api/paths.ts";
import { administrator } from "../servers/http-client.ts";

/** Signs the administrator in. @returns the `cookie` header for requests that a test writes by hand */
export async function sessionOf(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({ method: "POST", url: paths.login, payload: administrator });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}
