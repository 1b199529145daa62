import { copyFile, mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { lintFolder } from "./lint-folder.ts";

const root = join(import.meta.dirname, "../..");

const switchWith = (lastCase: string) => `export function tell(unit: "m" | "km"): void {
  switch (unit) {
    case "m":
      console.log("metre");
      break;
    ${lastCase}
  }
}
`;

const files = {
  complete: switchWith('case "km": console.log("kilometre");'),
  forgetful: switchWith(""),
  forgetfulBehindDefault: switchWith('default: console.log("kilometre");'),
  long: `export function tellAll(): void {\n${'console.log("m");\n'.repeat(48)}\n// A note.\n}\n`,
  longer: `export function tellAll(): void {\n${'console.log("m");\n'.repeat(49)}\n}\n`,
  other: "export var metres = 1;\n",
};

test("a switch that forgets a case is found, behind a default too, and a function of more than 50 lines, beside what else is wrong", async () => {
  const folder = await makeTemporaryFolder();
  await copyFile(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  // The linter looks there for the program that knows types.
  await mkdir(join(folder, "node_modules"));
  await symlink(join(root, "node_modules/.bin"), join(folder, "node_modules/.bin"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, `${name}.ts`), text);
  const { switches, longFunctions, others } = lintFolder(folder);
  expect(switches.toSorted()).toEqual([
    expect.stringMatching(/^forgetful\.ts:2 .*"km"/),
    expect.stringMatching(/^forgetfulBehindDefault\.ts:2 .*"km"/),
  ]);
  expect(longFunctions).toEqual([expect.stringMatching(/^longer\.ts:1 .*\(51\)/)]);
  expect(others).toEqual([expect.stringMatching(/^other\.ts:1 eslint\(no-var\)/)]);
});
