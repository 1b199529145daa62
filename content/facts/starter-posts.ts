/**
 * The posts of an empty installation, oldest first; the texts are in content/starter-posts. The newest
 * three stand on the home page: mountains, table and rainforest.
 */
export const starterPosts = [
  {
    id: "wet-morning-at-machu-picchu",
    author: "Irány Peru",
    category: "Wheather",
    coverFile: "content/facts/starter-covers/wet-morning-at-machu-picchu.jpg",
  },
  {
    id: "night-sky-of-the-andes",
    author: "Irány Peru",
    category: "Sciense",
    coverFile: "content/facts/starter-covers/night-sky-of-the-andes.jpg",
  },
  {
    id: "a-thousand-potatoes",
    author: "Irány Peru",
    category: "Agreculture",
    coverFile: "content/facts/starter-covers/a-thousand-potatoes.jpg",
  },
  {
    id: "a-day-in-soles",
    author: "Irány Peru",
    category: "Business",
    coverFile: "content/facts/starter-covers/a-day-in-soles.jpg",
  },
  {
    id: "night-bus-to-arequipa",
    author: "Irány Peru",
    category: "Discovery",
    coverFile: "content/facts/starter-covers/night-bus-to-arequipa.jpg",
  },
  {
    id: "two-days-on-titicaca",
    author: "Irány Peru",
    category: "Discovery",
    coverFile: "content/facts/starter-covers/two-days-on-titicaca.jpg",
  },
  {
    id: "first-day-in-lima",
    author: "Irány Peru",
    category: "Discovery",
    coverFile: "content/facts/starter-covers/first-day-in-lima.jpg",
  },
  {
    id: "three-nights-in-tambopata",
    author: "Irány Peru",
    category: "Discovery",
    coverFile: "content/facts/starter-covers/three-nights-in-tambopata.jpg",
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
