import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildDryImage, isHealthy, startDryContainer } from "./container/dry-container.ts";

/** A container, or what stands for one, which can be started more than once on the same data. */
interface Container {
  start(port: number): void;
  isHealthy(port: number): boolean;
  /** Ends it as an update would. @returns its exit code */
  stop(): Promise<number>;
  remove(): void;
}

const root = join(import.meta.dirname, "..");

/** An engine that answers, or undefined: a client alone, without its server, is none. */
function findEngine(): string | undefined {
  return ["docker", "podman"].find((engine) => spawnSync(engine, ["info"], { stdio: "ignore" }).status === 0);
}

function engineContainer(engine: string): Container {
  const name = `irany-peru-test-${process.pid}`;
  const call = (...args: string[]) => execFileSync(engine, args, { cwd: root, encoding: "utf8" }).trim();
  const build = spawnSync(engine, ["build", "--tag", name, "."], { cwd: root, stdio: "inherit" });
  if (build.status !== 0) throw new Error("The image could not be built; the message above says why.");
  return {
    start(port) {
      call(
        "run",
        "--detach",
        "--init",
        "--name",
        name,
        "--volume",
        `${name}:/app/data`,
        "--publish",
        `127.0.0.1:${port}:3000`,
        name,
      );
    },
    isHealthy: () => call("inspect", "--format", "{{.State.Health.Status}}", name) === "healthy",
    async stop() {
      call("stop", "--time", "30", name);
      const code = Number(call("inspect", "--format", "{{.State.ExitCode}}", name));
      call("rm", name);
      return code;
    },
    remove() {
      spawnSync(engine, ["rm", "--force", "--volumes", name], { stdio: "ignore" });
      spawnSync(engine, ["volume", "rm", name], { stdio: "ignore" });
      spawnSync(engine, ["rmi", name], { stdio: "ignore" });
    },
  };
}

function dryContainer(): Container {
  const workspace = mkdtempSync(join(tmpdir(), "irany-peru-container-"));
  const image = buildDryImage(workspace);
  let running: ReturnType<typeof startDryContainer> | undefined;
  return {
    start(port) {
      running = startDryContainer(image, port);
    },
    isHealthy: (port) => isHealthy(image, port),
    async stop() {
      const ended = running && once(running, "close");
      running?.kill("SIGTERM");
      const [code] = (await ended) ?? [];
      running = undefined;
      // A shell's way to say that it ended by the signal it was sent.
      return code === 143 ? 0 : code;
    },
    remove() {
      running?.kill("SIGKILL");
      rmSync(workspace, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function startHealthy(container: Container): Promise<string> {
  const port = await freePort();
  container.start(port);
  for (let tries = 0; !container.isHealthy(port); tries += 1) {
    if (tries === 120) throw new Error("The site is not healthy after two minutes.");
    await wait(1000);
  }
  return `http://localhost:${port}`;
}

function check(isRight: boolean, what: string): void {
  if (!isRight) throw new Error(`✗ ${what}`);
  console.log(`✓ ${what}`);
}

/** Which posts the site has: each installation gives its own ids to the starter posts. */
async function postIds(site: string): Promise<string> {
  const posts = (await (await fetch(`${site}/api/posts/en`)).json()) as { _id: string }[];
  return posts.map(({ _id }) => _id).join(" ");
}

async function testContainer(container: Container): Promise<void> {
  const first = await startHealthy(container);
  check((await fetch(`${first}/hu/`)).status === 200, "the home page is served");
  const blog = await (await fetch(`${first}/en/blog`)).text();
  check(blog.includes("<article"), "the blog has its posts");
  const before = await postIds(first);
  check((await container.stop()) === 0, "it ends cleanly");
  const second = await startHealthy(container);
  check(
    before !== "" && (await postIds(second)) === before,
    "started again on its volume, it has the same posts",
  );
  check((await container.stop()) === 0, "it ends cleanly again");
}

const engine = findEngine();
console.log(
  engine
    ? `Testing the image with ${engine}.`
    : "No container engine answers: following the Dockerfile's instructions in a folder, on this machine's system.",
);
const container = engine ? engineContainer(engine) : dryContainer();
try {
  await testContainer(container);
  console.log(
    engine ? "\nThe container works." : "\nThe steps of the Dockerfile work; NO CONTAINER WAS RUN.",
  );
} finally {
  container.remove();
}
