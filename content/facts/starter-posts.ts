/** The name that stands on them; the words about it are in content/starter-posts/author. */
export const starterAuthor = "Irány Peru";

/**
 * The posts of an empty installation, oldest first; the texts are in content/starter-posts. The newest
 * three stand on the home page: mountains, table and rainforest.
 */
export const starterPosts = [
  {
    id: "night-bus-to-arequipa",
    author: starterAuthor,
    category: "Discovery",
    coverFile: "content/facts/starter-covers/night-bus-to-arequipa.jpg",
  },
  {
    id: "two-days-on-titicaca",
    author: starterAuthor,
    category: "Discovery",
    coverFile: "content/facts/starter-covers/two-days-on-titicaca.jpg",
  },
  {
    id: "first-day-in-lima",
    author: starterAuthor,
    category: "Discovery",
    coverFile: "content/facts/starter-covers/first-day-in-lima.jpg",
  },
  {
    id: "three-nights-in-tambopata",
    author: starterAuthor,
    category: "Discovery",
    coverFile: "content/facts/starter-covers/three-nights-in-tambopata.jpg",
  },
  {
    id: "lunch-in-lima",
    author: starterAuthor,
    category: "Gastronomy",
    coverFile: "content/facts/starter-covers/lunch-in-lima.jpg",
  },
  {
    id: "first-days-at-altitude",
    author: starterAuthor,
    category: "Discovery",
    coverFile: "content/facts/starter-covers/first-days-at-altitude.jpg",
  },
] as const;

export type StarterPostId = (typeof starterPosts)[number]["id"];
