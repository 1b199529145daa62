import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { animation, jpegFile } from "#tests/support/samples/pictures.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";
import { failure } from "#tests/support/servers/failure.ts";

const { openSignedInServer } = shareTestServers({ isFresh: true });

test("a picture of the library stands in a drawing's place with its own words, until the drawing is back", async () => {
  const { app, api } = await openSignedInServer();
  const reader = createAdminClient(visitor(app));
  const drawn = await reader.readDocument("place-lima", "en");
  const { hash } = await api.addPicture(await jpegFile(90, 60), "lima.jpg");
  await api.describePicture(hash, {
    name: "Lima",
    alts: { en: "Paragliders above the cliffs", hu: "Siklóernyők a partfal felett" },
    credit: "Ana Torres",
    focal: { x: 50, y: 50 },
  });
  await api.replaceDrawing("en", { id: "pages/place-lima", picture: hash });
  expect((await reader.readDocument("place-lima", "en")).text).toMatchObject({
    pictureAlt: "Paragliders above the cliffs",
    pictureCredit: "Ana Torres",
  });
  // Nothing of another language stands in.
  expect((await reader.readDocument("place-lima", "es")).text).toMatchObject({ pictureAlt: "" });
  expect(await api.listDrawings("en")).toContainEqual(
    expect.objectContaining({
      id: "pages/place-lima",
      name: "Lima",
      picture: expect.objectContaining({ hash }),
    }),
  );
  expect(await api.readPicture(hash)).toMatchObject({ siteUses: ["drawings"], isKept: true });
  expect((await api.listPictures({ unused: true })).pictures).toEqual([]);
  expect(await failure(api.removePicture(hash))).toMatchObject({ code: "picture_in_use" });

  await api.replaceDrawing("en", { id: "pages/place-lima", picture: null });
  expect(await reader.readDocument("place-lima", "en")).toEqual(drawn);
  await api.removePicture(hash);
  const { events } = await api.listAuditEvents({});
  expect(events).toContainEqual(
    expect.objectContaining({ kind: "drawing_replaced", subject: "pages/place-lima" }),
  );
});

test("pictures within pages and slides say what is on the one in their place", async () => {
  const { app, api } = await openSignedInServer();
  const reader = createAdminClient(visitor(app));
  expect(await reader.readSlides("en")).toEqual({ slides: null });
  const { hash } = await api.addPicture(await jpegFile(90, 60), "maras.jpg");
  await api.describePicture(hash, {
    name: "",
    alts: { en: "Salt ponds at noon" },
    credit: "Ana Torres",
    focal: { x: 50, y: 50 },
  });
  await api.replaceDrawing("en", { id: "places/maras", picture: hash });
  const said = { alt: "Salt ponds at noon", credit: "Ana Torres" };
  const { text } = await reader.readDocument("top-ten", "en");
  expect(JSON.stringify(text)).toContain(JSON.stringify({ id: "places/maras", ...said }));
  const { slides } = await reader.readSlides("en");
  expect(slides?.find(({ id }) => id === "maras")).toMatchObject({ title: "Maras", ...said });
  expect(slides?.find(({ id }) => id === "huacachina")).not.toHaveProperty("credit");
  const maras = (await api.listDrawings("en")).find(({ id }) => id === "places/maras");
  expect(maras).toMatchObject({ name: "Maras Salt Ponds" });
  expect(maras?.pages.length).toBeGreaterThan(0);

  // The library puts another picture in its place.
  const other = await api.addPicture(await jpegFile(60, 90), "so.jpg");
  await api.replacePicture(hash, other.hash);
  expect(await api.readPicture(other.hash)).toMatchObject({ siteUses: ["drawings"] });
});

test("what is no drawing, no picture or moves is refused", async () => {
  const { api } = await openSignedInServer();
  const { hash } = await api.addPicture(await jpegFile(90, 60), "lima.jpg");
  const refused = async (id: string, picture: string) => failure(api.replaceDrawing("en", { id, picture }));
  expect(await refused("places/nowhere", hash)).toMatchObject({ code: "not_found" });
  expect(await refused("vehicles/bus", hash)).toMatchObject({ status: 400 });
  expect(await refused("places/lima", "0123")).toMatchObject({ code: "not_found" });
  const moving = await api.addPicture(new Blob([Uint8Array.from(await animation("gif"))]), "lama.gif");
  expect(await refused("places/lima", moving.hash)).toMatchObject({ code: "picture_animated" });
});
