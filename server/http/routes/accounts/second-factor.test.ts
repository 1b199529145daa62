import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { createAdminClient, type AdminClient } from "#api/admin/admin-client.ts";
import { publishPost } from "#server/domain/posts/write-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

let now = new Date("2026-11-21T10:00:00Z").getTime();

/** Computes the code like the app on a phone. */
function codeOf(secret: string, timestamp = now): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function turnOn(api: AdminClient) {
  const { secret } = await api.beginSecondFactor(administrator.password);
  const { recoveryCodes } = await api.confirmSecondFactor(codeOf(secret));
  now += 30_000;
  return { secret, recoveryCodes };
}

async function openServer(settings: Record<string, string> = {}) {
  const server = await openSignedInServer({ settings, now: () => new Date(now) });
  return { ...server, other: createAdminClient(visitor(server.app)) };
}

test("with a second factor the password alone does not let in, and a code counts once", async () => {
  const { api, other } = await openServer();
  const { secret } = await turnOn(api);
  expect(await failure(other.signIn(administrator))).toMatchObject({
    status: 401,
    code: "second_factor_needed",
  });
  const wrong = { ...administrator, code: "000000" };
  expect(await failure(other.signIn(wrong))).toMatchObject({ status: 401, code: "wrong_second_factor" });
  const code = codeOf(secret);
  expect(await other.signIn({ ...administrator, code })).toMatchObject({ username: administrator.username });
  expect(await failure(other.signIn({ ...administrator, code }))).toMatchObject({
    code: "wrong_second_factor",
  });
  const noPassword = { ...administrator, password: "wrong guess", code: codeOf(secret, now + 30_000) };
  expect(await failure(other.signIn(noPassword))).toMatchObject({ code: "wrong_credentials" });
});

test("of five sign-ins with one code at the same time one gets in", async () => {
  const { api, app } = await openServer();
  const { secret } = await turnOn(api);
  const code = codeOf(secret);
  const signIns = Array.from({ length: 5 }, () =>
    createAdminClient(visitor(app)).signIn({ ...administrator, code }),
  );
  const results = await Promise.allSettled(signIns);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a code of half a minute ago or ahead is taken, an older one is not", async () => {
  const { api, other } = await openServer();
  const { secret } = await turnOn(api);
  now += 120_000;
  const signIn = (seconds: number) =>
    other.signIn({ ...administrator, code: codeOf(secret, now + seconds * 1000) });
  expect(await failure(signIn(-60))).toMatchObject({ code: "wrong_second_factor" });
  await signIn(-30);
  await signIn(30);
  // It would be an earlier code than the last one.
  expect(await failure(signIn(0))).toMatchObject({ code: "wrong_second_factor" });
});

test("a recovery code takes its place once, however it is typed", async () => {
  const { api, other } = await openServer();
  const { recoveryCodes } = await turnOn(api);
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);
  const [code = ""] = recoveryCodes;
  expect(code).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/);
  const typed = { ...administrator, code: ` ${code.toUpperCase().replaceAll("-", " ")} ` };
  await other.signIn(typed);
  expect((await other.readOwnAccount()).recoveryCodesLeft).toBe(9);
  expect(await failure(other.signIn(typed))).toMatchObject({ code: "wrong_second_factor" });
});

test("turning it on asks for the password and a right code, draws a QR code, and ends the other sessions", async () => {
  const { api, other } = await openServer();
  await other.signIn(administrator);
  expect(await failure(api.beginSecondFactor("wrong guess"))).toMatchObject({ code: "wrong_password" });
  expect(await failure(api.confirmSecondFactor("123456"))).toMatchObject({ code: "wrong_second_factor" });
  const { secret, qrCode } = await api.beginSecondFactor(administrator.password);
  expect(qrCode).toMatch(/^<svg /);
  expect(await failure(api.confirmSecondFactor(codeOf(secret, now + 300_000)))).toMatchObject({
    code: "wrong_second_factor",
  });
  expect(await api.readOwnAccount()).toMatchObject({ hasSecondFactor: false });
  await api.confirmSecondFactor(codeOf(secret));
  expect(await api.readOwnAccount()).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 });
  expect(await other.readProfile()).toEqual({});
  // The code that turned it on was used by that.
  expect(await failure(other.signIn({ ...administrator, code: codeOf(secret) }))).toMatchObject({
    code: "wrong_second_factor",
  });
});

test("turned off with the password, the password alone lets in again", async () => {
  const { api, other } = await openServer();
  await turnOn(api);
  expect(await failure(api.removeSecondFactor("wrong guess"))).toMatchObject({ code: "wrong_password" });
  await api.removeSecondFactor(administrator.password);
  expect(await other.signIn(administrator)).toMatchObject({ username: administrator.username });
  expect(await api.readOwnAccount()).toMatchObject({ hasSecondFactor: false, recoveryCodesLeft: 0 });
});

test("where it is required, nothing but the own account is open before it is on", async () => {
  const { api, db } = await openServer({ REQUIRE_SECOND_FACTOR: "on" });
  const draft = await publishPost(db, writtenPost(), {
    now: new Date(now),
    states: { hu: "draft", en: "draft", es: "draft" },
  });
  expect(await failure(api.readFullPost(draft.id))).toMatchObject({ status: 404 });
  expect(await api.readProfile()).toMatchObject({
    username: administrator.username,
    needsSecondFactor: true,
  });
  expect(await failure(api.listAccounts())).toMatchObject({ status: 403, code: "second_factor_required" });
  expect(await failure(api.listContactMessages())).toMatchObject({ code: "second_factor_required" });
  expect(await api.readOwnAccount()).toMatchObject({ needsSecondFactor: true });
  await turnOn(api);
  expect(await api.readProfile()).not.toHaveProperty("needsSecondFactor");
  expect(await api.listAccounts()).toHaveLength(1);
  expect(await api.readFullPost(draft.id)).toMatchObject({ id: draft.id });
});
