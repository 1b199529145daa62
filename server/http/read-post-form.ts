import type { Multipart } from "@fastify/multipart";
import type { FastifyError, FastifyRequest } from "fastify";
import { z } from "zod";
import { momentSchema } from "#api/page-cursor.ts";
import { writtenPostSchema, writtenTranslationSchema, type WrittenPost } from "#api/posts.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import { pictureTooLarge } from "#server/domain/media/prepare-picture.ts";
import { fieldErrorsOf } from "./errors.ts";

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

/** @throws DomainError naming the fields that are wrong or too large */
export async function readPostForm(request: FastifyRequest): Promise<PostSubmission> {
  if (!request.isMultipart()) {
    throw new DomainError("bad_request", "the post must be sent as multipart/form-data");
  }
  const { fields, cover } = await readParts(request);
  return {
    post: parsePost(fields),
    cover,
    updatedAt: parseMoment("updatedAt", fields["updatedAt"]),
    id: parseId(fields["_id"]),
  };
}

interface Parts {
  fields: Record<string, string>;
  cover: Buffer | undefined;
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  const fields: Record<string, string> = {};
  let cover: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") {
        const bytes = await part.toBuffer();
        // An empty file input is sent as a file of 0 bytes.
        if (part.fieldname === "file" && bytes.length > 0) cover = bytes;
      } else {
        fields[part.fieldname] = textOf(part);
      }
    }
  } catch (error) {
    throw toDomainError(error);
  }
  return { fields, cover };
}

/** The parser throws errors without a code for a broken form, and codes of its own for exceeded limits. */
function toDomainError(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const { code = "", statusCode = 500 } = error as Partial<FastifyError>;
  switch (code) {
    case "FST_REQ_FILE_TOO_LARGE":
      return new DomainError("picture_too_large", pictureTooLarge, {
        fieldErrors: { file: pictureTooLarge },
      });
    case "FST_FILES_LIMIT":
      return new DomainError("bad_request", "only one file can be sent");
    case "FST_FIELDS_LIMIT":
    case "FST_PARTS_LIMIT":
      return new DomainError("bad_request", "too many fields");
  }
  if (statusCode >= 400 && statusCode < 500) return error;
  return new DomainError("bad_request", "the form could not be read");
}

function textOf(part: Extract<Multipart, { type: "field" }>): string {
  if (part.valueTruncated) throw invalidFields({ [part.fieldname]: "too long" }, "too_large");
  if (typeof part.value !== "string") throw invalidFields({ [part.fieldname]: "must be text" });
  return part.value;
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
