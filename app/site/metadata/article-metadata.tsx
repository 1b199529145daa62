import type { ComponentProps } from "react";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { PageMetadata } from "./page-metadata.tsx";
import {
  articleData,
  breadcrumbData,
  StructuredData,
  type Thing,
  type ThingSite,
} from "./structured-data.tsx";

type MetadataProps = ComponentProps<typeof PageMetadata>;

interface ArticleMetadataProps extends Pick<
  MetadataProps,
  "title" | "description" | "keywords" | "paths" | "publishedIn" | "isIndexed"
> {
  /** The card that is shown where the page is shared. */
  card: NonNullable<MetadataProps["picture"]>;
  crumbs: { name: string; path: string }[];
  /** ISO days. */
  published: string;
  modified: string;
  /** Structured data beside that of the article and its breadcrumbs. */
  things?: ((site: ThingSite) => Thing[]) | undefined;
}

/** The head of a page that is an article of the site itself: a guide page, a pair of places, a page of the owner's own. */
export function ArticleMetadata({
  crumbs,
  published,
  modified,
  things,
  card,
  ...page
}: ArticleMetadataProps) {
  const language = useLanguage();
  const { site } = useMessages();
  const { title, description, paths } = page;
  return (
    <>
      <PageMetadata {...page} title={`${title} | ${site.name}`} picture={card} type="article" />
      <StructuredData
        things={(thingSite) => [
          breadcrumbData(thingSite, crumbs),
          articleData(thingSite, {
            type: "Article",
            path: paths[language],
            language,
            title,
            description,
            picture: card.path,
            published,
            modified,
          }),
          ...(things?.(thingSite) ?? []),
        ]}
      />
    </>
  );
}
