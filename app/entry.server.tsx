import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from "react-router";
import builtStyles from "virtual:built-styles";
import { isAdminPath } from "#i18n/addresses.ts";
import { inlineStyles } from "./inline-styles.ts";

const cacheControl = { page: "public, max-age=0, must-revalidate", error: "no-store" };

/** Renders the whole page before sending it, so that it can get an ETag and is never cut off. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = await renderToBuffer(<ServerRouter context={routerContext} url={request.url} />);
  const isAdmin = isAdminPath(new URL(request.url).pathname);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (status >= 400) headers.set("Cache-Control", cacheControl.error);
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", cacheControl.page);
  return new Response(isAdmin ? html : inlineStyles(html.toString(), builtStyles), { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
};

function renderToBuffer(page: React.ReactNode): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const collect = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(collect), onError: reject });
  });
}
