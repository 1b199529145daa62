import type { Page } from "@playwright/test";
import { createAdminClient } from "#api/admin/admin-client.ts";
import type { ContactFormFields } from "#api/contact/contact-service.ts";
import { expect, signInPage, test } from "./admin-journey.ts";

let visitors = 0;

/** Writes a message as a visitor does, each time another one. */
export async function writeMessage(siteUrl: string, form: Partial<ContactFormFields> = {}): Promise<void> {
  visitors += 1;
  const address = `203.0.113.${visitors}`;
  const visitor = createAdminClient((path, init) => {
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

/** The section that shows the messages, in whatever language. */
export function inboxOf(page: Page) {
  const section = page.getByRole("region", { name: /^(Üzenetek|Messages|Mensajes)/ });
  return {
    section,
    rows: section.getByRole("listitem"),
    heading: section.getByRole("heading", { level: 1 }),
  };
}

export { expect, signInPage, test };
