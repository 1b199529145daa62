import { join } from "node:path";
import sharp from "sharp";
import type { WrittenPost } from "#api/posts/posts.ts";
import { byLanguage, type Language } from "#i18n/languages.ts";
import { loadStarterPosts } from "#server/load-starter-posts.ts";
import { signedInClient } from "#tests/support/servers/http-client.ts";

const places = join(import.meta.dirname, "../public/pictures/places");

/** Each gives a post its cover and, with the two that follow, the pictures in its text. */
const pictures = ["machu-picchu", "titicaca", "arequipa", "huacachina", "rainbow-mountain", "cusco"];

/** Publishes posts beside the starter posts, with covers and pictures. @returns the newest one's slugs */
export async function publishSamplePosts(url: string): Promise<Record<Language, string>> {
  const api = await signedInClient(url);
  const starters = await loadStarterPosts();
  const photos = await Promise.all(pictures.map(drawPhoto));
  let slugs = byLanguage(() => "");
  for (const [index, cover] of photos.entries()) {
    const { post } = at(starters, index);
    const inText = [1, 2].map((step) => at(photos, index + step));
    const { translations } = await api.createPost(withPictures(post, index, inText), {
      file: new Blob([new Uint8Array(cover)]),
    });
    slugs = byLanguage((language) => translations[language]?.slug ?? "");
  }
  return slugs;
}

/** A photograph as a camera gives it, of one of the site's own drawings. */
async function drawPhoto(place: string): Promise<Buffer> {
  return sharp(join(places, `${place}.svg`), { density: 150 })
    .resize(1600, 1200, { fit: "cover" })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The post with another title, and a picture before each of its last headings. */
function withPictures(post: WrittenPost, index: number, photos: Buffer[]): WrittenPost {
  const images = photos.map(
    (photo) => `<img src="data:image/jpeg;base64,${photo.toString("base64")}" alt="">`,
  );
  const translations = byLanguage((language) => {
    const text = post.translations[language];
    const [first = "", ...parts] = (text?.content ?? "").split("<h2>");
    const content = parts.reduce((html, part, number) => `${html}${images[number] ?? ""}<h2>${part}`, first);
    return { ...text, title: `${text?.title} ${index + 1}`, summary: text?.summary ?? "", content };
  });
  return { ...post, translations };
}

function at<T>(items: T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("there is nothing to choose from");
  return item;
}
