import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lintFolder } from "./lint-folder.ts";
import { listFiles } from "./list-files.ts";
import { crowdedFolders, deepPaths, isMeasured, isProductCode, percentile } from "./measure-files.ts";
import { commentFragments, countWords, glossaryNames, isSpoken } from "./measure-words.ts";
import { readReport } from "./read-report.ts";

const root = join(import.meta.dirname, "..", "..");

interface Measure {
  name: string;
  value: number;
  limit: number;
  /** One line for each place that must be corrected. */
  findings: string[];
}

const noFindings = (name: string, findings: string[]): Measure => ({
  name,
  value: findings.length,
  limit: 0,
  findings,
});

function measureFiles(): Measure[] {
  const paths = listFiles(root);
  const files = paths.filter(isMeasured).map((path) => ({ path, lines: linesOf(path) }));
  const long = files.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path}: ${lines} lines`);
  return [
    noFindings("folders with more than 20 files that are not tests or styles", crowdedFolders(paths, 20)),
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

const textOf = (path: string) => readFileSync(join(root, path), "utf8");

function linesOf(path: string): number {
  return textOf(path).split("\n").length - 1;
}

/** Comments that have been fragments from before there was a check; fewer is better. */
const mostFragments = 914;

function measureWords(): Measure[] {
  const paths = listFiles(root);
  const documents = paths.filter((path) => /^(docs\/.*|README|CONTRIBUTING)\.md$/.test(path));
  const { names, doubles } = glossaryNames(textOf("docs/glossary.md"));
  const fragments = paths.filter(isSpoken).flatMap((path) => commentFragments(path, textOf(path)));
  return [
    {
      name: "words of README, CONTRIBUTING and docs",
      value: documents.reduce((sum, path) => sum + countWords(textOf(path)), 0),
      limit: 30_000,
      findings: [],
    },
    { name: "entries of the glossary", value: names.length, limit: 120, findings: [] },
    noFindings("names that the glossary explains twice", doubles),
    {
      name: "comments that begin with Of, What, As, Who or In and are no sentence",
      value: fragments.length,
      limit: mostFragments,
      findings: fragments.length > mostFragments ? fragments : [],
    },
  ];
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
  const { switches, others } = lintFolder(root);
  return [
    noFindings("switches that forget a case", switches),
    noFindings("other findings of the linter", others),
  ];
}

const measures = [
  ...measureImports(),
  ...measureFiles(),
  ...measureWords(),
  ...measureUse(),
  ...measureLint(),
];
for (const { name, value, limit, findings } of measures) {
  console.log(`${value > limit ? "✗" : " "} ${String(value).padStart(4)}  ${name} (at most ${limit})`);
  for (const finding of findings) console.log(`        ${finding}`);
}
process.exitCode = measures.some(({ value, limit }) => value > limit) ? 1 : 0;
