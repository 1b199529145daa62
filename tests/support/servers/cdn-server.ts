import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export interface CdnServer {
  /** For `CDN_PURGE_URL`. */
  url: string;
  /** The purges that it received, oldest first. */
  purges: { headers: IncomingHttpHeaders; body: unknown }[];
  /** Answered instead of 200 to the next calls, one each; `redirect` leads to the server itself. */
  refusals: (number | "redirect")[];
  /** Called with the number of each purge, before it is answered. */
  onPurge: (number: number) => void;
}

/** A CDN's address for purges, which remembers what came; it ends with the test. */
export async function startCdnServer(): Promise<CdnServer> {
  const cdn: CdnServer = { url: "", purges: [], refusals: [], onPurge: () => {} };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const refusal = cdn.refusals.shift();
      if (refusal === "redirect") {
        response.writeHead(307, { location: cdn.url }).end();
        return;
      }
      cdn.purges.push({ headers: request.headers, body: JSON.parse(body) as unknown });
      cdn.onPurge(cdn.purges.length);
      response.writeHead(refusal ?? 200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  // A TCP server's address is never a string.
  cdn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
  return cdn;
}
