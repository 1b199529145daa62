import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { momentSchema } from "#api/page-cursor.ts";
import { writtenPostSchema, writtenTranslationSchema, type WrittenPost } from "#api/posts.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import { maxPictureBytes, pictureTooLarge } from "#server/domain/media/prepare-picture.ts";
import { fieldErrorsOf } from "#server/http/errors.ts";
import { readFormParts } from "./read-form-parts.ts";

/** What the post form sends. */
export interface PostSubmission {
  post: WrittenPost;
  cover: Buffer | undefined;
  updatedAt: string | undefined;
  id: string | undefined;
}

const { author, translations: _, ...othersOfPost } = writtenPostSchema.shape;
const textNames = Object.keys(writtenTranslationSchema.shape).join(", ");

/** The form's fields, for the documentation; `serzo` is understood for `szerzo`, as on the old server. */
export const postFormSchema = z.object({
  szerzo: author.describe("The author"),
  ...othersOfPost,
  translations: z.string().describe(`JSON: by language ${textNames}; hu needs a title`),
  file: z.file().optional().describe("The cover; left out, a changed post keeps its own"),
  updatedAt: momentSchema
    .optional()
    .describe("Of the version that was changed; refused (409) if there is a newer"),
  _id: z
    .string()
    .length(24)
    .optional()
    .describe("Of a new post, hexadecimal: the same post sent twice is one"),
});

/** In bytes; the texts of all languages, which carry their new pictures as data. */
const maxTranslationsBytes = 105_000_000;
const maxLineBytes = 10_000;

/** In bytes, of a whole form. */
export const maxFormBytes = maxTranslationsBytes + maxPictureBytes;

const shape = {
  texts: {
    szerzo: maxLineBytes,
    serzo: maxLineBytes,
    category: maxLineBytes,
    updatedAt: maxLineBytes,
    _id: maxLineBytes,
    translations: maxTranslationsBytes,
  },
  file: { name: "file", maxBytes: maxPictureBytes },
  tooLarge: (name: string) =>
    name === "file"
      ? new DomainError("picture_too_large", pictureTooLarge, { fieldErrors: { file: pictureTooLarge } })
      : invalidFields({ [name]: "too long" }, "too_large"),
};

/** @throws DomainError naming the fields that are wrong or too large */
export async function readPostForm(request: FastifyRequest): Promise<PostSubmission> {
  if (!request.isMultipart()) {
    throw new DomainError("bad_request", "the post must be sent as multipart/form-data");
  }
  const { texts: fields, file: cover } = await readFormParts(request, shape);
  return {
    post: parsePost(fields),
    cover,
    updatedAt: parseMoment("updatedAt", fields["updatedAt"]),
    id: parseId(fields["_id"]),
  };
}

function parseId(id: string | undefined): string | undefined {
  if (id !== undefined && !/^[0-9a-f]{24}$/.test(id))
    throw invalidFields({ _id: "must be 24 hexadecimal digits" });
  return id;
}

function parseMoment(field: string, moment: string | undefined): string | undefined {
  const result = momentSchema.optional().safeParse(moment);
  if (!result.success) throw invalidFields({ [field]: result.error.issues[0]?.message ?? "invalid" });
  return result.data;
}

function parsePost(fields: Record<string, string>): WrittenPost {
  const result = writtenPostSchema.safeParse({
    ...fields,
    author: fields["szerzo"] ?? fields["serzo"],
    translations: parseTranslations(fields["translations"]),
  });
  if (result.success) return result.data;
  const { author, ...others } = fieldErrorsOf(result.error.issues);
  // The field of the form has the old server's name.
  throw invalidFields(author === undefined ? others : { szerzo: author, ...others });
}

function parseTranslations(text: string | undefined): unknown {
  if (text === undefined) throw invalidFields({ translations: "is missing" });
  try {
    return JSON.parse(text);
  } catch {
    throw invalidFields({ translations: "is not valid JSON" });
  }
}
