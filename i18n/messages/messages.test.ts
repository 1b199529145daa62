import { expect, test } from "vitest";
import { byLanguage, defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";

await Promise.all(languages.map(loadMessages));
const messages = byLanguage(loadedMessages);

/** Every text or function with the path of its key. */
function textsOf(value: unknown, path = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

test.each(languages)("%s has exactly the texts that Hungarian has", (language) => {
  const shapeOf = (language: Language) =>
    textsOf(messages[language]).map(([path, text]) => `${path}: ${typeof text}`);
  expect(shapeOf(language)).toEqual(shapeOf(defaultLanguage));
});

test.each(languages)("no text in %s is empty or has a blank at its ends", (language) => {
  for (const [path, text] of textsOf(messages[language])) {
    if (typeof text === "string") expect(text, path).toMatch(/^\S(.*\S)?$/);
  }
});

test.each([
  ["hu", 0, "Betöltöttünk még 0 bejegyzést."],
  ["hu", 1, "Betöltöttünk még 1 bejegyzést."],
  ["hu", 2, "Betöltöttünk még 2 bejegyzést."],
  ["hu", 1_000_000, "Betöltöttünk még 1\u00a0000\u00a0000 bejegyzést."],
  ["en", 0, "0 more posts are shown."],
  ["en", 1, "1 more post is shown."],
  ["en", 2, "2 more posts are shown."],
  ["en", 1_000_000, "1,000,000 more posts are shown."],
  ["es", 0, "Se muestran 0 publicaciones más."],
  ["es", 1, "Se muestra 1 publicación más."],
  ["es", 2, "Se muestran 2 publicaciones más."],
  ["es", 1_000_000, "Se muestran 1\u00a0000\u00a0000 de publicaciones más."],
] as const)("posts are counted in %s: %i", (language, n, sentence) => {
  expect(messages[language].blog.added(n)).toBe(sentence);
});

test("the agreed texts are there word by word", () => {
  const { hu, en } = messages;
  expect([hu.blog.noPosts, en.blog.noPosts]).toEqual(["Nincsenek bejegyzések.", "No posts found."]);
  expect([hu.errors.brokenTitle, en.errors.brokenTitle]).toEqual(["Hiba történt", "An error occurred"]);
  expect([hu.videos.loading, hu.videos.failed, en.videos.failed]).toEqual([
    "Videók betöltése...",
    "A videók betöltése nem sikerült",
    "Failed to load videos",
  ]);
});

test.each([
  [
    "hu",
    ["Üzenet küldése", "Küldés…", "Köszönjük megkeresését! Hamarosan válaszolunk."],
    "Sajnos hiba történt az üzenet küldése közben. Kérjük próbálja újra később.",
    "Egy rejtett mező is ki volt töltve, talán a böngésző automatikus kitöltése miatt. Már kiürítettük: küldjétek el újra az üzenetet.",
    "Innen rövid idő alatt sok üzenet érkezett. 2 perc múlva írhattok újra.",
  ],
  [
    "en",
    ["Send message", "Sending…", "Thank you for your message! We will respond shortly."],
    "Sorry, an error occurred while sending your message. Please try again later.",
    "A hidden field was filled in as well, perhaps by your browser’s autofill. It is empty again: please send the message once more.",
    "Many messages have come from here in a short time. You can write again in 2 minutes.",
  ],
  [
    "es",
    ["Enviar mensaje", "Enviando…", "¡Gracias por el mensaje! Responderemos en breve."],
    "Lo sentimos: ocurrió un error al enviar el mensaje. Inténtalo de nuevo más tarde.",
    "También estaba lleno un campo oculto, quizá por el autocompletado del navegador. Ya está vacío: envía el mensaje otra vez.",
    "Llegaron muchos mensajes desde aquí en poco tiempo. Podrás volver a escribir en 2 minutos.",
  ],
] as const)("in %s the contact form says what was agreed", (language, course, failed, trapped, tooMany) => {
  const { contact, contactErrors } = messages[language];
  expect([contact.send, contact.sending, contact.successMessage]).toEqual(course);
  expect(contact.errorMessage).toBe(failed);
  expect(contactErrors.looksAutomated.trapped).toBe(trapped);
  expect(contactErrors.tooMany(2)).toBe(tooMany);
});
