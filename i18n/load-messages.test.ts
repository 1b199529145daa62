import { expect, test, vi } from "vitest";

test("texts are there once they are loaded; until then those of a loaded language stand in", async () => {
  vi.resetModules();
  const { loadMessages, loadedMessages } = await import("./load-messages.ts");
  expect(() => loadedMessages("es")).toThrow("no messages are loaded");
  await loadMessages("en");
  expect(loadedMessages("es").pages.home.name).toBe("Home");
  await loadMessages("es");
  expect(loadedMessages("es").pages.home.name).toBe("Inicio");
  expect(loadedMessages("en").pages.home.name).toBe("Home");
});
