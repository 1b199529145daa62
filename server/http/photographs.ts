import type { FastifyInstance } from "fastify";
import { pictureFormats, type PictureFormat } from "#api/media.ts";
import { listDrawnPictures } from "#server/domain/drawn-pictures.ts";
import { createPhotographs } from "#server/domain/photographs.ts";
import type { HttpContext } from "./context.ts";
import { removeDocumentHeaders } from "./document-headers.ts";
import { isUnchanged } from "./is-unchanged.ts";

const prefix = "/pictures/";

/**
 * Answers the address of a drawn picture with the owner's photograph of the same name, if there is one
 * (docs/decisions/0014-photographs.md); else the request goes on to the drawn one.
 *
 * @param filesFolder where the site's files lie
 */
export async function photographRoutes(
  app: FastifyInstance,
  { env }: Pick<HttpContext, "env">,
  filesFolder: string,
): Promise<void> {
  const drawnPictures = await listDrawnPictures(filesFolder);
  const readPhotograph = createPhotographs({
    dataDir: env.DATA_DIR,
    drawnPictures,
    onUnusable: (file, reason) =>
      app.log.warn({ file, reason }, "a photograph cannot be shown; the drawn picture is shown in its place"),
    onWriteError: (err) => app.log.warn({ err }, "a photograph could not be cached"),
  });

  // What is new since the last run is made, and what is damaged told of, before a visitor asks.
  let isClosing = false;
  const makeAll = async () => {
    for (const address of drawnPictures.keys()) if (!isClosing) await readPhotograph(address, ["avif"]);
  };
  // Nobody waits for it, neither the start nor the end.
  app.addHook("onListen", async () => void makeAll());
  app.addHook("onClose", async () => {
    isClosing = true;
  });

  app.addHook("onRequest", async (request, reply) => {
    const [path = ""] = request.url.split("?");
    if (!path.startsWith(prefix) || !["GET", "HEAD"].includes(request.method)) return;
    const photograph = await readPhotograph(
      path.slice(prefix.length),
      acceptedFormats(request.headers.accept),
    );
    if (!photograph) return;
    const etag = `"${photograph.digest.slice(0, 32)}"`;
    removeDocumentHeaders(reply);
    // The hour of the drawn pictures: that is how long a browser may not know of a change.
    reply.headers({ "cache-control": "public, max-age=3600", vary: "accept", etag });
    if (isUnchanged(request, etag)) return reply.code(304).send();
    return reply.type(`image/${photograph.format}`).send(photograph.bytes);
  });
}

/** The formats that a browser names, the smallest first; JPEG is read by all. */
function acceptedFormats(accept = ""): PictureFormat[] {
  const named = accept.split(",").map((type) => type.replaceAll(" ", "").toLowerCase());
  return pictureFormats.filter(
    (format) =>
      format === "jpeg" ||
      named.some((type) => type.split(";")[0] === `image/${format}` && !/;q=0(\.0*)?$/.test(type)),
  );
}
