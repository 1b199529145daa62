import { useContext } from "react";
import type { AuthorProfile } from "#api/blog/authors.ts";
import { singleVariant } from "#api/post-html/picture-variants.ts";
import type { Language } from "#i18n/languages.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { Unlisted } from "./unlisted.ts";
import { useOrigin } from "./use-origin.ts";

/** An item of https://schema.org with its properties. */
export type Thing = { "@type": string } & Record<string, unknown>;

export interface ThingSite {
  origin: string;
  name: string;
}

/** For search engines, as JSON-LD (https://json-ld.org). */
export function StructuredData({ things }: { things: (site: ThingSite) => Thing[] }) {
  const { site } = useMessages();
  const origin = useOrigin();
  const isUnlisted = useContext(Unlisted);
  if (isUnlisted) return null;
  const graph = things({ origin, name: site.name });
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  // `</script>` would end the script and `<!--` would change how it is read, so every `<` is escaped.
  const html = { __html: json.replaceAll("<", String.raw`\u003c`) };
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} />;
}

export function websiteData({ origin, name }: ThingSite, language: Language, description: string): Thing {
  return { "@type": "WebSite", name, url: `${origin}/${language}/`, description, inLanguage: language };
}

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
  /** Path on this site. */
  picture: string;
  published: string;
  modified: string;
  /** The site itself when left out. */
  author?: { name: string; path: string | null };
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
    author: facts.author === undefined ? publisher : personData(site, facts.author),
    publisher,
  };
}

/** @param path of the author's page, if there is one */
export function personData(
  { origin }: ThingSite,
  { name, path, profile }: { name: string; path: string | null; profile?: AuthorProfile },
): Thing {
  return {
    "@type": "Person",
    name,
    ...(path === null ? {} : { url: origin + path }),
    ...(profile?.picture && { image: origin + singleVariant(profile.picture).path }),
    ...(profile?.lines && { description: profile.lines }),
    ...(profile && profile.links.length > 0 && { sameAs: profile.links }),
  };
}

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

/** Questions with their answers in plain text, each under its own anchor of the page. */
export function questionsData(
  { origin }: ThingSite,
  path: string,
  questions: { id: string; question: string; answer: string }[],
): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ id, question, answer }) => ({
      "@type": "Question",
      name: question,
      url: `${origin}${path}#${id}`,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
