import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readDockerfile, type Stage } from "./read-dockerfile.ts";

const root = join(import.meta.dirname, "../..");

/** The image as a folder of this machine, made by the Dockerfile's own instructions without a container engine. */
export interface DryImage {
  /** Its `/app`. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Arguments of the machine's Node, which stands for the one of the image. */
  command: string[];
  health: string[];
}

/** Follows the Dockerfile in an empty folder. */
export function buildDryImage(workspace: string): DryImage {
  const stages = readDockerfile(readFileSync(join(root, "Dockerfile"), "utf8"));
  const folders = new Map<string, string>();
  const image: DryImage = { folder: "", env: {}, command: [], health: [] };
  for (const [index, stage] of stages.entries()) {
    const folder = join(workspace, stage.name ?? `stage-${index}`);
    mkdirSync(folder);
    folders.set(stage.name ?? String(index), folder);
    Object.assign(image, followStage(stage, folder, folders));
  }
  return image;
}

function followStage(stage: Stage, folder: string, folders: Map<string, string>): DryImage {
  const image: DryImage = { folder, env: {}, command: [], health: [] };
  for (const { word, rest } of stage.instructions) {
    console.log(`  ${word} ${rest}`);
    if (word === "COPY") copy(rest, folder, folders);
    // Whose files they are is another user's business only where there is that user.
    else if (word === "RUN") run(rest.replace(/ && chown \S+ .*$/, ""), folder);
    else if (word === "ENV") image.env[rest.slice(0, rest.indexOf("="))] = rest.slice(rest.indexOf("=") + 1);
    else if (word === "CMD") image.command = programArguments(rest);
    else if (word === "HEALTHCHECK") image.health = programArguments(rest.slice(rest.indexOf("CMD ") + 4));
    else if (!["WORKDIR", "EXPOSE", "USER", "VOLUME"].includes(word))
      throw new Error(`${word} is not understood`);
  }
  return image;
}

function copy(rest: string, folder: string, folders: Map<string, string>): void {
  const from = /^--from=(\S+) \/app \.\/$/.exec(rest)?.[1];
  if (from !== undefined) {
    cpSync(folders.get(from) ?? "", folder, { recursive: true, verbatimSymlinks: true });
    return;
  }
  const names = rest.split(" ").slice(0, -1);
  const ignored = readFileSync(join(root, ".dockerignore"), "utf8").split("\n");
  const isWanted = (path: string) => !ignored.some((name) => name !== "" && path === join(root, name));
  for (const name of names) {
    const options = { recursive: true, verbatimSymlinks: true, filter: isWanted };
    cpSync(join(root, name), name === "." ? folder : join(folder, name), options);
  }
}

function run(command: string, folder: string): void {
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync("sh", ["-c", command], { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
}

/** Reads the program's arguments from `["node", "file", …]`. */
function programArguments(form: string): string[] {
  const [program, ...args] = JSON.parse(form) as string[];
  if (program !== "node") throw new Error(`${form} is no call of Node`);
  return args;
}

/** Starts the image's command with a port and a data folder. */
export function startDryContainer({ folder, env, command }: DryImage, port: number): ChildProcess {
  const settings = { ...process.env, ...env, PORT: String(port), npm_lifecycle_event: undefined };
  return spawn("node", command, { cwd: folder, env: settings, stdio: ["ignore", "inherit", "inherit"] });
}

export function isHealthy({ folder, health }: DryImage, port: number): boolean {
  try {
    execFileSync("node", health, {
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}
