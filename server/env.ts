import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { registrationWays } from "#api/accounts/accounts.ts";
import { isEmailAddress } from "#api/contact/contact-form.ts";
import { cdnKinds } from "./domain/network/cdn-purger.ts";

const port = z.coerce
  .number("must be a port number, 0 to 65535")
  .int("must be a port number, 0 to 65535")
  .min(0, "must be a port number, 0 to 65535")
  .max(65_535, "must be a port number, 0 to 65535");

const originUrl = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  context.addIssue({
    code: "custom",
    message: "must be an address without a path, such as https://example.com",
  });
  return z.NEVER;
});

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be an address such as postgres://user:password@host:5432/name",
});

const callUrl = z.url({
  protocol: /^https?$/,
  error: "must be an address such as https://example.com/search",
});

const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: "must be an address such as smtps://user:password@mail.example.com",
});

const mailAddress = z.string().refine(isEmailAddress, "must be an e-mail address such as name@example.com");

const trustedNetworks = ["loopback", "linklocal", "uniquelocal"];

function isTrustedNetwork(entry: string): boolean {
  const [address = "", prefix, ...rest] = entry.split("/");
  if (trustedNetworks.includes(entry)) return true;
  return isIP(address) !== 0 && rest.length === 0 && (prefix === undefined || /^\d{1,3}$/.test(prefix));
}

const trustProxy = z.string().transform((value, context): false | number | string[] => {
  if (value === "off") return false;
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  const entries = value.split(",").map((entry) => entry.trim());
  if (entries.every(isTrustedNetwork)) return entries;
  context.addIssue({
    code: "custom",
    message:
      "must be off, a number of proxies, or their addresses (such as loopback or 10.0.0.0/8), with commas between",
  });
  return z.NEVER;
});

const onOff = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");

const count = z.coerce
  .number("must be a whole number, 1 or more")
  .int("must be a whole number, 1 or more")
  .min(1, "must be a whole number, 1 or more");

/** A bucket of an S3-compatible store, with a prefix for the names. */
function parseBucket(value: string): { bucket: string; prefix: string } | null {
  const [, bucket = "", prefix = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*))?$/.exec(value) ?? [];
  return bucket === "" ? null : { bucket, prefix: prefix.replace(/\/+$/, "") };
}

const backupTarget = z
  .string()
  .transform((value, context): { folder: string } | { bucket: string; prefix: string } => {
    if (!value.includes("://")) return { folder: resolve(value) };
    const bucket = parseBucket(value);
    if (bucket) return bucket;
    context.addIssue({
      code: "custom",
      message: "must be a folder, or an address such as s3://bucket/prefix",
    });
    return z.NEVER;
  });

const bucketAddress = z.string().transform((value, context) => {
  const bucket = parseBucket(value);
  if (bucket) return bucket;
  context.addIssue({ code: "custom", message: "must be an address such as s3://bucket/prefix" });
  return z.NEVER;
});

export const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("localhost"),
  SITE_URL: originUrl.optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default("data")
    .transform((folder) => resolve(folder)),
  DATABASE_URL: databaseUrl.optional(),
  TRUST_PROXY: trustProxy.default(false),
  WEB_CONCURRENCY: count.max(64, "must be at most 64").default(1),
  PAGE_CACHE_MB: count.default(64),
  PAGE_COMPRESSION: z.enum(["quick", "smallest"], "must be quick or smallest").default("smallest"),
  BUSY_AFTER_MS: count.default(500),
  PREPARE_SEARCH: onOff.default(true),
  /** Read by libuv itself, from the environment alone. */
  UV_THREADPOOL_SIZE: count.max(1024, "must be at most 1024").default(4),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error"], "must be debug, info, warn or error").default("info"),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  MIN_FREE_MB: z.coerce
    .number("must be a whole number, 0 or more")
    .int("must be a whole number, 0 or more")
    .min(0, "must be a whole number, 0 or more")
    .default(500),
  REGISTRATION: z.enum(registrationWays, "must be invite, approve or off").optional(),
  REQUIRE_SECOND_FACTOR: onOff.optional(),
  STARTER_POSTS: onOff.default(true),
  SERVICE_WORKER: onOff.default(true),
  YOUTUBE_API_KEY: z.string().min(1).optional(),
  YOUTUBE_CHANNEL_ID: z.string().min(1).optional(),
  YOUTUBE_API_URL: callUrl.default("https://www.googleapis.com/youtube/v3/search"),
  BACKUPS: onOff.default(true),
  BACKUP_TO: backupTarget.optional(),
  BACKUP_PASSPHRASE: z.string().min(12, "must have at least 12 characters").optional(),
  BACKUP_S3_ENDPOINT: originUrl.optional(),
  BACKUP_S3_REGION: z.string().min(1).default("us-east-1"),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  MEDIA_URL: bucketAddress.optional(),
  MEDIA_S3_ENDPOINT: originUrl.optional(),
  MEDIA_S3_REGION: z.string().min(1).default("us-east-1"),
  MEDIA_S3_ACCESS_KEY_ID: z.string().optional(),
  MEDIA_S3_SECRET_ACCESS_KEY: z.string().optional(),
  CDN_KIND: z.enum(cdnKinds, "must be cloudflare or fastly").default("cloudflare"),
  CDN_PURGE_URL: callUrl.optional(),
  CDN_PURGE_TOKEN: z.string().optional(),
  OWNER_EMAIL: mailAddress.optional(),
  SMTP_URL: smtpUrl.optional(),
  CONTACT_TO: mailAddress.optional(),
  CONTACT_FROM: mailAddress.optional(),
  EMAILJS_PUBLIC_KEY: z.string().optional(),
  EMAILJS_SERVICE_ID: z.string().optional(),
  EMAILJS_TEMPLATE_ID: z.string().optional(),
  EMAILJS_API_URL: originUrl.default("https://api.emailjs.com"),
});

const groups = [
  ["BACKUP_S3_ENDPOINT", "BACKUP_S3_ACCESS_KEY_ID", "BACKUP_S3_SECRET_ACCESS_KEY"],
  ["MEDIA_S3_ENDPOINT", "MEDIA_S3_ACCESS_KEY_ID", "MEDIA_S3_SECRET_ACCESS_KEY"],
  ["CDN_PURGE_URL", "CDN_PURGE_TOKEN"],
  ["EMAILJS_PUBLIC_KEY", "EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID"],
];

/** Settings, with how their value begins, that need another one. */
const needs = [
  [/^BACKUP_TO=s3:/, "BACKUP_S3_ENDPOINT"],
  [/^MEDIA_URL=/, "MEDIA_S3_ENDPOINT"],
] as const;

/** Settings of former releases, which change nothing any more, with what their owner should know. */
const removedSettings: Record<string, string> = {
  DATABASE_REPLICA_URL: "everything is read from the database of DATABASE_URL",
  MEDIA_MOVE_BACK: "npm run move-pictures -- --to database moves pictures back",
};

/** Passwords, and addresses that may hold one. */
const secretSettings = [
  "DATABASE_URL",
  "SMTP_URL",
  "METRICS_TOKEN",
  "YOUTUBE_API_KEY",
  "BACKUP_PASSPHRASE",
  "BACKUP_S3_ACCESS_KEY_ID",
  "BACKUP_S3_SECRET_ACCESS_KEY",
  "MEDIA_S3_ACCESS_KEY_ID",
  "MEDIA_S3_SECRET_ACCESS_KEY",
  "CDN_PURGE_TOKEN",
];

export type Env = Omit<z.infer<typeof settings>, "SITE_URL"> & { SITE_URL: string };

class SettingsError extends Error {
  override name = "SettingsError";
}

export function parseEnv(source: Record<string, string | undefined>): Env {
  const values = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = settings.safeParse(values);
  const lines = (result.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}=${secretSettings.includes(name) ? "…" : (values[name] ?? "")}: ${issue.message}`;
  });
  lines.push(...findIncompleteGroups(values), ...findUnmetNeeds(values));
  if (!result.success || lines.length > 0) {
    throw new SettingsError(`These settings are wrong (see .env.example):\n${lines.join("\n")}`);
  }
  const { SITE_URL, ...rest } = result.data;
  return { ...rest, SITE_URL: SITE_URL ?? `http://localhost:${rest.PORT}` };
}

function findIncompleteGroups(values: Partial<Record<string, string>>): string[] {
  return groups.flatMap((group) => {
    const set = group.filter((name) => values[name] !== undefined);
    const missing = set.length === 0 ? [] : group.filter((name) => values[name] === undefined);
    return missing.map(
      (name) => `  ${name}=: must be set too, as ${set.join(" and ")} ${set.length > 1 ? "are" : "is"}`,
    );
  });
}

function findUnmetNeeds(values: Partial<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    needs
      .filter(([setting, needed]) => setting.test(`${name}=${value}`) && values[needed] === undefined)
      .map(([, needed]) => `  ${needed}=: must be set too, as ${name} is`),
  );
}

/** Warnings about settings that have no effect any more, printed at a start: the owner may remove them. */
export function findRemovedSettings(source: Record<string, string | undefined> = process.env): string[] {
  return Object.entries(removedSettings)
    .filter(([name]) => (source[name] ?? "") !== "")
    .map(([name, instead]) => `The setting ${name} is gone: ${instead}.`);
}

/**
 * The environment wins over `.env`.
 * @param hasFile false in a process that inherits all settings, whose user need not be allowed to read the file
 */
export function readEnv({ hasFile = true } = {}): Env {
  try {
    if (hasFile) process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  return parseEnv(process.env);
}
