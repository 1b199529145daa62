import { holds, type Measure } from "./measure.ts";
import { formatTable, rowsOf } from "./table.ts";

export const parts = ["pages", "server", "scale"] as const;

export type Part = (typeof parts)[number];

/** The results of one run of a part. */
export interface PartResults {
  /** ISO 8601. */
  date: string;
  machine: string;
  measures: Measure[];
  /** The complaints of the tools. */
  notes: string[];
}

export type Results = Partial<Record<Part, PartResults>>;

const titles: Record<Part, string> = {
  pages: "Pages in the browser",
  server: "The server under load",
  scale: "Many posts",
};

const preface = `# Results of the bench

Written by \`npm run bench\`, each part by its last run; \`docs/performance.md\` explains them. Three values are those of the
Hungarian, English and Spanish page. Times and rates are medians.`;

/** The whole of `bench/results.md`. */
export function formatResults(results: Results): string {
  const sections = parts.flatMap((part) => {
    const found = results[part];
    return found ? [sectionOf(part, found)] : [];
  });
  return `${[preface, ...sections].join("\n\n")}\n`;
}

function sectionOf(part: Part, { date, machine, measures, notes }: PartResults): string {
  const lines = [`## ${titles[part]}`, `${dayOf(date)}, ${machine}.`, formatTable(rowsOf(measures))];
  if (notes.length > 0)
    lines.push(`Lighthouse complains of:\n\n${notes.map((note) => `- ${note}`).join("\n")}`);
  return lines.join("\n\n");
}

/** How many limits hold. */
export function formatSummary(results: Results): string {
  const found = parts.flatMap((part) => results[part] ?? []);
  const limited = found.flatMap(({ measures }) => measures).filter(({ limit }) => limit);
  const broken = limited.filter((measure) => !holds(measure));
  const dates = found.map(({ date }) => dayOf(date)).toSorted();
  const count = `${limited.length - broken.length} of ${limited.length} limits hold (${dates.at(-1) ?? "not yet measured"})`;
  return broken.length === 0 ? `${count}.` : `${count}; \`bench/results.md\` marks the others.`;
}

const dayOf = (date: string) => date.slice(0, 10);

const end = "<!-- end -->";

/** Puts a text between the two marks of a document, the first of which names the script. @throws Error when a mark is missing */
export function replaceMarked(document: string, text: string, script = "bench"): string {
  const start = `<!-- written by npm run ${script} -->`;
  const [before, rest] = document.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`the marks ${start} and ${end} are missing`);
  return `${before}${start}\n\n${text}\n\n${end}${after}`;
}

/** JSON has no NaN: what could not be measured is null there. */
export function parseResults(json: string): Results {
  return JSON.parse(json, (key, value: unknown) =>
    key === "values" && Array.isArray(value)
      ? value.map((number: number | null) => number ?? Number.NaN)
      : value,
  ) as Results;
}
