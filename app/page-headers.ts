interface HeadersOfPage {
  loaderHeaders: Headers;
  /** Those of the routes around. */
  parentHeaders: Headers;
}

/**
 * The router sends a loader's headers only if the route exports this function as `headers`. The word of one of the routes around on
 * how long the page is kept counts before the page's own word.
 */
export function pageHeaders({ loaderHeaders, parentHeaders }: HeadersOfPage): Headers {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of parentHeaders) headers.set(name, value);
  return headers;
}

/** How the page of a preview is sent. */
export const previewHeaders = {
  headers: {
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex, nofollow",
    // Video players want to know the site; nobody is told the address.
    "Referrer-Policy": "strict-origin",
  },
};
