import fc from "fast-check";
import { hostileText } from "./hostile-text.ts";

/** A form as bytes, with the header that names its boundary. */
export interface RawForm {
  contentType: string;
  payload: Buffer;
}

const boundaries = fc.oneof(
  { weight: 8, arbitrary: fc.constant("----boundary7") },
  { weight: 1, arbitrary: fc.constantFrom("", "-", "--", "a b", '"quoted', "é", "x".repeat(300), "b\t") },
  { weight: 1, arbitrary: fc.string({ maxLength: 80 }) },
);

const partHeaders = fc.constantFrom(
  "",
  "content-type: text/plain; charset=utf-16\r\n",
  "content-type: text/plain; charset=nothing\r\n",
  "content-type: image/png\r\n",
  "content-type:\r\n",
  "content-transfer-encoding: base64\r\n",
  "content-transfer-encoding: quoted-printable\r\n",
  `x-long: ${"a".repeat(20_000)}\r\n`,
  "no colon\r\n",
  "\0: \0\r\n",
);

const fileNames = fc.constantFrom(
  undefined,
  "",
  "a.png",
  "../../a.png",
  'a".png',
  "a\0.png",
  "ő.png",
  "a".repeat(5000),
);

/** The name in quotation marks, or as clients write what has none. */
const dispositions = fc.constantFrom(
  (name: string, file: string) => `content-disposition: form-data; name="${name}"${file}\r\n`,
  (name: string, file: string) => `content-disposition: form-data; name=${name}${file}\r\n`,
  (name: string, file: string) => `Content-Disposition: form-data; name*=utf-8''${name}${file}\r\n`,
  () => "content-disposition: form-data\r\n",
  () => "content-disposition: attachment; filename=a\r\n",
  () => "",
);

/**
 * Multipart forms of which most have the right shape, and any part may be cut, repeated or foreign.
 *
 * @param fields values by the names that the form has
 */
export function multipartForms(
  fields: Record<string, fc.Arbitrary<string | Uint8Array>>,
): fc.Arbitrary<RawForm> {
  const names = Object.keys(fields);
  const part = fc.oneof(fc.constantFrom(...names), hostileText).chain((name) =>
    fc.record({
      name: fc.constant(name),
      value: fc.oneof(
        { weight: 4, arbitrary: Object.hasOwn(fields, name) ? (fields[name] ?? hostileText) : hostileText },
        { weight: 1, arbitrary: hostileText },
        { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
      ),
      fileName: fc.oneof(
        { weight: 3, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fileNames },
      ),
      disposition: fc.oneof(
        { weight: 8, arbitrary: fc.constant(quotedDisposition) },
        { weight: 1, arbitrary: dispositions },
      ),
      header: fc.oneof({ weight: 4, arbitrary: fc.constant("") }, { weight: 1, arbitrary: partHeaders }),
    }),
  );
  const whole = fc.record(Object.fromEntries(names.map((name) => [name, fields[name] ?? hostileText])));
  return fc
    .record({
      whole,
      isWhole: fc.boolean(),
      parts: fc.array(part, { maxLength: 14 }),
      boundary: boundaries,
      lineEnd: fc.oneof(
        { weight: 9, arbitrary: fc.constant("\r\n") },
        { weight: 1, arbitrary: fc.constant("\n") },
      ),
      kept: fc.oneof(
        { weight: 4, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
      ),
      type: fc.constantFrom(
        "multipart/form-data",
        "multipart/form-data",
        "Multipart/Form-Data",
        "multipart/mixed",
      ),
    })
    .map(({ whole: values, isWhole, parts, boundary, lineEnd, kept, type }) => {
      const first = isWhole
        ? Object.entries(values).map(([name, value]) => ({ ...plainPart, name, value }))
        : [];
      const chunks = [...first, ...parts].flatMap(({ name, value, fileName, disposition, header }) => {
        const file = fileName === undefined ? "" : `; filename="${fileName}"`;
        const head = `--${boundary}${lineEnd}${disposition(name, file)}${header}${lineEnd}`;
        return [Buffer.from(head), Buffer.from(value), Buffer.from(lineEnd)];
      });
      const payload = Buffer.concat([...chunks, Buffer.from(`--${boundary}--${lineEnd}`)]);
      return {
        contentType: `${type}; boundary=${boundary}`.replaceAll(/[^\t\x20-\x7e]/g, "?"),
        payload: payload.subarray(0, Math.floor(kept * payload.length)),
      };
    });
}

function quotedDisposition(name: string, file: string): string {
  return `content-disposition: form-data; name="${name}"${file}\r\n`;
}

const plainPart = { fileName: undefined, disposition: quotedDisposition, header: "" };
