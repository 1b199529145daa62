import { notFound } from "#app/require-language.ts";
import { ApiError } from "#api/errors/errors.ts";

/** How the page of a preview is sent. */
export const previewHeaders = {
  headers: {
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex, nofollow",
    // Video players want to know the site; nobody is told the address.
    "Referrer-Policy": "strict-origin",
  },
};

/** An address of which a part is missing is one that does not exist. */
export function notFoundWithoutProof(error: unknown): never {
  throw error instanceof ApiError && error.status === 400 ? notFound() : error;
}
