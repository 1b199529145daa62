import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";

export interface S3Access {
  /** For example `https://s3.eu-central-1.amazonaws.com`; buckets are named in the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds for one call: a part over a slow line. */
export const callTimeout = 5 * 60_000;

interface Call {
  query?: Record<string, string>;
  body?: Buffer;
  timeout?: number;
  signal: AbortSignal;
}

/** Signed calls to a bucket. Each throws for any answer that is not a success. */
export function s3Calls({ endpoint, bucket, ...access }: S3Access) {
  const client = new AwsClient({ ...access, service: "s3", retries: 2 });

  return async function call(
    method: string,
    key: string,
    { query = {}, body, timeout = callTimeout, signal }: Call,
  ): Promise<Response> {
    const url = new URL(`${endpoint}/${bucket}/${key}`);
    url.search = new URLSearchParams(query).toString();
    const sha256 = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const response = await client.fetch(url, {
      method,
      ...(body ? { body: new Uint8Array(body) } : {}),
      headers: { "x-amz-content-sha256": sha256 },
      // Another address must not get what is stored.
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    if (response.ok) return response;
    const reason = tagged(await response.text(), "Code")[0] ?? "no reason given";
    throw new Error(`${url.host} answered ${response.status} (${reason}) to ${method} ${key}`);
  };
}

/** The texts between the tags of an answer. Names of backups and the stores' tokens contain nothing that XML escapes but this. */
export function tagged(xml: string, tag: string): string[] {
  const found = [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))];
  return found.map(([, text = ""]) => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
}
