import { createInterface } from "node:readline";
import { Writable } from "node:stream";

interface Question {
  question?: string;
  /** A new one is asked for twice. */
  isNew?: boolean;
}

/** On a terminal asks without echo, otherwise reads the first line of the input. */
export async function askPassword(
  input: NodeJS.ReadableStream & { isTTY?: boolean },
  output: NodeJS.WritableStream,
  { question = "New password: ", isNew = true }: Question = {},
): Promise<string> {
  const isTerminal = input.isTTY === true;
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  // In terminal mode nothing is echoed; Ctrl-C and Ctrl-D end the lines.
  const lines = createInterface({ input, output: discard, terminal: isTerminal, historySize: 0 });
  const iterator = lines[Symbol.asyncIterator]();

  async function readLine(question: string): Promise<string> {
    if (isTerminal) output.write(question);
    const { value, done } = await iterator.next();
    if (isTerminal) output.write("\n");
    if (done) throw new Error("no password was given: type it, or send it to standard input");
    return value;
  }

  try {
    const password = await readLine(question);
    if (isTerminal && isNew && (await readLine("The same again: ")) !== password) {
      throw new Error("the two passwords differ; nothing was changed");
    }
    return password;
  } finally {
    lines.close();
  }
}
