import type { FastifyRequest } from "fastify";
import { z, type ZodType } from "zod";
import { maxPictureBytes } from "#api/admin/media-limits.ts";
import { wantedStatesSchema, type WantedStates } from "#api/admin/translation-states.ts";
import { momentSchema } from "#api/posts/page-cursor.ts";
import {
  adminPostSchema,
  writtenPostSchema,
  writtenTranslationSchema,
  type WrittenPost,
} from "#api/posts/posts.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import { fieldErrorsOf } from "#server/http/errors.ts";
import { readFormParts } from "./read-form-parts.ts";

/** The contents of the post form. */
export interface PostSubmission {
  post: WrittenPost;
  cover: Buffer | undefined;
  /** The hash of the stored picture that becomes the cover, instead of a file. */
  picture: string | undefined;
  updatedAt: string | undefined;
  id: string | undefined;
  /** Left out by forms that publish all they send. */
  states: WantedStates | undefined;
  upToDate: Language[];
}

const { author, translations: _, ...othersOfPost } = writtenPostSchema.shape;
const textNames = Object.keys(writtenTranslationSchema.shape).join(", ");

/** The form's fields, for the documentation; `serzo` is understood for `szerzo`, as on the old server. */
export const postFormSchema = z.object({
  szerzo: author.describe("The author"),
  ...othersOfPost,
  translations: z.string().describe(`JSON: by language ${textNames}; hu needs a title`),
  file: z.file().optional().describe("The cover; left out, a changed post keeps its own"),
  picture: z
    .string()
    .length(32)
    .optional()
    .describe("The hash of a stored picture, as the cover instead of a file"),
  updatedAt: momentSchema
    .optional()
    .describe("Of the version that was changed; refused (409) if there is a newer"),
  states: z
    .string()
    .optional()
    .describe(
      'JSON: by language "published", "draft", "unpublished" or {"at": a moment}; a language that is left out is published as sent',
    ),
  upToDate: z
    .string()
    .optional()
    .describe("JSON: the languages whose translations agree with the source as it is now"),
  _id: z
    .string()
    .length(24)
    .optional()
    .describe("Of a new post, hexadecimal: the same post sent twice is one"),
});

/** Bytes; the texts of all languages, which carry their new pictures as data. */
const maxTranslationsBytes = 105_000_000;
const maxLineBytes = 10_000;

/** The most bytes of a whole form. */
export const maxFormBytes = maxTranslationsBytes + maxPictureBytes;

const shape = {
  texts: {
    szerzo: maxLineBytes,
    serzo: maxLineBytes,
    category: maxLineBytes,
    isPinned: maxLineBytes,
    createdAt: maxLineBytes,
    updatedAt: maxLineBytes,
    _id: maxLineBytes,
    picture: maxLineBytes,
    states: maxLineBytes,
    upToDate: maxLineBytes,
    translations: maxTranslationsBytes,
  },
  file: { name: "file", maxBytes: maxPictureBytes },
};

/** @throws DomainError naming the fields that are wrong or too large */
export async function readPostForm(request: FastifyRequest): Promise<PostSubmission> {
  if (!request.isMultipart()) {
    throw new DomainError("bad_request", "the post must be sent as multipart/form-data");
  }
  const { texts: fields, file: cover } = await readFormParts(request, shape);
  const states = parseField("states", fields["states"], wantedStatesSchema);
  const schema = states === undefined ? writtenPostSchema : adminPostSchema;
  return {
    post: parsePost(fields, schema),
    cover,
    picture: parsePicture(fields["picture"], cover),
    states,
    upToDate: parseField("upToDate", fields["upToDate"], z.array(z.enum(languages))) ?? [],
    updatedAt: parseMoment("updatedAt", fields["updatedAt"]),
    id: parseId(fields["_id"]),
  };
}

function parseId(id: string | undefined): string | undefined {
  if (id !== undefined && !/^[0-9a-f]{24}$/.test(id))
    throw invalidFields({ _id: "must be 24 hexadecimal digits" });
  return id;
}

function parsePicture(hash: string | undefined, file: Buffer | undefined): string | undefined {
  if (hash === undefined) return undefined;
  if (!/^[0-9a-f]{32}$/.test(hash)) throw invalidFields({ picture: "must be 32 hexadecimal digits" });
  if (file) throw invalidFields({ picture: "the cover is either a file or a stored picture" });
  return hash;
}

function parseMoment(field: string, moment: string | undefined): string | undefined {
  const result = momentSchema.optional().safeParse(moment);
  if (!result.success) throw invalidFields({ [field]: result.error.issues[0]?.message ?? "invalid" });
  return result.data;
}

function parsePost(fields: Record<string, string>, schema: typeof adminPostSchema): WrittenPost {
  const { translations } = fields;
  if (translations === undefined) throw invalidFields({ translations: "is missing" });
  const result = schema.safeParse({
    ...fields,
    author: fields["szerzo"] ?? fields["serzo"],
    translations: parseJson("translations", translations),
  });
  if (result.success) return result.data;
  const { author, ...others } = fieldErrorsOf(result.error.issues);
  // The field of the form has the old server's name.
  throw invalidFields(author === undefined ? others : { szerzo: author, ...others });
}

/** @throws DomainError naming the field, or what is wrong within it */
function parseField<Value>(
  field: string,
  text: string | undefined,
  schema: ZodType<Value>,
): Value | undefined {
  if (text === undefined) return undefined;
  const result = z.object({ value: schema }).safeParse({ value: parseJson(field, text) });
  if (result.success) return result.data.value;
  const found = Object.entries(fieldErrorsOf(result.error.issues));
  throw invalidFields(Object.fromEntries(found.map(([path, said]) => [path.replace("value", field), said])));
}

function parseJson(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidFields({ [field]: "is not valid JSON" });
  }
}
