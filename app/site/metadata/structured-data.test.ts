import { expect, test } from "vitest";
import { articleData } from "./structured-data.tsx";

test("search engines are told when an article was published, and when it was last changed", () => {
  const site = { origin: "https://irany.test", name: "Irány Peru" };
  const article = articleData(site, {
    type: "BlogPosting",
    path: "/en/post/a-hike",
    language: "en",
    title: "A hike",
    description: "Up and down.",
    picture: "/media/7c/1280.jpeg",
    published: "2026-10-01T08:00:00Z",
    modified: "2026-11-02T09:30:00Z",
  });
  expect(article).toMatchObject({
    datePublished: "2026-10-01T08:00:00Z",
    dateModified: "2026-11-02T09:30:00Z",
  });
});
