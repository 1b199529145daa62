import { expect, test } from "vitest";
import { describePicture, addPicture } from "#server/domain/media/media-library.ts";
import { replaceDrawing } from "#server/domain/media/photographs/replaced-drawings.ts";
import { pictureFile } from "#tests/support/samples/pictures.ts";
import { lima, pixelsOf, sharePhotographSite } from "#tests/support/servers/photograph-site.ts";

const openPhotographSite = sharePhotographSite();
const by = { source: "site" } as const;

test("a picture of the library answers a drawing's address, cut around its focal point, before a file of the folder", async () => {
  const { app, get, put } = await openPhotographSite();
  const { db } = app;
  const { hash } = await addPicture(
    db,
    { bytes: await pictureFile("jpeg", 1200, 2400), name: "lima.jpg" },
    { by, now: new Date() },
  );
  const point = async (y: number) => {
    await describePicture(db, hash, { name: "", alts: {}, credit: "", focal: { x: 50, y } });
    await app.refreshPages();
    return pixelsOf((await get(lima)).rawPayload);
  };
  await put("places/lima.jpg", await pictureFile("jpeg", 800, 500));
  await replaceDrawing(db, { id: "places/lima", picture: hash }, { by });
  const above = await point(0);
  expect(above).toMatchObject({ width: 1200, height: 750 });
  expect(above.at(0.5, 0.95)).toBe("red");
  expect((await point(100)).at(0.5, 0.05)).toBe("blue");
  await replaceDrawing(db, { id: "places/lima", picture: null }, { by });
  await app.refreshPages();
  expect((await pixelsOf((await get(lima)).rawPayload)).width).toBe(800);
});

test("the small square and the social card follow the title picture", async () => {
  const { app, get } = await openPhotographSite();
  const { db } = app;
  const bytes = await pictureFile("jpeg", 1200, 800);
  const { hash } = await addPicture(db, { bytes, name: "lima.jpg" }, { by, now: new Date() });
  await replaceDrawing(db, { id: "pages/place-lima", picture: hash }, { by });
  await app.refreshPages();
  for (const address of ["/pictures/thumbs/pages/place-lima.avif", "/pictures/social/place-lima.jpg"]) {
    const shown = await pixelsOf((await get(address)).rawPayload);
    expect([shown.at(0.3, 0.1), shown.at(0.3, 0.9)], address).toEqual(["red", "blue"]);
  }
  await replaceDrawing(db, { id: "pages/place-lima", picture: null }, { by });
});
