/** Severities that fail the check; lesser ones are told. */
const failing = ["high", "critical"];

/** npm's own form: https://docs.npmjs.com/auditing-package-dependencies-for-security-vulnerabilities */
interface AuditReport {
  message?: string;
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string })[] }>;
}

/** The lines to print about a report of `npm audit --json`, and whether it fails the check. @param errors npm's other output */
export function readAudit(output: string, errors: string): { lines: string[]; isGrave: boolean } {
  let report: AuditReport = {};
  try {
    report = JSON.parse(output);
  } catch {
    // Then npm has said why.
  }
  const { message, vulnerabilities } = report;
  if (!vulnerabilities) {
    // Without a network nobody is kept from working; whoever reads this knows that nothing was checked.
    return { lines: [`advisories: COULD NOT BE CHECKED: ${message ?? lastLine(errors)}`], isGrave: false };
  }
  const found = Object.entries(vulnerabilities);
  const tell = ([name, { severity, via }]: (typeof found)[number]) =>
    `  ${severity}: ${name}: ${via.map((cause) => (typeof cause === "string" ? `through ${cause}` : cause.title)).join("; ")}`;
  return {
    lines: [`advisories: ${found.length}`, ...found.map(tell)],
    isGrave: found.some(([, { severity }]) => failing.includes(severity)),
  };
}

export function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "npm says nothing";
}
