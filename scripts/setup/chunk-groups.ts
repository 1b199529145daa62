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
  {
    name: "react",
    files: ["app/react-root.ts"],
    modules: /\/node_modules\/(react|react-dom|scheduler)\//,
  },
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
      "app/site/parts/facts-context.*",
      "app/site/parts/page/article-head.*",
      "app/site/parts/say/say-button.*",
      "content/facts/{country,facts,costs/price,pages/guide-pages,records/day-in-peru}.ts",
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
