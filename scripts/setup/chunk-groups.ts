import { join, matchesGlob, relative } from "node:path";

const root = join(import.meta.dirname, "../..");

interface ChunkGroup {
  name: string;
  /** Globs of our own files, from the root. */
  files: string[];
  /** Packages, and modules that the bundler makes. */
  modules?: RegExp;
}

/**
 * Modules that every page needs come in three files instead of twenty small ones; those that tools and guide pages share, and
 * those that every guide page needs, in two more. A page names each file that it hydrates with.
 */
export const chunkGroups: ChunkGroup[] = [
  { name: "react", files: ["app/react-root.ts"], modules: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: "router", files: [], modules: /\/node_modules\/react-router\// },
  {
    name: "site",
    files: [
      // Not the entry: it must run after the pages' modules are there.
      "app/!(entry)*.*",
      "app/site/*.*",
      "app/site/metadata/*",
      "app/site/page-script/hydration-info.ts",
      "app/site/parts/page/{breadcrumbs,page-picture,related-pages,sent-param}.*",
      "app/site/posts/cards/post-grid.*",
      "app/site/posts/list/{load-post-list,page-intro,related-posts}.*",
      "app/site/shell/**",
      "app/ui/*.css",
      "app/ui/buttons/{link-prefetch,pill-link}.*",
      "app/ui/forms/field.*",
      "app/ui/layout/{page-head,use-is-hydrated,use-loaded,visually-hidden}.*",
      "app/ui/notices/loading.*",
      "app/ui/pictures/{drawing,logo,picture}.*",
      "i18n/*.*",
      "i18n/{format,loading,short-words,site,visitors}/*",
      "i18n/search/trigram-similarity.ts",
      "api/{client,errors/errors,media,paths,post-html/escape-html,posts/post-wire}.ts",
    ],
    // The helper for imports by a computed name: the home page needs it too and would fetch all of "guide" for it.
    modules: /dynamic_import_helper/,
  },
  {
    name: "parts",
    files: [
      "app/site/guide/article/page-sources.*",
      "app/site/parts/{drawn-facts,facts-context,use-day-in-peru}.*",
      "app/site/parts/page/article-head.*",
      "app/site/parts/say/say-button.*",
      "app/site/tools/device-storage.ts",
      "content/{plain-date,facts/{country,facts,costs/price,pages/guide-pages,records/day-in-peru}}.ts",
      "i18n/messages/fill-in.ts",
    ],
  },
  {
    name: "writing",
    files: ["api/contact/contact-form.ts", "app/site/parts/writing-clock.ts", "app/ui/forms/trap-field.tsx"],
  },
  {
    name: "lists",
    files: [
      "app/site/posts/{cards/loading-posts,list/no-posts,llama/llama-loader}.*",
      "app/ui/layout/deferred.tsx",
    ],
  },
  { name: "guide", files: ["app/site/guide/article/guide-article.*"] },
  // Small modules that the planner shares with the same few pages: alone, each would cost a request, and 400 bytes of headers. A group
  // takes in all that its files import but what those before it have, so what other pages share comes first.
  {
    name: "sights",
    files: ["content/facts/{climate/best-months,costs/{big-items,machu-picchu-block},places/top-ten}.ts"],
  },
  {
    name: "plan",
    files: ["content/{facts/{borders/flights-to-lima,itineraries/ways},trips/{plan,party/pace}}.ts"],
  },
  { name: "readers", files: ["content/facts/records/readers.ts"] },
  { name: "borders", files: ["content/facts/{borders/land-borders,entry/travel-advice}.ts"] },
  {
    name: "roads",
    files: ["content/facts/{map/map-cut,safety/safety-figures,ways/more-ways,ways/way-pairs}.ts"],
  },
  { name: "rates", files: ["content/printing/format-price.ts"] },
  {
    name: "fares",
    files: ["{app/site/parts/home-country/use-home-currency,content/facts/costs/trip-totals}.ts"],
  },
  { name: "climate", files: ["content/facts/{climate/climate,machu-picchu/season}.ts"] },
  { name: "stay", files: ["content/tools/departure/read-departure.ts"] },
  // Public pages need these, too; they stand before "admin", which would take them in as what it needs.
  { name: "check", files: ["app/ui/forms/check-field.*"] },
  { name: "alert", files: ["app/ui/buttons/button.*", "app/ui/notices/alert.*"] },
  { name: "dialog", files: ["app/ui/dialogs/dialog.css"] },
  // The router names the files of all routes to readers as well, so the admin area's are few.
  {
    name: "admin",
    files: [
      "app/admin/admin-{api,title}.*",
      "app/admin/calls/*",
      "app/admin/routes/{admin-page,page-handle,admin-area.module}.*",
      "app/ui/dialogs/{confirm-dialog,form-dialog,use-modal,dialog-form}.*",
      "app/ui/forms/{file-input,password-field}.*",
      "app/ui/notices/{retry-alert,use-outcome-focus}.*",
      "api/admin/admin-{client,paths}.ts",
      "api/admin/calls/*",
    ],
    modules: /\/node_modules\/@tanstack\//,
  },
];

/** Whether a module goes into a group's file. @param id the module's, as the bundler has it: its path, and perhaps a query */
export function isInGroup({ files, modules }: ChunkGroup, id: string): boolean {
  const path = relative(root, id.replace(/\?.*$/, ""));
  return modules?.test(id) === true || files.some((glob) => matchesGlob(path, glob));
}
