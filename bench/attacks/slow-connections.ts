import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

interface SlowOptions {
  count: number;
  /** How long they are held, in milliseconds. */
  milliseconds: number;
}

const bodyOfLogin =
  "POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{";
const unfinishedHead = "GET / HTTP/1.1\r\nhost: a\r\nx-slow: ";

/** Connections that send a byte a second: half of them in a body, half in a head. Gives how many were ended by the server. */
export async function holdSlowConnections(
  url: string,
  { count, milliseconds }: SlowOptions,
): Promise<number> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  let ended = 0;
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on("error", () => {}).once("close", () => (ended += 1));
    socket.resume().write(index % 2 === 0 ? bodyOfLogin : unfinishedHead);
    sockets.push(socket);
    if (index % 100 === 99) await sleep(20);
  }
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("a");
  }, 1000);
  await sleep(milliseconds);
  clearInterval(timer);
  const endedByServer = ended;
  for (const socket of sockets) socket.destroy();
  return endedByServer;
}
