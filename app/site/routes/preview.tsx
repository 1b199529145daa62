import { data, redirectDocument } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { pageHeaders, previewHeaders } from "#app/page-headers.ts";
import { notFoundWithoutProof, requireLanguage } from "#app/require-language.ts";
import { displayedPost } from "#app/site/posts/reading/load-post.ts";
import { PreviewBanner } from "#app/site/preview/preview-banner.tsx";
import { formatForAll } from "#app/site/preview/format-for-all.ts";
import { Unlisted } from "#app/site/metadata/unlisted.ts";
import { pagePath, postPath } from "#i18n/addresses.ts";
import { byLanguage } from "#i18n/languages.ts";
import type { Route } from "./+types/preview";
import PostRoute from "./post.tsx";

/** A post that is not published has no neighbours in the list. */
const noNeighbours = { older: null, newer: null };

export const loader = pageLoad(async ({ api, params, url }) => {
  const language = requireLanguage(params["lang"]);
  const preview = await api.readPreview(params["id"] ?? "", language, url.search).catch(notFoundWithoutProof);
  const post = displayedPost(preview.post);
  const { state, isChanged, expiresAt } = preview;
  return data(
    {
      post,
      // The router hands the post's route what this loads, whatever it is given below.
      neighbours: noNeighbours,
      // Another language has a preview of its own, with an address of its own.
      languagePaths: byLanguage((other) => {
        if (other === language) return url.pathname + url.search;
        return post.publishedIn.includes(other)
          ? postPath(post.slugs[other], other)
          : pagePath("blog", other);
      }),
      state: typeof state === "object" ? ("scheduled" as const) : isChanged ? ("changed" as const) : state,
      // The moment in words, because browsers may write a moment differently from the server.
      publishAt: typeof state === "object" ? formatForAll(state.at, language) : "",
      until: formatForAll(expiresAt, language),
    },
    previewHeaders,
  );
});

/** The way back to a preview is one to a document, with its own headers. */
export async function clientLoader({ url }: Route.ClientLoaderArgs): Promise<never> {
  throw redirectDocument(url.pathname + url.search);
}

export { pageHeaders as headers };

/** The page of a post, as visitors would read it, under a banner. */
export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
  const { post, languagePaths, neighbours, ...shown } = loaderData;
  return (
    <Unlisted value={true}>
      <PreviewBanner {...shown} />
      <PostRoute loaderData={{ post, languagePaths, neighbours }} />
    </Unlisted>
  );
}
