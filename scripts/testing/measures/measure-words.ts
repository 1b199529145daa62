import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../list-files.ts";
import { noFindings, type Measure } from "./measure-files.ts";

/** Counts the words of documents, glossary and comments. */
export function measureWords(root: string): Measure[] {
  const textOf = (path: string) => readFileSync(join(root, path), "utf8");
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
    noFindings("comments that begin with Of, What, As, Who or In", fragments),
    noFindings("subjects of commits with more than 72 characters", longSubjects(subjectsIn(root))),
  ];
}

/** Subjects since they were first checked; older ones cannot be changed any more. Merges name branches. */
function subjectsIn(root: string): string {
  const log = ["log", "--no-merges", "--since=2026-11-28T12:00:00Z", "--format=%h %s"];
  return execFileSync("git", ["-C", root, ...log], { encoding: "utf8" });
}

/** @param log a line for each commit: its hash, a space, its subject */
export function longSubjects(log: string): string[] {
  return log.split("\n").filter((line) => line.slice(line.indexOf(" ") + 1).length > 72);
}

/** Files whose comments are read: drawings and migrations have rules of their own. */
export function isSpoken(path: string): boolean {
  return /\.(tsx?|mjs|css)$/.test(path) && !/^(art|server\/storage\/migrations)\//.test(path);
}

/** Anything between two spaces, as `wc -w` counts. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** The names that a glossary explains, and those of them that it explains twice. */
export function glossaryNames(glossary: string): { names: string[]; doubles: string[] } {
  const names = [...glossary.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, name = ""]) => name.toLowerCase());
  return { names, doubles: names.filter((name, index) => names.indexOf(name) !== index) };
}

const opening = /^\s*(?:\{?\/\*\*?|\/\/)(?:\s+|$)(.*)$/;
const fragment = /^(Of|What|As|Who)\b/;
const auxiliary = /\b(is|are|was|were|has|have|may|must|can|would|will|does|do|did)\b/;

/**
 * Comments that begin like a fragment ("Of one account.", "In bytes."), each with its place. A comment
 * is a sentence with its verb, or a noun phrase with its noun.
 */
export function commentFragments(path: string, source: string): string[] {
  const lines = source.split("\n");
  return lines.flatMap((line, index) => {
    const found = opening.exec(line);
    // Lines below one another are one comment.
    if (!found || (/^\s*\/\//.test(line) && /^\s*\/\//.test(lines[index - 1] ?? ""))) return [];
    const text = (found[1] || (lines[index + 1] ?? "").replace(/^\s*\*\s*/, "")).replace(/\s*\*\/\}?$/, "");
    const [first = ""] = text.split(/[.;:](?:\s|$)/);
    const isBare = /^In(\s+[^\s,]+){1,5}$/.test(first) && !auxiliary.test(first);
    return fragment.test(text) || isBare ? [`${path}:${index + 1}: ${text}`] : [];
  });
}
