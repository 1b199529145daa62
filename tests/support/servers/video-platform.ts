import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

/** How the platform behaves: `slow` never ends its answer, `endless` never stops sending it. */
type Mood = "answering" | "empty" | "failing" | "slow" | "rubbish" | "endless" | "redirecting" | "bare";

export interface VideoPlatformServer {
  /** For `YOUTUBE_API_URL`. */
  url: string;
  /** The settings that make a site use it. */
  settings: Record<"YOUTUBE_API_KEY" | "YOUTUBE_CHANNEL_ID" | "YOUTUBE_API_URL", string>;
  mood: Mood;
  titles: string[];
  /** Which of the videos, counted from 0, come without an id. */
  spoil: number[];
  /** Addresses and headers of the searches that came. */
  searches: { query: URLSearchParams; headers: Record<string, unknown> }[];
  /** How many thumbnails were asked for. */
  thumbnails: number;
  end: () => Promise<void>;
}

/** A picture as the platform makes them, of one of the starter posts' covers. */
function thumbnailOf(cover: string): Promise<Buffer> {
  const file = new URL(`../../../content/facts/starter-covers/${cover}.jpg`, import.meta.url).pathname;
  return sharp(file).resize(480, 360, { fit: "contain", background: "black" }).jpeg().toBuffer();
}

/** A server that speaks the video platform's search protocol and has its thumbnails; the caller ends it. */
export async function startVideoPlatform(mood: Mood = "answering"): Promise<VideoPlatformServer> {
  const pictures = await Promise.all(
    ["first-day-in-lima", "lunch-in-lima", "first-days-at-altitude"].map(thumbnailOf),
  );
  const platform: VideoPlatformServer = {
    url: "",
    settings: { YOUTUBE_API_KEY: "a key", YOUTUBE_CHANNEL_ID: "UC-peru", YOUTUBE_API_URL: "" },
    mood,
    titles: ["Machu Picchu hajnalban", "Cusco &amp; a Szent-völgy", "Lima &#39;belülről&#39;"],
    spoil: [],
    searches: [],
    thumbnails: 0,
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://platform.test");
    if (pathname.startsWith("/vi/")) {
      platform.thumbnails += 1;
      // A type that only the server says counts for nothing.
      response.writeHead(platform.mood === "failing" ? 500 : 200, { "content-type": "text/html" });
      const index = Number(/^\/vi\/video-(\d+)/.exec(pathname)?.[1] ?? 0) % pictures.length;
      return response.end(platform.mood === "rubbish" ? "<script>alert(1)</script>" : pictures[index]);
    }
    platform.searches.push({ query: searchParams, headers: request.headers });
    if (platform.mood === "slow") return response.writeHead(200).write("{");
    if (platform.mood === "endless") return sendForEver();
    if (platform.mood === "rubbish") return response.end(`<html>${searchParams.get("key")}</html>`);
    if (platform.mood === "redirecting") return response.writeHead(302, { location: "/vi/else" }).end();
    if (platform.mood === "failing") {
      return response.writeHead(403).end(JSON.stringify({ error: { message: "quota" } }));
    }
    const titles = platform.mood === "empty" ? [] : platform.titles;
    return response.end(JSON.stringify({ kind: "youtube#searchListResponse", items: titles.map(item) }));

    function sendForEver() {
      const piece = Buffer.alloc(65_536, 32);
      const send = () => {
        while (!response.destroyed && response.write(piece));
        if (!response.destroyed) response.once("drain", send);
      };
      send();
    }
  });

  function item(title: string, index: number) {
    const videoId = `video-${index}___`.slice(0, 11);
    const thumbnails = { high: { url: `${new URL(platform.url).origin}/vi/${videoId}/hq.jpg` } };
    return {
      kind: "youtube#searchResult",
      id: platform.spoil.includes(index) ? { kind: "youtube#channel" } : { kind: "youtube#video", videoId },
      snippet: {
        title,
        description: "Leírás",
        publishedAt: `2026-0${9 - index}-15T10:00:00Z`,
        ...(platform.mood === "bare" ? {} : { thumbnails }),
      },
    };
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is never a string.
  platform.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/youtube/v3/search`;
  platform.settings.YOUTUBE_API_URL = platform.url;
  return platform;
}
