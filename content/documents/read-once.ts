import { readFile } from "node:fs/promises";

const read = new Map<string, Promise<unknown>>();

/**
 * Reads and parses a file of words, once a process.
 * @param file its path below `content`
 * @throws Error that names the file, when it cannot be read
 */
export function readOnce<Words>(
  file: string,
  parse: (source: string) => Words | Promise<Words>,
): Promise<Words> {
  // Safe cast: each file has one reader.
  const known = read.get(file) as Promise<Words> | undefined;
  if (known) return known;
  const reading = readWords(file, parse);
  read.set(file, reading);
  reading.catch(() => read.delete(file));
  return reading;
}

async function readWords<Words>(
  file: string,
  parse: (source: string) => Words | Promise<Words>,
): Promise<Words> {
  try {
    return await parse(await readFile(new URL(`../${file}`, import.meta.url), "utf8"));
  } catch (error) {
    throw new Error(`content/${file} cannot be read`, { cause: error });
  }
}
