import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

interface FrontServerOptions {
  /** The program. */
  nginx: string;
  folder: string;
  port: number;
  /** The ports of the sites. */
  ports: [number, number];
}

const document = join(import.meta.dirname, "../../docs/deploy.md");

/** Starts nginx before two sites, with the lines that docs/deploy.md tells owners to write. @returns what ends it */
export async function startFrontServer({
  nginx,
  folder,
  port,
  ports,
}: FrontServerOptions): Promise<() => Promise<void>> {
  const home = join(folder, "nginx");
  await mkdir(home);
  const file = join(home, "nginx.conf");
  await writeFile(file, settingsFor(await documentedLines(), home, port, ports));
  const child = spawn(nginx, ["-c", file, "-p", home, "-e", join(home, "error.log")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries === 100) throw new Error("nginx does not answer");
    await sleep(100);
  }
  return async () => {
    child.kill("SIGTERM");
    await ended;
  };
}

async function documentedLines(): Promise<string> {
  const [, lines] = /^```\n(upstream irany \{\n.*?)^```$/ms.exec(await readFile(document, "utf8")) ?? [];
  if (lines === undefined) throw new Error("docs/deploy.md has no lines for nginx");
  return lines;
}

/** The settings with these ports in the place of the machines' addresses and of what each owner has of their own. */
function settingsFor(lines: string, home: string, port: number, [one, other]: [number, number]): string {
  const here = lines
    .replace("10.0.0.11:3000", `127.0.0.1:${one}`)
    .replace("10.0.0.12:3000", `127.0.0.1:${other}`)
    .replace(/# listen, server_name.*/, `listen 127.0.0.1:${port};`);
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(home, name)};`,
  );
  return [
    "daemon off;",
    `pid ${join(home, "pid")};`,
    "events {}",
    "http {",
    "access_log off;",
    ...folders,
    here,
    "}",
    "",
  ].join("\n");
}

/** 502 while no site runs yet. */
async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}
