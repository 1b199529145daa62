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
    noFindings("sentences of comments that begin with Of, What, As, Who or In", fragments),
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

const opening = /^\s*(?:\{?\/\*\*?|\/\/)(?:\s+|$)/;
const fragment = /^(Of|What|As|Who)\b/;
const finite =
  /\b(is|are|was|were|has|have|may|must|can|would|will|does|do|did|begins?|changes?|draws|holds|knows|makes|puts|refuses|replaces|speaks|stands?|stays?|waited|writes)\b/;
const subordinate =
  /[,;:(]?\s(?:so that|and that|without|because|as|that|which|where|when|while|whom?|what|to|not)\b.*/;

/**
 * Sentences of comments that are fragments ("Of one account.", "In bytes."), each with its comment's place. A comment
 * is a sentence with its verb, or a noun phrase with its noun; "In …" needs a verb that is not in a clause below it.
 */
export function commentFragments(path: string, source: string): string[] {
  return commentsIn(source).flatMap(({ line, text }) => {
    const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z])/);
    const found = sentences.filter(
      (sentence) =>
        fragment.test(sentence) ||
        (/^In\b/.test(sentence) && !finite.test(sentence.replace(subordinate, ""))),
    );
    return found.map((sentence) => `${path}:${line}: ${sentence}`);
  });
}

/** The comments that begin a line. Lines of `//` below one another are one. */
function commentsIn(source: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [];
  const lines = source.split("\n");
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const isLine = /^\s*\/\//.test(line);
    const goesOn = isOpen || (isLine && /^\s*\/\//.test(lines[index - 1] ?? ""));
    if (!goesOn && !opening.test(line)) continue;
    const text = line.replace(/\s*\*\/.*$/, "").replace(isOpen ? /^\s*\*?\s?/ : opening, "");
    const last = found.at(-1);
    if (goesOn && last) last.text = `${last.text} ${text}`.trim();
    else found.push({ line: index + 1, text });
    isOpen = (isOpen || !isLine) && !line.includes("*/");
  }
  return found;
}
