/** The router sends a loader's headers only if the route exports this function as `headers`. */
export function pageHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
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
