import fp from "fastify-plugin";
import { isLoopback } from "#server/domain/network/canonical-ip.ts";

const notice =
  "A proxy on this machine passes visitors on, but TRUST_PROXY is off: all visitors share one count of wrong passwords and of " +
  "contact messages, so that one can lock out all. Set TRUST_PROXY=loopback (docs/operate.md)";

/** Logs once, as an error, that the owner has forgotten a setting: nothing fails, so nobody would notice. */
export const proxyNotice = fp(
  async (app) => {
    if (app.env.TRUST_PROXY !== false) return;
    let isLogged = false;
    app.addHook("onRequest", async ({ headers, ip, log }) => {
      if (isLogged || headers["x-forwarded-for"] === undefined || !isLoopback(ip)) return;
      isLogged = true;
      log.error(notice);
    });
  },
  { name: "proxy-notice", dependencies: ["context"] },
);
