import type { Facts } from "#content/facts/facts.ts";
import { andeanStay, mexico, otherVisa, unitedKingdom } from "#content/facts/entry/entry-by-passport.ts";
import { entryRules, euAgreement, overstayFine } from "#content/facts/entry/entry-rules.ts";
import { mostGranted, years } from "#content/stays/check-stay.ts";
import type { StayText } from "#content/tools/stay-text.ts";
import { formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

export default (facts: Facts): StayText => ({
  title: "Meddig maradhattok Peruban?",
  description:
    "Tartózkodáskalkulátor Peruhoz: a be- és kilépésekből kiszámoljuk a hátralévő napokat, az utolsó napot és a túllépés bírságát.",
  keywords: [
    "Peru 90 nap",
    "Peru tartózkodás",
    "Peru vízummentes napok",
    "180 napos szabály",
    "TAM Virtual",
    "túltartózkodás bírság Peru",
  ],
  lead: "Írjátok be, mikor léptek be és ki, és megkapjátok, hány nap telt el, mennyi maradt, és melyik az utolsó nap, amelyet még az országban tölthettek. Mivel a szabályt többféleképpen értelmezik, mindegyik számítást megmutatjuk, a legszigorúbbal kezdve.",
  pictureAlt:
    "Nyitott útlevél lámás pecséttel egy faasztalon, mögötte fali naptár bekarikázott nappal, az ablakban havas hegyek.",
  form: {
    title: "Az utazásaitok",
    passport: "Milyen útlevéllel utaztok?",
    choose: "Válasszatok",
    passports: {
      eu: "magyar vagy más uniós (az ír nem)",
      open: "szerb, ukrán, svájci, ír, amerikai, kanadai, más vízummentes",
      unitedKingdom: "brit",
      andean: "bolíviai, ecuadori, kolumbiai",
      mercosur: "argentin, brazil, chilei, paraguayi, uruguayi",
      mexico: "mexikói",
      exempt: "indiai, kínai – amerikai, brit, schengeni vagy hasonló vízummal",
      visa: "vízumköteles (venezuelai, kubai, vietnámi…)",
    },
    order: ["eu", "open", "unitedKingdom", "andean", "mercosur", "mexico", "exempt", "visa"],
    usual: "eu",
    trip: "{n}. út",
    entry: "Belépés Peruba",
    exit: "Kilépés Peruból",
    exitHint: "Ha még nem tudjátok, hagyjátok üresen.",
    days: "Napok a TAM-on",
    daysHint: `Ha üres, ${facts(entryRules).stayDays} nappal számolunk.`,
    expires: "Meddig érvényes az útlevél?",
    expiresHint: "Nem kötelező.",
    add: "Még egy út",
    remove: "{n}. út törlése",
    count: "Számolás",
    clear: "Minden törlése",
    privacy:
      "Amit beírtok, ezen a készüléken marad, és az oldal címébe kerül: így meg tudjátok osztani vagy elmenteni. Útlevélszámot sehol sem kérünk.",
    notKept: "Ez a böngésző nem engedi, hogy a készülék megőrizze az utakat. Mentsétek el az oldal címét!",
  },
  errors: {
    noPassport: "Válasszátok ki, milyen útlevéllel utaztok.",
    noEntry: "Írjátok be a belépés napját.",
    noDate: "Ez így nem dátum. Írjátok így: 2026-03-01 (év, hónap, nap).",
    noSuchDay: "Ilyen nap nincs a naptárban. Nézzétek meg a hónapot és a napot!",
    farAway: `Biztosan jó az évszám? ${years.from} és ${years.to} közötti napokkal számolunk.`,
    exitBeforeEntry: "A kilépés nem lehet korábban, mint a belépés.",
    tooLong: "Ez öt évnél hosszabb út lenne. Nézzétek meg az évszámot!",
    overlap: "Ekkor egy másik utatok szerint még Peruban vagytok. Előbb azt az utat zárjátok le.",
    noExit: "Csak a legutolsó út lehet nyitott: írjátok be, mikor léptetek ki.",
    noDays: `1 és ${mostGranted} közötti egész szám kell ide, ahogyan a TAM-on áll.`,
  },
  result: {
    title: "Eredmény",
    nothing: "Írjátok be legalább egy belépés napját, és itt lesz a válasz.",
    wrong: "Még nem tudunk számolni: javítsátok ki a pirossal jelölt mezőket.",
    strictest: "A legszigorúbb számítás",
    lastDay: "Az utolsó nap, amelyet még Peruban tölthettek",
    noDay: "Erre az útra egy nap sem maradt",
    over: { other: "{n} nappal lépitek túl" },
    days: { other: "{n} nap" },
    labels: {
      stay: "Ez az út legfeljebb",
      used: "Felhasznált napok",
      left: "A kilépés után maradna",
      over: "Túllépés",
      before: "Túllépés a korábbi utakon",
      fine: "Bírság, ha így számolják",
      next: "Leghamarabb beléphettek",
      source: "Forrás",
    },
    today: { other: "Peruban ma {day} van; a mai nap után még {n} napot maradhattok." },
    trips: "Amiből számoltunk",
    open: "még nincs kilépés",
    print: "Nyomtatás",
    visa: "Hogy hány napot tölthettek Peruban, a vízum és a TAM mondja meg. Írjátok be a TAM-on álló számot: nélküle csak a mindenkire érvényes felső határt ismerjük.",
    decides:
      "**A TAM dönt.** A számítás tájékoztat, de a határon az érvényes, amit a tisztviselő beírt: nézzétek meg a [TAM-on](#tam), és ha kevesebb, ahhoz tartsátok magatokat.",
  },
  readings: {
    tam: {
      title: "Amennyit a belépéskor kaptatok",
      text: `Minden belépésnél a tisztviselő dönt, és a TAM mutatja. A szokásos ${facts(entryRules).stayDays} nap, de lehet kevesebb is.`,
    },
    practice: {
      title: `${facts(entryRules).stayDays} nap ${facts(entryRules).withinDays} napon belül`,
      text: `A magyar utasoknak adott tájékoztatás szerint bármelyik belépéstől számított ${facts(entryRules).withinDays} napon belül összesen ${facts(entryRules).stayDays} nap jár. Aki ezt betartja, a többit sem lépi túl.`,
    },
    agreement: {
      title: `${euAgreement.stayDays} nap bármely ${euAgreement.withinDays} napon belül`,
      text: `Az EU és Peru megállapodása: minden egyes napról visszanézve a megelőző ${euAgreement.withinDays} napban legfeljebb ${euAgreement.stayDays} napot tölthettetek Peruban. ${euAgreement.stayDays} nap távollét után újra ${euAgreement.stayDays} nap jár.`,
    },
    unitedKingdom: {
      title: `${facts(unitedKingdom).stayDays} nap bármely ${facts(unitedKingdom).withinDays} napon belül`,
      text: "A brit külügyminisztérium szerint rendesen ennyi jár; minden napról visszafelé számoljuk.",
    },
    andean: {
      title: `${facts(andeanStay).mostDays} nap 365 napon belül`,
      text: `Az Andok Közösség szabálya: ${facts(andeanStay).days} nap, amely egyszer ${facts(andeanStay).extensionDays} nappal hosszabbítható, „ugyanabban az évben” összesen ${facts(andeanStay).mostDays}. Szigorúan véve ez bármely 365 nap. A hosszabbítást a Migracionesnél kell kérni.`,
    },
    andeanYear: {
      title: `${facts(andeanStay).mostDays} nap egy naptári évben`,
      text: "Ugyanez a szabály engedékenyebben számolva: január elsején újrakezdődik a számolás.",
    },
    mexico: {
      title: `${facts(mexico).days} nap 365 napon belül`,
      text: "A mexikói külügyminisztérium szerint egyben vagy részletekben, ahogyan a tisztviselő megadja.",
    },
    decree: {
      title: `${facts(otherVisa).days} nap 365 napon belül`,
      text: `Amerikai, brit, kanadai, ausztrál vagy schengeni vízummal, amely még legalább ${facts(otherVisa).validMonths} hónapig érvényes (006-2017-RE rendelet).`,
    },
    ceiling: {
      title: `${facts(entryRules).ceiling.days} nap 365 napon belül: a felső határ`,
      text: "Turista ennél többet semmiképp sem tölthet Peruban. Nem jár automatikusan: ezt is a tisztviselő adja meg.",
    },
  },
  passport: {
    title: "Elég sokáig érvényes az útlevél?",
    card: "Személyi igazolvánnyal is beléphettek; annak csak érvényesnek és épnek kell lennie.",
    neededAtEntry: "Ahhoz, hogy beengedjenek, legalább eddig érvényes legyen",
    neededAtExit: "Biztos, ami biztos, a kilépéstől számolva eddig",
    enough: "Igen, elég sokáig érvényes.",
    enoughAtEntry:
      "A belépéshez elég, de a kilépéstől számított hat hónaphoz nem; régebbi forrás így kéri. Kérdezzétek meg a légitársaságot!",
    short: "Nem elég: ezzel az útlevéllel nem engednek be. Indulás előtt cseréljétek ki!",
  },
  sections: [
    {
      id: "tam",
      title: "Hol nézhetitek meg a TAM-ot?",
      text: [
        "A *Tarjeta Andina de Migración* a belépés elektronikus bejegyzése; a repülőtéren nem ütnek pecsétet. Ezen áll, hány napot kaptatok. Bővebben: [érkezés és TAM](page:entry#arrival).",
      ],
      steps: [
        "Már a pultnál kérdezzétek meg: *¿Cuántos días me da?*",
        "Amint van internet, nyissátok meg a [TAM Virtual](site:migracionesTam) oldalát, és keressétek ki a belépést az útlevél adataival.",
        "Nézzétek meg a nevet, a belépés napját és a napok számát (*días*), majd mentsétek el PDF-ben.",
        "Ha valami nem stimmel, rögtön szóljatok a [Migracionesnél](site:migraciones).",
      ],
    },
    {
      id: "counting",
      title: "Hogyan számolunk?",
      text: [
        "A belépés és a kilépés napja is egész napnak számít: aki március 1-jén lép be, annak a 90. nap május 29. A napokat perui idő szerint vesszük; aki éjfél után lép be, annál az már a következő nap.",
        "Ha ugyanazon a napon kiléptek és vissza is jöttök, az egy nap. Új belépésnél a TAM új számot kaphat, de a többi számításban az eddigi napok is benne vannak: a határon átruccanni és visszajönni ezért nem ad új keretet. Ki mennyi ideig maradhat: [ki utazhat be vízum nélkül](page:entry#visa-free).",
        `A turistaként kapott időt csak az Andok Közösség polgárai hosszabbíthatják meg (${formatMonth(facts(entryRules).noExtension.asOf, "hu")}). Aki tovább maradna, [más vízumot vagy jogállást](page:visa-types) kérjen.`,
      ],
    },
    {
      id: "over",
      title: "Ha túllépitek, vagy már túlléptétek",
      text: [
        `Minden túllépett nap után az adóegység (UIT) ${formatNumber(facts(overstayFine).percentOfTaxUnit, "hu")} százalékát kell fizetni: ${facts(overstayFine).year}-ban napi ${formatSoles(facts(overstayFine).solesADay, "hu")}, tíz nap után ${formatSoles(facts(overstayFine).solesADay * 10, "hu")}, harminc nap után ${formatSoles(facts(overstayFine).solesADay * 30, "hu")}. Az adóegység minden januárban változik, későbbi napokra ez csak közelítés.`,
      ],
      steps: [
        "Ha még nem járt le, tegyétek előbbre a repülőjegyet: ez a legolcsóbb megoldás.",
        "Ha lejárt, a mai összeget és a fizetés módját a [Migraciones](site:migraciones) oldalán nézzétek meg, és fizessetek, mielőtt a reptérre mentek: bírsággal tartozva nem lehet kilépni.",
        "A befizetés igazolását tartsátok az útlevél mellett. Lejárt idővel [aláírási engedély](page:entry#alairas) sem kérhető.",
        "Betegség, törölt járat vagy elveszett útlevél esetén kérjetek igazolást, és szóljatok a [konzuli szolgálatnak](page:entry#travel-assistance) is.",
      ],
    },
  ],
  freshness: [
    `A szabályok 2024–2025-ös közlésekből valók, a bírság ${formatMonth(facts(overstayFine).asOf, "hu")}i, az andoki szabály ${formatMonth(facts(andeanStay).asOf, "hu")}i adat.`,
  ],
  disclaimer: [
    "Ez a számítás tájékoztat, de nem jogi tanács. A belépésről és a napok számáról a beléptető tisztviselő dönt; ha a TAM, a [Migraciones](site:migraciones) vagy a [Konzinfo](site:konzinfo) mást mond, az az érvényes.",
  ],
});
