import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { rateLimitKey } from "#server/domain/work/rate-limits.ts";
import { createBodyWatch, type BodyTimes } from "./body-watch.ts";

/** For `createServer`; in milliseconds. Bodies have times of their own: `body-watch.ts`. */
export const headerTimes = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, requestTimeout: 0 };

/** Milliseconds in which nothing may be sent or read, unless the answer is still being made. */
const silence = 60_000;

/**
 * Rounds of the event loop that are waited for new connections. libuv takes one connection in a round (since 1.45), so with a
 * render in each round the rest would wait for seconds in the system's line, which nobody can refuse.
 */
const mostRounds = 100;

/** Milliseconds between two looks whether all is answered. */
const finishLook = 20;

interface ConnectionLimits {
  /** The most connections in all. */
  most: number;
  /** The most connections of one address; a proxy, which has everybody's, has no such limit. */
  mostOfAddress: number;
  bodyTimes?: BodyTimes;
}

export type ConnectionGuard = ReturnType<typeof createConnectionGuard>;

/**
 * Bounds a process's connections. One too many takes the place of the one that has waited longest for its next request, or
 * been sending one: so who opens thousands keeps nobody out.
 */
export function createConnectionGuard({ most, mostOfAddress, bodyTimes }: ConnectionLimits) {
  const answering = new Map<Socket, ServerResponse>();
  /** Connections that were ended for want of room, or because their request's body came too slowly. */
  const ended = { evicted: 0, slow: 0 };
  const bodies = createBodyWatch(() => (ended.slow += 1), bodyTimes);
  const room = createRoom(
    { most, mostOfAddress },
    (socket) => answering.has(socket),
    () => (ended.evicted += 1),
  );

  let arrivals = 0;
  let admission = Promise.resolve();

  /** For a request whose answer takes time. */
  function begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const answer = () => {
      if (response.closed) return;
      answering.set(socket, response);
      response.once("close", () => {
        answering.delete(socket);
        room.moveToEnd(socket);
      });
    };
    if (bodies.watch(request, response)) request.once("end", answer);
    else answer();
  }

  async function awaitArrivals(): Promise<void> {
    for (let round = 0; round < mostRounds; round += 1) {
      const before = arrivals;
      await setImmediate();
      if (arrivals === before) return;
    }
  }

  function endSilent(socket: Socket): void {
    const response = answering.get(socket);
    if (!response || response.headersSent) socket.destroy();
  }

  return {
    begin,
    /** How many connections were ended since the start. */
    countEnded: () => ({ ...ended }),
    /** To be awaited before work that takes milliseconds, by one after the other. */
    letArrivalsIn(): Promise<void> {
      admission = admission.then(awaitArrivals);
      return admission;
    },
    /** The connections of a server; those of several count together. */
    watch(server: Server): void {
      server.on("connection", (socket) => {
        arrivals += 1;
        room.admit(socket);
      });
      server.setTimeout(silence, endSilent);
    },
    /** Resolves when no request is being answered, or after so many milliseconds. */
    async finishAnswers(timeout: number): Promise<void> {
      const end = performance.now() + timeout;
      while (answering.size > 0 && performance.now() < end) await sleep(finishLook);
    },
    stop: bodies.stop,
  };
}

/** The open connections; whoever waits longest makes room for a new one. */
function createRoom(
  { most, mostOfAddress }: Pick<ConnectionLimits, "most" | "mostOfAddress">,
  isAnswered: (socket: Socket) => boolean,
  onCrowded: () => void,
) {
  const all = new Set<Socket>();
  const byAddress = new Map<string, Set<Socket>>();

  function admit(socket: Socket): void {
    const address = addressOf(socket);
    const ofAddress = byAddress.get(address) ?? new Set();
    const hasRoom =
      (all.size < most || evict(all)) &&
      (address === "" || ofAddress.size < mostOfAddress || evict(ofAddress));
    if (!hasRoom) {
      onCrowded();
      socket.destroy();
      return;
    }
    all.add(socket);
    byAddress.set(address, ofAddress.add(socket));
    socket.once("close", () => {
      all.delete(socket);
      ofAddress.delete(socket);
      if (ofAddress.size === 0 && byAddress.get(address) === ofAddress) byAddress.delete(address);
    });
  }

  function evict(sockets: Set<Socket>): boolean {
    let slowReader: Socket | undefined;
    for (const socket of sockets) {
      if (isAnswered(socket)) continue;
      if (socket.writableLength === 0) return drop(socket);
      slowReader ??= socket;
    }
    return slowReader !== undefined && drop(slowReader);
  }

  function drop(socket: Socket): true {
    onCrowded();
    socket.destroy();
    // It is told of its end only later.
    all.delete(socket);
    byAddress.get(addressOf(socket))?.delete(socket);
    return true;
  }

  return {
    admit,
    /** From now on it waits, as the last of all. */
    moveToEnd(socket: Socket): void {
      if (all.delete(socket) && !socket.destroyed) all.add(socket);
    },
  };
}

/** Empty for this machine itself: a proxy that TRUST_PROXY does not name has everybody's connections too. */
function addressOf({ remoteAddress = "" }: Socket): string {
  const address = remoteAddress === "" || remoteAddress === "::1" ? "" : rateLimitKey(remoteAddress);
  return address.startsWith("127.") ? "" : address;
}
