import { useRouteLoaderData } from "react-router";
import { defaultLanguage, languages, locales, type Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";

interface SocialPicture {
  /** On this site, for example `/media/3f…/1280.jpeg`. */
  path: string;
  width: number;
  height: number;
}

interface PageMetadataProps {
  title: string;
  description: string;
  keywords: string[];
  /** The page's own address in each language. */
  paths: Record<Language, string>;
  picture?: SocialPicture | null;
  article?: { author: string; published: string; modified: string; section: string };
}

/** What search engines and social sites read of a page; React moves it all into the head. */
export function PageMetadata({ title, description, keywords, paths, picture, article }: PageMetadataProps) {
  const language = useLanguage();
  const { site } = useMessages();
  // The site's public address, as the server knows it.
  const { origin } = useRouteLoaderData<{ origin: string }>("root") ?? { origin: "" };
  const canonical = origin + paths[language];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      <link rel="canonical" href={canonical} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + paths[other]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + paths[defaultLanguage]} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={locales[language].replace("-", "_")} />
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {picture && (
        <>
          <meta property="og:image" content={origin + picture.path} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta name="twitter:image" content={origin + picture.path} />
        </>
      )}
      {article && (
        <>
          <meta name="author" content={article.author} />
          <meta property="article:published_time" content={article.published} />
          <meta property="article:modified_time" content={article.modified} />
          <meta property="article:section" content={article.section} />
        </>
      )}
    </>
  );
}
