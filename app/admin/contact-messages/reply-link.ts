import type { ContactMessage } from "#api/contact/contact-messages.ts";
import { replyTexts } from "#i18n/outside/outside-texts.ts";
import { formatDate } from "#i18n/format/format-date.ts";

/** Windows and some mail programs drop or cut an address of more than about 2,000 characters. */
const maxLength = 1900;

type RepliedMessage = Pick<ContactMessage, "email" | "name" | "message" | "language" | "receivedAt">;

/** A `mailto:` address with a subject and as much of the quoted message as fits. @param site the site's name */
export function replyLink(
  { email, name, message, language, receivedAt }: RepliedMessage,
  site: string,
): string {
  const texts = replyTexts[language];
  const to = encode(email).replaceAll("%40", "@");
  const introduction = texts.wrote(name.replace(/\s+/g, " "), formatDate(receivedAt, language));
  const start = `mailto:${to}?subject=${encode(texts.subject(site))}&body=${encode(`\r\n\r\n${introduction}\r\n`)}`;
  const quoted = message
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join("\r\n");
  return start + encode(cutToFit(quoted, maxLength - start.length));
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Cuts a text after a word, so that it fits when encoded. */
function cutToFit(text: string, room: number): string {
  if (encode(text).length <= room) return text;
  const ellipsis = " […]";
  let left = room - encode(ellipsis).length;
  let beginning = "";
  for (const character of text) {
    left -= encode(character).length;
    if (left < 0) break;
    beginning += character;
  }
  return beginning === "" ? "" : beginning.replace(/\s+\S{0,30}$/, "") + ellipsis;
}
