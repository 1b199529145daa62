import { z } from "zod";
import { unescapeHtml } from "#api/post-html/escape-html.ts";

const graphSchema = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })),
});

/** A thing that a page tells search engines about. */
export type Thing = z.infer<typeof graphSchema>["@graph"][number];

/** A page's metadata, read from its HTML as a search engine would. */
export interface PageHead {
  language: string | undefined;
  heading: string | undefined;
  /** The `content` of each `<meta>` by its `name` or `property`. */
  meta: Record<string, string>;
  canonical: string | undefined;
  /** Addresses by `hreflang`. */
  alternates: Record<string, string>;
  /** The Atom feed. */
  feed: string | undefined;
  /** The JSON-LD. */
  things: Thing[];
}

/** @throws Error when the page's JSON-LD is not as https://json-ld.org has it */
export function readPageHead(html: string): PageHead {
  const links = tagsOf(html, "link");
  const named = tagsOf(html, "meta").map(
    ({ name, property = "", content = "" }) => [name ?? property, content] as const,
  );
  const alternates = links.flatMap(({ rel, hreflang, href }) =>
    rel === "alternate" && hreflang ? [[hreflang, href ?? ""] as const] : [],
  );
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    language: tagsOf(html, "html")[0]?.["lang"],
    heading: textOfTag(html, "h1"),
    meta: Object.fromEntries(named),
    canonical: links.find(({ rel }) => rel === "canonical")?.["href"],
    alternates: Object.fromEntries(alternates),
    feed: links.find(({ type }) => type === "application/atom+xml")?.["href"],
    things: [...scripts].flatMap(([, json = ""]) => graphSchema.parse(JSON.parse(json))["@graph"]),
  };
}

/** The attributes of every tag with a name; React writes some of their names in camel case. */
function tagsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, attributes = ""]) => {
    const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)];
    return Object.fromEntries(
      pairs.map(([, key = "", value = ""]) => [key.toLowerCase(), unescapeHtml(value)]),
    );
  });
}

function textOfTag(html: string, name: string): string | undefined {
  const [, inner] = new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, "s").exec(html) ?? [];
  return inner === undefined ? undefined : unescapeHtml(inner.replace(/<[^>]*>/g, ""));
}
