import { counter } from "#i18n/format/count.ts";
import { articleEnd } from "#i18n/format/hungarian-article.ts";

const count = counter("hu");

/** The texts of the holidays' calendar and of “what is on while I am there”. Hungarian is the source of the shape. */
export const hu = {
  calendar: {
    name: "Perui ünnepek",
    description: (site: string) =>
      `Peru munkaszüneti napjai és fesztiváljai, a${articleEnd(site)} ${site} oldaláról.`,
    publicHoliday: "Munkaszüneti nap: a bankok és a hivatalok zárva vannak.",
    festival: "Ünnep vagy fesztivál, nem munkaszüneti nap.",
    closed: "A múzeumok és látnivalók többsége is zárva van, vagy rövidebb ideig tart nyitva.",
    source: (when: string) => `A napok a ${when}i hivatalos lista szerint.`,
    custom: (when: string) => `A nap a szokás szerint (${when}); a pontos programot a helyi szervezők adják.`,
    subscribe: "Feliratkozás a naptárra",
    download: "Letöltés (.ics)",
    address: "A naptár címe:",
  },
  stay: {
    form: "Mi van, amíg ott vagytok?",
    from: "Érkezés",
    to: "Hazautazás",
    submit: "Ünnepek mutatása",
    title: (days: string) => `${days}: ez vár rátok`,
    sum: (publicOnes: number, festivals: number) =>
      publicOnes === 0
        ? `Munkaszüneti nap nem esik erre az időre, ünnep vagy fesztivál ${festivals}.`
        : festivals === 0
          ? `${count(publicOnes, { other: "{n} munkaszüneti nap" })} esik erre az időre, más ünnep nincs.`
          : `${count(publicOnes, { other: "{n} munkaszüneti nap" })} és ${count(festivals, { other: "{n} ünnep vagy fesztivál" })} esik erre az időre.`,
    nothing: "Erre az időre nem esik sem munkaszüneti nap, sem nagyobb ünnep.",
    kinds: { public: "Munkaszüneti nap", festival: "Ünnep" },
    officesClosed: "Bankok és hivatalok zárva.",
    sightsClosed: "A múzeumok és látnivalók többsége is zárva van, vagy rövidebb ideig tart nyitva.",
    busyTitle: "Ilyenkor mindenki utazik",
    busy: {
      holyWeek: "Nagyhét: négynapos szünet. Busz és szállás főleg Ayacuchóban és Cuscóban fogy el.",
      intiRaymi: "Inti Raymi hete: Cuscóban szállás, vonat és lelátójegy kell jó előre.",
      independence:
        "A függetlenség ünnepe és iskolai szünet: az év legdrágább hete, minden jegyet foglaljatok előre.",
      newYear: "Szilveszter: a tengerparti szállások és a repülők telnek meg.",
    },
    dearBuses: (percent: string) => `A buszjegy ilyenkor ${percent} is drágább lehet.`,
    incaTrail:
      "Az Inka-ösvény februárban zárva van, Machu Picchu nyitva. Más túrákat (Choquequirao, Salkantay, Humantay-tó) az esők miatt szintén lezárhatnak: kérdezzétek meg az irodát.",
    faults: {
      missing: "Adjátok meg a napot.",
      date: (typed: string) => `„${typed}”: ilyen nap nincs. Így írjátok: 2027-06-24.`,
      year: (first: number, last: number) => `${first} és ${last} közötti napot adjatok meg.`,
      reversed: "A hazautazás nem lehet korábbi az érkezésnél.",
      long: "Legfeljebb egy évet tudunk egyszerre megmutatni.",
    },
  },
};

export type HolidayWords = typeof hu;
