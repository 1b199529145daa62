import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { startVideoPlatform } from "#tests/support/servers/video-platform.ts";

const { openTestServer } = shareTestServers();

async function setUp(mood: Parameters<typeof startVideoPlatform>[0]) {
  const platform = await startVideoPlatform(mood);
  onTestFinished(() => platform.end());
  const clock = { time: Date.UTC(2026, 0, 1) };
  const server = await openTestServer({
    settings: {
      YOUTUBE_API_KEY: "secret",
      YOUTUBE_CHANNEL_ID: "UC-peru",
      YOUTUBE_API_URL: platform.url,
    },
    now: () => new Date(clock.time),
  });
  return { platform, clock, ...server };
}

const thumbnail = "/api/videos/video-0___/thumbnail/480";

test("the videos come in the shape of the platform's search answer", async () => {
  const { api } = await setUp("answering");
  expect(await api.readVideoOffer()).toEqual({ offered: true, items: null });
  const { items } = await api.listVideos();
  expect(items).toHaveLength(3);
  expect(await api.readVideoOffer()).toEqual({ offered: true, items });
  expect(items[0]).toEqual({
    id: { videoId: "video-0___" },
    snippet: {
      title: "Machu Picchu hajnalban",
      description: "Leírás",
      publishedAt: "2026-09-15T10:00:00Z",
    },
  });
});

test("an empty list is an answer", async () => {
  const { api } = await setUp("empty");
  expect(await api.listVideos()).toEqual({ items: [] });
});

test.each(["failing", "rubbish"] as const)("when the platform is %s the answer is 503", async (mood) => {
  const { api, app } = await setUp(mood);
  expect(await failure(api.listVideos())).toMatchObject({ status: 503, code: "unavailable" });
  const answer = await app.inject("/api/videos");
  expect(answer.json()).toHaveProperty("error");
  expect(answer.body).not.toContain("secret");
});

test("a platform that does not answer is waited for five seconds", async () => {
  const { api } = await setUp("slow");
  const start = Date.now();
  expect(await failure(api.listVideos())).toMatchObject({ status: 503 });
  // The test's timeout checks that it ends.
  expect(Date.now() - start).toBeGreaterThan(4800);
});

test("without a key no video is offered and nobody is asked", async () => {
  const platform = await startVideoPlatform();
  onTestFinished(() => platform.end());
  const { api } = await openTestServer({
    settings: { YOUTUBE_CHANNEL_ID: "UC-peru", YOUTUBE_API_URL: platform.url },
  });
  expect(await api.readVideoOffer()).toEqual({ offered: false, items: null });
  expect(await failure(api.listVideos())).toMatchObject({ status: 503 });
  expect(platform.searches).toEqual([]);
});

test("a thumbnail comes from this server, fetched once", async () => {
  const { app, platform } = await setUp("answering");
  const small = thumbnail.replace("480", "208");
  const [answer, other] = await Promise.all([app.inject(thumbnail), app.inject(small)]);
  await app.inject(thumbnail);
  expect([answer.statusCode, other.statusCode]).toEqual([200, 200]);
  expect(answer.headers).toMatchObject({ "content-type": "image/avif", "x-content-type-options": "nosniff" });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480, height: 270 });
  expect(await sharp(other.rawPayload).metadata()).toMatchObject({ width: 208, height: 117 });
  expect(platform.thumbnails).toBe(1);
});

test.each(["/api/videos/other/thumbnail/480", "/api/videos/..%2Fvideo-0___/thumbnail/480"])(
  "%s is no listed video and is not asked for",
  async (url) => {
    const { app, platform } = await setUp("answering");
    expect((await app.inject(url)).statusCode).toBe(404);
    expect(platform.thumbnails).toBe(0);
  },
);

test.each(["/api/videos/video-0___/thumbnail/481", "/api/videos/video-0___/thumbnail/"])(
  "%s is no width that there is",
  async (url) => {
    const { app } = await setUp("answering");
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test("a thumbnail that is no picture is not passed on", async () => {
  const { api, app, platform } = await setUp("answering");
  await api.listVideos();
  platform.mood = "rubbish";
  expect((await app.inject(thumbnail)).statusCode).toBe(404);
});

test("a video whose thumbnail the platform does not name has none", async () => {
  const { app } = await setUp("bare");
  expect((await app.inject(thumbnail)).statusCode).toBe(404);
});

test("the platform learns nothing of the visitor", async () => {
  const { app, platform } = await setUp("answering");
  const headers = {
    "user-agent": "visitor's browser",
    cookie: "i18nextLng=hu",
    "accept-language": "hu",
    referer: "http://irany.test/hu/",
    "x-forwarded-for": "193.224.0.1",
  };
  await app.inject({ url: "/api/videos", headers, remoteAddress: "193.224.0.1" });
  const sent = JSON.stringify(platform.searches[0]?.headers);
  expect(sent).not.toMatch(/visitor|i18next|irany|193\.224|"hu"/);
});
