import type { FastifyInstance } from "fastify";
import { paths } from "#api/paths.ts";
import type { VideoList, VideoOffer } from "#api/videos.ts";
import { DomainError } from "#server/domain/errors.ts";
import { createLatestVideos } from "#server/domain/latest-videos.ts";
import { createVideoThumbnails } from "#server/domain/video-thumbnails.ts";
import type { HttpContext } from "./context.ts";

/** The channel's newest videos. The platform is asked by this server alone, and learns nothing of a visitor. */
export function videoRoutes(app: FastifyInstance, { env, now }: Pick<HttpContext, "env" | "now">): void {
  const { YOUTUBE_API_KEY: key, YOUTUBE_CHANNEL_ID: channelId, YOUTUBE_API_URL: address } = env;
  const failed = (what: string) => (reason: string) => app.log.warn({ reason }, `Failed to fetch ${what}`);
  const isOffered = key !== undefined && channelId !== undefined;
  const list = isOffered
    ? createLatestVideos({ address, key, channelId, now, onError: failed("videos") })
    : () => Promise.resolve(null);
  const readThumbnail = createVideoThumbnails(list, { address, now, onError: failed("a video's thumbnail") });

  app.get(paths.videoOffer, (_request, reply) => reply.send({ offered: isOffered } satisfies VideoOffer));

  app.get(paths.videos, async (_request, reply): Promise<VideoList> => {
    const videos = await list();
    if (!videos) throw new DomainError("unavailable", "the videos cannot be had at the moment");
    // The server's own hour counts; here it is about going back and forth between pages.
    reply.header("cache-control", "public, max-age=60");
    return { items: videos.map(({ id, snippet }) => ({ id, snippet })) };
  });

  app.get<{ Params: { id: string; width: string } }>(
    paths.videoThumbnail(":id", ":width"),
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
}
