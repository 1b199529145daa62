import sharp from "sharp";
import { expect, test } from "vitest";
import { gpsPhoto, pictureFile } from "#tests/support/samples/pictures.ts";
import { lima, pixelsOf, sharePhotographSite } from "#tests/support/servers/photograph-site.ts";

const openPhotographSite = sharePhotographSite();

test.each([
  ["too wide", 2600, 900, [1200, 750]],
  ["too high", 1250, 2400, [1200, 750]],
  ["small", 300, 300, [300, 188]],
])("a photograph that is %s is cut to the drawn picture's proportion", async (_what, width, height, size) => {
  const { get, put } = await openPhotographSite();
  await put("places/lima.jpg", await pictureFile("jpeg", width, height));
  // A JPEG is made in a tenth of an AVIF's time.
  const shown = await pixelsOf((await get(lima, {})).rawPayload);
  expect([shown.width, shown.height]).toEqual(size);
  // The two colours still meet in the middle.
  expect([shown.at(0.5, 0.4), shown.at(0.5, 0.6)]).toEqual(["red", "blue"]);
});

test("the small square and the social card follow a page's picture; the card keeps the site's name", async () => {
  const { get, put } = await openPhotographSite();
  const drawn = await sharp((await get("/pictures/social/entry.jpg")).rawPayload)
    .raw()
    .toBuffer();
  await put("pages/entry.jpg", await pictureFile("jpeg", 1600, 1000));
  const square = await get("/pictures/thumbs/pages/entry.avif", {});
  expect(square.headers["content-type"]).toBe("image/avif");
  const small = await pixelsOf(square.rawPayload);
  expect(small).toMatchObject({ width: 208, height: 208 });
  expect([small.at(0.1, 0.1), small.at(0.9, 0.9)]).toEqual(["red", "blue"]);
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

test("a category's card follows its picture", async () => {
  const { get, put } = await openPhotographSite();
  await put("categories/music.jpg", await pictureFile("jpeg", 1600, 1000));
  const pixels = await pixelsOf((await get("/pictures/social/categories/music.jpg")).rawPayload);
  expect([pixels.at(0.01, 0.1), pixels.at(0.83, 0.9)]).toEqual(["red", "blue"]);
});

test("what is drawn to one scale stays drawn", async () => {
  const { get, put } = await openPhotographSite();
  await put("vehicles/combi.jpg", await pictureFile("jpeg"));
  expect((await get("/pictures/vehicles/combi.svg")).headers["content-type"]).toBe("image/svg+xml");
});

test("a card may have a photograph of its own, which fills it", async () => {
  const { get, put } = await openPhotographSite();
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
    const { get, put } = await openPhotographSite();
    const photo = await gpsPhoto();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    await put("places/lima.jpg", photo);
    const { rawPayload } = await get(lima, { accept });
    const { exif, xmp, iptc, orientation } = await sharp(rawPayload).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(rawPayload.toString("latin1")).not.toContain("Secret");
    // The file is rotated: upright, the red half is at the top.
    const shown = await pixelsOf(rawPayload);
    expect([shown.width, shown.height]).toEqual([80, 50]);
    expect([shown.at(0.5, 0.1), shown.at(0.5, 0.9)]).toEqual(["red", "blue"]);
  },
);
