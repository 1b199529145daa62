import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { isLanguage } from "#i18n/languages.ts";

type OldJson = Record<string, unknown>;

export interface OldServer {
  url: string;
  posts: OldJson[];
  /** The entries of its lists. */
  listed: OldJson[];
  files: Map<string, Buffer>;
  /** Called with the path of each request, before it is answered. */
  onRequest: (path: string) => void;
}

/** A server that answers as the old one did: `GET /posts/{lang}`, `GET /post/{id}` and its uploaded files. */
export async function startOldServer(
  posts: OldJson[],
  files = new Map<string, Buffer>(),
): Promise<OldServer> {
  const listed = posts.map(({ content: _, ...rest }) => rest);
  const old: Omit<OldServer, "url"> = { posts, listed, files, onRequest: () => {} };
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    old.onRequest(path);
    const [, kind, key = ""] = path.split("/");
    const file = old.files.get(path);
    if (file) return response.end(file);
    const answer =
      kind === "posts" && isLanguage(key)
        ? old.listed
        : old.posts.find(({ _id }) => kind === "post" && _id === key);
    response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
    return response.end(JSON.stringify(answer ?? { error: "not found" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A TCP server's address is never a string.
  return Object.assign(old, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}
