import { counter } from "#i18n/format/count.ts";

export interface SuggestionWords {
  nothing: string;
  /** For screen readers alone: others see them. */
  count: (n: number) => string;
}

export interface OfflineTexts {
  /** Name of the bar above a cached page. */
  barName: string;
  /** @param age such as `3 hours ago` */
  kept: (moment: string, age: string) => string;
  keptSometime: string;
  /** An age of less than a minute. */
  justNow: string;
  again: string;
  /** The heading of the page that stands in for one that was not kept. */
  missing: string;
  missingText: string;
  /** Above the list of what is kept. */
  readable: string;
  nothing: string;
  /** Before the link to the page on which one takes the guide along. */
  downloadPocket: string;
}

export interface BusyTexts {
  title: string;
  text: string;
  retry: string;
}

export interface QueryTerms {
  /** Words by which a question is put, without accents: nobody misses them in what is found. */
  weak: string;
  /** Words that turn a query into its opposite: no fact answers that. */
  without: string;
  /** Stems that are words of their own, with another meaning: "egy" of "egyek". */
  emptyStems?: string[];
  /** Words for the same thing, as travellers and as the guide put it. */
  alike: string[];
}

export interface ReplyTexts {
  subject: (site: string) => string;
  /** Above the quoted message; `day` is a date in words. */
  wrote: (name: string, day: string) => string;
}

export interface InvitationMailTexts {
  subject: (site: string) => string;
  /** `role` is a word of `roles`; `day` a date in words. */
  text: (invitation: { by: string; site: string; role: string; url: string; day: string }) => string;
  roles: Record<"administrator" | "editor" | "translator", string>;
}

export interface TestMailTexts {
  subject: string;
  text: string;
}

export const ownMoneyWords = (rate: string, when: string) =>
  `A ~ jel után a saját pénznemetekben áll az összeg; az árfolyam: ${rate} (${when}).`;

export const editWords = "Szerkesztés";

export const editHomeWords = {
  slides: "Szerkesztés: diák",
  sections: "Szerkesztés: szakaszok, kártyák",
};

export const suggestionWords: SuggestionWords = {
  nothing: "Nincs találat",
  count: (n) => counter("hu")(n, { other: "{n} javaslat, a fel és le nyíllal választhattok" }),
};

export const offlineTexts: OfflineTexts = {
  barName: "Kapcsolat nélkül",
  kept: (moment, age) =>
    `Nincs kapcsolat, vagy nagyon lassú: ez az oldal elmentett példánya. Letöltve ${age} (${moment}).`,
  keptSometime: "Nincs kapcsolat, vagy nagyon lassú: ez az oldal elmentett példánya.",
  justNow: "az imént",
  again: "Betöltés újra",
  missing: "Ez az oldal kapcsolat nélkül nem olvasható",
  missingText: "Az oldalt ezen az eszközön még nem nyitottátok meg, és most nincs kapcsolat, hogy letöltsük.",
  readable: "Ezek viszont most is megnyithatók",
  nothing: "Ezen az eszközön még egyetlen oldal sincs elmentve.",
  downloadPocket: "Az egész útikalauz az eszközön",
};

export const busyTexts: BusyTexts = {
  title: "Most túl sokan vagyunk az oldalon",
  text: "Néhány másodperc múlva újra betölthetitek. Köszönjük a türelmeteket!",
  retry: "Újratöltés",
};

export const replyTexts: ReplyTexts = {
  subject: (site) => `Re: Üzenet – ${site}`,
  wrote: (name, day) => `${name} írta (${day}):`,
};

export const invitationMailTexts: InvitationMailTexts = {
  subject: (site) => `Meghívó: ${site}`,
  text: ({ by, site, role, url, day }) =>
    `${by} meghívót küldött ennek az oldalnak a szerkesztőségébe: ${site} (${role}).\n\n` +
    `Ezen a linken lehet regisztrálni, egyszer, ${day} napjáig:\n\n${url}\n\n` +
    "Ha a meghívó tévedésből érkezett, nincs vele teendő.",
  roles: { administrator: "adminisztrátor", editor: "szerkesztő", translator: "fordító" },
};

export const testMailTexts: (site: string) => TestMailTexts = (site) => ({
  subject: `${site}: próbaüzenet`,
  text: `Próbaüzenet az oldal beállításaiból (${site}). Ha olvasható, a levélküldés működik.`,
});

export const queryTerms: QueryTerms = {
  emptyStems: ["egy"],
  without: "nelkul",
  weak: "mennyibe mennyi hany kerul kerulnek hogyan hogy mikor hol hova honnan miert melyik milyen mit mi ki kell kellene lehet erdemes van vannak szukseges akarok szeretnek nekem jelent jo legjobb legolcsobb magammal magunkkal magatokkal utazas utazni utazunk utazok menni megyunk megyek kapok kapunk jutok jutunk jutni alatt nincs nincsenek tudok tudunk fontos tudnivalo tudnivalok bejarni bejarjuk kene tudna szabad peru peruban peruba perui perut perunak",
  alike: [
    "mennyibe kerül ár ára árak költség jegyár díj drága",
    "jegy belépő belépőjegy",
    "busz távolsági autóbusz",
    "cusco cuzco",
    "időeltolódás időzóna",
    "repülőtér reptér",
    "útiterv program",
    "hetes hét hétig egyhetes kéthetes háromhetes",
    "napos nap napra",
    "2 két kettő kéthetes",
    "3 három háromhetes",
    "10 tíz tíznapos",
    "évszak időszak idény szezon hónap hónapban",
    "bírság büntetés",
    "túllépés túltartózkodás túlmaradás",
    "cuy tengerimalac",
    "tó laguna",
    "elveszett elvesztettem ellopták elloptak loptak ellopás lopás",
    "repülő járat repülés repülőjegy repülőút",
    "vonat vasút",
    "magasság hegyibetegség soroche magashegyi fejfájás",
    "oltás védőoltás oltások",
    "pénz valuta sol készpénz",
    "bankkártya kártya atm bankautomata pénzautomata",
    "szállás hotel szálloda hostel",
    "étel enni kaja konyha étterem",
    "időjárás éghajlat idő eső esős hőmérséklet klíma",
    "látnivaló nevezetesség látványosság",
    "dzsungel őserdő esőerdő amazónia amazonas",
    "túra trekking gyalogtúra kirándulás",
    "gyerek gyerekek gyermek gyermekek család kisgyerek baba babával csecsemő",
    "biztonság veszélyes bűnözés lopás",
    "internet wifi sim mobil",
    "áram konnektor feszültség",
    "útlevél okmány",
    "csomag csomagolás csomagolj csomagoljak csomagoljunk csomaglista pakoljak pakoljunk pakolás hátizsák ruha vigyek vigyünk vigyetek",
    "ünnep fesztivál ünnepnap",
    "taxi uber",
    "borravaló baksis",
    "rendőrség segélyhívó mentő vészhelyzet",
    "csapvíz ivóvíz víz",
    "mosdó wc vécé toalett illemhely fürdőszoba",
    "valutaváltó átváltó átváltás árfolyam",
    "segítség vészhelyzet segély",
    "orvos doktor",
    "cukorbeteg cukorbetegség inzulin gyógyszer gyógyszerek",
    "nyitvatartás nyitva nyit nyílik zár",
    "belváros központ",
    "számla fizetni fizetek",
    "telefon mobil",
    "szótár fordító kifejezés mondat",
    "metró földalatti",
    "tenger óceán tengerpart strand fürdés fürdeni úszás úszni",
    "bálna bálnales bálnák",
    "bakancs túracipő cipő",
    "könnyű legkönnyebb nehéz nehézség",
    "hátizsákos egyedül",
    "nyugdíjas idős idősek",
    "munka munkavállalás dolgozni",
    "repülőjegy repjegy",
    "olcsó olcsón",
    "adapter átalakító konnektor",
    "telefonkártya sim",
    "zsebtolvaj lopás rablás",
    "vegán vegetáriánus",
    "esik eső csapadék",
    "fej fejem fejfájás",
  ],
};

/** The words that the contact form's script writes; the page's own stand in its messages. */
export const contactWords = {
  errors: {
    missing: {
      from_name: "A név hiányzik.",
      user_email: "Az e-mail-cím hiányzik.",
      message: "Az üzenet hiányzik.",
    },
    too_long: {
      from_name: (most: number) => counter("hu")(most, { other: "A név legfeljebb {n} karakter lehet." }),
      user_email: (most: number) =>
        counter("hu")(most, { other: "Az e-mail-cím legfeljebb {n} karakter lehet." }),
      message: (most: number) => counter("hu")(most, { other: "Az üzenet legfeljebb {n} karakter lehet." }),
    },
    not_an_address: "Ez nem e-mail-cím. Így néz ki egy jó: nev@pelda.hu",
  },
  charactersLeft: (n: number) => counter("hu")(n, { other: "Még {n} karakter fér bele." }),
  send: "Üzenet küldése",
  sending: "Küldés…",
  successMessage: "Köszönjük megkeresését! Hamarosan válaszolunk.",
  errorMessage: "Sajnos hiba történt az üzenet küldése közben. Kérjük próbálja újra később.",
};

export type ContactWords = typeof contactWords;
