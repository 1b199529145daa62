import type { FastifyInstance } from "fastify";
import { pocketDownloadHeader } from "#api/pocket/pocket-download-header.ts";
import type { Language } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import type { Messages } from "#i18n/messages/hu.ts";
import { withSiteName } from "#i18n/messages/with-site-name.ts";
import { DomainError } from "#server/domain/errors.ts";

export interface BookPicture {
  /** Its path in the book. */
  file: string;
  type: string;
  bytes: Buffer;
}

/** The formats of pictures that every reader's program shows (EPUB 3.3, 3.2), and how their files end. */
const endings: Record<string, string> = {
  "image/svg+xml": "svg",
  "image/jpeg": "jpg",
  "image/png": "png",
};

/** The interface's texts, loaded, with the site called as the owner calls it. */
export async function readSiteWords(app: FastifyInstance, language: Language): Promise<Messages> {
  const [{ siteName }] = await Promise.all([app.settings.readOrLast(), loadMessages(language)]);
  return withSiteName(loadedMessages(language), siteName);
}

/** Asks the server itself for what a visitor would get, so that a book says and shows the same. */
export function createSiteReader(app: FastifyInstance) {
  async function ask(url: string, accept: string) {
    const headers = { accept, "accept-encoding": "identity", [pocketDownloadHeader]: "1" };
    const answer = await app.inject({ url, headers });
    if (answer.statusCode >= 500)
      throw new DomainError("unavailable", `${url} was answered with ${answer.statusCode}`);
    return answer.statusCode === 200 ? answer : null;
  }

  return {
    /** The HTML of a page; null for one that is not there. */
    async page(path: string): Promise<string | null> {
      const answer = await ask(path, "text/html");
      return answer && answer.body;
    },
    /** A picture of this site; null for one that no book can have. */
    async picture(address: string): Promise<BookPicture | null> {
      if (!/^\/[^/]/.test(address)) return null;
      const answer = await ask(address, Object.keys(endings).join(","));
      const [type = ""] = String(answer?.headers["content-type"]).split(";");
      const ending = endings[type];
      if (!answer || ending === undefined) return null;
      const name = address
        .slice(1)
        .replace(/\.\w+$/, "")
        .replaceAll(/[^\w/-]/g, "_");
      return { file: `${name}.${ending}`, type, bytes: answer.rawPayload };
    },
  };
}
