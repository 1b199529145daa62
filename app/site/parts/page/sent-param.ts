const sentParam = "sent";

/** The router adds it to the address to which the home page's form is posted. */
const indexParam = "index";

/** A visitor without JavaScript is redirected to it after sending a message. */
export const sentQuery = `?${sentParam}=1`;

/** The same for an address with a query of its own. */
export function withSentParam(search: string): string {
  return search.replace(/^\?*/, `${sentQuery}&`);
}

/** For links: the two parameters concern one visitor's message. */
export function withoutSentParam(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(sentParam) && !query.has(indexParam)) return search;
  query.delete(sentParam);
  query.delete(indexParam);
  const rest = String(query);
  return rest && `?${rest}`;
}

export function isSentQuery(search: string): boolean {
  return new URLSearchParams(search).get(sentParam) === "1";
}
