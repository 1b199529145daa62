import { expect, onTestFinished, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import type { ContactFormFields } from "#api/contact/contact-service.ts";
import { readMail } from "#tests/support/readers/read-mail.ts";
import { contactFormData, filledIn } from "#tests/support/samples/contact-form.ts";
import { startMailServer } from "#tests/support/servers/mail-server.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor, type TestServer, type TestServerOptions } from "#tests/support/servers/test-server.ts";

const { openSignedInServer, openTestServer } = shareTestServers();

const sendForm = "/api/v1.0/email/send-form";
const sendJson = "/api/v1.0/email/send";

/** Returns status and text. */
async function post({ app }: TestServer, fields: Parameters<typeof contactFormData>[0] = {}) {
  const response = await visitor(app)(sendForm, { method: "POST", body: contactFormData(fields) });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

async function stored({ api }: TestServer) {
  return (await api.listContactMessages()).messages;
}

test("the library's form is stored and answered OK, whatever else it sends", async () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const server = await openSignedInServer({ now: () => now });
  const { status, text, headers } = await post(server);
  expect([status, text]).toEqual([200, "OK"]);
  expect(headers.get("content-type")).toMatch(/^text\/plain/);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(await stored(server)).toEqual([
    {
      id: expect.any(String) as string,
      name: "Kovács Anna",
      email: "anna@example.com",
      message: "Szia!\nMikor érdemes menni?",
      language: "hu",
      plan: "",
      receivedAt: now.toISOString(),
      isRead: false,
      isAnswered: false,
      note: "",
      replies: [],
      delivery: { state: "kept", attempts: 0 },
    },
  ]);
});

test("the JSON variant does the same", async () => {
  const server = await openSignedInServer();
  await createAdminClient(visitor(server.app)).sendContactMessage({ ...filledIn, language: "es" });
  expect(await stored(server)).toMatchObject([{ name: "Kovács Anna", language: "es" }]);
});

test.each([
  [
    "https://irany.test/en/trip-planner?plan=v1_lima.2_cusco.3&start=2027-05-03&x=1",
    "?plan=v1_miraflores.2_cusco.3&start=2027-05-03",
  ],
  ["/hu/utvonaltervezo?plan=v1_cusco.3.nightBus&who=1a", "?plan=v1_cusco.3.nightBus&who=1a"],
  ["https://irany.test/en/trip-planner?plan=v1_atlantis.3", ""],
  ["https://irany.test/en/blog?plan=v1_cusco.3", ""],
  ["javascript:alert(1)//en/trip-planner?plan=v1_cusco.3", ""],
  ["http://[", ""],
])(
  "a message keeps the plan of an address of the planner, as we write it, and no other: %s",
  async (plan, query) => {
    const server = await openSignedInServer();
    expect((await post(server, { plan })).status).toBe(200);
    expect(await stored(server)).toMatchObject([{ message: filledIn.message, plan: query }]);
  },
);

test("a form that is sent twice is one message, the same words later or from others are another", async () => {
  const clock = { time: Date.UTC(2026, 10, 21, 10) };
  const server = await openSignedInServer({ now: () => new Date(clock.time) });
  const twice = await Promise.all([post(server), post(server)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stored(server)).toHaveLength(1);
  clock.time += 9 * 60_000;
  await post(server);
  expect(await stored(server)).toHaveLength(1);
  await post(server, { user_email: "bela@example.com" });
  await post(server, { plan: "/en/trip-planner?plan=v1_cusco.3" });
  expect(await stored(server)).toHaveLength(3);
  clock.time += 2 * 60_000;
  await post(server);
  expect(await stored(server)).toHaveLength(4);
});

test("with a mail server the message is mailed, to be answered to its sender", async () => {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.end());
  const settings = { SMTP_URL: mailServer.url, CONTACT_TO: "szerkeszto@irany.test" };
  const server = await openSignedInServer({ settings });
  const message = "Őszi út, ¿mañana? 🦙\n.\n..pont\n" + "űrhajó ".repeat(200).trim();
  await post(server, { message });
  await expect.poll(() => mailServer.mails.length).toBe(1);
  const [mail] = mailServer.mails;
  expect([mail?.from, mail?.to]).toEqual(["szerkeszto@irany.test", ["szerkeszto@irany.test"]]);
  const { headers, text } = readMail(mail?.raw ?? "");
  expect(headers["reply-to"]).toBe("Kovács Anna <anna@example.com>");
  expect(text.startsWith(`${message}\n\n-- \n`)).toBe(true);
  await expect.poll(async () => (await stored(server))[0]?.delivery.state).toBe("sent");
});

test("while the mail server is down the visitor is thanked all the same", async () => {
  const mailServer = await startMailServer();
  await mailServer.end();
  const settings = { SMTP_URL: mailServer.url, CONTACT_TO: "szerkeszto@irany.test" };
  const server = await openSignedInServer({ settings });
  expect((await post(server)).status).toBe(200);
  await expect.poll(async () => (await stored(server))[0]?.delivery.attempts).toBe(1);
  expect(await stored(server)).toMatchObject([
    { message: filledIn.message, delivery: { state: "waiting", error: expect.any(String) as string } },
  ]);
});

test.each([
  ["hu", { from_name: " " }, "A név hiányzik."],
  ["hu", { user_email: "" }, "Az e-mail-cím hiányzik."],
  ["en", { message: "\r\n" }, "The message is missing."],
  ["es", { from_name: "", message: "" }, "Falta el nombre. Falta el mensaje."],
  ["en", { from_name: "x".repeat(101) }, "The name may have at most 100 characters."],
  ["en", { message: "x".repeat(5001) }, "The message may have at most 5,000 characters."],
  [
    "en",
    { user_email: "a@b.hu\r\nBcc: c@d.hu" },
    "This is not an email address. A good one looks like this: name@example.com",
  ],
  ["xx", { from_name: "" }, "A név hiányzik."],
])(
  "what is wrong is told in the form's language, %s, and nothing is stored: %j",
  async (language, given, sentence) => {
    const server = await openSignedInServer();
    const { status, text, headers } = await post(server, { ...given, language });
    expect([status, text]).toEqual([400, sentence]);
    expect(headers.get("content-type")).toMatch(/^text\/plain/);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(await stored(server)).toEqual([]);
  },
);

test("5 000 characters arrive, with two bytes and more each", async () => {
  const server = await openSignedInServer();
  const message = `${"ű\r\n".repeat(1000)}${"🦙".repeat(1500)}`;
  expect((await post(server, { message })).status).toBe(200);
  expect((await stored(server))[0]?.message).toBe(message.replaceAll("\r\n", "\n"));
});

test("a name cannot bring a line of its own", async () => {
  const server = await openSignedInServer();
  await post(server, { from_name: "Anna\r\nBcc: c@d.hu\u0000" });
  expect((await stored(server))[0]?.name).toBe("Anna Bcc: c@d.hu");
});

test.each([
  [{ extra_note: "http://x.test" }, "A hidden field was filled in"],
  [{ extra_note: "http://x.test", elapsed: "0" }, "A hidden field was filled in"],
  [{ elapsed: "1999" }, "as if a program had sent it"],
  [{ elapsed: "-1" }, "as if a program had sent it"],
  [{ elapsed: "soon" }, "as if a program had sent it"],
  [{ elapsed: "0" }, "as if a program had sent it"],
])("a program's message is refused with the reason, and not stored: %j", async (given, reason) => {
  const server = await openSignedInServer();
  const { status, text } = await post(server, { ...given, language: "en" });
  expect([status, text]).toEqual([403, expect.stringContaining(reason)]);
  expect(await stored(server)).toEqual([]);
});

test.each(["", "2000", "86400000"])("elapsed %j is a person's", async (elapsed) => {
  const server = await openSignedInServer();
  expect((await post(server, { elapsed })).status).toBe(200);
});

test("the sixth message in ten minutes from one place is 429, those that were refused do not count", async () => {
  const clock = { time: Date.UTC(2026, 10, 21) };
  const server = await openSignedInServer({ now: () => new Date(clock.time) });
  for (let n = 0; n < 5; n += 1) {
    expect((await post(server, { message: "" })).status).toBe(400);
    expect((await post(server, { message: `Kérdés ${n}` })).status).toBe(200);
  }
  clock.time += 60_000;
  const { status, text, headers } = await post(server, { language: "en" });
  expect([status, headers.get("retry-after")]).toEqual([429, "540"]);
  expect(text).toContain("You can write again in 9 minutes.");
  expect(await stored(server)).toHaveLength(5);
  clock.time += 9 * 60_000;
  expect((await post(server)).status).toBe(200);
});

test("the throttle counts the visitor's address: behind a trusted proxy the one it names", async () => {
  const send = async ({ app }: TestServer, address: string) => {
    const headers = { "x-forwarded-for": address };
    const payload = { template_params: filledIn };
    return (await app.inject({ method: "POST", url: sendJson, payload, headers })).statusCode;
  };
  const trusting = await openTestServer({ settings: { TRUST_PROXY: "loopback" } });
  const suspicious = await openTestServer();
  for (let n = 1; n <= 5; n += 1) {
    expect(await send(trusting, "192.0.2.7")).toBe(200);
    expect(await send(suspicious, `192.0.2.${n}`)).toBe(200);
  }
  expect(await send(trusting, "192.0.2.7")).toBe(429);
  expect(await send(trusting, "192.0.2.8")).toBe(200);
  expect(await send(suspicious, "192.0.2.99")).toBe(429);
});

test("the client tells a refusal as the server's sentence", async () => {
  const { api } = await openTestServer();
  const form: ContactFormFields = { ...filledIn, user_email: "anna" };
  await expect(api.sendContactMessage(form)).rejects.toMatchObject({
    status: 400,
    code: "invalid_field",
    message: "Ez nem e-mail-cím. Így néz ki egy jó: nev@pelda.hu",
  });
});

test.each([
  ["another site's page", { origin: "https://evil.test" }],
  ["a page that calls across sites", { "sec-fetch-site": "cross-site" }],
])("a call of %s is refused in text", async (_, headers) => {
  const { app } = await openTestServer();
  const answer = await app.inject({
    method: "POST",
    url: sendJson,
    payload: { template_params: filledIn },
    headers,
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
});

test.each([
  ["no form", sendForm, "multipart/form-data; boundary=x", "rubbish"],
  ["no boundary", sendForm, "multipart/form-data", "rubbish"],
  ["an empty form", sendForm, "multipart/form-data; boundary=x", "--x--\r\n"],
  ["broken JSON", sendJson, "application/json", "{"],
  ["JSON without fields", sendJson, "application/json", "{}"],
  ["fields that are a list", sendJson, "application/json", '{"template_params":[]}'],
  [
    "fields that are no text",
    sendJson,
    "application/json",
    '{"template_params":{"from_name":{},"__proto__":1}}',
  ],
  ["an unknown type", sendForm, "application/x-www-form-urlencoded", "from_name=x"],
])("%s is 400 in text", async (_, url, type, payload) => {
  const { app } = await openTestServer();
  const answer = await app.inject({ method: "POST", url, payload, headers: { "content-type": type } });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
  expect(answer.body).not.toBe("");
});

async function listen(options?: TestServerOptions): Promise<TestServer & { url: string }> {
  const server = await openSignedInServer(options);
  return { ...server, url: await server.app.listen({ port: 0, host: "127.0.0.1" }) };
}

test("a file in the form is refused, a field for one that was left empty is not", async () => {
  const server = await listen();
  const form = contactFormData();
  form.set("file", new File([new Uint8Array(20_000)], "x.bin"));
  const refused = await fetch(server.url + sendForm, { method: "POST", body: form });
  expect([refused.status, await refused.text()]).toEqual([400, "files cannot be sent"]);
  form.set("file", new File([], ""));
  expect((await fetch(server.url + sendForm, { method: "POST", body: form })).status).toBe(200);
  expect(await stored(server)).toHaveLength(1);
});

test("a form that is too large is refused without waiting for its end", async () => {
  const server = await listen();
  const form = contactFormData();
  form.set("file", new File([new Uint8Array(2_000_000)], "x.bin"));
  const refused = await fetch(server.url + sendForm, { method: "POST", body: form });
  expect(refused.status).toBe(413);
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
  });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  // Node needs `duplex` for a stream; the browser types do not have it.
  const init = { method: "POST", body: endless, headers, duplex: "half" };
  // The client may get the refusal or lose the connection first; both end the request.
  const ended = await fetch(server.url + sendForm, init).catch(() => ({ status: 0 }));
  expect([0, 413]).toContain(ended.status);
  expect(await stored(server)).toEqual([]);
});
