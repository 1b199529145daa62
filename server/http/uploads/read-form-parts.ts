import type { MultipartFile } from "@fastify/multipart";
import type { FastifyError, FastifyRequest } from "fastify";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import { pictureTooLarge } from "#server/domain/media/prepare-picture.ts";

interface FormShape {
  /** The largest size of each text, in bytes of UTF-8. */
  texts: Readonly<Record<string, number>>;
  /** The one file that may be sent, which is a picture, and its largest size. */
  file: { name: string; maxBytes: number };
}

export interface FormParts {
  texts: Record<string, string>;
  /** Undefined when none was sent, or an empty one. */
  file: Buffer | undefined;
}

/** The most parts of both kinds, known or not. */
const maxFields = 10;
const maxFiles = 1;

/** For @fastify/multipart: texts come as streams too, so that one that nobody wants is never in memory. */
export const streamedParts = {
  isPartAFile: () => true,
  limits: { files: maxFields + maxFiles + 1, fileSize: Number.MAX_SAFE_INTEGER },
};

/**
 * Reads a form and keeps the parts that its shape names. All others, and the rest of what is refused, are read past, so that
 * who sends them gets the answer.
 *
 * @throws DomainError for a broken form, too many parts, or one that is too large
 */
export async function readFormParts(request: FastifyRequest, shape: FormShape): Promise<FormParts> {
  const parts: FormParts = { texts: {}, file: undefined };
  const counts = { files: 0, fields: 0 };
  let refusal: DomainError | undefined;
  try {
    for await (const part of request.parts()) {
      // Safe cast: every part is streamed.
      const { fieldname: name, filename, file } = part as MultipartFile;
      // The types say otherwise, but a text has no file name.
      const isFile = (filename as string | undefined) !== undefined;
      counts[isFile ? "files" : "fields"] += 1;
      if (counts.files > maxFiles) refusal ??= new DomainError("bad_request", "only one file can be sent");
      if (counts.fields > maxFields) refusal ??= new DomainError("bad_request", "too many fields");
      const bytes = await keepUpTo(refusal ? 0 : limitOf(shape, name, isFile), file);
      if (bytes === "too large") refusal ??= tooLarge(name, isFile);
      else if (bytes && isFile) parts.file = bytes.length > 0 ? bytes : undefined;
      else if (bytes) parts.texts[name] = bytes.toString();
    }
  } catch (error) {
    throw refusal ?? toDomainError(error);
  }
  if (refusal) throw refusal;
  return parts;
}

function tooLarge(name: string, isFile: boolean): DomainError {
  if (!isFile) return invalidFields({ [name]: "too long" }, "too_large");
  return new DomainError("picture_too_large", pictureTooLarge, { fieldErrors: { [name]: pictureTooLarge } });
}

/** Bytes; 0 for a part that is not wanted. */
function limitOf({ texts, file }: FormShape, name: string, isFile: boolean): number {
  if (isFile) return name === file.name ? file.maxBytes : 0;
  return Object.hasOwn(texts, name) ? (texts[name] ?? 0) : 0;
}

/** Reads a stream to its end. @returns null for a limit of 0 */
async function keepUpTo(limit: number, stream: AsyncIterable<Buffer>): Promise<Buffer | "too large" | null> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks = [];
  }
  if (limit === 0) return null;
  return size > limit ? "too large" : Buffer.concat(chunks);
}

/** The parser throws errors without a code for a broken form, and codes of its own for exceeded limits. */
function toDomainError(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const { code = "", statusCode = 500 } = error as Partial<FastifyError>;
  if (code === "FST_FILES_LIMIT" || code === "FST_PARTS_LIMIT")
    return new DomainError("bad_request", "too many fields");
  if (statusCode >= 400 && statusCode < 500) return error;
  return new DomainError("bad_request", "the form could not be read");
}
