import { expect, test } from "vitest";
import { defaultLanguage, languages, loadByLanguage, type Language } from "#i18n/languages.ts";
import { blockWords } from "#i18n/short-words/short-words.ts";
import { adminMessages, loadAdminMessages } from "#i18n/loading/load-messages.ts";

const messages = await loadByLanguage(async (language) => {
  await loadAdminMessages(language);
  return adminMessages.get(language);
});
const { hu, en } = messages;

/** Every text or function with the path of its key. */
function textsOf(value: unknown, path = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

test.each(languages.filter((language) => language !== defaultLanguage))(
  "%s has exactly the texts that Hungarian has",
  (language) => {
    const shapeOf = (language: Language) =>
      textsOf(messages[language]).map(([path, text]) => `${path}: ${typeof text}`);
    expect(shapeOf(language).sort()).toEqual(shapeOf("hu").sort());
  },
);

test.each(languages)("no text in %s is empty or has a blank at its ends", (language) => {
  for (const [path, text] of textsOf(messages[language])) {
    if (typeof text === "string") expect(text, path).toMatch(/^\S(.*\S)?$/);
  }
});

test.each([
  ["hu", 0, "0 bejegyzés", "0 kijelölve"],
  ["hu", 1_000_000, "1\u00a0000\u00a0000 bejegyzés", "1\u00a0000\u00a0000 kijelölve"],
  ["en", 0, "0 posts", "0 selected"],
  ["en", 1, "1 post", "1 selected"],
  ["en", 2, "2 posts", "2 selected"],
  ["es", 0, "0 publicaciones", "0 seleccionadas"],
  ["es", 1, "1 publicación", "1 seleccionada"],
  ["es", 2, "2 publicaciones", "2 seleccionadas"],
  ["es", 1_000_000, "1\u00a0000\u00a0000 de publicaciones", "1\u00a0000\u00a0000 de seleccionadas"],
] as const)("posts are counted in %s: %i", (language, n, shown, selected) => {
  const { dashboard, postMatrix } = messages[language];
  expect([dashboard.posts.shown(n), postMatrix.selected(n)]).toEqual([shown, selected]);
});

test.each(languages)("in %s the text editor calls a callout what readers see above it", (language) => {
  const { tip, warning } = messages[language].textEditor.blocks;
  expect({ tip, warning }).toEqual({ tip: blockWords[language].tip, warning: blockWords[language].warning });
});

test.each([
  ["hu", "A kép ", "A képek "],
  ["en", "It will ", "They will "],
  ["es", "Desaparecerá ", "Desaparecerán "],
] as const)(
  "in %s the question before deleting pictures tells one from several",
  (language, one, several) => {
    const { confirmText } = messages[language].media.remove;
    expect(confirmText(1)).toMatch(new RegExp(`^${one}`));
    expect(confirmText(2)).toMatch(new RegExp(`^${several}`));
  },
);

test("agreed texts are used word for word", () => {
  const { signIn, register } = en.accounts;
  expect([signIn.title, register.title]).toEqual(["Admin Login", "Admin Register"]);
  expect([signIn.submit, register.submit]).toEqual(["Login", "Register"]);
  expect(signIn.wrongCredentials).toBe("wrong credentials");
  expect([register.successful, register.failed]).toEqual(["registration successful", "registration failed"]);
  expect([hu.accounts.failed, en.accounts.failed]).toEqual(["Hiba történt", "An error occurred"]);
  expect([hu.dashboard.posts.noPosts, en.dashboard.posts.noPosts]).toEqual([
    "Nincsenek bejegyzések.",
    "No posts found.",
  ]);
  expect(en.dashboard.posts.errorDeleting).toBe("An error occurred while deleting the post.");
  expect(en.dashboard.edit.notFound).toBe("Post not found");
  expect(hu.dashboard.edit.refused).toBe("Nem sikerült betölteni a bejegyzést");
  expect(hu.dashboard.edit.failed).toBe("Hiba történt a bejegyzés betöltésekor");
});

test.each([
  [
    "hu",
    ["A felhasználónév hiányzik.", "A jelszó hiányzik.", "hibás felhasználónév vagy jelszó"],
    "Hiba történt a bejegyzés törlésekor.",
    ["Utolsó biztonsági mentés: ma.", "Több mint két napja nincs jó biztonsági mentés: itt látható, miért"],
    ["Üzenetek", "Napló", "Állapot"],
  ],
  [
    "en",
    ["The username is missing.", "The password is missing.", "wrong credentials"],
    "An error occurred while deleting the post.",
    ["Last backup: ma.", "There has been no good backup for more than two days: see why"],
    ["Messages", "Audit log", "Status"],
  ],
  [
    "es",
    ["Falta el nombre de usuario.", "Falta la contraseña.", "Nombre o contraseña incorrectos."],
    "Ocurrió un error al eliminar la publicación.",
    [
      "Última copia de seguridad: ma.",
      "Desde hace más de dos días no hay una copia de seguridad buena: mira por qué",
    ],
    ["Mensajes", "Registro de actividad", "Estado"],
  ],
] as const)(
  "in %s sign-in, deletion, backups and titles are worded as agreed",
  (language, signIn, deletion, backup, titles) => {
    const { accounts, dashboard, backupWarnings, adminLayout, contactMessages, auditLog, siteStatus } =
      messages[language];
    expect([accounts.usernameMissing, accounts.passwordMissing, accounts.signIn.wrongCredentials]).toEqual(
      signIn,
    );
    expect(dashboard.posts.errorDeleting).toBe(deletion);
    expect([backupWarnings.good("ma"), adminLayout.todos.kinds.backupOld()]).toEqual(backup);
    expect([contactMessages.title, auditLog.title, siteStatus.title]).toEqual(titles);
  },
);
