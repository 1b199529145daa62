import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { askPassword } from "./ask-password.ts";

/** A fake terminal; `shown` has the questions and what is echoed. */
function openTerminal() {
  const modes: boolean[] = [];
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (raw: boolean) => modes.push(raw),
  });
  const output = new PassThrough();
  output.setEncoding("utf8");
  return { input, output, modes, shown: () => String(output.read() ?? "") };
}

test("on a terminal the password is asked for twice and not shown", async () => {
  const { input, output, modes, shown } = openTerminal();
  const password = askPassword(input, output);
  input.write("titkos jelszó 1\r");
  input.write("titkos jelszó 1\r");
  expect(await password).toBe("titkos jelszó 1");
  expect(shown()).toBe("New password: \nThe same again: \n");
  expect(modes).toEqual([true, false]);
});

test("a mistyped key can be taken back", async () => {
  const { input, output } = openTerminal();
  const password = askPassword(input, output);
  input.write("titkos jelszox\u007fó 1\rtitkos jelszoó 1\r");
  expect(await password).toBe("titkos jelszoó 1");
});

test("two different passwords are refused", async () => {
  const { input, output, modes } = openTerminal();
  const password = askPassword(input, output);
  input.write("titkos jelszó 1\rtitkos jelszó 2\r");
  await expect(password).rejects.toThrow("the two passwords differ");
  expect(modes.at(-1)).toBe(false);
});

test.each([
  ["Ctrl-C", "titkos\u0003"],
  ["Ctrl-D", "\u0004"],
  ["Ctrl-C at the second question", "titkos jelszó 1\rtitkos\u0003"],
])("%s ends the questions and gives the terminal back", async (_, keys) => {
  const { input, output, modes } = openTerminal();
  const password = askPassword(input, output);
  input.write(keys);
  await expect(password).rejects.toThrow("no password was given");
  expect(modes.at(-1)).toBe(false);
});

test.each([
  ["one line", "titkos jelszó 1\n"],
  ["no end of line", "titkos jelszó 1"],
  ["a line end of Windows", "titkos jelszó 1\r\n"],
  ["more lines", "titkos jelszó 1\nanother\n"],
])("from a pipe the first line is taken and nothing asked: %s", async (_, text) => {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end(text);
  expect(await askPassword(input, output)).toBe("titkos jelszó 1");
  expect(output.read()).toBeNull();
});

test("spaces around a piped password belong to it", async () => {
  const input = new PassThrough();
  input.end("  spaces  \n");
  expect(await askPassword(input, new PassThrough())).toBe("  spaces  ");
});

test("an empty pipe is no password", async () => {
  const input = new PassThrough();
  input.end();
  await expect(askPassword(input, new PassThrough())).rejects.toThrow("no password was given");
});

test("one that exists is asked for once, under its own name", async () => {
  const { input, output, shown } = openTerminal();
  const passphrase = askPassword(input, output, { question: "Passphrase: ", isNew: false });
  input.write("egy hosszú jelmondat\r");
  expect(await passphrase).toBe("egy hosszú jelmondat");
  expect(shown()).toBe("Passphrase: \n");
});
