/** A mail of one part, taken apart. */
export interface Mail {
  /** By their names in small letters, unfolded and decoded; a name that stands twice has both, with a line break. */
  headers: Partial<Record<string, string>>;
  text: string;
}

/**
 * Reads a mail as a mail program does.
 *
 * @param raw its bytes, one character each
 */
export function readMail(raw: string): Mail {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const headers: Mail["headers"] = {};
  for (const line of head.replace(/\r\n[ \t]+/g, " ").split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = decodeWords(line.slice(colon + 1).trim());
    headers[name] = headers[name] === undefined ? value : `${headers[name]}\n${value}`;
  }
  const text = decodeBody(rest.join("\r\n\r\n"), headers["content-transfer-encoding"] ?? "7bit");
  return { headers, text: text.replaceAll("\r\n", "\n") };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1").toString();
  return decodeQuoted(body.replace(/=[ \t]*\r\n/g, ""));
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}

/** Undoes RFC 2047, such as `=?UTF-8?Q?Kov=C3=A1cs?=`. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString()
        : decodeQuoted(text.replaceAll("_", " ")),
    );
}
