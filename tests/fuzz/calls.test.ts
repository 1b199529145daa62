import fc from "fast-check";
import { expect, test } from "vitest";
import { paths } from "#api/paths.ts";
import { checkProperty } from "#tests/support/fuzzing/check-property.ts";
import { expectSoundAnswer } from "#tests/support/fuzzing/expect-sound-answer.ts";
import { hostileText } from "#tests/support/fuzzing/hostile-text.ts";
import { valuesOf, type JsonSchema } from "#tests/support/fuzzing/values-of-schema.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { openSignedInServer } from "#tests/support/servers/test-server.ts";
import { sessionOf } from "#tests/support/fuzzing/session-of.ts";

interface Operation {
  method: string;
  path: string;
  query: { name: string; schema: JsonSchema }[];
  body: JsonSchema | undefined;
}

interface DescribedOperation {
  parameters?: { in: string; name: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

/** All calls of the API's own description. */
function operationsOf(description: unknown): Operation[] {
  // Safe cast: that it is OpenAPI is tested beside the route that sends it.
  const described = description as { paths: Record<string, Record<string, DescribedOperation>> };
  return Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((parameter) => parameter.in === "query"),
      body: requestBody?.content["application/json"]?.schema,
    })),
  );
}

/** A request of a call: its parameters, its query and its body are nearly right, or anything. */
function requestOf({ method, path, query, body }: Operation, known: string[]) {
  const parameter = fc.oneof(fc.constantFrom(...known), hostileText);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole);
  const values = fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, valuesOf(schema)])), {
    requiredKeys: [],
  });
  const json = valuesOf(body ?? {}).map((value) => JSON.stringify(value) ?? "");
  const broken = fc.tuple(json, fc.nat(40), hostileText).map(([text, at, more]) => text.slice(0, at) + more);
  return fc.record({
    method: fc.constant(method as "POST"),
    url: fc
      .tuple(fc.array(parameter, { minLength: names.length, maxLength: names.length }), values)
      .map(([parts, asked]) => {
        const filled = names.reduce(
          (text, name, index) => text.replace(name, () => encode(parts[index])),
          path,
        );
        const search = Object.entries(asked).map(([name, value]) => `${name}=${encode(value)}`);
        return search.length > 0 ? `${filled}?${search.join("&")}` : filled;
      }),
    payload: body
      ? fc.oneof({ weight: 5, arbitrary: json }, { weight: 1, arbitrary: broken })
      : fc.constant(""),
    remoteAddress: fc.ipV4(),
    // Signing out would end the session that the other inputs need.
    isSignedIn: path === paths.logout ? fc.constant(false) : fc.boolean(),
  });
}

/** Half a surrogate pair has no encoding. */
function encode(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return encodeURIComponent(text.toWellFormed()) || "-";
}

test("no call fails or tells of the server's inside, whatever its parameters, query and body are", async () => {
  const server = await openSignedInServer();
  const cookie = await sessionOf(server.app);
  const post = await server.api.createPost(writtenPost());
  // Without a video platform the list of its videos is unavailable to everybody.
  const operations = operationsOf(server.app.swagger()).filter(({ path }) => path !== paths.videos);
  const known = [post.id, "oszi-tura", "autumn-hike", "hu", "en", "szerkeszto", "0".repeat(24), "320"];
  const requests = fc.constantFrom(...operations).chain((operation) => requestOf(operation, known));
  await checkProperty(250, requests, async ({ isSignedIn, payload, ...request }) => {
    const headers = {
      ...(payload !== "" && { "content-type": "application/json" }),
      ...(isSignedIn && { cookie }),
    };
    const answer = await server.app.inject({ ...request, payload, headers });
    expectSoundAnswer({ status: answer.statusCode, headers: answer.headers, body: answer.body });
  });
  expect((await server.send("/api/posts/hu")).status).toBe(200);
  // Else what was sent with the session tried nothing.
  const profile = await server.app.inject({ url: paths.profile, headers: { cookie } });
  expect(profile.json()).toHaveProperty("username");
});
