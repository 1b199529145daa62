import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { findOldPosts } from "./find-old-posts.ts";

/** Writes down what it is asked for; `/away` leads to another server. */
async function startListener(away = "/") {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { url = "" } = request;
    asked.push(url);
    if (url.startsWith("/posts/")) response.end("[]");
    else if (url === "/moved.png") response.writeHead(302, { location: "/here.png" }).end();
    else if (url === "/away.png") response.writeHead(302, { location: away }).end();
    else if (url === "/round.png") response.writeHead(302, { location: "/round.png" }).end();
    else response.end("bytes");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // Safe cast: the address of a TCP server is no string.
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("posts of a file lead to no server of a private network", async () => {
  const { asked, url } = await startListener();
  const file = join(await makeTemporaryFolder(), "old.json");
  await writeFile(file, "[]");
  const { fetchPicture } = await findOldPosts({ file }, { isLocal: true });
  const { port } = new URL(url);
  for (const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0.0.0.0"]) {
    await expect(fetchPicture(`http://${host}:${port}/redir.png`), host).rejects.toThrow("private network");
  }
  expect(asked).toEqual([]);
});

test("the old server itself may stand in one where its operator asks, and lead to its own addresses, but to no other server", async () => {
  const other = await startListener();
  const old = await startListener(`${other.url}/internal-admin`);
  const address = old.url;
  await expect(findOldPosts({ address }, { isLocal: false })).rejects.toMatchObject({
    kind: "privateAddress",
  });
  expect(old.asked).toEqual([]);
  const { fetchPicture } = await findOldPosts({ address }, { isLocal: true });
  expect(Buffer.from(await fetchPicture("moved.png")).toString()).toBe("bytes");
  await expect(fetchPicture("away.png")).rejects.toThrow("private network");
  await expect(fetchPicture(`${other.url}/x.png`)).rejects.toThrow("private network");
  await expect(fetchPicture("round.png")).rejects.toThrow("leads on and on");
  expect(other.asked).toEqual([]);
});
