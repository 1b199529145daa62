import type { ConsoleMessage, Page } from "@playwright/test";
import { minWritingTime, type ContactTexts } from "#api/contact/contact-form.ts";
import { loadByLanguage, type Language } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import { expect, test as base } from "./journey.ts";
import { watchPage } from "./watch-page.ts";

interface Fixtures {
  /** The network address that the visitor seems to have: each has a limit of messages. */
  address: string;
  /** The page's log entries about messages that could not be sent. */
  failures: string[];
}

let visitors = 0;

/**
 * A journey with the contact form, each by a visitor of its own. Sending may fail on purpose, which the browser and
 * the page report; everything else that the page complains about fails its test.
 */
export const test = base.extend<Fixtures>({
  address: async ({}, use) => {
    visitors += 1;
    await use(`192.0.2.${visitors}`);
  },
  extraHTTPHeaders: async ({ address }, use) => {
    await use({ "x-forwarded-for": address });
  },
  failures: async ({}, use) => {
    await use([]);
  },
  watchedPage: async ({ page, editor, failures }, use) => {
    // Made with the first call of the editor, so that every page finds an administrator.
    await editor.readProfile();
    const isFailure = (error: ConsoleMessage) =>
      error.text().startsWith("Failed to send the contact message");
    page.on("console", (message) => {
      if (message.type() === "error" && isFailure(message)) failures.push(message.text());
    });
    const complaints = watchPage(page, {
      isExpected: (error) => isFailure(error) || error.text().startsWith("Failed to load resource"),
    });
    await use();
    expect(complaints).toEqual([]);
  },
});

/** The texts of a page's language. */
const messages = await loadByLanguage(async (language) => {
  await loadMessages(language);
  return loadedMessages(language);
});

/** The contact form of a page in a language, as a visitor sees it. */
export function contactForm(page: Page, language: Language = "en") {
  const { contact } = messages[language];
  const section = page.getByRole("region", { name: contact.title });
  return {
    section,
    name: section.getByLabel(contact.name, { exact: true }),
    email: section.getByLabel(contact.email),
    message: section.getByLabel(contact.message),
    button: section.getByRole("button"),
    outcome: section.locator("#_contact-outcome"),
    status: section.locator("#_contact-outcome").getByRole("status"),
    alert: section.getByRole("alert"),
    /** Types as a person does, who takes a while; on a page of `openHome`, whose clock is ahead of ours then. */
    async write(texts: ContactTexts): Promise<void> {
      await this.fill(texts);
      await takeTime(page);
    },
    async fill({ from_name, user_email, message }: ContactTexts): Promise<void> {
      await this.name.fill(from_name);
      await this.email.fill(user_email);
      await this.message.fill(message);
    },
    /** Whether everything that was typed is in its field. */
    async holds({ from_name, user_email, message }: ContactTexts): Promise<void> {
      await expect(this.name).toHaveValue(from_name);
      await expect(this.email).toHaveValue(user_email);
      await expect(this.message).toHaveValue(message);
    },
  };
}

/** Puts the clock forward by the shortest time in which a person writes a message. */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.fastForward(minWritingTime);
}

/** Opens the home page, whose clock can be put forward. */
export async function openHome(page: Page, language: Language = "en"): Promise<void> {
  await page.clock.install();
  await page.goto(`/${language}/`);
}

/** The exact texts of the form; `i18n/messages/messages.test.ts` has the words of all languages. */
export const texts = {
  hu: {
    send: "Üzenet küldése",
    sending: "Küldés…",
    sent: "Köszönjük megkeresését! Hamarosan válaszolunk.",
    failed: "Sajnos hiba történt az üzenet küldése közben. Kérjük próbálja újra később.",
    trapped:
      "Egy rejtett mező is ki volt töltve, talán a böngésző automatikus kitöltése miatt. Már kiürítettük: küldjétek el újra az üzenetet.",
    tooMany: /^Innen rövid idő alatt sok üzenet érkezett\. \d+ perc múlva írhattok újra\.$/,
  },
  en: {
    sending: "Sending…",
    sent: "Thank you for your message! We will respond shortly.",
    failed: "Sorry, an error occurred while sending your message. Please try again later.",
  },
  es: {
    sent: "¡Gracias por el mensaje! Responderemos en breve.",
    failed: "Lo sentimos: ocurrió un error al enviar el mensaje. Inténtalo de nuevo más tarde.",
    tooMany:
      /^Llegaron muchos mensajes desde aquí en poco tiempo\. Podrás volver a escribir en \d+ minutos?\.$/,
  },
} as const;

/** Uses up what the visitor may send in a while. */
export async function sendTooMany(page: Page): Promise<void> {
  const form = { ...writtenMessage("Again and again"), language: "en" };
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 6) {
    const answer = await page.request.post("/api/v1.0/email/send", { data: { template_params: form } });
    statuses.push(answer.status());
  }
  expect(statuses.at(-1)).toBe(429);
}

/** A message like no other. */
export function writtenMessage(about: string): ContactTexts {
  return {
    from_name: "Kovács Ágnes",
    user_email: "agnes@example.com",
    message: `${about} (${crypto.randomUUID()})\nárvíztűrő tükörfúrógép\n\n¡Hasta pronto!`,
  };
}

export const nothing: ContactTexts = { from_name: "", user_email: "", message: "" };

export { expect };
