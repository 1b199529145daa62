import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Where the bill of materials of the last check lies, in CycloneDX's JSON. */
const billFile = "build/bill-of-materials.json";

/** Severities that fail the check; lesser ones are told. */
const failing = ["high", "critical"];

interface Advisory {
  name: string;
  severity: string;
  titles: string[];
}

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

/**
 * Asks the registry for advisories about the packages that a running site loads.
 * @returns those found, or why nobody could be asked
 */
async function findAdvisories(): Promise<Advisory[] | { reason: string }> {
  const { output, errors } = await runNpm("audit", "--json", "--omit=dev");
  // Of npm's own form: https://docs.npmjs.com/auditing-package-dependencies-for-security-vulnerabilities
  let report: {
    message?: string;
    vulnerabilities?: Record<string, { severity: string; via: (string | { title: string })[] }>;
  };
  try {
    report = JSON.parse(output);
  } catch {
    return { reason: lastLine(errors) };
  }
  if (!report.vulnerabilities) return { reason: report.message ?? lastLine(errors) };
  return Object.entries(report.vulnerabilities).map(([name, { severity, via }]) => ({
    name,
    severity,
    titles: via.map((cause) => (typeof cause === "string" ? `through ${cause}` : cause.title)),
  }));
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

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "npm says nothing";
}

console.log(`bill of materials: ${await writeBill()}`);
const advisories = await findAdvisories();
if ("reason" in advisories) {
  // Without a network nobody is kept from working; whoever reads this knows that nothing was checked.
  console.log(`advisories: COULD NOT BE CHECKED: ${advisories.reason}`);
} else {
  console.log(`advisories: ${advisories.length}`);
  for (const { name, severity, titles } of advisories) {
    console.log(`  ${severity}: ${name}: ${titles.join("; ")}`);
  }
  if (advisories.some(({ severity }) => failing.includes(severity))) process.exitCode = 1;
}
