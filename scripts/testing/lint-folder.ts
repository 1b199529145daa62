import { readReport } from "./read-report.ts";

interface LintFindings {
  /** A `switch` over a union that leaves out one of its members. */
  switches: string[];
  /** Functions of more than 50 lines, blank ones and comments left aside. */
  longFunctions: string[];
  others: string[];
}

/** Lints a folder by its own `.oxlintrc.json`. A finding is one line, for example `api/geo.ts:3 eslint(no-var): …`. */
export function lintFolder(folder: string): LintFindings {
  // A cast: the part of the tool's report that is used.
  const { diagnostics } = readReport(folder, "oxlint/bin/oxlint", "--type-aware", "--format", "json") as {
    diagnostics: { code?: string; message: string; filename: string; labels: { span: { line: number } }[] }[];
  };
  const findings: LintFindings = { switches: [], longFunctions: [], others: [] };
  for (const { code = "", message, filename, labels } of diagnostics) {
    findings[kindOf(code)].push(`${filename}:${labels[0]?.span.line ?? 0} ${code}: ${message}`);
  }
  return findings;
}

function kindOf(code: string): keyof LintFindings {
  if (code.includes("max-lines-per-function")) return "longFunctions";
  return code.includes("switch-exhaustiveness-check") ? "switches" : "others";
}
