import { matchRoutes, type RouteObject } from "react-router";
import { isLanguage } from "#i18n/languages.ts";
import { stringsOf } from "./references.ts";

/** A route of `app/routes.ts`, of which this is read. */
export interface PageRoute {
  /** Begins with the page's own id if the page has one. */
  id?: string;
  /** From `app/`. */
  file: string;
  path?: string;
  children?: PageRoute[];
}

/** Names by which a journey means pages without naming one itself, and the files of their routes. */
const names: [name: RegExp, files: RegExp][] = [
  [/\bguidePages\b/, /^site\/routes\/guide\//],
  [/\btoolPages\b/, /^site\/routes\/tools\//],
  [/\bpageAddresses\b/, /^site\/routes\//],
  [/\bpagePath\("home"/, /^site\/routes\/home\./],
  [/\bsearchPath\(/, /^site\/routes\/search\./],
  [/\bpostPath\(/, /^site\/routes\/post\./],
  [/\bfactPath\(/, /^site\/routes\/fact\./],
  [/\bwrittenPost\(/, /^site\/routes\/post\./],
  [/\bhomeSectionsPath\(/, /\/home-sections\.tsx$/],
  [/\bhomeSlidesPath\(/, /\/home-slides\.tsx$/],
  [/\bmenuPath\(/, /\/site-menu\.tsx$/],
  [/\bauthorsPath\(/, /\/site-authors\.tsx$/],
  [/\bcategoriesPath\(/, /\/site-categories\.tsx$/],
  [/\balertsPath\(/, /\/site-alerts\.tsx$/],
  [/\b(?:guideListPath|editGuidePath)\(/, /^admin\/routes\/guide\//],
];

/**
 * The routes of the pages that a journey names: by an address (`/en/blog`, or a template of one), by a page's id
 * (`pagePath("costs", "en")`) or by one of the `names`. @returns files from `app/`, the layouts around the pages among them
 */
export function openedPages(source: string, routes: PageRoute[]): Set<string> {
  const opened = new Set<string>();
  const strings = new Set(stringsOf(source));
  const named = names.filter(([name]) => name.test(source)).map(([, files]) => files);
  for (const string of strings) {
    const [, address] = /^(?:\$\{[^}]*\})?(\/(?!\/).+)$/.exec(string) ?? [];
    if (address === undefined) continue;
    const { pathname } = new URL(address.replaceAll(/\$\{[^}]*\}/g, "any"), "http://irany.test");
    // A cast: what is read of the router's own type.
    for (const { route, params } of matchRoutes(routes as RouteObject[], pathname) ?? []) {
      const { lang = "any" } = params;
      if (lang === "any" || isLanguage(lang)) opened.add((route as PageRoute).file);
    }
  }
  const open = (route: PageRoute, around: string[]): void => {
    const [page = ""] = route.id?.split(" ") ?? [];
    const files = [...around, route.file];
    if (strings.has(page) || named.some((pattern) => pattern.test(route.file))) {
      for (const file of files) opened.add(file);
    }
    for (const child of route.children ?? []) open(child, files);
  };
  for (const route of routes) open(route, []);
  return opened;
}
