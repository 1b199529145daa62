import { expect, test } from "vitest";
import type { ContactFormFields } from "#api/contact/contact-service.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { contactFormData, filledIn } from "#tests/support/samples/contact-form.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor, type TestServerOptions } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers({ site: loadBuiltSite });

async function openSite(options: TestServerOptions = {}) {
  const server = await openSignedInServer(options);
  const inbox = async () => (await server.api.listContactMessages()).messages;
  return { ...server, send: visitor(server.app), inbox };
}

/** The form as a browser without JavaScript sends it. */
function plainForm(given: Partial<Record<keyof ContactFormFields, string>> = {}): URLSearchParams {
  return new URLSearchParams({ ...filledIn, elapsed: "", ...given });
}

const home = "/hu/?index";

test("without JavaScript the form is posted to the page, which stores it and leads on", async () => {
  const { send, inbox } = await openSite();
  const answer = await send(home, { method: "POST", body: plainForm() });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toMatch(/^\/hu\//);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await inbox()).toMatchObject([{ name: "Kovács Anna", message: filledIn.message, language: "hu" }]);
});

test("a multipart form is taken as well", async () => {
  const { send, inbox } = await openSite();
  const answer = await send(home, { method: "POST", body: contactFormData({ elapsed: "" }) });
  expect(answer.status).toBe(303);
  expect(await inbox()).toHaveLength(1);
});

test("a refusal is a page that nobody keeps, with what was typed and the server's sentence", async () => {
  const { send, inbox } = await openSite();
  const body = plainForm({ user_email: "anna", message: "Megmarad ez a szöveg?" });
  const answer = await send("/en/?index", { method: "POST", body });
  expect(answer.status).toBe(400);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("etag")).toBeNull();
  expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
  const html = await answer.text();
  expect(html).toContain("This is not an email address");
  expect(html).toContain("Megmarad ez a szöveg?");
  expect(await inbox()).toEqual([]);
});

test("messages of a page count for the visitor's address", async () => {
  const { send } = await openSite();
  for (let n = 0; n < 5; n += 1) await send(home, { method: "POST", body: plainForm() });
  expect((await send(home, { method: "POST", body: plainForm() })).status).toBe(429);
});

test.each(["/hu/blog", "/en/peru-guide", "/admin", "/hu/nincs-ilyen"])(
  "a form sent to %s, which has none, is 405",
  async (path) => {
    const { send } = await openSite();
    const answer = await send(path, { method: "POST", body: plainForm() });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([405, "no-store"]);
  },
);

test("a form of another site is refused, and so is what is too large or no form", async () => {
  const { send, inbox } = await openSite();
  const post = (path: string, init: RequestInit) =>
    send(path, { method: "POST", body: plainForm(), ...init });
  expect((await post(home, { headers: { origin: "https://evil.test" } })).status).toBe(403);
  expect((await post(home, { body: plainForm({ message: "x".repeat(70_000) }) })).status).toBe(413);
  expect((await post(home, { body: "{}", headers: { "content-type": "application/json" } })).status).toBe(
    400,
  );
  expect(await inbox()).toEqual([]);
});

test("the form of the address under which the site was opened is taken, whatever SITE_URL says", async () => {
  const { app, inbox } = await openSite();
  const answer = await app.inject({
    method: "POST",
    url: home,
    headers: {
      host: "127.0.0.1:3000",
      origin: "http://127.0.0.1:3000",
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: plainForm().toString(),
  });
  expect(answer.statusCode).toBe(303);
  expect(await inbox()).toHaveLength(1);
});

test("a page may connect to this server alone, and to the e-mail service when its names are set", async () => {
  const policy = async (settings: Record<string, string>) => {
    const { send } = await openSite({ settings });
    return (await send("/hu/")).headers.get("content-security-policy");
  };
  expect(await policy({})).toContain("connect-src 'self';");
  const names = { EMAILJS_PUBLIC_KEY: "k", EMAILJS_SERVICE_ID: "s", EMAILJS_TEMPLATE_ID: "t" };
  expect(await policy(names)).toContain("connect-src 'self' https://api.emailjs.com;");
});
