import type { ErrorCode } from "#api/errors/errors.ts";
import type { ImportNote } from "#api/import/import-report.ts";
import { pictureAddress } from "#api/post-html/picture-address.ts";
import { FetchError } from "#server/domain/network/guarded-request.ts";
import { sanitizeHtml } from "#server/domain/posts/cleaning/sanitize-html.ts";

/** Null when there is none; a note tells why. */
export type FetchOrNote = (address: string) => Promise<Uint8Array | null>;

/**
 * Turns the old server's pictures into data URLs, which are then stored like those of a new post.
 *
 * @returns the addresses by these data, too
 */
export async function embedOwnPictures(
  html: string,
  fetchOrNote: FetchOrNote,
  notes: ImportNote[],
): Promise<{ html: string; addresses: Map<string, string> }> {
  const addressesByData = new Map<string, string>();
  if (!/<img/i.test(html)) return { html, addresses: addressesByData };
  const addresses = new Set<string>();
  mapPictureAddresses(html, (address) => {
    addresses.add(address);
    return address;
  });
  const found = new Map<string, string>();
  for (const address of addresses) {
    if (address.startsWith("data:")) {
      if (pictureAddress(address) === null) notes.push({ kind: "pictureData", what: shorten(address) });
      continue;
    }
    const bytes = await fetchOrNote(address);
    // The type in the data URL does not matter: pictures are recognised by their content.
    if (!bytes) continue;
    const data = `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;
    found.set(address, data);
    addressesByData.set(data, address);
  }
  const embedded = mapPictureAddresses(html, (address) => found.get(address) ?? address);
  return { html: embedded, addresses: addressesByData };
}

function mapPictureAddresses(html: string, map: (address: string) => string): string {
  return sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // This step only replaces addresses; `cleanHtml` makes the result safe.
    allowVulnerableTags: true,
    allowedSchemes: ["http", "https", "data", "mailto", "tel"],
    transformTags: {
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: map(attribs["src"] ?? "") } }),
    },
  });
}

/** Tells of a picture that cannot be had. */
export function unfetched(address: string, error: unknown): ImportNote {
  const what = shorten(address);
  if (error instanceof FetchError) return { kind: fetchKinds[error.kind], what, detail: error.reason };
  return { kind: "unreachablePicture", what, detail: (error as Error).message };
}

const fetchKinds = {
  absent: "absentPicture",
  private: "privatePicture",
  unreachable: "unreachablePicture",
  refused: "unreachablePicture",
  large: "largePicture",
} as const satisfies Record<FetchError["kind"], ImportNote["kind"]>;

/** Tells why a picture that is there cannot be used. */
export function refusalKind(code: ErrorCode): ImportNote["kind"] {
  if (code === "picture_animated") return "animatedCover";
  return code === "picture_too_large" ? "largePicture" : "badPicture";
}

/** An address, or the beginning of data, for a note. */
export function shorten(address: string): string {
  return address.length > 80 ? `${address.slice(0, 77)}…` : address;
}
