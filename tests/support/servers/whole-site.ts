import type { FastifyInstance } from "fastify";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { languages } from "#i18n/languages.ts";
import { filledIn } from "../samples/contact-form.ts";
import { jpegFile, pictureFile } from "../samples/pictures.ts";
import { hungarianPost, writtenPost } from "../samples/written-post.ts";
import { administrator } from "./http-client.ts";
import { visitor, type TestServer } from "./test-server.ts";

/** Writes into a signed-in server some of all that a site can hold, through its API. */
export async function fillSite({ api, app }: Pick<TestServer, "api" | "app">): Promise<void> {
  const inText = (await pictureFile("png", 40, 30)).toString("base64");
  const picture = `<p>Kép: "idéző" \\ ő\u2028</p><img src="data:image/png;base64,${inText}" alt="Kép">`;
  const post = await api.createPost(writtenPost(), { file: await jpegFile(80, 60) });
  const { translations } = writtenPost();
  await api.changePost(post.id, {
    ...writtenPost({ category: "Gastronomy" }),
    translations: { ...translations, en: { title: "Renamed hike", summary: "", content: picture } },
  });
  const removed = await api.createPost(hungarianPost("Törölt"), { file: await jpegFile(30, 20) });
  await api.deletePost(removed.id);
  await api.createPost(hungarianPost("Csak magyarul", picture));
  const { hash } = await api.addPicture(await jpegFile(60, 30), "logo.jpg");
  await api.changeSettings({ brandColour: "#1f6f5c", logo: hash, icon: hash });
  await api.register({ username: "Várakozó", password: "titkos jelszo 2" });
  const sender = createAdminClient(visitor(app));
  for (const message of ["Üdv,\nAnna 🦙", "Második"])
    await sender.sendContactMessage({ ...filledIn, message });
}

/** The answers of a site, its administrator's included, byte by byte: by path. */
export async function readWholeSite(app: FastifyInstance): Promise<Map<string, string>> {
  const send = visitor(app);
  const body = JSON.stringify(administrator);
  await send("/api/login", { method: "POST", headers: { "content-type": "application/json" }, body });
  const answers = new Map<string, string>();

  async function read(path: string): Promise<string> {
    const answer = await send(path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const headers = ["etag", "location", "content-type"].map((name) => answer.headers.get(name));
    answers.set(path, `${answer.status} ${headers.join(" ")} ${bytes.toString("base64")}`);
    return bytes.toString("utf8");
  }

  for (const path of [
    "/api/accounts/waiting",
    "/api/bin",
    "/api/contact-messages",
    "/api/profile",
    "/sitemap.xml",
  ])
    await read(path);
  await read("/sitemap-posts-1.xml");
  const details = await read("/api/site-details/hu");
  for (const [, hash] of details.matchAll(/"(?:hash|icon)":"(\w{32})"/g))
    for (const name of [`${hash}.webp`, `${hash}-192.png`]) await read(`/media/brand/${name}`);
  const texts: string[] = [];
  for (const language of languages) {
    texts.push(await read(`/api/posts/${language}`), await read(`/${language}/feed.xml`));
    for (const slug of [
      "oszi-tura",
      "autumn-hike",
      "renamed-hike",
      "caminata-de-otono",
      "csak-magyarul",
      "torolt",
    ])
      texts.push(await read(`/api/post/${slug}/${language}`));
  }
  const ids = new Set(
    texts.flatMap((text) => [...text.matchAll(/"_id":"(\w{24})"/g)].map(([, id = ""]) => id)),
  );
  for (const id of ids) texts.push(await read(`/api/post/${id}`));
  const hashes = new Set(
    texts.flatMap((text) => [...text.matchAll(/\/media\/(\w{32})/g)].map(([, hash = ""]) => hash)),
  );
  for (const hash of hashes)
    for (const format of ["jpeg", "avif"]) await read(`/media/${hash}/320.${format}`);
  return answers;
}

/** The paths that two sites answer differently. */
export function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => one.get(path) !== other.get(path));
}
