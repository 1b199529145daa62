import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { pino } from "pino";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { buildServer } from "#server/build-server.ts";
import { parseEnv } from "#server/env.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { cutOff, gpsPhoto, pictureFile } from "#tests/support/pictures.ts";
import { makeTemporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/test-database.ts";

const chrome = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const lima = "/pictures/places/lima.svg";

/** The whole site with a folder for photographs, and what it has logged. */
async function openSite() {
  const { db } = await openTestDatabase();
  const env = parseEnv({ DATA_DIR: await makeTemporaryFolder() });
  const logged: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => logged.push(line) });
  const app = await buildServer({ db, env, log, site: await loadBuiltSite() });
  onTestFinished(() => app.close());
  const pathOf = (file: string) => join(env.DATA_DIR, "photographs", file);
  return {
    app,
    env,
    logged,
    put: async (file: string, bytes: Buffer) => {
      await mkdir(dirname(pathOf(file)), { recursive: true });
      await writeFile(pathOf(file), bytes);
    },
    remove: (file: string) => rm(pathOf(file)),
    get: (url: string, headers: Record<string, string> = { accept: chrome }) => app.inject({ url, headers }),
  };
}

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    /** The colour at a place that is given in shares of the width and the height. */
    at: (x: number, y: number) => {
      const start = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
      const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
      if (green > 110) return "other";
      return red > 180 && blue < 90 ? "red" : blue > 180 && red < 90 ? "blue" : "other";
    },
  };
}

test("a photograph is shown in place of the drawn picture of its name, and of no other", async () => {
  const { get, put } = await openSite();
  expect((await get(lima)).headers["content-type"]).toMatch("image/svg+xml");
  await put("places/lima.jpg", await pictureFile("jpeg", 2000, 1800));
  const answer = await get(lima);
  expect(answer).toMatchObject({ statusCode: 200, headers: { "content-type": "image/avif" } });
  const shown = await pixelsOf(answer.rawPayload);
  expect([shown.at(0.5, 0.1), shown.at(0.5, 0.9)]).toEqual(["red", "blue"]);
  expect((await get("/pictures/places/cusco.svg")).headers["content-type"]).toMatch("image/svg+xml");
});

test.each(["lima.jpeg", "Lima.JPG", "lima.png", "lima.webp", "lima.avif"])("%s is Lima too", async (name) => {
  const { get, put } = await openSite();
  const type = name.endsWith("JPG") ? "jpeg" : (name.split(".")[1] as "jpeg" | "png" | "webp" | "avif");
  await put(`places/${name}`, await pictureFile(type));
  expect((await get(lima)).headers["content-type"]).toBe("image/avif");
});

test.each([
  ["too wide", 2600, 900, [1200, 750]],
  ["too high", 1250, 2400, [1200, 750]],
  ["small", 300, 300, [300, 188]],
])("a photograph that is %s is cut to the drawn picture's proportion", async (_what, width, height, size) => {
  const { get, put } = await openSite();
  await put("places/lima.jpg", await pictureFile("jpeg", width, height));
  const shown = await pixelsOf((await get(lima)).rawPayload);
  expect([shown.width, shown.height]).toEqual(size);
  // The halves meet in the middle still.
  expect([shown.at(0.5, 0.4), shown.at(0.5, 0.6)]).toEqual(["red", "blue"]);
});

test.each([
  [chrome, "avif"],
  ["image/webp,image/avif,video/*;q=0.8", "avif"],
  ["image/webp,*/*", "webp"],
  ["image/avif;q=0, image/webp", "webp"],
  ["*/*", "jpeg"],
  ["", "jpeg"],
])("who accepts %s gets %s", async (accept, format) => {
  const { get, put } = await openSite();
  await put("places/lima.png", await pictureFile("png"));
  const { headers, rawPayload } = await get(lima, { accept, "accept-encoding": "gzip, br" });
  expect(headers).toMatchObject({
    "content-type": `image/${format}`,
    "cache-control": "public, max-age=3600",
  });
  expect(String(headers["vary"]).toLowerCase().split(/, ?/)).toContain("accept");
  expect(headers["content-encoding"]).toBeUndefined();
  expect((await sharp(rawPayload).metadata()).mediaType).toBe(`image/${format}`);
});

test("the small square and the social card follow a page's picture; the card keeps the site's name", async () => {
  const { get, put } = await openSite();
  const drawn = await sharp((await get("/pictures/social/entry.jpg")).rawPayload)
    .raw()
    .toBuffer();
  await put("pages/entry.jpg", await pictureFile("jpeg", 1600, 1000));
  const square = await get("/pictures/thumbs/pages/entry.avif", {});
  expect(square.headers["content-type"]).toBe("image/avif");
  expect(await pixelsOf(square.rawPayload)).toMatchObject({ width: 240, height: 240 });
  const card = await get("/pictures/social/entry.jpg");
  expect(card.headers["content-type"]).toBe("image/jpeg");
  const pixels = await pixelsOf(card.rawPayload);
  expect(pixels).toMatchObject({ width: 1200, height: 630 });
  expect([pixels.at(0.01, 0.1), pixels.at(0.83, 0.1), pixels.at(0.83, 0.9)]).toEqual(["red", "red", "blue"]);
  const shown = await sharp(card.rawPayload).raw().toBuffer();
  const right = (bytes: Buffer) => bytes.subarray(3 * (1200 * 300 + 1020), 3 * (1200 * 301));
  const difference = right(drawn).map((value, index) => Math.abs(value - (right(shown)[index] ?? 0)));
  expect(Math.max(...difference)).toBeLessThan(40);
});

test("a card may have a photograph of its own, which fills it", async () => {
  const { get, put } = await openSite();
  await put("social/home.png", await pictureFile("png", 300, 200));
  await put(
    "places/machu-picchu.png",
    await sharp(await pictureFile("png"))
      .flip()
      .png()
      .toBuffer(),
  );
  const pixels = await pixelsOf((await get("/pictures/social/home.jpg")).rawPayload);
  expect(pixels).toMatchObject({ width: 1200, height: 630 });
  expect([pixels.at(0.01, 0.1), pixels.at(0.99, 0.1), pixels.at(0.99, 0.9)]).toEqual(["red", "red", "blue"]);
});

test.each(["image/avif", "image/webp", "*/*"])(
  "nothing of a phone's metadata gets out (%s)",
  async (accept) => {
    const { get, put } = await openSite();
    const photo = await gpsPhoto();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    await put("places/lima.jpg", photo);
    const { rawPayload } = await get(lima, { accept });
    const { exif, xmp, iptc, orientation } = await sharp(rawPayload).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(rawPayload.toString("latin1")).not.toContain("Secret");
    // It was lying on its side: upright, its red half is the upper one.
    const shown = await pixelsOf(rawPayload);
    expect([shown.width, shown.height]).toEqual([80, 50]);
    expect([shown.at(0.5, 0.1), shown.at(0.5, 0.9)]).toEqual(["red", "blue"]);
  },
);

test("a photograph that is changed or taken out counts at once", async () => {
  const { get, put, remove } = await openSite();
  const drawn = await get(lima);
  await put("places/lima.png", await pictureFile("png"));
  const first = await get(lima);
  await put(
    "places/lima.png",
    await sharp(await pictureFile("png"))
      .flip()
      .png()
      .toBuffer(),
  );
  const second = await get(lima);
  const shown = await pixelsOf(second.rawPayload);
  expect([shown.at(0.5, 0.1), shown.at(0.5, 0.9)]).toEqual(["blue", "red"]);
  expect(new Set([drawn, first, second].map(({ headers }) => headers.etag)).size).toBe(3);
  await remove("places/lima.png");
  expect((await get(lima)).body).toBe(drawn.body);
});

test("each form is made once, however many ask for it", async () => {
  const { env, get, put } = await openSite();
  await put("places/lima.jpg", await pictureFile("jpeg"));
  const answers = await Promise.all([get(lima), get(lima), get(lima)]);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  const cache = join(env.DATA_DIR, "cache", "photographs");
  const [folder = ""] = await readdir(cache);
  const kept = await readdir(join(cache, folder));
  expect(kept).toEqual(["1200.avif"]);
  expect((await readFile(join(cache, folder, "1200.avif"))).includes(answers[0].rawPayload)).toBe(true);
});

test("in place of a damaged photograph the drawn picture is shown, and the log tells of it once", async () => {
  const { env, get, logged, put } = await openSite();
  const drawn = await get(lima);
  const photo = await pictureFile("jpeg", 400, 300);
  await put("places/lima.jpg", cutOff(photo));
  const answers = await Promise.all([get(lima), get(lima, {}), get(lima)]);
  answers.push(await get(lima));
  for (const answer of answers) expect(answer.body).toBe(drawn.body);
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? "")).toMatchObject({
    file: join(env.DATA_DIR, "photographs", "places", "lima.jpg"),
    reason: expect.stringContaining("damaged"),
  });
  await put("places/lima.jpg", photo);
  expect((await get(lima)).headers["content-type"]).toBe("image/avif");
});

test("no other file can be asked for", async () => {
  const { env, get, put } = await openSite();
  const photo = await pictureFile("jpeg");
  await writeFile(join(env.DATA_DIR, "secret.jpg"), photo);
  await put("places/secret.jpg", photo);
  const tries = [
    "/pictures/../secret.svg",
    "/pictures/places/../../secret.svg",
    "/pictures/..%2fsecret.svg",
    "/pictures/places/..%2f..%2fsecret.jpg",
    "/pictures/places/secret.svg",
    "/pictures/places/secret.jpg",
    "/photographs/places/secret.jpg",
  ];
  for (const url of tries) {
    const { statusCode, headers } = await get(url);
    expect(headers["content-type"], url).not.toMatch("image");
    expect(statusCode, url).toBe(404);
  }
});

test("a browser that has the photograph is told so, and HEAD has the same headers without a body", async () => {
  const { app, put } = await openSite();
  await put("places/lima.jpg", await pictureFile("jpeg"));
  await app.listen({ port: 0 });
  // A TCP server's address is never a string.
  const url = `http://localhost:${(app.server.address() as AddressInfo).port}${lima}`;
  const headers = { accept: chrome };
  const whole = await fetch(url, { headers });
  const tag = whole.headers.get("etag") ?? "";
  const known = await fetch(url, { headers: { ...headers, "if-none-match": tag } });
  expect([known.status, await known.text(), known.headers.get("vary")]).toEqual([304, "", "accept"]);
  const head = await fetch(url, { method: "HEAD", headers });
  expect(head.status).toBe(200);
  for (const name of ["content-type", "content-length", "etag", "cache-control", "vary"]) {
    expect(head.headers.get(name), name).toBe(whole.headers.get(name));
  }
});
