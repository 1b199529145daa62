import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

export interface ClusterPrograms {
  /** The folder of PostgreSQL's programs. */
  postgres: string;
  nginx: string;
  /** Whom PostgreSQL runs as: it refuses root. */
  runAs: { uid?: number; gid?: number };
  versions: string;
}

const folder = "/usr/lib/postgresql";

/** The newest, where Debian puts it. */
function findPostgres(): string | undefined {
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  return versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(folder, version, "bin"))
    .find((bin) => existsSync(join(bin, "pg_basebackup")));
}

function findNginx(): string | undefined {
  return ["/usr/sbin/nginx", "/usr/bin/nginx"].find(existsSync);
}

/** @throws Error for people to read, when something is missing and cannot be installed */
export function bringPrograms(say: (line: string) => void): ClusterPrograms {
  if (!findPostgres() || !findNginx()) install(say);
  const [postgres, nginx] = [findPostgres(), findNginx()];
  if (!postgres || !nginx)
    throw new Error("PostgreSQL and nginx were installed, but not where Debian puts them.");
  const call = (program: string, ...args: string[]) => {
    const { stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
    return /[\d.]{3,}/.exec(stdout + stderr)?.[0] ?? "of unknown version";
  };
  const versions = `PostgreSQL ${call(join(postgres, "postgres"), "--version")}, nginx ${call(nginx, "-v")}`;
  return { postgres, nginx, runAs: process.getuid?.() === 0 ? userNamed("postgres") : {}, versions };
}

function install(say: (line: string) => void): void {
  const advice = "Install Debian's packages postgresql and nginx, then run this again.";
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) throw new Error(advice);
  say("Installing Debian's postgresql and nginx.");
  // With this run level packages start no service.
  const settings = ["RUNLEVEL=1", "DEBIAN_FRONTEND=noninteractive"];
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", "postgresql", "nginx"]]) {
    const { status } = spawnSync("env", [...settings, "apt-get", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0) throw new Error(`apt-get ${args[0]} failed; the message above says why. ${advice}`);
  }
}

function userNamed(name: string): { uid: number; gid: number } {
  const id = (which: string) => Number(execFileSync("id", [which, name], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
