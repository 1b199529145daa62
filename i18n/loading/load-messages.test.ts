import { expect, test, vi } from "vitest";

async function importFresh() {
  vi.resetModules();
  return { ...(await import("./load-messages.ts")), ...(await import("./loaded-messages.ts")) };
}

test("texts are there once they are loaded, never another language's in their place", async () => {
  const { loadMessages, loadedMessages } = await importFresh();
  await loadMessages("en");
  expect(loadedMessages("en").pages.home.name).toBe("Home");
  expect(() => loadedMessages("es")).toThrow("the messages in es are not loaded");
  await loadMessages("es");
  expect(loadedMessages("es").pages.home.name).toBe("Inicio");
});

test("a page whose texts could not be loaded is in a language whose texts are", async () => {
  const { loadMessages, loadedLanguage } = await importFresh();
  expect(loadedLanguage("es")).toBe("es");
  await loadMessages("en");
  expect(loadedLanguage("es")).toBe("en");
  await loadMessages("es");
  expect(loadedLanguage("es")).toBe("es");
});
