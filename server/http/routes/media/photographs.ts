import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { pictureFormats, type PictureFormat } from "#api/media.ts";
import { listDrawnPictures } from "#server/domain/media/photographs/drawn-pictures.ts";
import { createPhotographs } from "#server/domain/media/photographs/photographs.ts";
import type { ReplacedDrawings } from "#server/domain/media/photographs/replaced-drawings.ts";
import { removeDocumentHeaders } from "#server/http/answers/document-headers.ts";

const prefix = "/pictures/";

/** Milliseconds for the database to say what stands in the place of a drawing. */
const timeout = 300;

interface PhotographOptions {
  filesFolder: string;
  /** Makes the forms of all photographs before a visitor asks, and reports damaged ones. */
  isPreparing: boolean;
}

/**
 * Answers the address of a drawn picture with the photograph that an editor or the owner has put in its place, if there is
 * one (docs/decisions/0014-photographs.md).
 */
export const photographRoutes = fp<PhotographOptions>(async (app, { filesFolder, isPreparing }) => {
  const { env } = app;
  const drawnPictures = await listDrawnPictures(filesFolder);
  const readPhotograph = createPhotographs({
    dataDir: env.DATA_DIR,
    drawnPictures,
    readReplaced: replacedReader(app),
    readOriginal: app.readOriginal,
    onUnusable: (file, reason) =>
      app.log.warn({ file, reason }, "a photograph cannot be shown; the drawn picture is shown in its place"),
    onWriteError: (err) => app.log.warn({ err }, "a photograph could not be cached"),
  });

  let isClosing = false;
  const makeAll = async () => {
    for (const address of drawnPictures.keys()) if (!isClosing) await readPhotograph(address, ["avif"]);
  };
  // Prepared in the background: neither start nor end waits for it.
  if (isPreparing) app.addHook("onListen", async () => void makeAll());
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
    removeDocumentHeaders(reply);
    // An hour, as for the drawn pictures.
    reply.headers({
      "cache-control": "public, max-age=3600",
      vary: "accept",
      etag: `"${photograph.digest.slice(0, 32)}"`,
    });
    return reply.type(`image/${photograph.format}`).send(photograph.bytes);
  });
});

/** Those of last time while the database is away. */
function replacedReader(app: FastifyInstance): () => Promise<ReplacedDrawings> {
  let last: ReplacedDrawings = new Map();
  return async () => {
    const reading = app.readReplacedDrawings().then(
      (read) => (last = read),
      () => last,
    );
    return Promise.race([reading, sleep(timeout, null, { ref: false }).then(() => last)]);
  };
}

/** The smallest first; JPEG is always accepted. */
function acceptedFormats(accept = ""): PictureFormat[] {
  const named = accept.split(",").map((type) => type.replaceAll(" ", "").toLowerCase());
  return pictureFormats.filter(
    (format) =>
      format === "jpeg" ||
      named.some((type) => type.split(";")[0] === `image/${format}` && !/;q=0(\.0*)?$/.test(type)),
  );
}
