import type { ContactMessage } from "#api/messages.ts";
import { answerTexts } from "#i18n/desk/answer-texts.ts";
import { formatDate } from "#i18n/format-date.ts";

/** Windows and some mail programs drop or cut an address of more than about 2 000 characters. */
const mostCharacters = 1900;

type Answered = Pick<ContactMessage, "email" | "name" | "message" | "language" | "receivedAt">;

/**
 * The address that opens the editor's mail program with an answer: the sender, a subject, and the message
 * quoted below an empty line, as much of it as fits.
 *
 * @param site the site's name
 */
export function answerLink({ email, name, message, language, receivedAt }: Answered, site: string): string {
  const texts = answerTexts[language];
  const to = encode(email).replaceAll("%40", "@");
  const introduction = texts.wrote(name.replace(/\s+/g, " "), formatDate(receivedAt, language));
  const start = `mailto:${to}?subject=${encode(texts.subject(site))}&body=${encode(`\r\n\r\n${introduction}\r\n`)}`;
  const quoted = message
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join("\r\n");
  return start + encode(cutToFit(quoted, mostCharacters - start.length));
}

/** Half a surrogate pair cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** As much of a text as has room once it is encoded, cut after a word. */
function cutToFit(text: string, room: number): string {
  if (encode(text).length <= room) return text;
  const ellipsis = " […]";
  let left = room - encode(ellipsis).length;
  let kept = "";
  for (const character of text) {
    left -= encode(character).length;
    if (left < 0) break;
    kept += character;
  }
  return kept === "" ? "" : kept.replace(/\s+\S{0,30}$/, "") + ellipsis;
}
