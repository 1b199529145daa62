import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { languages } from "#i18n/languages.ts";
import type { HydrationData, HydrationInfo } from "./site/page-script/hydration-info.ts";
import builtStyles from "virtual:built-styles";
import homeCountryScript from "virtual:home-country-script";
import pageScript from "virtual:page-script";
import { isAdminPath } from "#i18n/addresses.ts";
import { brandRule, type BrandColours } from "#api/settings/brand-colours.ts";
import { createDrawnParts } from "./inlining/drawn-parts.tsx";
import { inlineStyles } from "./inlining/inline-styles.ts";
import { withRule } from "./inlining/with-rule.ts";
import { scriptMark, scriptSource, takeMarkedScripts } from "./own-scripts.ts";
import { renderedContext } from "./rendered-context.ts";
import { PlacingParts } from "./site/parts/page/drawn-once.tsx";

const cacheControl = { page: "public, max-age=0, must-revalidate", error: "no-store" };

/**
 * Renders the whole page before sending it, so that it can get an ETag and is never cut off. Its data are not in it: the
 * browser fetches them when React hydrates. Only a page that is not the same for everybody, or not for long, has them itself.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { version, readData } = await readState(routerContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (status >= 400) headers.set("Cache-Control", cacheControl.error);
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", cacheControl.page);
  const isForAll = request.method !== "POST" && headers.get("Cache-Control") === cacheControl.page;
  const rendered = loadContext.get(renderedContext);
  if (isForAll && version === rendered.known) {
    Object.assign(rendered, { version, readData });
    return new Response(null, { status, headers });
  }
  const { html: page, scripts } = takeMarkedScripts(
    await renderToText(
      <ServerRouter context={withOwnRoutes(routerContext)} url={request.url} nonce={scriptMark} />,
    ),
  );
  const ownScripts = [
    sources.page,
    ...scripts,
    ...(page.includes(homeCountryScript) ? [sources.homeCountry] : []),
    sources.prerender,
  ];
  const info = { ...hydrationInfoOf(routerContext, version), ...(!isForAll && { hydration: readData() }) };
  const isAdmin = isAdminPath(new URL(request.url).pathname);
  const styled = isAdmin ? page : inlineStyles(page, builtStyles);
  const html = withHydrationInfo(withRule(styled, ownersRule(routerContext)), info);
  Object.assign(rendered, { html, version, readData, scripts: ownScripts });
  return new Response(null, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
};

/** The version of a page's data, and the data themselves. */
interface PageState {
  version: string;
  readData: () => HydrationData;
}

async function readState(router: EntryContext): Promise<PageState> {
  const { manifest, staticHandlerContext, serverHandoffString = "{}", serverHandoffStream } = router;
  const state = serverHandoffStream ? await buffer(serverHandoffStream) : Buffer.alloc(0);
  // The router would write it into the page.
  delete router.serverHandoffStream;
  const routes = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const module = manifest.routes[id]?.module;
    return module ? [[id, module] as const] : [];
  });
  const hash = createHash("sha256").update(manifest.url).update(serverHandoffString).update(state);
  // It includes the build: its modules understand no other's data.
  const version = hash.digest("base64url").slice(0, 12);
  const readData = () => ({
    version,
    // Safe cast: the router encoded an object.
    context: JSON.parse(serverHandoffString) as object,
    state: state.toString(),
    routes: Object.fromEntries(routes),
    manifest: manifest.url,
  });
  return { version, readData };
}

/** The rule of the owner's colours; empty while they are those that come with the site. */
function ownersRule({ staticHandlerContext }: EntryContext): string {
  // Safe cast: app/root.tsx loaded it; an error's page may have none.
  const root = staticHandlerContext.loaderData["root"] as
    | { details: { colours?: BrandColours } | null }
    | undefined;
  const colours = root?.details?.colours;
  return colours ? brandRule(colours) : "";
}

/** The router makes anew, for each page, all routes that it is given: here those of the page alone. */
function withOwnRoutes(router: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = router;
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]] as const);
  return { ...router, manifest: { ...manifest, routes: Object.fromEntries(own) } };
}

function hydrationInfoOf({ manifest, staticHandlerContext }: EntryContext, version: string): HydrationInfo {
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => manifest.routes[id]);
  const modules = routes.flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : []));
  return {
    entry: manifest.entry.module,
    // In development the first is what replaces modules while they are written.
    modules: [
      ...new Set([
        ...(manifest.hmr ? [manifest.hmr.runtime] : []),
        ...manifest.entry.imports,
        manifest.url,
        ...modules,
      ]),
    ],
    version,
  };
}

/** React does not know these elements, and leaves them alone at the end of the body. */
function withHydrationInfo(page: string, info: HydrationInfo): string {
  const end = page.lastIndexOf("</body>");
  // `<` could end the element.
  const json = JSON.stringify(info).replaceAll("<", String.raw`\u003c`);
  const data = `<script type="application/json" id="_hydration">${json}</script>`;
  const rules = `<script type="speculationrules">${JSON.stringify(prerenderRules)}</script>`;
  return `${page.slice(0, end)}${data}${rules}${page.slice(end)}`;
}

/** For the browser: draw a public page ahead when the pointer rests on its link, or a finger touches it. */
const prerenderRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: languages.map((language) => `/${language}/*`) },
          { not: { href_matches: ["/*/admin*", "/*/*.xml"] } },
          // Changes of a trip plan: each is a page of its own, which nobody else asks for.
          { not: { selector_matches: "[rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** The scripts that stand in pages as they are, hashed once. */
const sources = {
  page: scriptSource(pageScript),
  homeCountry: scriptSource(homeCountryScript),
  prerender: scriptSource(JSON.stringify(prerenderRules)),
};

/** React's mark of a part that waits for something, or that failed. */
const unfinished = /<!--\$[?!]-->/;

/** Begins the script by which React keeps what is sent before it has taken a form over. */
const actionScript = '<script id="_R_"';

/**
 * A stream encodes each of the ten thousand pieces of a page by itself, and takes twice as long as a string. It waits for parts, and
 * tells of their errors: a page with such a part is rendered again as one.
 */
async function renderToText(page: ReactNode): Promise<string> {
  const { place, fill } = createDrawnParts();
  const text = renderToString(
    <PlacingParts value={import.meta.env.PROD ? place : null}>{page}</PlacingParts>,
  );
  if (unfinished.test(text)) return renderStreamToText(page);
  // By itself a stream begins with the type of the document, and marks the script that React adds for a form's action.
  return `<!DOCTYPE html>${fill(text).replace(actionScript, `${actionScript} nonce="${scriptMark}"`)}`;
}

function renderStreamToText(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const collect = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce: scriptMark,
      // Nothing is streamed, so no part is put off to the end of the page.
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(collect),
      onError: reject,
    });
  });
}
