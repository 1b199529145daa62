import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lastLine, readAudit } from "./read-audit.ts";

const root = join(import.meta.dirname, "../..");

/** Where the bill of materials of the last check lies, in CycloneDX's JSON. */
const billFile = "build/bill-of-materials.json";

interface Ended {
  code: number;
  output: string;
  errors: string;
}

/** Runs the npm that is on the PATH, in the project's folder. */
function runNpm(...args: string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn("npm", args, { cwd: root, shell: process.platform === "win32" });
    const ended: Ended = { code: 1, output: "", errors: "" };
    child.stdout.on("data", (chunk: Buffer) => (ended.output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (ended.errors += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => resolve({ ...ended, code: code ?? 1 }));
  });
}

/** Writes the list of all packages that a running site loads. @returns what to tell of it */
async function writeBill(): Promise<string> {
  const { code, output, errors } = await runNpm("sbom", "--sbom-format=cyclonedx", "--omit=dev");
  if (code !== 0) return `could not be made: ${lastLine(errors)}`;
  const { components } = JSON.parse(output) as { components: unknown[] };
  await mkdir(join(root, "build"), { recursive: true });
  await writeFile(join(root, billFile), output);
  return `${components.length} packages, in ${billFile}`;
}

// Asked once: whoever waits for the check without a network must not wait for long.
const [bill, { output, errors }] = await Promise.all([
  writeBill(),
  runNpm("audit", "--json", "--omit=dev", "--fetch-retries=0"),
]);
const { lines, isGrave } = readAudit(output, errors);
console.log([`bill of materials: ${bill}`, ...lines].join("\n"));
if (isGrave) process.exitCode = 1;
