import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export interface S3Server {
  endpoint: string;
  /** By bucket and key, as `bucket/prefix/name`. */
  objects: Map<string, Buffer>;
  /** Uploads that were begun and neither completed nor given up. */
  uploads: Map<string, Buffer[]>;
  /** Calls that were taken, as `PUT bucket/key`, without their query. */
  calls: string[];
  /** Called with each signed request; what it gives is answered instead, with this status. */
  intercept: (call: { method: string; key: string; query: URLSearchParams }) => number | undefined;
  /** Called with what is about to be kept, to damage it. */
  damage: (content: Buffer) => Buffer;
  /** Takes requests and answers none. */
  isHanging: boolean;
}

export const s3Keys = { accessKeyId: "AKIDTEST", secretAccessKey: "a secret/+ key", region: "eu-test-1" };

/** The settings with which a site keeps its originals there. */
export function mediaSettings({ endpoint }: Pick<S3Server, "endpoint">) {
  return {
    MEDIA_URL: "s3://peru-media/originals",
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_REGION: s3Keys.region,
    MEDIA_S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
    MEDIA_S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
  };
}

/** How many names one answer lists, so that few are enough for a second page. */
const pageSize = 2;

/** A store that speaks as much of S3's protocol as backups and pictures need, and refuses what is not signed for it (SigV4). */
export async function startS3Server(): Promise<S3Server> {
  const state: Omit<S3Server, "endpoint"> = {
    objects: new Map(),
    uploads: new Map(),
    calls: [],
    intercept: () => undefined,
    damage: (content) => content,
    isHanging: false,
  };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (state.isHanging) return;
      const { status, content = "", headers = {} } = answer(request, body, state);
      response.writeHead(status, headers).end(content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  // A TCP server's address is never a string.
  return Object.assign(state, { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

interface Answer {
  status: number;
  content?: string | Buffer;
  headers?: Record<string, string>;
}

function answer(request: IncomingMessage, body: Buffer, state: Omit<S3Server, "endpoint">): Answer {
  const { method = "GET", url = "/" } = request;
  const { pathname, searchParams: query } = new URL(url, "http://store");
  const key = decodeURIComponent(pathname.slice(1));
  const isSigned = request.headers.authorization === signatureOf(request, body);
  if (!isSigned) return { status: 403, content: "<Error><Code>SignatureDoesNotMatch</Code></Error>" };
  const status = state.intercept({ method, key, query });
  if (status !== undefined) return { status, content: "<Error><Code>InternalError</Code></Error>" };
  state.calls.push(`${method} ${key}`);
  if (query.has("list-type")) return list(key, query, state);
  if (query.has("uploads") || query.has("uploadId")) return answerPart(method, key, query, body, state);
  if (method === "PUT") {
    state.objects.set(key, state.damage(body));
    return { status: 200 };
  }
  if (method === "DELETE") {
    state.objects.delete(key);
    return { status: 204 };
  }
  const content = state.objects.get(key);
  return content
    ? { status: 200, content }
    : { status: 404, content: "<Error><Code>NoSuchKey</Code></Error>" };
}

function answerPart(
  method: string,
  key: string,
  query: URLSearchParams,
  body: Buffer,
  state: Omit<S3Server, "endpoint">,
): Answer {
  const id = query.get("uploadId");
  if (id === null) {
    state.uploads.set(`upload of ${key}`, []);
    return { status: 200, content: `<R><UploadId>upload of ${key}</UploadId></R>` };
  }
  const parts = state.uploads.get(id);
  if (!parts) return { status: 404, content: "<Error><Code>NoSuchUpload</Code></Error>" };
  const etag = (part: Buffer) => `"${createHash("md5").update(part).digest("hex")}"`;
  if (method === "PUT") {
    parts[Number(query.get("partNumber")) - 1] = body;
    return { status: 200, headers: { etag: etag(body) } };
  }
  state.uploads.delete(id);
  if (method === "DELETE") return { status: 204 };
  const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)];
  const expected = parts.map((part, index) => `${index + 1} ${etag(part)}`).join();
  if (named.map(([, number, tag]) => `${number} ${tag}`).join() !== expected) {
    return { status: 200, content: "<Error><Code>InvalidPart</Code></Error>" };
  }
  state.objects.set(key, state.damage(Buffer.concat(parts)));
  return { status: 200, content: "<R></R>" };
}

function list(bucket: string, query: URLSearchParams, { objects }: Omit<S3Server, "endpoint">): Answer {
  const start = bucket + (query.get("prefix") ?? "");
  const keys = [...objects.keys()].filter((key) => key.startsWith(start)).toSorted();
  const from = Number(query.get("continuation-token") ?? 0);
  const page = keys
    .slice(from, from + pageSize)
    .map((key) => `<Contents><Key>${key.slice(bucket.length)}</Key></Contents>`);
  const hasMore = from + pageSize < keys.length;
  const next = hasMore ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : "";
  return { status: 200, content: `<R>${page.join("")}<IsTruncated>${hasMore}</IsTruncated>${next}</R>` };
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function signatureOf({ method = "", url = "", headers }: IncomingMessage, body: Buffer): string {
  const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
  const hmac = (key: Buffer | string, data: string) => createHmac("sha256", key).update(data).digest();
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const { pathname, searchParams } = new URL(url, "http://store");
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted();
  const [, signedHeaders = ""] = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "") ?? [];
  const names = signedHeaders.split(";");
  const signed = names.map((name) => `${name}:${String(headers[name])}\n`).join("");
  const path = pathname
    .split("/")
    .map((part) => encode(decodeURIComponent(part)))
    .join("/");
  const canonical = [method, path, query.join("&"), signed, signedHeaders, sha256(body)].join("\n");
  const time = String(headers["x-amz-date"]);
  const scope = `${time.slice(0, 8)}/${s3Keys.region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const key = scope
    .split("/")
    .reduce<Buffer | string>((secret, part) => hmac(secret, part), `AWS4${s3Keys.secretAccessKey}`);
  const isCurrent =
    Math.abs(
      Date.now() - Date.parse(time.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, "$1-$2-$3T$4:$5:$6Z")),
    ) < 900_000;
  const hasAll = ["host", "x-amz-date", "x-amz-content-sha256"].every((name) => names.includes(name));
  if (!isCurrent || !hasAll || headers["x-amz-content-sha256"] !== sha256(body)) return "refused";
  return `AWS4-HMAC-SHA256 Credential=${s3Keys.accessKeyId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${hmac(key, toSign).toString("hex")}`;
}
