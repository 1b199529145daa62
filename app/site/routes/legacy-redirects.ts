import { movedForNow, movedPermanently } from "#app/redirects.ts";
import { pageLoad } from "#app/api-context.ts";
import { isUnprefixedPost, prefixedPath } from "#i18n/addresses.ts";

const load = pageLoad(async ({ url }): Promise<never> => {
  const move = isUnprefixedPost(url.pathname) ? movedForNow : movedPermanently;
  throw move(prefixedPath(url));
});

export const loader = load;
export const clientLoader = load;
