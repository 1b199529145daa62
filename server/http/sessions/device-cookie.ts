import type { FastifyReply, FastifyRequest } from "fastify";
import { paths } from "#api/paths.ts";

const deviceCookie = "irany_peru_device";

/** Seconds. */
const year = 365 * 24 * 60 * 60;

/** The token of a browser that has signed in before; it lets nobody in without the password. */
export function readDeviceCookie(request: FastifyRequest): string | undefined {
  return request.cookies[deviceCookie] || undefined;
}

/** Sent back with sign-ins alone. Signing out leaves it: who comes back is still known. */
export function setDeviceCookie(reply: FastifyReply, token: string): void {
  const { env } = reply.server;
  const secure = env.SITE_URL.startsWith("https:");
  reply.setCookie(deviceCookie, token, {
    httpOnly: true,
    sameSite: "lax",
    path: paths.login,
    secure,
    maxAge: year,
  });
}
