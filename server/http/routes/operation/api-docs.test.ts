import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openSignedInServer, openTestServer } = shareTestServers();

interface Operation {
  summary?: string;
  tags?: string[];
  responses: Record<string, unknown>;
}

interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

async function readDocument(): Promise<OpenApiDocument> {
  const { app } = await openTestServer();
  return (await app.inject("/api/openapi.json")).json<OpenApiDocument>();
}

test("the description of the calls is valid OpenAPI 3.1", async () => {
  const document = await readDocument();
  expect(document.openapi).toBe("3.1.0");
  expect(await new Validator().validate({ ...document })).toEqual({ valid: true });
});

/** The calls that Fastify prints, as `GET /api/post/:/:`: two routes may name the same parameter differently. */
function routesOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", part = "", methods = ""] =
      /^(.*)[\u251c\u2514]\u2500\u2500 (\S+) \(([^)]*)\)$/.exec(line) ?? [];
    const depth = indent.length / 4;
    const path = (parents[depth - 1] ?? "") + part.replaceAll(/:\w+(\|:\w+)*/g, ":");
    parents[depth] = path;
    return methods.split(", ").map((method) => `${method} ${path}`);
  });
}

test("every call that the server knows is described, and no other", async () => {
  const { app } = await openTestServer();
  const { paths } = (await app.inject("/api/openapi.json")).json<OpenApiDocument>();
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, ":")}`),
  );
  // Without HEAD, the not-found routes and the reference page.
  const isCall = (route: string) => / \/api\/(?!\*|docs)/.test(route) && !route.startsWith("HEAD ");
  const known = routesOf(app.printRoutes({ commonPrefix: false })).filter(isCall);
  expect(known.length).toBeGreaterThan(20);
  expect(described.toSorted()).toEqual(known.toSorted());
});

test("every call has a summary, a subject and the shape of its answers and its errors", async () => {
  const { paths } = await readDocument();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { summary, tags, responses }] of Object.entries(operations)) {
      const name = `${method} ${path}`;
      expect(summary, name).toMatch(/^[A-Z]/);
      expect(tags, name).toHaveLength(1);
      expect(Object.keys(responses), name).toEqual(
        expect.arrayContaining([expect.stringMatching(/^20[01]$/), "4XX", "5XX"]),
      );
    }
  }
});

test("the reference page and all it is made of are for signed-in people alone", async () => {
  const { app } = await openTestServer();
  for (const url of ["/api/docs", "/api/docs/static/swagger-ui-bundle.js", "/api/docs/json"]) {
    const answer = await app.inject(url);
    expect(answer.statusCode, url).toBe(401);
    expect(answer.json(), url).toMatchObject({ code: "not_signed_in" });
  }
});

test("the reference page loads nothing from elsewhere, and runs no inline script", async () => {
  const { send } = await openSignedInServer();
  const page = await send("/api/docs");
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'self'; (?!.*http)/,
  );
  const addresses = [...(await page.text()).matchAll(/(?:src|href)="([^"]*)"/g)];
  expect(addresses.length).toBeGreaterThan(4);
  for (const [, address = ""] of addresses) expect((await send(address)).status, address).toBe(200);
});
