import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/**
 * Asks for a new password: twice and without showing it on a terminal, else the first line of the input.
 *
 * @param input where it comes from, usually `process.stdin`
 * @param output where the questions are shown
 * @throws Error when none was given or the two differ
 */
export async function askPassword(
  input: NodeJS.ReadableStream & { isTTY?: boolean },
  output: NodeJS.WritableStream,
): Promise<string> {
  const isTerminal = input.isTTY === true;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  // On a terminal this reads key by key, so nothing is echoed; Ctrl-C and Ctrl-D end the lines.
  const lines = createInterface({ input, output: nowhere, terminal: isTerminal, historySize: 0 });
  const iterator = lines[Symbol.asyncIterator]();

  async function readLine(question: string): Promise<string> {
    if (isTerminal) output.write(question);
    const { value, done } = await iterator.next();
    if (isTerminal) output.write("\n");
    if (done) throw new Error("no password was given: type it, or send it to standard input");
    return value;
  }

  try {
    const password = await readLine("New password: ");
    if (isTerminal && (await readLine("The same again: ")) !== password) {
      throw new Error("the two passwords differ; nothing was changed");
    }
    return password;
  } finally {
    lines.close();
  }
}
