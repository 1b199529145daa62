export interface Stage {
  /** The name of the stage, after `AS`. */
  name?: string;
  instructions: { word: string; rest: string }[];
}

/** Reads the part of the Dockerfile's language that our own uses: no heredocs, no `ARG`, no lines that go on. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, word = "", rest = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (word === "" || rest.endsWith("\\"))
      throw new Error(`The Dockerfile has a line of another kind: ${line}`);
    if (word === "FROM") {
      const name = / AS (\S+)$/.exec(rest)?.[1];
      stages.push({ ...(name && { name }), instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ word, rest });
    }
  }
  return stages;
}
