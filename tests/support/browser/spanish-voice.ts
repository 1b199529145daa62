import type { Page } from "@playwright/test";

export const sayButton = (page: Page, index: number) => page.locator("[data-say]").nth(index);

/** All that the device was told to say. */
export const said = (page: Page) => page.evaluate((): string[] => Reflect.get(window, "said"));

/** Lets the device of a page say Spanish phrases. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { lang: "es-PE", localService: true };
    const said: string[] = [];
    Object.assign(window, { said });
    Object.assign(globalThis, { SpeechSynthesisUtterance: String });
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        getVoices: () => [voice],
        cancel: () => {},
        speak: (phrase: object) => said.push(String(phrase)),
        addEventListener: () => {},
      },
    });
  });
}
