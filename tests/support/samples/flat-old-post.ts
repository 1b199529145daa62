/** A post as the old server stored it before it had translations. */
export const flatOldPost = {
  _id: "65f0c1a2b3c4d5e6f7a8b9c0",
  title: "Machu Picchu olcsón",
  summary: "Vonat nélkül is megy.",
  content: "<p>Szöveg</p>",
  slug: "machu-picchu-olcson-1",
  serzo: "Kovács Anna",
  category: "Discovery",
  createdAt: "2024-03-12T20:15:00.000Z",
};
