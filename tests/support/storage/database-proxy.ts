import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A proxy in front of a database that can be told to swallow all that comes, to refuse, or to be slow; until the test ends. */
export async function openDatabaseProxy(url: string) {
  const { hostname, port } = new URL(url);
  /** `delay`: milliseconds before a new connection's first byte goes on. */
  const state = { isSwallowing: false, isRefusing: false, delay: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    incoming.pause();
    setTimeout(() => incoming.resume(), state.delay);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => void (state.isSwallowing || to.write(bytes)));
      from.on("close", () => to.destroy());
      from.on("error", () => {});
    }
    if (state.isRefusing) incoming.destroy();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const cut = () => sockets.forEach((socket) => socket.destroy());
  onTestFinished(() => {
    cut();
    server.close();
  });
  const proxied = new URL(url);
  // Safe cast: the address of a TCP server is no string.
  proxied.port = String((server.address() as AddressInfo).port);
  return { url: proxied.href, state, cut };
}
