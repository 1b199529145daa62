/** What an empty installation starts with, oldest first; the texts are in content/{language}/starter-posts.ts. */
export const starterPosts = [
  {
    id: "first-day-in-lima",
    author: "Irány Peru",
    category: "Discovery",
    coverFile: "content/facts/starter-covers/first-day-in-lima.jpg",
  },
  {
    id: "lunch-in-lima",
    author: "Irány Peru",
    category: "Gastronomy",
    coverFile: "content/facts/starter-covers/lunch-in-lima.jpg",
  },
  {
    id: "first-days-at-altitude",
    author: "Irány Peru",
    category: "Discovery",
    coverFile: "content/facts/starter-covers/first-days-at-altitude.jpg",
  },
] as const;

export type StarterPostId = (typeof starterPosts)[number]["id"];
