import { readdir, readFile, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { animation, cutOff, pictureFile } from "#tests/support/samples/pictures.ts";
import { chrome, lima, pixelsOf, sharePhotographSite } from "#tests/support/servers/photograph-site.ts";

const openPhotographSite = sharePhotographSite();

test("a photograph is shown in place of the drawn picture of its name, and of no other", async () => {
  const { get, put } = await openPhotographSite();
  expect((await get(lima)).headers["content-type"]).toMatch("image/svg+xml");
  await put("places/lima.jpg", await pictureFile("jpeg", 2000, 1800));
  const answer = await get(lima);
  expect(answer).toMatchObject({ statusCode: 200, headers: { "content-type": "image/avif" } });
  const shown = await pixelsOf(answer.rawPayload);
  expect([shown.at(0.5, 0.1), shown.at(0.5, 0.9)]).toEqual(["red", "blue"]);
  expect((await get("/pictures/places/cusco.svg")).headers["content-type"]).toMatch("image/svg+xml");
});

test.each(["lima.jpeg", "Lima.JPG", "lima.png", "lima.webp", "lima.avif"])("%s is Lima too", async (name) => {
  const { get, put } = await openPhotographSite();
  const type = name.endsWith("JPG") ? "jpeg" : (name.split(".")[1] as "jpeg" | "png" | "webp" | "avif");
  await put(`places/${name}`, await pictureFile(type));
  expect((await get(lima)).headers["content-type"]).toBe("image/avif");
});

test.each([
  [chrome, "avif"],
  ["image/webp,image/avif,video/*;q=0.8", "avif"],
  ["image/webp,*/*", "webp"],
  ["image/avif;q=0, image/webp", "webp"],
  ["*/*", "jpeg"],
  ["", "jpeg"],
])("who accepts %s gets %s", async (accept, format) => {
  const { get, put } = await openPhotographSite();
  await put("places/lima.png", await pictureFile("png"));
  const { headers, rawPayload } = await get(lima, { accept, "accept-encoding": "gzip, br" });
  expect(headers).toMatchObject({
    "content-type": `image/${format}`,
    "cache-control": "public, max-age=3600",
  });
  expect(String(headers["vary"]).toLowerCase().split(/, ?/)).toContain("accept");
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff" });
  // The Brotli encoding of the drawn picture, and the headers for documents.
  for (const name of ["content-encoding", "referrer-policy"]) expect(headers, name).not.toHaveProperty(name);
  expect((await sharp(rawPayload).metadata()).mediaType).toBe(`image/${format}`);
});

test("an animated picture is no photograph: the drawn one stays", async () => {
  const { get, put } = await openPhotographSite();
  await put("places/lima.webp", await animation("webp"));
  expect((await get(lima)).headers["content-type"]).toMatch("image/svg+xml");
  await put("places/lima.webp", await pictureFile("webp"));
  expect((await get(lima)).headers["content-type"]).toBe("image/avif");
});

test("a photograph that is changed or taken out counts at once", async () => {
  const { get, put, remove } = await openPhotographSite();
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
  const { env, get, put } = await openPhotographSite();
  await put("places/lima.jpg", await pictureFile("jpeg"));
  const answers = await Promise.all([get(lima), get(lima), get(lima)]);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  const cache = join(env.DATA_DIR, "cache", "photographs");
  const [folder = ""] = await readdir(cache);
  const cachedFiles = await readdir(join(cache, folder));
  expect(cachedFiles).toEqual(["1200.avif"]);
  expect((await readFile(join(cache, folder, "1200.avif"))).includes(answers[0].rawPayload)).toBe(true);
});

test("in place of a damaged photograph the drawn picture is shown, and the log tells of it once", async () => {
  const { env, get, logged, put } = await openPhotographSite();
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
  const { env, get, put } = await openPhotographSite();
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
  const { app, put } = await openPhotographSite();
  await put("places/lima.jpg", await pictureFile("jpeg"));
  await app.listen({ port: 0 });
  // Safe cast: the address of a TCP server is no string.
  const url = `http://localhost:${(app.server.address() as AddressInfo).port}${lima}`;
  const headers = { accept: chrome };
  const first = await fetch(url, { headers });
  const tag = first.headers.get("etag") ?? "";
  const revalidated = await fetch(url, { headers: { ...headers, "if-none-match": tag } });
  expect([revalidated.status, await revalidated.text(), revalidated.headers.get("vary")]).toEqual([
    304,
    "",
    "accept",
  ]);
  const head = await fetch(url, { method: "HEAD", headers });
  expect(head.status).toBe(200);
  for (const name of ["content-type", "content-length", "etag", "cache-control", "vary"]) {
    expect(head.headers.get(name), name).toBe(first.headers.get(name));
  }
});
