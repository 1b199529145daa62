import fp from "fastify-plugin";
import type { SiteCategories } from "#i18n/blog/category-addresses.ts";
import { readChangeNotes, type ChangeNotes } from "#server/domain/guide/read-change-notes.ts";
import { readSitePages } from "#server/domain/guide/withdrawn-pages.ts";
import {
  readReplacedDrawings,
  type ReplacedDrawings,
} from "#server/domain/media/photographs/replaced-drawings.ts";
import type { KnownFacts } from "#server/domain/facts/read-facts.ts";
import { readDocumentVersions } from "#server/domain/guide/read-documents.ts";
import { readCategories } from "#server/domain/posts/categories.ts";
import { knownFacts } from "#server/http/facts/fact-sources.ts";
import { createGuideReader, type GuideReader } from "#server/http/guide/guide-reader.ts";
import type { PageStore } from "#server/http/pages/page-store.ts";
import { readPerVersion } from "#server/http/pages/read-per-version.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Which pages readers have. */
    readSitePages: () => ReturnType<typeof readSitePages>;
    /** The categories of the blog; null while they are those that come with the site. */
    readCategories: () => Promise<SiteCategories>;
    /** The pictures of the library in the places of drawings. */
    readReplacedDrawings: () => Promise<ReplacedDrawings>;
    /** The guide as it is now, with what the editors have written. */
    readGuide: GuideReader;
    /** The notes on changes that readers have. */
    readChangeNotes: () => Promise<ChangeNotes>;
    /** All facts that the guide, posts and pages of facts may name. */
    readKnownFacts: () => Promise<KnownFacts>;
  }
}

export const guidePlugin = fp<{ pages: PageStore }>(
  async (app, { pages }) => {
    const sitePages = readPerVersion(pages, () => readSitePages(app.db));
    const versions = readPerVersion(pages, () => readDocumentVersions(app.db));
    app.decorate("readSitePages", sitePages);
    app.decorate(
      "readCategories",
      readPerVersion(pages, () => readCategories(app.db)),
    );
    app.decorate(
      "readReplacedDrawings",
      readPerVersion(pages, () => readReplacedDrawings(app.db)),
    );
    app.decorate(
      "readChangeNotes",
      readPerVersion(pages, () => readChangeNotes(app.db)),
    );
    app.decorate("readGuide", createGuideReader(app.log, { versions, pages: sitePages }));
    app.decorate(
      "readKnownFacts",
      readPerVersion(pages, () => knownFacts(app.db)),
    );
  },
  { name: "guide", dependencies: ["context"] },
);
