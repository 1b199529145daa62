import { createServer } from "node:http";
import { pino } from "pino";
import { receiveAssignment, reportReady, startWorkers } from "#server/workers.ts";

// node small-cluster.ts: runs two processes as those of a site, which do nothing but say who they are and what they have been told,
// until SIGTERM.

const assignment = await receiveAssignment();
if (assignment) {
  const server = createServer((_request, response) =>
    response.end(JSON.stringify({ pid: process.pid, ...assignment })),
  );
  server.listen(0, "127.0.0.1", () => {
    // Safe cast: the address of a TCP server is no string.
    const { port } = server.address() as { port: number };
    if (assignment.announces) process.stdout.write(`It is at http://127.0.0.1:${port}\n`);
    reportReady();
  });
  process.once("SIGTERM", () => process.exit());
} else {
  const workers = await startWorkers(2, { databaseUrl: "postgres://none" }, pino());
  process.once("SIGTERM", () => void workers.close().then(() => process.exit()));
}
