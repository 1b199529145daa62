import { expect, onTestFinished, test } from "vitest";
import { startVideoPlatform } from "#tests/support/servers/video-platform.ts";
import { createLatestVideos } from "./latest-videos.ts";

const minute = 60_000;
const key = "secret/key+1";

async function setUp(mood: Parameters<typeof startVideoPlatform>[0], timeout = 2000) {
  const platform = await startVideoPlatform(mood);
  onTestFinished(() => platform.end());
  const clock = { time: Date.UTC(2026, 0, 1) };
  const reasons: string[] = [];
  const changes: number[] = [];
  const list = createLatestVideos({
    address: platform.url,
    key,
    channelId: "UC-peru",
    now: () => new Date(clock.time),
    timeout,
    onChange: () => changes.push(clock.time),
    onError: (reason) => reasons.push(reason),
  });
  const titles = async () => (await list())?.map(({ snippet }) => snippet.title) ?? null;
  return { platform, clock, reasons, changes, titles };
}

const found = ["Machu Picchu hajnalban", "Cusco & a Szent-völgy", "Lima 'belülről'"];

test("the search asks for exactly the newest three videos of the channel", async () => {
  const { platform, titles } = await setUp("answering");
  await titles();
  expect(Object.fromEntries(platform.searches[0]?.query ?? [])).toEqual({
    key,
    channelId: "UC-peru",
    part: "snippet,id",
    order: "date",
    maxResults: "3",
    type: "video",
  });
});

test("titles are plain text, not as the platform escapes them", async () => {
  const { titles } = await setUp("answering");
  expect(await titles()).toEqual(found);
});

test("no more than three are taken", async () => {
  const { platform, titles } = await setUp("answering");
  platform.titles = ["1", "2", "3", "4"];
  expect(await titles()).toEqual(["1", "2", "3"]);
});

test("a video that cannot be read is left out, the others stay", async () => {
  const { platform, titles, reasons } = await setUp("answering");
  platform.spoil = [0];
  expect(await titles()).toEqual(found.slice(1));
  expect(reasons).toEqual([]);
});

test("a list without one that can be read is no answer", async () => {
  const { platform, titles, reasons } = await setUp("answering");
  platform.spoil = [0, 1, 2];
  expect(await titles()).toBeNull();
  expect(reasons).toEqual(["it answered no video that can be read"]);
});

test("an empty list is a good answer", async () => {
  const { titles, reasons } = await setUp("empty");
  expect(await titles()).toEqual([]);
  expect(reasons).toEqual([]);
});

test("calls at the same time make one request", async () => {
  const { platform, titles } = await setUp("answering");
  expect(await Promise.all([titles(), titles(), titles()])).toEqual([found, found, found]);
  expect(platform.searches).toHaveLength(1);
});

test("the answer is kept an hour, then asked for anew", async () => {
  const { platform, clock, titles } = await setUp("answering");
  await titles();
  platform.titles = ["Újabb"];
  clock.time += 59 * minute;
  expect(await titles()).toEqual(found);
  expect(platform.searches).toHaveLength(1);
  clock.time += minute;
  await expect.poll(titles).toEqual(["Újabb"]);
  expect(platform.searches).toHaveLength(2);
});

test("nobody waits for the platform while there is an answer, however old", async () => {
  const { platform, clock, titles, reasons } = await setUp("answering", 100);
  await titles();
  platform.mood = "slow";
  clock.time += 600 * minute;
  expect(await titles()).toEqual(found);
  expect(reasons).toEqual([]);
  await expect.poll(() => reasons).toHaveLength(1);
  expect(await titles()).toEqual(found);
});

test.each(["failing", "slow", "rubbish", "endless", "redirecting"] as const)(
  "when the platform is %s there are no videos, and the key is not told",
  async (mood) => {
    const { titles, reasons } = await setUp(mood, mood === "slow" ? 100 : 5000);
    expect(await titles()).toBeNull();
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).not.toContain("secret");
  },
);

test("when nobody listens there are no videos", async () => {
  const { platform, titles, reasons } = await setUp("answering");
  await platform.end();
  expect(await titles()).toBeNull();
  expect(reasons[0]).toMatch(/ECONNREFUSED/);
});

test("while the platform fails the last good answer stays, and is asked for every five minutes", async () => {
  const { platform, clock, titles, reasons } = await setUp("answering");
  await titles();
  platform.mood = "failing";
  clock.time += 60 * minute;
  expect(await titles()).toEqual(found);
  await expect.poll(() => reasons).toEqual(["it answered 403"]);
  expect(await titles()).toEqual(found);
  expect(platform.searches).toHaveLength(2);
  platform.mood = "answering";
  platform.titles = ["Újabb"];
  clock.time += 5 * minute;
  await expect.poll(titles).toEqual(["Újabb"]);
});

test("without a good answer the next try waits too", async () => {
  const { platform, clock, titles } = await setUp("failing");
  await Promise.all([titles(), titles()]);
  await titles();
  expect(platform.searches).toHaveLength(1);
  platform.mood = "answering";
  clock.time += 5 * minute;
  expect(await titles()).toEqual(found);
});

test("a changed list is told, an unchanged one is not", async () => {
  const { platform, clock, changes, titles } = await setUp("answering");
  await titles();
  clock.time += 60 * minute;
  await titles();
  await expect.poll(() => platform.searches).toHaveLength(2);
  platform.titles = ["Újabb"];
  // The second answer may still be under way: the next search is due an hour after it has come.
  const titlesAnHourLater = () => {
    clock.time += 60 * minute;
    return titles();
  };
  await expect.poll(titlesAnHourLater).toEqual(["Újabb"]);
  expect(changes).toEqual([Date.UTC(2026, 0, 1), expect.any(Number)]);
});
