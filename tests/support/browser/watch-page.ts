import type { ConsoleMessage, Page } from "@playwright/test";

interface Watched {
  /** Errors in the console that a journey causes on purpose. */
  isExpected?: (error: ConsoleMessage) => boolean;
  /** The site's origin, where the page may ask no other host for anything. */
  onlyOrigin?: string;
}

/** Notes from now on each error that a page logs or throws. @returns a list that grows */
export function watchPage(page: Page, { isExpected = () => false, onlyOrigin }: Watched = {}): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" || isExpected(message)) return;
    // A resource that failed is named by its address alone.
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  if (onlyOrigin === undefined) return complaints;
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== onlyOrigin) complaints.push(`asked ${origin}`);
  });
  return complaints;
}

/** The state of the page when a test failed: the only trace of it where nothing but the output is kept. */
export async function describePage(page: Page): Promise<string> {
  const seen = await page
    .getByRole("main")
    .ariaSnapshot({ timeout: 5000 })
    .catch((error: unknown) => `nothing: ${String(error)}`);
  return `The page at ${page.url()}:\n${seen}`;
}
