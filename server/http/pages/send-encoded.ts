import type { IncomingMessage, ServerResponse } from "node:http";
import { contentHeader } from "#api/paths.ts";
import { isUnchanged } from "#server/http/plugins/etags.ts";
import { encodings, type Encoding, type EncodedBody } from "./encoded-body.ts";

interface Sent {
  /** Adds a header for monitoring: the page is the last one that could be rendered. */
  isStale?: boolean;
  /** Adds a header for the browser: these data are not the page's newest. */
  isPrevious?: boolean;
}

/** Writes the answer of a GET or HEAD without Fastify's reply. */
export function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  body: EncodedBody,
  { isStale = false, isPrevious = false }: Sent = {},
): void {
  const { headers } = request;
  const content = isPrevious ? "previous" : isStale ? "stale" : undefined;
  const added = content === undefined ? [] : [contentHeader, content];
  if (isUnchanged(headers["if-none-match"], body.etag)) {
    response.writeHead(304, [...body.unchangedHead, ...added]).end();
    return;
  }
  const { head, bytes } = body.forms[chooseEncoding(headers["accept-encoding"])];
  // A copy: Node may change the array it is given.
  response.writeHead(200, [...head, ...added]);
  // For HEAD, Node leaves the body out.
  response.end(bytes);
}

/**
 * RFC 9110, section 12.5.3 (Accept-Encoding): the smallest form that is not refused with `q=0`. A form that is merely not
 * preferred is sent all the same, and so is the plain form when everything is refused.
 */
export function chooseEncoding(accepted: string | string[] = ""): Encoding {
  const codings = String(accepted)
    .toLowerCase()
    .split(",")
    .map((part) => part.split(";").map((word) => word.trim()));
  const find = (name: string) => codings.find(([coding]) => coding === name);
  return (
    encodings.find((encoding) => {
      const coding = find(encoding) ?? find("*");
      return coding !== undefined && !coding.slice(1).some((weight) => /^q=0(\.0*)?$/.test(weight));
    }) ?? "identity"
  );
}
