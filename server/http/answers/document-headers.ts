const names = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** Removes the headers that only matter for documents: a page loads some forty files. */
export function removeDocumentHeaders(reply: { removeHeader: (name: string) => unknown }): void {
  for (const name of names) reply.removeHeader(name);
}
