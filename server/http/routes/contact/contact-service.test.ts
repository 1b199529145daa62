import { expect, test } from "vitest";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openTestServer } = shareTestServers();

test("the service is this server, or the owner's account when its three names are set", async () => {
  const { api } = await openTestServer();
  const own = await api.readContactService();
  expect(own.origin).toBeNull();
  for (const name of [own.publicKey, own.serviceId, own.templateId]) expect(name).not.toBe("");
  const settings = { EMAILJS_PUBLIC_KEY: "k", EMAILJS_SERVICE_ID: "s", EMAILJS_TEMPLATE_ID: "t" };
  const other = await openTestServer({ settings });
  expect(await other.api.readContactService()).toEqual({
    origin: "https://api.emailjs.com",
    publicKey: "k",
    serviceId: "s",
    templateId: "t",
  });
});
