import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { ApiError } from "#api/errors/errors.ts";
import { brandColours, brandRule } from "#api/settings/brand-colours.ts";
import type { SettingsChange } from "#api/settings/site-settings.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();
const built = shareTestServers({ site: loadBuiltSite });

const publicPages = ["/en/", "/hu/blog", "/es/privacidad", "/en/nothing-here"];

test("the owner's colour is on every page under its policy, and the colours that come with the site are as before", async () => {
  const { api, app } = await built.openSignedInServer();
  const open = async (path: string) => visitor(app)(path);
  const read = async (paths: string[]) => Promise.all(paths.map(async (path) => (await open(path)).text()));
  const before = await read(publicPages);
  const rule = brandRule(brandColours("#ff69b4"));
  await api.changeSettings({ brandColour: " #FF69B4 " });
  for (const path of [...publicPages, "/en/login"]) {
    const page = await open(path);
    const [, style = ""] = /<style data-sheets="[^"]*">(.*?)<\/style>/s.exec(await page.text()) ?? [];
    expect(style, path).toContain(rule);
    const hash = createHash("sha256").update(style).digest("base64");
    expect(page.headers.get("content-security-policy"), path).toContain(`style-src 'self' 'sha256-${hash}'`);
  }
  const { events } = await api.listAuditEvents({ limit: 1 });
  expect(events).toMatchObject([{ kind: "settings_changed", subject: "brandColour" }]);
  await api.changeSettings({ brandColour: "" });
  expect(await read(publicPages)).toEqual(before);
});

test("logo and icon take the places of the drawn ones, say the site's name, and go without a trace", async () => {
  const { api, app } = await built.openSignedInServer();
  const read = async (path: string) => (await visitor(app)(path)).text();
  const readAll = async () => [await read("/en/"), await read("/en/site.webmanifest")] as const;
  const before = await readAll();
  const { hash } = await api.addPicture(await jpegFile(400, 100), "logo.jpg");
  const { settings } = await api.changeSettings({ siteName: "Andes Trails", logo: hash, icon: hash });
  const [page, manifest] = await readAll();
  const logo = `/media/brand/${settings.logo?.hash}.webp`;
  const [, header = ""] = /<header[^>]*>(.*?)<\/header>/s.exec(page) ?? [];
  expect(header).toMatch(
    new RegExp(`<img src="${logo}" width="400" height="100" alt="Andes Trails" class="[^"]+"/></a>`),
  );
  expect(header).not.toContain("M8 0h8v4h4");
  expect(page).toContain(`<link rel="apple-touch-icon" href="/media/brand/${settings.icon}-180.png"/>`);
  expect(page).not.toContain("favicon");
  // Safe cast: the server wrote it.
  const { icons } = JSON.parse(manifest) as { icons: { src: string }[] };
  expect(icons.map(({ src }) => src)).toEqual(
    [192, 512].map((size) => `/media/brand/${settings.icon}-${size}.png`),
  );
  for (const path of [logo, ...icons.map(({ src }) => src)]) {
    const file = await visitor(app)(path);
    expect([file.status, file.headers.get("cache-control")], path).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    expect(file.headers.get("content-type")).toBe(path === logo ? "image/webp" : "image/png");
  }

  // It is a copy: the library may lose its picture.
  await api.removePicture(hash);
  await api.changeSettings({ isLogoNamed: true });
  expect(await read("/hu/")).toMatch(/<img [^>]*alt="" [^>]*\/><span[^>]*>Andes Trails<\/span><\/a>/);

  await api.changeSettings({ siteName: "", logo: null, icon: null, isLogoNamed: false });
  expect(await readAll()).toEqual(before);
  expect((await visitor(app)(logo)).status).toBe(404);
});

test("what is no colour, and a picture that is not there, are refused by their field, and nothing is saved", async () => {
  const { api } = await openSignedInServer();
  const refusedFields = async (change: SettingsChange) =>
    api.changeSettings(change).then(
      () => "none",
      ({ fieldErrors }: ApiError) => Object.keys(fieldErrors),
    );
  for (const brandColour of ["red", "#12345", "#12345g", "#123456}"])
    expect(await refusedFields({ brandColour, company: "Rumbo" })).toEqual(["brandColour"]);
  expect(await refusedFields({ logo: "0".repeat(32), company: "Rumbo" })).toEqual(["logo"]);
  expect(await refusedFields({ icon: "0".repeat(32) })).toEqual(["icon"]);
  expect((await api.readSettings()).settings).toMatchObject({ brandColour: "", logo: null, company: "" });
});
