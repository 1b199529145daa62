import { connect, type Socket } from "node:net";
import { requestHeaders } from "./answer.ts";

export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds within which 99 of 100 were answered. */
  slowest: number;
}

/**
 * Asks for an address over several connections, each of which asks again as soon as it is answered.
 *
 * @param bytes of each answer, head included
 * @throws Error when an answer is another than the first
 */
export async function countAnswers(
  url: string,
  bytes: number,
  { encoding, seconds, connections }: { encoding: string; seconds: number; connections: number },
): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () =>
      askUntil(end, url, encoding, bytes, (time) => times.push(time)),
    ),
  );
  const rate = (times.length / (performance.now() - start)) * 1000;
  const sorted = Float64Array.from(times).sort();
  return { rate, slowest: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN };
}

/** One connection. @param length of each answer, in bytes, head included */
function askUntil(
  end: number,
  url: string,
  encoding: string,
  length: number,
  onAnswer: (milliseconds: number) => void,
): Promise<void> {
  const { hostname, port, pathname, search } = new URL(url);
  const headers = Object.entries({ ...requestHeaders(encoding), connection: "keep-alive" });
  const lines = [
    `GET ${pathname}${search} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    "",
    "",
  ];
  const request = Buffer.from(lines.join("\r\n"));
  const status = Buffer.from("HTTP/1.1 200");
  return new Promise((resolve, reject) => {
    let received = 0;
    let asked = 0;
    // One piece of memory for all answers: only their first and last bytes matter.
    const buffer = Buffer.alloc(65_536);
    const onread = { buffer, callback: (size: number) => read(size) };
    const socket: Socket = connect({ host: hostname, port: Number(port), onread }, ask);
    socket.setNoDelay(true).on("error", reject).on("close", resolve);

    function ask(): void {
      asked = performance.now();
      socket.write(request);
    }

    function read(size: number): boolean {
      const isStart = received === 0;
      received += size;
      if ((isStart && status.compare(buffer, 0, status.length) !== 0) || received > length) {
        socket.destroy(new Error(`${url} was answered in another way than at first`));
        return false;
      }
      if (received < length) return true;
      received = 0;
      const now = performance.now();
      onAnswer(now - asked);
      if (now < end) ask();
      else socket.destroy();
      return true;
    }
  });
}
