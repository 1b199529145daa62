import { expect, onTestFinished, test, vi } from "vitest";
import { filledIn } from "#tests/support/samples/contact-form.ts";
import { httpClient } from "#tests/support/servers/http-client.ts";
import { startMailServer } from "#tests/support/servers/mail-server.ts";
import { startSite } from "#tests/support/servers/start-site.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

// Whole sites are started, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

test("a message that could not be mailed is mailed after the site has been killed and started again", async () => {
  const first = await startMailServer();
  await first.end();
  const settings = {
    DATA_DIR: await makeDataFolder(),
    STARTER_POSTS: "off",
    SMTP_URL: first.url,
    CONTACT_TO: "szerkeszto@irany.test",
  };
  const site = await startSite(settings);
  onTestFinished(() => void site.end("SIGKILL"));
  await httpClient(site.url).sendContactMessage(filledIn);
  await expect.poll(site.output, { timeout: 30_000 }).toContain("a contact message could not be mailed");
  expect(site.output()).not.toMatch(/anna@example|Mikor|Kovács/);
  await site.end("SIGKILL");

  const mailServer = await startMailServer({ port: first.port });
  onTestFinished(() => mailServer.end());
  const again = await startSite(settings);
  onTestFinished(() => void again.end("SIGKILL"));
  await expect.poll(() => mailServer.mails.length, { timeout: 30_000 }).toBe(1);
  expect(await again.end("SIGTERM")).toBe(0);
});

test("the site ends at once although a mail hangs", async () => {
  const mailServer = await startMailServer({ mood: "silent" });
  onTestFinished(() => mailServer.end());
  const site = await startSite({
    DATA_DIR: await makeDataFolder(),
    STARTER_POSTS: "off",
    SMTP_URL: mailServer.url,
    CONTACT_TO: "szerkeszto@irany.test",
  });
  onTestFinished(() => void site.end("SIGKILL"));
  await httpClient(site.url).sendContactMessage(filledIn);
  await expect.poll(() => mailServer.begun, { timeout: 30_000 }).toBe(1);
  expect(await site.end("SIGTERM")).toBe(0);
});

test("half of the mail settings stops the start with a clear message", async () => {
  const wrong = { DATA_DIR: await makeTemporaryFolder(), SMTP_URL: "smtp://anna:titok@127.0.0.1" };
  const started = startSite(wrong);
  await expect(started).rejects.toThrow(/CONTACT_TO=: must be set too, as SMTP_URL is/);
  await expect(started).rejects.not.toThrow(/titok/);
});
