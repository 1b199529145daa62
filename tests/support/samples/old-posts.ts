/** A post of the old server as it was before it had languages. */
export const flatPost = {
  _id: "65f0c1a2b3c4d5e6f7a8b9c0",
  title: "Régi bejegyzés",
  summary: "Rövid",
  content: '<p class="ql-align-center">Szöveg</p><p><img src="/uploads/b.jpg"></p>',
  slug: "regi-bejegyzes",
  serzo: "Anna",
  cover: "uploads/a.jpg",
  category: "Art",
  createdAt: "2023-05-06T07:08:09.000Z",
};

/** One from afterwards. */
export const translatedPost = {
  _id: "65f0c1a2b3c4d5e6f7a8b9c1",
  szerzo: "Béla",
  category: "Music",
  createdAt: "2024-05-06T07:08:09.000Z",
  translations: {
    hu: { title: "Új", summary: "hu", content: "<p>hu</p>", slug: "uj-hu" },
    en: { title: "New", summary: "en", content: "<p>en</p>", slug: "new-en" },
    es: { title: "Nuevo", summary: "es", content: "<p>es</p>", slug: "nuevo-es" },
  },
};
