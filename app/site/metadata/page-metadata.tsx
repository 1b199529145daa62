import { useContext } from "react";
import { defaultAlternate, languages, locales, type Language } from "#i18n/languages.ts";
import { feedPath } from "#i18n/site/file-addresses.ts";
import { singleVariant } from "#api/post-html/picture-variants.ts";
import { categoryDrawing } from "#i18n/blog/category-addresses.ts";
import { useCategories } from "#i18n/blog/use-categories.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Unlisted } from "./unlisted.ts";
import { useOrigin } from "./use-origin.ts";

interface SocialPicture {
  /** On this site, for example `/media/3f…/1280.jpeg`. */
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** @param name of the file in public/pictures/social */
export function socialCard(name: string, alt: string): SocialPicture {
  return { path: `/pictures/social/${name}.jpg`, width: 1200, height: 630, alt };
}

/** The picture that the owner has given a category, else its social card. */
export function useCategoryCard(category: string): SocialPicture {
  const { nameOf, pictureOf } = useCategories();
  const picture = pictureOf(category);
  const alt = nameOf(category);
  return picture ? { ...singleVariant(picture), alt } : socialCard(categoryDrawing(category), alt);
}

interface Article {
  author: string;
  published: string;
  modified: string;
  section: string;
}

interface PageMetadataProps {
  title: string;
  description: string;
  keywords: string[];
  paths: Record<Language, string>;
  /** The rest of an address that is worth sharing, such as a plan, with its question mark. */
  query?: string;
  /** All languages when left out. */
  publishedIn?: readonly Language[];
  /** Set when the text is shown in another language than the page's. */
  textLanguage?: Language;
  /** The site's own card when left out. */
  picture?: SocialPicture;
  type?: "website" | "article";
  /** The feed of what the page lists, beside the feed of the whole blog. */
  feed?: { title: string; path: string };
  /** False for what anybody may ask for in the address, such as a search. */
  isIndexed?: boolean;
  article?: Article;
}

/** React moves all of it into the head. */
export function PageMetadata({ title, description, keywords, paths, article, ...page }: PageMetadataProps) {
  const language = useLanguage();
  const { site } = useMessages();
  const origin = useOrigin();
  const isUnlisted = useContext(Unlisted);
  const { type = "website", publishedIn = languages, textLanguage = language } = page;
  const picture = page.picture ?? socialCard("home", site.pictureAlt);
  if (isUnlisted) {
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex, nofollow" />
      </>
    );
  }
  const canonical = origin + paths[textLanguage];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      {page.isIndexed === false && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {publishedIn.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + paths[other]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + paths[defaultAlternate(publishedIn)]} />
      <meta property="og:site_name" content={site.name} />
      <FeedLink title={site.name} path={feedPath(language)} />
      {page.feed && <FeedLink {...page.feed} />}
      <meta property="og:type" content={article ? "article" : type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical + (page.query ?? "")} />
      <meta property="og:locale" content={ogLocale(textLanguage)} />
      {publishedIn
        .filter((other) => other !== textLanguage)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={ogLocale(other)} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <PictureMetadata picture={picture} />
      {article && <ArticleMetadata {...article} />}
    </>
  );
}

function FeedLink({ title, path }: { title: string; path: string }) {
  return <link rel="alternate" type="application/atom+xml" title={title} href={useOrigin() + path} />;
}

function PictureMetadata({ picture }: { picture: SocialPicture }) {
  const address = useOrigin() + picture.path;
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:image" content={address} />
    </>
  );
}

function ArticleMetadata({ author, published, modified, section }: Article) {
  return (
    <>
      <meta name="author" content={author} />
      <meta property="article:published_time" content={published} />
      <meta property="article:modified_time" content={modified} />
      <meta property="article:section" content={section} />
    </>
  );
}

function ogLocale(language: Language): string {
  return locales[language].replace("-", "_");
}
