import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { References } from "./references.ts";

/** A call's path, as `paths.login` or `adminPaths.bin` in all three: the client, the server and what fetches by itself. */
const pathName = /\b(?:paths|adminPaths)\.(?!ts\b)(\w+)/g;

/** Matches in a file of the client where a call begins or a path is named. */
const callOrPath = /^ {4}(?:async )?(\w+)[(:]|\b(?:paths|adminPaths)\.(?!ts\b)(\w+)/gm;

/**
 * App and server do not import each other: for each file of `app` that makes a call, by the client or by itself, the files of
 * `server/http` that answer it.
 */
export function readApiCalls(root: string, references: References): References {
  const sources = (under: RegExp) =>
    [...references.keys()]
      .filter((file) => under.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file): [file: string, source: string] => [file, readFileSync(join(root, file), "utf8")]);

  const answering = new Map<string, Set<string>>();
  for (const [file, source] of sources(/^server\/http\//)) {
    for (const [, path = ""] of source.matchAll(pathName)) addTo(answering, path, file);
  }
  const pathsOfCall = new Map<string, Set<string>>();
  for (const [, source] of sources(/^api\/(client\.ts|admin\/calls\/)/)) {
    let call = "";
    for (const [, begun, path] of source.matchAll(callOrPath)) {
      if (begun !== undefined) call = begun;
      else if (path !== undefined) addTo(pathsOfCall, call, path);
    }
  }
  const answers: References = new Map();
  for (const [file, source] of sources(/^app\//)) {
    const named = [...source.matchAll(pathName)].map(([, path = ""]) => path);
    const called = [...source.matchAll(/\.(\w+)\(/g)].flatMap(([, call = ""]) => [
      ...(pathsOfCall.get(call) ?? []),
    ]);
    for (const path of [...named, ...called]) {
      for (const server of answering.get(path) ?? []) addTo(answers, file, server);
    }
  }
  return answers;
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value));
}
