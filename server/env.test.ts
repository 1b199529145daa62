import { expect, test } from "vitest";
import { findRemovedSettings, parseEnv } from "./env.ts";

test("without any setting everything has a default", () => {
  expect(parseEnv({})).toEqual({
    PORT: 3000,
    HOST: "localhost",
    SITE_URL: "http://localhost:3000",
    DATA_DIR: `${process.cwd()}/data`,
    TRUST_PROXY: false,
    WEB_CONCURRENCY: 1,
    PAGE_CACHE_MB: 64,
    PAGE_COMPRESSION: "smallest",
    BUSY_AFTER_MS: 500,
    PREPARE_SEARCH: true,
    UV_THREADPOOL_SIZE: 4,
    LOG_LEVEL: "info",
    MIN_FREE_MB: 500,
    STARTER_POSTS: true,
    BACKUPS: true,
    SERVICE_WORKER: true,
    BACKUP_S3_REGION: "us-east-1",
    MEDIA_S3_REGION: "us-east-1",
    CDN_KIND: "cloudflare",
    YOUTUBE_API_URL: "https://www.googleapis.com/youtube/v3/search",
    EMAILJS_API_URL: "https://api.emailjs.com",
  });
});

test("an empty setting counts as not set", () => {
  expect(parseEnv({ PORT: "", SITE_URL: "" })).toMatchObject({
    PORT: 3000,
    SITE_URL: "http://localhost:3000",
  });
});

test("every wrong setting is named at once", () => {
  const wrong = {
    PORT: "http",
    SITE_URL: "irany.hu",
    DATABASE_URL: "mysql://x",
    TRUST_PROXY: "yes",
    STARTER_POSTS: "maybe",
    YOUTUBE_API_URL: "youtube",
    SMTP_URL: "http://mail.example.com",
    CONTACT_TO: "Anna <anna@example.com>",
    CONTACT_FROM: "anna@example.com\r\nBcc: bela@example.com",
    EMAILJS_API_URL: "https://api.emailjs.com/v2",
  };
  expect(() => parseEnv(wrong)).toThrow(
    new RegExp(
      Object.entries(wrong)
        .map(
          ([name, value]) =>
            `${name}=${name === "DATABASE_URL" || name === "SMTP_URL" ? "…" : value}: must be`,
        )
        .join("[^]*"),
    ),
  );
});

test("a group of settings is set as a whole or not at all, and passwords are not shown", () => {
  const half = { SMTP_URL: "http://anna:titok@mail.example.com", EMAILJS_SERVICE_ID: "service" };
  expect(() => parseEnv(half)).toThrow(
    /EMAILJS_PUBLIC_KEY=: must be set too, as EMAILJS_SERVICE_ID is\n.*EMAILJS_TEMPLATE_ID=:/,
  );
  expect(() => parseEnv(half)).not.toThrow(/titok/);
  expect(() => parseEnv({ CDN_PURGE_TOKEN: "token", PORT: "x" })).toThrow(
    /PORT=x: must be[^]*CDN_PURGE_URL=: must be set too, as CDN_PURGE_TOKEN is/,
  );
  const complete = {
    EMAILJS_PUBLIC_KEY: "key",
    EMAILJS_SERVICE_ID: "service",
    EMAILJS_TEMPLATE_ID: "template",
    EMAILJS_API_URL: "http://127.0.0.1:4000/",
  };
  expect(parseEnv(complete)).toMatchObject({ ...complete, EMAILJS_API_URL: "http://127.0.0.1:4000" });
});

test.each([
  ["https://irany.example", "https://irany.example"],
  ["https://irany.example/", "https://irany.example"],
  ["http://localhost:8080", "http://localhost:8080"],
])("SITE_URL %s begins every address as %s", (setting, origin) => {
  expect(parseEnv({ SITE_URL: setting }).SITE_URL).toBe(origin);
});

test("SITE_URL with a path is refused", () => {
  expect(() => parseEnv({ SITE_URL: "https://example.com/peru" })).toThrow(
    "must be an address without a path",
  );
});

test.each([
  ["off", false],
  ["1", 1],
  ["loopback, 10.0.0.0/8", ["loopback", "10.0.0.0/8"]],
  ["2001:db8::1", ["2001:db8::1"]],
])("TRUST_PROXY=%s is understood", (setting, meaning) => {
  expect(parseEnv({ TRUST_PROXY: setting }).TRUST_PROXY).toEqual(meaning);
});

test.each(["0", "-1", "1.5", "sok"])("%s megabytes, milliseconds or processes are refused", (setting) => {
  expect(() => parseEnv({ PAGE_CACHE_MB: setting })).toThrow("PAGE_CACHE_MB");
  expect(() => parseEnv({ BUSY_AFTER_MS: setting })).toThrow("BUSY_AFTER_MS");
  expect(() => parseEnv({ WEB_CONCURRENCY: setting })).toThrow("WEB_CONCURRENCY");
});

test.each(["-1", "0.5", "viel"])("MIN_FREE_MB=%s is refused, 0 is none at all", (setting) => {
  expect(() => parseEnv({ MIN_FREE_MB: setting })).toThrow("MIN_FREE_MB");
  expect(parseEnv({ MIN_FREE_MB: "0" }).MIN_FREE_MB).toBe(0);
});

test("originals of pictures go to a bucket, which needs its keys", () => {
  const keys = {
    MEDIA_S3_ENDPOINT: "https://s3.example.com",
    MEDIA_S3_ACCESS_KEY_ID: "id",
    MEDIA_S3_SECRET_ACCESS_KEY: "titok",
  };
  const MEDIA_URL = "s3://peru-media/originals/";
  expect(parseEnv({ MEDIA_URL, ...keys }).MEDIA_URL).toEqual({ bucket: "peru-media", prefix: "originals" });
  expect(() => parseEnv({ MEDIA_URL })).toThrow("MEDIA_S3_ENDPOINT=: must be set too, as MEDIA_URL is");
  expect(() => parseEnv({ MEDIA_URL: "https://s3.example.com", ...keys })).toThrow(
    "such as s3://bucket/prefix",
  );
});

test("a CDN is told of changes at an address, with a token that is not shown", () => {
  const CDN_PURGE_URL = "https://api.fastly.com/service/peru/purge";
  expect(() => parseEnv({ CDN_PURGE_URL })).toThrow("CDN_PURGE_TOKEN=: must be set too");
  const settings = { CDN_PURGE_URL, CDN_PURGE_TOKEN: "titok", CDN_KIND: "fastly" };
  expect(parseEnv(settings)).toMatchObject(settings);
  expect(() => parseEnv({ ...settings, CDN_KIND: "other" })).toThrow("must be cloudflare or fastly");
  expect(() => parseEnv({ CDN_PURGE_TOKEN: "titok" })).not.toThrow("titok");
});

test("backups go to another folder or to a bucket, which needs its keys; secrets are not shown", () => {
  expect(parseEnv({ BACKUP_TO: "/mnt/backups" }).BACKUP_TO).toEqual({ folder: "/mnt/backups" });
  const keys = {
    BACKUP_S3_ENDPOINT: "https://s3.example.com",
    BACKUP_S3_ACCESS_KEY_ID: "id",
    BACKUP_S3_SECRET_ACCESS_KEY: "titok",
  };
  expect(parseEnv({ BACKUP_TO: "s3://peru-backups/site/", ...keys }).BACKUP_TO).toEqual({
    bucket: "peru-backups",
    prefix: "site",
  });
  expect(() => parseEnv({ BACKUP_TO: "s3://peru-backups" })).toThrow(
    "BACKUP_S3_ENDPOINT=: must be set too, as BACKUP_TO is",
  );
  expect(() => parseEnv({ BACKUP_TO: "ftp://peru" })).toThrow("BACKUP_TO=ftp://peru: must be a folder");
  expect(() => parseEnv({ BACKUP_PASSPHRASE: "titok" })).toThrow(
    "BACKUP_PASSPHRASE=…: must have at least 12",
  );
});

test("a setting that is gone changes nothing and is named, without its value", () => {
  const set = { DATABASE_REPLICA_URL: "postgres://anna:titok@host/name" };
  expect(parseEnv(set)).toEqual(parseEnv({}));
  expect(findRemovedSettings(set)).toEqual([
    "The setting DATABASE_REPLICA_URL is gone: everything is read from the database of DATABASE_URL.",
  ]);
  expect(findRemovedSettings({ DATABASE_REPLICA_URL: "", PORT: "80" })).toEqual([]);
});
