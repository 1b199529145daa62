import { isIP } from "node:net";
import { connect, type ConnectionOptions, type TLSSocket } from "node:tls";

const day = 24 * 60 * 60_000;

/** Milliseconds. */
const timeout = 5000;

/**
 * Asks the site's own address for its certificate, as a reader's browser does.
 *
 * @param options for a test
 * @returns days until it ends, 0 of one that has ended; null without https, or where nobody answers from here
 */
export async function findCertificateDays(
  siteUrl: string,
  now: Date,
  options: ConnectionOptions = {},
): Promise<number | null> {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== "https:") return null;
  const host = hostname.replace(/^\[|\]$/g, "");
  const name = isIP(host) ? {} : { servername: host };
  const socket = connect({ host, port: Number(port) || 443, ...name, ...options });
  try {
    const ends = await endOfCertificate(socket);
    return Math.max(0, Math.floor((ends.getTime() - now.getTime()) / day));
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "CERT_HAS_EXPIRED" ? 0 : null;
  } finally {
    socket.destroy();
  }
}

function endOfCertificate(socket: TLSSocket): Promise<Date> {
  return new Promise((resolve, reject) => {
    socket.setTimeout(timeout, () => reject(new Error("the site's address does not answer")));
    // For good: a connection may fail again while it is ended.
    socket.on("error", reject);
    socket.once("secureConnect", () => {
      const certificate = socket.getPeerX509Certificate();
      if (certificate) resolve(certificate.validToDate);
      else reject(new Error("the site's address has no certificate"));
    });
  });
}
