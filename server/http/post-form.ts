import type { Multipart } from "@fastify/multipart";
import type { FastifyError, FastifyRequest } from "fastify";
import { momentSchema, writtenPostSchema, type WrittenPost } from "#api/posts.ts";
import { DomainError } from "#server/domain/errors.ts";

export interface PostForm {
  post: WrittenPost;
  cover: Buffer | undefined;
  updatedAt: string | undefined;
  id: string | undefined;
}

/**
 * Reads the multipart form of a post: `szerzo` (or `serzo`), `category`, `translations` (JSON),
 * and optionally `file`, `updatedAt` and, of a new post, `_id`.
 *
 * @throws DomainError naming the field that is wrong or too large
 */
export async function readPostForm(request: FastifyRequest): Promise<PostForm> {
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
        // A form whose file was left empty sends a file of no bytes.
        if (part.fieldname === "file" && bytes.length > 0) cover = bytes;
      } else {
        fields[part.fieldname] = textOf(part);
      }
    }
  } catch (error) {
    throw formError(error);
  }
  return { fields, cover };
}

/** The form's parser throws plain errors at what is no form, and codes of its own at what is too much. */
function formError(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const { code, statusCode = 500 } = error as Partial<FastifyError>;
  switch (code) {
    case "FST_REQ_FILE_TOO_LARGE":
      return new DomainError("picture_too_large", "a picture file may have at most 15 MB", { field: "file" });
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
  if (part.valueTruncated)
    throw new DomainError("too_large", `${part.fieldname}: too long`, { field: part.fieldname });
  if (typeof part.value !== "string") throw fieldError(part.fieldname, "must be text");
  return part.value;
}

function parseId(id: string | undefined): string | undefined {
  if (id !== undefined && !/^[0-9a-f]{24}$/.test(id))
    throw fieldError("_id", "must be 24 hexadecimal digits");
  return id;
}

function parseMoment(field: string, moment: string | undefined): string | undefined {
  const result = momentSchema.optional().safeParse(moment);
  if (!result.success) throw fieldError(field, result.error.issues[0]?.message ?? "invalid");
  return result.data;
}

function parsePost(fields: Record<string, string>): WrittenPost {
  const result = writtenPostSchema.safeParse({
    author: fields["szerzo"] ?? fields["serzo"],
    category: fields["category"],
    translations: parseTranslations(fields["translations"]),
  });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  // The form calls the author by the old server's name.
  const [first, ...rest] = issue?.path ?? [];
  throw fieldError([first === "author" ? "szerzo" : first, ...rest].join("."), issue?.message ?? "invalid");
}

function parseTranslations(text: string | undefined): unknown {
  if (text === undefined) throw fieldError("translations", "is missing");
  try {
    return JSON.parse(text);
  } catch {
    throw fieldError("translations", "is not valid JSON");
  }
}

function fieldError(field: string, message: string): DomainError {
  return new DomainError("invalid_field", `${field}: ${message}`, { field });
}
