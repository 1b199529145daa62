import { lookup as lookUp } from "node:dns/promises";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { headerTimes } from "./http/connections/connection-guard.ts";

/** Connections that wait to be taken: of more, the system lets the visitor try again after a second. */
const backlog = 1024;

/**
 * Listens on every address of `host`: `localhost` is often two, 127.0.0.1 and ::1, and a server has one. (Fastify does the
 * same, but not when it is given its server.) Closing the app waits for all of them.
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
  findAddresses = addressesOf,
): Promise<Server[]> {
  const servers: Server[] = [app.server];
  app.addHook("onClose", async () => {
    await Promise.all(servers.slice(1).map((other) => new Promise((closed) => other.close(closed))));
  });
  await app.listen({ port, host, backlog });
  // Safe cast: the address of a TCP server is no string.
  const main = app.server.address() as AddressInfo;
  if (host !== "localhost") return servers;
  for (const address of await findAddresses(host)) {
    if (address === main.address) continue;
    const other = createServerLike(app);
    other.listen({ port: main.port, host: address, backlog });
    // The system may know an address that it does not have, or another program may have the port there.
    const isListening = await once(other, "listening").then(
      () => true,
      () => false,
    );
    if (isListening) servers.push(other);
  }
  return servers;
}

async function addressesOf(host: string): Promise<string[]> {
  return (await lookUp(host, { all: true })).map(({ address }) => address);
}

function createServerLike({ server, connections }: FastifyInstance): Server {
  const { keepAliveTimeout } = server;
  const other = createServer({ ...headerTimes, keepAliveTimeout });
  connections.watch(other);
  for (const event of ["request", "upgrade"]) other.on(event, (...about) => server.emit(event, ...about));
  return other;
}
