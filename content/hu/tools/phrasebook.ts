import type { PhrasebookText } from "#content/tools/phrasebook-text.ts";

export default (): PhrasebookText => ({
  title: "Spanyol zsebszótár Peruhoz",
  description:
    "Közel háromszáz spanyol kifejezés helyzetek szerint, ahogy Peruban mondják, magyarosan leírt kiejtéssel, felmutatható kártyákkal; kecsua köszönések.",
  keywords: [
    "spanyol szótár utazáshoz",
    "spanyol kifejezések Peru",
    "spanyol kiejtés magyarosan",
    "kecsua köszönés",
    "perui spanyol",
  ],
  lead: "Közel háromszáz kifejezés arra, ami az úton valóban szóba kerül: úgy, ahogy Peruban mondják, magyarosan leírt kiejtéssel. Ha nem megy a kimondása, bármelyiket megmutathatjátok óriási betűkkel.",
  pictureAlt:
    "Hátizsákos utazó és kalapos piaci árus beszélget a gyümölcsöspult fölött; az egyik szóbuborékban avokádó, a másikban pénzérmék.",
  jump: "Miről van szó?",
  situations: {
    greetings: "Köszönés, udvariasság",
    understanding: "Ha nem értitek egymást",
    airport: "Érkezés, reptér",
    transport: "Taxi, busz, vonat",
    directions: "Merre van?",
    hotel: "Szállás",
    eating: "Étkezés",
    diet: "Allergia, diéta",
    market: "Piac, vásárlás",
    money: "Pénz",
    health: "Egészség, magasság",
    emergency: "Baj van",
    trekking: "Időjárás, túra",
    talk: "Beszélgetés",
    phone: "Telefon, internet",
    numbers: "Számok",
    time: "Idő, napok, hónapok",
    quechua: "Kecsua köszönések",
  },
  notes: {
    greetings:
      "Idegeneket Peruban magáznak (*usted*), ezért itt is ez az alap; a fiatalok egymás közt tegeződnek (*tú*). Köszönés nélkül kérdezni udvariatlan.",
    transport: "A kisbuszon (*combi*) nincs leszállásjelző: hangosan szólni kell, ha le akartok szállni.",
    eating: "A *menú* nem étlap, hanem olcsó napi menü; az étlap neve *la carta*.",
    market: "Alkudni a piacon és a taxissal lehet, a boltban nem.",
    health: "Magasban fontos: [A magasság](page:safety-health#altitude).",
    emergency: "A segélyhívók és a saját adataitok a [segélykártyán](page:emergency) vannak.",
    numbers: "A számok után a pénznem áll: *veinte soles*, húsz sol.",
    quechua:
      "Cusco környékén, a Szent Völgyben és a teherhordók között sokaknak a kecsua az anyanyelve. Ez a cuscói változat; a helyesírás forrásonként eltér.",
  },
  filter: "Keresés a kifejezések között",
  find: "Keresés",
  found: { one: "# találat", other: "# találat" },
  nothingFound: "Nincs ilyen kifejezés. Próbáljátok egyetlen rövid szóval, magyarul vagy spanyolul.",
  readingTitle: "Így olvassátok a kiejtést",
  reading: [
    "A **vastag** szótagot kell megnyomni: a spanyolban a hangsúly többnyire nem az elsőn van.",
    "Minden magánhangzó rövid, az „a” is: olyan, mint egy rövid „á”.",
    "Az „rr” hosszan pörög, a „h” erősebb, mint a magyarban, a „b” pedig két magánhangzó között olyan lágy, hogy majdnem „v”.",
    "A kecsua „lj” egyetlen lágy hang; a „p’” keményen pattan.",
  ],
  favourites: "Kedvencek",
  favouritesHint:
    "A csillaggal tehettek ide és vehettek ki innen kifejezéseket. Csak ezen a készüléken maradnak meg, nekünk nem küldi el őket az oldal; nyomtatásban is ezek állnak elöl.",
  favourite: "Kedvenc",
  show: "Mutatom nagy betűkkel",
  kept: "Elmentve ezen a készüléken.",
  notKept:
    "Ez a böngésző nem engedi, hogy a készülék megőrizze: a kedvencek csak a lap bezárásáig maradnak meg.",
  close: "Vissza a szótárhoz",
  disclaimer: [
    "A kiejtést szabály írja át a spanyol helyesírásból, néhány kivétellel: közelítés, nem hangtani jelölés. Baj esetén ne a szótárra hagyatkozzatok, hívjatok segítséget.",
  ],
});
