import fastifyEtag from "@fastify/etag";
import fp from "fastify-plugin";

/**
 * ETags and 304 for what browsers and proxies may store. Tags are weak: they are made before the body is compressed.
 * The library could answer 304 too, but knows only one tag a request, and would do so for a POST and for errors.
 */
export const etagPlugin = fp(
  async (app) => {
    await app.register(fastifyEtag, { weak: true, replyWith304: false });
    app.addHook("onSend", async (request, reply, payload) => {
      // Files are streams with a tag and a 304 of their own.
      if (!(typeof payload === "string" || payload instanceof Buffer)) return payload;
      if (reply.statusCode !== 200 || !["GET", "HEAD"].includes(request.method)) {
        reply.removeHeader("etag");
        return payload;
      }
      if (!isUnchanged(request.headers["if-none-match"], String(reply.getHeader("etag")))) return payload;
      reply.code(304);
      return null;
    });
  },
  { name: "etags" },
);

/** RFC 9110, section 13.1.2 (If-None-Match): a list of tags, or `*`; weak and strong tags count as equal. */
export function isUnchanged(knownTags: string | undefined, etag: string): boolean {
  if (knownTags === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  const tags = knownTags.split(",").map(bare);
  return tags.includes("*") || tags.includes(bare(etag));
}
