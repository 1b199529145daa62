import type { Language } from "#i18n/languages.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { useOrigin } from "./use-origin.ts";

/** A thing of https://schema.org with its properties. */
export type Thing = { "@type": string } & Record<string, unknown>;

/** What makes the things of a page: the site's public address and its name. */
export interface ThingSite {
  origin: string;
  name: string;
}

/** Tells search engines what a page is about, as JSON-LD (https://json-ld.org). */
export function StructuredData({ things }: { things: (site: ThingSite) => Thing[] }) {
  const { site } = useMessages();
  const origin = useOrigin();
  const graph = things({ origin, name: site.name });
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  // Nothing in a script but `</script>` or `<!--` could end it or lead it astray, so no `<` may stand there.
  const html = { __html: json.replaceAll("<", String.raw`\u003c`) };
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} />;
}

export function websiteData({ origin, name }: ThingSite, language: Language, description: string): Thing {
  return { "@type": "WebSite", name, url: `${origin}/${language}/`, description, inLanguage: language };
}

/** The way to a page, the home page first. */
export function breadcrumbData({ origin }: ThingSite, crumbs: { name: string; path: string }[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

interface ArticleFacts {
  type: "Article" | "BlogPosting";
  path: string;
  language: Language;
  title: string;
  description: string;
  /** On this site. */
  picture: string;
  published: string;
  modified: string;
  /** Who wrote it; the site itself where nobody is named. */
  author?: string;
}

export function articleData(site: ThingSite, facts: ArticleFacts): Thing {
  const { origin, name } = site;
  const publisher = { "@type": "Organization", name, url: origin };
  return {
    "@type": facts.type,
    headline: facts.title,
    description: facts.description,
    inLanguage: facts.language,
    image: origin + facts.picture,
    mainEntityOfPage: origin + facts.path,
    datePublished: facts.published,
    dateModified: facts.modified,
    author: facts.author === undefined ? publisher : { "@type": "Person", name: facts.author },
    publisher,
  };
}

/** Things in their order, each with the part of the page that tells of it. */
export function listData({ origin }: ThingSite, items: { name: string; path: string }[]): Thing {
  return {
    "@type": "ItemList",
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: origin + path,
    })),
  };
}
