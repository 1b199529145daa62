/** The texts of the settings and of the first set-up; Hungarian is the source of the shape. */
export const siteSettings = {
  title: "Beállítások",
  intro: "Amit itt elmentetek, azonnal érvényes az egész oldalon. Ami üres, azt az olvasók sehol sem látják.",
  loading: "A beállítások betöltése…",
  loadFailed: "A beállításokat nem sikerült betölteni.",
  retry: "Újra",
  save: "Mentés",
  saved: "Elmentve.",
  unreachable: "A szerver most nem érhető el. Ami ide van írva, megmarad: próbáljátok újra.",
  failed: "Nem sikerült elmenteni.",
  wrongFields: "Így nem menthető el: nézzétek meg a megjelölt mezőket.",
  fromEnvironment: (variable: string) =>
    `Magán a szerveren van beállítva, és csak ott lehet megváltoztatni (ott így hívják: ${variable}).`,
  secretSet: "Be van állítva. Innen nem olvasható vissza; új érték írható a helyére.",
  panels: {
    details: {
      title: "Az oldal és a cég",
      intro: "A fejlécben, a láblécben, az adatvédelmi oldalon, a hírcsatornában és a levelekben áll.",
    },
    words: {
      title: "Mit mond magáról az oldal?",
      intro:
        "Minden oldal láblécében és a kezdőlapon; a bevezető minden sora külön bekezdés. Amit kiürítetek, az kimarad. Egy cég oldalán a lábléc sora és a megjegyzés üres, amíg meg nem írjátok.",
    },
    brand: {
      title: "Szín, logó és ikon",
      intro: "Erről ismernek rátok az olvasók. Itt, a szerkesztőségben is ez látszik.",
    },
    links: { title: "Oldalaitok máshol", intro: "A láblécben és a kezdőlapon jelennek meg." },
    mail: {
      title: "Levélküldés",
      intro:
        "Az űrlapról érkező üzenetek mindig itt, az adminfelületen is olvashatók. Levélben is megjönnek, ha van levelezőszerver és címzett. Az adatokat a levelezés szolgáltatója adja meg.",
    },
    accounts: {
      title: "Fiókok",
      intro: "Ki kérhet hozzáférést az adminfelülethez, és hogyan lehet belépni.",
    },
    videos: {
      title: "Videók",
      intro:
        "A kezdőlapon a csatorna legújabb videói jelennek meg. Kulcsot a Google Cloud Console ad (YouTube Data API v3).",
    },
    messages: { title: "Üzenetek megőrzése", intro: "Az adatvédelmi oldal is megmondja." },
    linkCheck: {
      title: "Linkek más oldalakra",
      intro: "A bejegyzésekből, az oldalakról és az adatok forrásaiból más webhelyekre vezető linkek.",
    },
  },
  fields: {
    siteName: "Az oldal neve",
    company: "A cég neve",
    address: "Postacím",
    phone: "Telefon",
    whatsapp: "WhatsApp",
    email: "E-mail-cím, amelyet az olvasók látnak",
    website: "A cég honlapja",
    builderName: "Aki az oldalt készítette",
    builderUrl: "Az ő honlapja",
    tiktok: "TikTok",
    youtube: "YouTube",
    instagram: "Instagram",
    facebook: "Facebook",
    contactTo: "Ide jönnek az űrlap üzenetei",
    contactFrom: "Feladó",
    ownerEmail: "A tulajdonos címe",
    youtubeChannelId: "A csatorna azonosítója",
    youtubeKey: "API-kulcs",
    messageDays: "Ennyi napig maradnak meg",
  },
  hints: {
    siteName: "Üresen: Irány Peru",
    phone: "Országhívóval, például +51 1 234 5678",
    whatsapp: "Országhívóval",
    contactFrom: "Üresen a címzett; sok szerver csak a saját címeit fogadja el.",
    ownerEmail: "Ide írunk, ha az oldallal baj van.",
    youtubeChannelId: "UC-vel kezdődik",
    messageDays: "Üresen: amíg valaki ki nem törli őket.",
  },
  words: {
    fields: {
      footer: "A láblécben, a név alatt",
      intro: "Bevezető a kezdőlapon",
      note: "Megjegyzés a bevezető alatt",
    },
    restore: "Az eredeti visszaállítása",
    restoreIn: (language: string) => `Az eredeti visszaállítása: ${language}`,
  },
  faults: {
    colour: "Ez nem színkód: # és hat jel kell, például #1f6f5c.",
    text: "Túl hosszú, vagy nem írható ide.",
    email: "Ez nem e-mail-cím, például: nev@pelda.hu.",
    url: "Ez nem webcím, például: https://pelda.hu.",
    tel: "Országhívóval kell kezdődnie, hogy külföldről is hívható legyen: +51 1 234 5678.",
    number: "Egész szám kell, 1 és 3650 között.",
  },
  brand: {
    colour: "Színkód",
    colourHint:
      "Például #1f6f5c. Ilyenek lesznek a linkek, a gombok és a jelölések. Üresen az oldal eredeti színei maradnak.",
    pick: "Szín választása szemre",
    restoreColours: "Vissza az eredeti színekhez",
    sample: {
      title: "Reggel Cuscóban",
      link: "Így juttok oda",
      button: "Tovább",
      pointed: "Mutató alatt",
      shown: {
        light: (code: string) => `A világos oldalakon: ${code}.`,
        dark: (code: string) => `A sötét oldalakon: ${code}.`,
      },
      moved: {
        light: "Sötétebb lett, mert a választott szín itt nem volna olvasható.",
        dark: "Világosabb lett, mert a választott szín itt nem volna olvasható.",
      },
    },
    logo: {
      title: "Logó",
      hint: "A fejlécben áll, az oldal jele és neve helyén. A legszebb egy átlátszó hátterű, legalább 120 képpont magas PNG; az SVG-fájlt előbb mentsétek el PNG-ként.",
      restore: "Vissza az eredeti jelhez",
      shown: { light: "A logó a világos oldalakon", dark: "A logó a sötét oldalakon" },
      seenOn: {
        light: "A sötét oldalakon világos mezőn áll, mert anélkül alig látszana.",
        dark: "A világos oldalakon sötét mezőn áll, mert anélkül alig látszana.",
      },
    },
    named: {
      label: "A logó mellett álljon ott az oldal neve is",
      hint: "Hagyjátok üresen, ha a név a logóban is benne van.",
    },
    icon: {
      title: "Ikon",
      hint: "A böngészők lapfülén és a telefonok kezdőképernyőjén látszik. Legjobb egy legalább 512 képpontos, négyzetes kép.",
      restore: "Vissza az eredeti ikonhoz",
      shown: "A most használt ikon",
    },
    choice: { choose: "Kép választása", toLibrary: "A képtárba" },
    done: "Elmentve, az olvasók már ezt látják.",
    unusable: "Ez a kép nem használható: már nincs meg, vagy teljesen átlátszó. Válasszatok másikat.",
  },
  registration: {
    label: "Ki regisztrálhat?",
    ways: {
      approve: "Bárki kérhet fiókot, egy adminisztrátor hagyja jóvá",
      invite: "Csak aki meghívót kapott",
      off: "Senki",
    },
  },
  requireSecondFactor: {
    label: "Kötelező a kétlépcsős azonosítás",
    hint: "Egy telefonos alkalmazás kódja vagy azonosítókulcs. Akinél még nincs beállítva, belépés után csak beállítani tudja.",
  },
  checkLinks: {
    label: "Éjszakánként ellenőrizze az oldal, hogy működnek-e",
    hint: "Minden címet naponta egyszer kér le, ha az ottani robots.txt engedi. Ami már nem vezet sehová, az a vezérlőpulton, a mai teendők között áll.",
  },
  replacedAddresses: {
    title: "Kicserélt címek",
    intro: "Az útikalauz ezekre mutató linkjei az új címre visznek.",
    restore: "Vissza az eredetire",
    restoreOf: (address: string) => `Vissza az eredetire: ${address}`,
  },
  mailServer: {
    legend: "Levelezőszerver",
    host: "Szerver",
    hostHint: "Például smtp.pelda.hu",
    port: "Port",
    security: "Titkosítás",
    securities: {
      tls: "TLS a kapcsolat elejétől (465)",
      starttls: "STARTTLS (587)",
      any: "Ha a szerver kínálja",
    },
    user: "Felhasználónév",
    password: "Jelszó",
    passwordHint: "Minden módosításkor újra kell írni: nem olvasható vissza.",
    showPassword: "A jelszó mutatása",
    wrongHost: "Ez nem szervernév.",
    wrongPort: "1 és 65535 közötti szám kell.",
    current: (host: string, port: number) => `Beállítva: ${host}:${port}.`,
    none: "Még nincs levelezőszerver.",
    remove: "Eltávolítás",
  },
  recipients: "Ki kapja a leveleket?",
  test: {
    submit: "Próbaüzenet küldése",
    sent: (to: string) => `A levelezőszerver átvette a próbaüzenetet. Nézzétek meg, megjött-e: ${to}`,
    faults: {
      unset: "Előbb levelezőszerver és címzett kell.",
      unreachable: "A levelezőszerver nem érhető el. Nézzétek meg a nevét, a portot és a titkosítást.",
      refused_login: "A levelezőszerver nem fogadja el a nevet vagy a jelszót.",
      refused_mail: "A levelezőszerver nem fogadja el a feladót vagy a címzettet.",
      other: "Nem sikerült elküldeni.",
    },
    reason: (reason: string) => `A szerver válasza: ${reason}`,
  },
  setUp: {
    title: "Mielőtt megnyitjátok",
    intro: "Pár lépés, és az oldal a tiétek. Később bármelyik pótolható a Beállítások között.",
    skip: "Nem kell",
    skipNamed: (step: string) => `Nem kell: ${step}`,
    steps: {
      details: {
        title: "Nevek, telefon, cím, oldalak máshol",
        text: "Amíg nincsenek kitöltve, az olvasók nem látják őket.",
        action: "Kitöltés",
      },
      mail: {
        title: "Levélküldés",
        text: "Az üzenetek így levélben is megjönnek, és kipróbálható egy próbaüzenettel.",
        action: "Beállítás",
        later: "Később, a Beállításokban",
      },
      address: {
        title: "Cím és https",
        text: (address: string) =>
          `Az oldal most így ismeri a címét: ${address}. Nyilvános oldalhoz saját cím és https kell; a szerveren az állítja be, aki gondját viseli (ott így hívják: SITE_URL).`,
      },
      posts: {
        title: "Mintabejegyzések",
        text: (n: number) => `${n} bejegyzés az oldallal együtt érkezett.`,
        action: "A lomtárba velük",
        keep: "Maradjanak",
      },
      links: {
        title: "Linkek más oldalakra",
        text: "Az oldal éjszakánként megnézheti, működnek-e még a más webhelyekre vezető linkek, és szól, ha nem.",
        action: "Bekapcsolás",
      },
    },
    bring: "Ha WordPressben vagy Ghostban írtatok eddig, onnan is átvehetők a bejegyzések.",
    restore: "Ha van már mentés egy másik gépről, előbb azt érdemes visszaállítani.",
    failed: "Nem sikerült. Próbáljátok újra.",
  },
};

export type SiteSettingsTexts = typeof siteSettings;
