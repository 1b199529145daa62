import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import {
  libraryPageSchema,
  libraryPictureSchema,
  libraryQuerySchema,
  pictureDetailsSchema,
} from "#api/admin/media-library.ts";
import { maxPictureBytes, mediaLimits } from "#api/admin/media-limits.ts";
import { visibleText } from "#api/documents/visible-text.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import {
  addPicture,
  describePicture,
  listLibrary,
  removePicture,
  requirePicture,
} from "#server/domain/media/media-library.ts";
import { replacePicture } from "#server/domain/media/replace-picture.ts";
import { validateAllButBody } from "#server/http/plugins/schemas.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";
import { readFormParts } from "#server/http/uploads/read-form-parts.ts";

const common = { tags: ["media"], security: signedInOnly };
const params = z.object({ hash: z.string().regex(/^[0-9a-f]{32}$/) });
const maxNameBytes = 2000;

/** For signed-in editors alone. */
export const mediaLibraryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.addHook("onRequest", app.requirePermission("media.manage"));
  app.addHook("onSend", app.refreshPages);
  await app.register(libraryRoutes);
  await app.register(removingRoutes);

  app.get(
    adminPaths.picture.pattern,
    {
      schema: {
        ...common,
        summary: "Read a picture's details",
        params,
        response: { 200: libraryPictureSchema },
      },
    },
    ({ params: { hash } }) => requirePicture(db, hash),
  );

  app.put(
    adminPaths.picture.pattern,
    {
      schema: {
        ...common,
        summary: "Describe a picture",
        params,
        body: pictureDetailsSchema,
        response: { 200: libraryPictureSchema },
      },
    },
    ({ params: { hash }, body }) => describePicture(db, hash, body),
  );
};

const libraryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.get(
    adminPaths.media,
    {
      schema: {
        ...common,
        summary: "List the stored pictures, the newest first",
        querystring: libraryQuerySchema,
        response: { 200: libraryPageSchema },
      },
    },
    ({ query }) => listLibrary(db, query),
  );

  app.post(
    adminPaths.media,
    {
      onRequest: [app.requireCapacity, app.limitUploads],
      validatorCompiler: validateAllButBody,
      schema: {
        ...common,
        summary: "Add a picture to the library",
        consumes: ["multipart/form-data"],
        body: z.object({ name: z.string().optional(), file: z.file() }),
        response: { 201: libraryPictureSchema },
      },
    },
    async (request, reply) => {
      if (!request.isMultipart())
        throw new DomainError("bad_request", "the picture must be sent as multipart/form-data");
      const { texts, file } = await readFormParts(request, {
        texts: { name: maxNameBytes },
        file: { name: "file", maxBytes: maxPictureBytes },
      });
      if (!file) throw invalidFields({ file: "is missing" });
      const name = visibleText(texts["name"] ?? "").slice(0, mediaLimits.name);
      reply.code(201);
      return addPicture(db, { bytes: file, name }, { by: request.actor, now: now() });
    },
  );
};

/** Routes that take a picture out of the library, or out of the posts that show it. */
const removingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.delete(
    adminPaths.picture.pattern,
    {
      schema: {
        ...common,
        summary: "Remove a picture that no post shows",
        params,
        response: { 200: z.object({}) },
      },
    },
    async ({ params: { hash }, actor }) => {
      await removePicture(db, hash, { by: actor, now: now() });
      return {};
    },
  );

  app.post(
    adminPaths.pictureReplacement.pattern,
    {
      schema: {
        ...common,
        summary: "Put another picture wherever this one is shown",
        params,
        body: z.object({ by: params.shape.hash.describe("The hash of the other one") }),
        response: { 200: z.object({ posts: z.int().describe("That changed") }) },
      },
    },
    async ({ params: { hash }, body, actor }) => {
      const changed = await replacePicture(db, hash, body.by, { by: actor, now: now() });
      return { posts: changed.length };
    },
  );
};
