import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createApiClient } from "#api/client.ts";
import type { ContactForm } from "#api/contact.ts";
import { expect, signInPage, test as base } from "./desk-journey.ts";
import { makeOpenFolder } from "./open-folder.ts";
import { startSite } from "./start-site.ts";

/** A site that believes what address a visitor says to have: each address may write only a few messages. */
export const test = base.extend({
  site: [
    async ({}, use) => {
      const folder = await makeOpenFolder();
      const site = await startSite({ DATA_DIR: folder, TRUST_PROXY: "loopback" });
      await use(site);
      await site.end("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

let visitors = 0;

/** Writes a message as a visitor does, each time another one. */
export async function writeMessage(siteUrl: string, form: Partial<ContactForm> = {}): Promise<void> {
  visitors += 1;
  const address = `203.0.113.${visitors}`;
  const visitor = createApiClient((path, init) => {
    const headers = new Headers(init?.headers);
    headers.set("x-forwarded-for", address);
    return fetch(new URL(path, siteUrl), { ...init, headers });
  });
  await visitor.sendContactMessage({
    from_name: "Kovács Anna",
    user_email: "anna@example.com",
    message: "Szia!\n\n<b>Mikor</b> érdemes menni?",
    language: "hu",
    elapsed: "5000",
    ...form,
  });
}

/** The section of the dashboard that shows the messages, in whatever language. */
export function inboxOf(page: Page) {
  const section = page.getByRole("region", { name: /^(Üzenetek|Messages|Mensajes)/ });
  return {
    section,
    rows: section.getByRole("listitem"),
    heading: section.getByRole("heading", { level: 2 }),
  };
}

export { expect, signInPage };
