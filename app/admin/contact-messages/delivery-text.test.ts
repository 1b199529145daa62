import { expect, test } from "vitest";
import type { ContactMessage } from "#api/contact/contact-messages.ts";
import { contactMessages as en } from "#i18n/admin/en/contact-messages.ts";
import { contactMessages as es } from "#i18n/admin/es/contact-messages.ts";
import { contactMessages as hu } from "#i18n/admin/hu/contact-messages.ts";
import { deliveryText } from "./delivery-text.ts";

function textOf(delivery: ContactMessage["delivery"], texts = en): string {
  return deliveryText(delivery, texts.delivery, (iso) => iso.slice(11, 16));
}

const at = "2026-11-21T08:15:00.000Z";

test("each state is told in words", () => {
  expect(textOf({ state: "kept", attempts: 0 })).toBe("Kept here only");
  expect(textOf({ state: "waiting", attempts: 0, nextTryAt: at })).toBe("Waiting to be mailed");
  expect(textOf({ state: "waiting", attempts: 1 })).toBe("Waiting for the mail server (1 failed try)");
  expect(textOf({ state: "sent", attempts: 1, sentAt: at })).toBe("Mailed: 08:15");
  expect(textOf({ state: "failed", attempts: 9, error: "no" })).toBe("Could not be mailed");
});

test("tries are counted and the next one is told in each language", () => {
  const waiting = { state: "waiting", attempts: 2, nextTryAt: at } as const;
  expect(textOf(waiting)).toBe("Waiting for the mail server (2 failed tries, next one: 08:15)");
  expect(textOf(waiting, hu)).toBe("A levelezőszerverre vár (2 sikertelen próbálkozás, a következő: 08:15)");
  expect(textOf(waiting, es)).toBe(
    "A la espera del servidor de correo (2 intentos fallidos; el próximo: 08:15)",
  );
});
