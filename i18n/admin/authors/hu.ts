/** The texts by which authors are presented. Hungarian is the source of the shape. */
export const authors = {
  title: "Szerzők",
  intro: "Kép, néhány sor és linkek a szerzők oldalára. A bejegyzések űrlapja felajánlja a nevüket.",
  loading: "A szerzők betöltése…",
  loadFailed: "A szerzőket nem sikerült betölteni.",
  retry: "Újra",
  add: "Új szerző",
  none: "Még egyetlen szerzőről sincs bemutatkozás.",
  unnamed: "Név nélküli szerző",
  removed: (name: string) => `${name}: törölve.`,
  name: "Név",
  nameHint:
    "Ez áll a bejegyzéseknél. Ha módosul, a bejegyzésekben is, és a szerző oldalának régi webcíme az új oldalra visz.",
  links: "Oldalai máshol",
  linksHint: "Soronként egy cím, legfeljebb nyolc, https:// kezdettel.",
  lines: (language: string) => `Néhány sor róla (${language})`,
  choose: "Kép választása vagy feltöltése",
  withoutPicture: "Kép nélkül",
  faultTexts: {
    name: "Név is kell.",
    sameName: "Ilyen nevű szerző már van.",
    link: "Soronként egy https:// kezdetű webcím állhat, legfeljebb nyolc.",
  },
  leaveText: "A szerzők változtatásai nincsenek elmentve, és elvesznek.",
};

export type AuthorsTexts = typeof authors;
