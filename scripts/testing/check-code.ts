import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lintFolder } from "./lint-folder.ts";
import { listFiles } from "./list-files.ts";
import {
  crowdedFolders,
  deepPaths,
  isMeasured,
  isProductCode,
  noFindings,
  percentile,
  type Measure,
} from "./measures/measure-files.ts";
import { measureWords } from "./measures/measure-words.ts";
import { readReport } from "./read-report.ts";

const root = join(import.meta.dirname, "..", "..");

function measureFiles(): Measure[] {
  const paths = listFiles(root);
  const files = paths.filter(isMeasured).map((path) => ({ path, lines: linesOf(path) }));
  const long = files.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path}: ${lines} lines`);
  return [
    noFindings("folders with more than 24 entries", crowdedFolders(paths, 24)),
    noFindings("paths with more than 5 names (4 outside app and server)", deepPaths(paths)),
    noFindings("files of more than 300 lines", long),
    {
      name: "lines that nine code files of ten do not pass",
      value: percentile(
        files.filter(({ path }) => isProductCode(path)),
        0.9,
      ),
      limit: 120,
      findings: [],
    },
    {
      name: "lines of programs in content, where words are documents and data",
      value: paths
        .filter((path) => /^content\/.*(?<!\.test)\.ts$/.test(path))
        .reduce((sum, path) => sum + linesOf(path), 0),
      limit: 14_000,
      findings: [],
    },
  ];
}

function linesOf(path: string): number {
  return readFileSync(join(root, path), "utf8").split("\n").length - 1;
}

function measureImports(): Measure[] {
  const folders = ["api", "app", "bench", "content", "i18n", "scripts", "server", "tests"];
  const options = ["--config", ".dependency-cruiser.mjs", "--output-type", "json"];
  // A cast: the part of the tool's report that is used.
  const { summary } = readReport(
    root,
    "dependency-cruiser/bin/dependency-cruiser.mjs",
    ...options,
    ...folders,
  ) as {
    summary: { violations: { from: string; to: string; rule: { name: string } }[] };
  };
  const findings = (isWanted: (rule: string) => boolean) =>
    summary.violations
      .filter(({ rule }) => isWanted(rule.name))
      .map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
  return [
    noFindings(
      "import cycles",
      findings((rule) => rule === "no-cycle"),
    ),
    noFindings(
      "imports in a forbidden direction",
      findings((rule) => rule !== "no-cycle"),
    ),
  ];
}

function measureUse(): Measure[] {
  // A cast: knip's report has one list per file and kind of unused code.
  const { issues } = readReport(root, "knip/bin/knip.js", "--reporter", "json", "--cache") as {
    issues: ({ file: string } & Record<string, unknown>)[];
  };
  const findings = issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds)
      .filter(([, found]) => Array.isArray(found) && found.length > 0)
      .map(([kind, found]) => `${kind} in ${file}: ${JSON.stringify(found)}`),
  );
  return [noFindings("unused files, exports and packages", findings)];
}

function measureLint(): Measure[] {
  const { switches, longFunctions, others } = lintFolder(root);
  return [
    {
      name: "functions of more than 50 lines of code",
      value: longFunctions.length,
      limit: 60,
      // There may be some: told only where there are too many.
      findings: longFunctions.length > 60 ? longFunctions : [],
    },
    noFindings("switches that forget a case", switches),
    noFindings("other findings of the linter", others),
  ];
}

const measures = [
  ...measureImports(),
  ...measureFiles(),
  ...measureWords(root),
  ...measureUse(),
  ...measureLint(),
];
for (const { name, value, limit, findings } of measures) {
  console.log(`${value > limit ? "✗" : " "} ${String(value).padStart(4)}  ${name} (at most ${limit})`);
  for (const finding of findings) console.log(`        ${finding}`);
}
process.exitCode = measures.some(({ value, limit }) => value > limit) ? 1 : 0;
