import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { paths } from "#api/paths.ts";
import { videoListSchema, videoOfferSchema } from "#api/videos/videos.ts";
import { DomainError } from "#server/domain/errors.ts";
import { createLatestVideos } from "#server/domain/videos/latest-videos.ts";
import { createVideoThumbnails } from "#server/domain/videos/video-thumbnails.ts";

const tags = ["videos"];

/** Only this server asks the video platform, which learns nothing of visitors. */
export const videoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { env, now } = app;
  const { YOUTUBE_API_URL: address } = env;
  const failed = (what: string) => (reason: string) => app.log.warn({ reason }, `Failed to fetch ${what}`);
  const listOfChannel = listOfCurrentChannel(app, failed("videos"));
  const list = async () => (await listOfChannel())?.() ?? null;
  const readThumbnail = createVideoThumbnails(list, { address, now, onError: failed("a video's thumbnail") });

  app.get(
    paths.videoOffer,
    { schema: { tags, summary: "Tell whether there are videos", response: { 200: videoOfferSchema } } },
    async () => {
      const ofChannel = await listOfChannel();
      const items = ofChannel && (await Promise.race([ofChannel(), Promise.resolve(null)]));
      return { offered: ofChannel !== null, items };
    },
  );

  app.get(
    paths.videos,
    { schema: { tags, summary: "List the channel's newest videos", response: { 200: videoListSchema } } },
    async (_request, reply) => {
      const videos = await list();
      if (!videos) throw new DomainError("unavailable", "the videos cannot be had at the moment");
      // A minute in the browser; the server itself caches for an hour.
      reply.header("cache-control", "public, max-age=60").header(...app.cacheTags("pages"));
      return { items: videos };
    },
  );

  app.get(
    paths.videoThumbnail.pattern,
    {
      schema: {
        tags,
        summary: "Send a video's thumbnail",
        params: z.object({ id: z.string(), width: z.string() }),
        response: { 200: avif },
      },
    },
    async (request, reply) => {
      const { id, width } = request.params;
      const thumbnail = (await readThumbnail(id))?.get(width);
      if (!thumbnail) throw new DomainError("not_found", "there is no such thumbnail");
      reply.headers({
        "cache-control": "public, max-age=86400",
        "content-security-policy": "default-src 'none'",
        "x-content-type-options": "nosniff",
      });
      return reply.type("image/avif").send(thumbnail);
    },
  );
};

const avif = {
  description: "A picture of 16 : 9",
  content: { "image/avif": { schema: z.instanceof(Buffer) } },
};

/** Gives the list of the channel that is set now; null while there is none. */
function listOfCurrentChannel(app: FastifyInstance, onError: (reason: string) => void) {
  const { now } = app;
  let latest: { source: string; list: ReturnType<typeof createLatestVideos> } | null = null;

  return async (): Promise<ReturnType<typeof createLatestVideos> | null> => {
    const { youtubeKey: key, youtubeChannelId: channelId } = await app.settings.readOrLast();
    if (key === null || channelId === "") return null;
    const source = `${channelId} ${key}`;
    if (latest?.source !== source) {
      const list = createLatestVideos({
        address: app.env.YOUTUBE_API_URL,
        key,
        channelId,
        now,
        onChange: () => app.pages.invalidate(),
        onError,
      });
      latest = { source, list };
    }
    return latest.list;
  };
}
