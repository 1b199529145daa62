import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

const here = import.meta.dirname;

/** Runs lanes of steps, each of which is a program that is given as its source, in a process of their own. */
async function startLanes(...lanes: Record<string, string>[]) {
  const folder = await makeTemporaryFolder();
  const steps: object[][] = [];
  for (const lane of lanes) {
    const entries = Object.entries(lane);
    for (const [name, source] of entries) await writeFile(join(folder, `${name}.mjs`), source);
    const program = (name: string) => relative(join(here, "../../node_modules"), join(folder, `${name}.mjs`));
    steps.push(entries.map(([name]) => ({ name, command: [program(name)], printsAlways: true })));
  }
  const main = `const { runSteps } = await import(${JSON.stringify(join(here, "steps.ts"))});
await runSteps(...${JSON.stringify(steps)});`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", main], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, ended, output: () => output };
}

const waitFor = (file: string) => `import { existsSync } from "node:fs";
while (!existsSync(${JSON.stringify(file)})) await new Promise((resolve) => setTimeout(resolve, 20));`;

test("lanes run side by side, print one after the other, and go on after a failure", async () => {
  const sign = join(await makeTemporaryFolder(), "sign");
  const { ended, output } = await startLanes(
    // Ends only because the second lane runs meanwhile.
    {
      first: `${waitFor(sign)} console.log("one");`,
      second: `console.log("two"); process.exit(3);`,
      third: "",
    },
    { beside: `console.log("three"); (await import("node:fs")).writeFileSync(${JSON.stringify(sign)}, "");` },
  );
  expect(await ended).toBe(1);
  expect(output().replaceAll(/\d+\.\d s/g, "0 s")).toBe(`one
✓ first 0 s
two
✗ second 0 s
✓ third 0 s
three
✓ beside 0 s

Failed: second

3 passed, 1 failed
`);
});

test("a signal ends what runs in every lane, and nothing starts after it", async () => {
  const folder = await makeTemporaryFolder();
  const signs = [join(folder, "left"), join(folder, "right")];
  const forever = (sign = "") =>
    `(await import("node:fs")).writeFileSync(${JSON.stringify(sign)}, ""); setInterval(() => {}, 1000);`;
  const { child, ended, output } = await startLanes(
    { left: forever(signs[0]), late: `console.log("late");` },
    { right: forever(signs[1]) },
  );
  await expect.poll(() => signs.every((sign) => existsSync(sign)), { timeout: 100_000 }).toBe(true);
  child.kill("SIGTERM");
  expect(await ended).toBe(1);
  expect(output()).not.toContain("late");
});
