import { climateSum } from "#content/facts/climate/climate-range.ts";
import { climate } from "#content/facts/climate/climate.ts";
import { monthsRated } from "#content/facts/climate/best-months.ts";
import { places } from "#content/facts/places.ts";
import { heights } from "#content/facts/top-ten.ts";
import {
  acclimatisation,
  choquequiraoFacts,
  crewTip,
  huascaranRules,
  huayhuashFees,
  incaTrailRules as rules,
  porterRules,
  rainClosures,
  trekHeights,
  trekTickets,
} from "#content/facts/treks/trek-rules.ts";
import { nightsOf, treks, type Trek, type TrekId } from "#content/facts/treks/treks.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatDistance, formatMetres, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatAge, formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const metres = (height: number) => formatMetres(height, "hu");
const month = (of: string) => formatMonth(of, "hu");
const span = ([from, to]: readonly [number, number]) =>
  [...new Set([from, to])].map((value) => formatNumber(value, "hu")).join("–");
const dollars = (range: readonly [number, number]) => `${span(range)} dollár`;
const hours = ([from, to]: readonly [number, number]) => formatHours(from, "hu", to);
const season = (id: TrekId) => formatMonths(treks[id].season, "hu");
const [firstNight = 0, secondNight = 0, thirdNight = 0] = nightsOf(treks["inca-trail"]);
const [, , , aguasCalientes = 0] = nightsOf(treks.salkantay);
const santaCruzNights = nightsOf(treks["santa-cruz"]);
const dayOfIncaTrail = () => rules.groupTour.usd.map((price) => Math.round(price / 20) * 5).join("–");

const permits: Record<Trek["permit"], string> = {
  "licensed agency": "engedély, csak irodával",
  park: "nemzeti parki jegy",
  site: "belépőjegy",
  communities: "díj a falvaknak",
  none: "nem kell engedély",
};
/** With a licensed agency there is always one. */
const guides: Record<Trek["guide"], string> = {
  required: "",
  advised: "vezető ajánlott",
  optional: "vezető nélkül is",
};
const efforts: Record<Trek["effort"], string> = {
  2: "közepes",
  3: "közepesnél nehezebb",
  4: "nehéz",
  5: "nagyon nehéz",
};

function row(id: TrekId, name: string): string[] {
  const { days, km, highest, permit, guide, effort }: Trek = treks[id];
  return [
    name,
    span(days),
    km ? formatDistance(km[0], "hu", km[1]) : "–",
    metres(highest[1]),
    season(id),
    [permits[permit], guides[guide]].filter(Boolean).join("; "),
    efforts[effort],
  ];
}

export default guideWords(() => ({
  title: "Gyalogtúrák Peruban",
  description:
    "Inka-ösvény, Salkantay, Lares, Choquequirao, Ausangate, Huaraz, Colca: napok, magasság, idény, engedély és ár egymás mellett, és hogyan válasszatok irodát.",
  keywords: [
    "Inka-ösvény",
    "Salkantay túra",
    "Peru trekking",
    "Choquequirao",
    "Ausangate",
    "Huayhuash",
    "Santa Cruz túra",
    "Colca-kanyon túra",
  ],
  lead: "Négy nap az inkák kövezett útján, vagy nyolc a hatezres csúcsok között? Itt egymás mellett látjátok Peru kilenc nagy gyalogtúráját: hány nap, milyen magasra visz, mikor járható, kell-e hozzá engedély, és miről ismeritek meg azt az irodát, amely a teherhordóival is tisztességesen bánik.",
  pictureAlt: "Túrázók málhás öszvérrel egy magas hágón, mögöttük a Salkantay havas csúcsa.",
  sections: [
    {
      id: "compare",
      title: "Melyik túra való nektek?",
      blocks: [
        "Ha **gyalog akartok Machu Picchuhoz érni**, és fél évvel előre meg tudjátok mondani, melyik napon, az [Inka-ösvény](#inca-trail) a tiétek. Ha nem, a [Salkantay](#salkantay) ugyanoda visz, hetekkel előre foglalva, több hó és kevesebb rom mellett. Aki falvakat és szövőasszonyokat keres, [Larest](#lares) válassza; aki inka várost tömeg nélkül, [Choquequiraót](#choquequirao). A nagy hegyek az [Ausangate](#ausangate) körül és [Huaraz](#huaraz) fölött várnak. Ha csak két napotok van, és Arequipában jártok, menjetek le a [Colca-kanyonba](#colca).",
        {
          kind: "table",
          caption: "Kilenc túra",
          head: ["Túra", "Nap", "Táv", "Legmagasabb pont", "Mikor", "Belépés, vezető", "Nehézség"],
          rows: [
            row("inca-trail", "[Inka-ösvény](#inca-trail)"),
            row("short-inca-trail", "[rövid Inka-ösvény](#short-inca-trail)"),
            row("salkantay", "[Salkantay](#salkantay)"),
            row("lares", "[Lares](#lares)"),
            row("choquequirao", "[Choquequirao](#choquequirao)"),
            row("ausangate", "[Ausangate](#ausangate)"),
            row("santa-cruz", "[Santa Cruz](#santa-cruz)"),
            row("huayhuash", "[Huayhuash](#huayhuash)"),
            row("colca", "[Colca](#colca)"),
          ],
        },
        "A rajz azt mutatja meg, amit a számok nem: hányszor kell fölkapaszkodni, és hol alszotok. A szaggatott vonal Cusco magassága; ami fölötte van, ahhoz néhány nap a városban jó kezdet, de nem elég.",
        { kind: "figure", figure: "treks" },
        `Az Andokban a túraidény a száraz évszak: ${formatMonths(monthsRated("andes", "best"), "hu")}. Cuscóban az évi ${climate.cusco.rainYear} mm esőből ilyenkor mindössze ${climateSum(climate.cusco.rain, 5, 9)} mm hullik, viszont ${metres(4000)} fölött éjjel ${formatNumber(acclimatisation.frost[0], "hu")} és ${formatNumber(acclimatisation.frost[1], "hu")} °C közé hűl a levegő. Január és február a sárlavinák és a felhőbe burkolózó hágók ideje; a hónapokról bővebben: [Időjárás](page:weather#highlands).`,
        {
          kind: "note",
          tone: "warning",
          title: "Előbb a magasság, aztán a hágó",
          text: [
            `Bármelyik túra előtt, amely 3500 m fölé visz, töltsetek ${span(acclimatisation.nights)} éjszakát legalább ${metres(acclimatisation.metres)} magasan. Aki Limából érkezve másnap elindul, gyakran már az első hágó előtt visszafordul.`,
            "Ha a fejfájáshoz hányás társul, vagy valaki pihenve is kapkodja a levegőt, azonnal lefelé vele, éjjel is. Bővebben: [A magasság](page:safety-health#altitude).",
          ],
        },
      ],
    },
    {
      id: "inca-trail",
      title: "Inka-ösvény",
      facts: [
        {
          term: "Naponta indulhat",
          text: `${rules.peopleADay} ember, ebből nagyjából ${rules.walkersADay} túrázó`,
        },
        { term: "Zárva", text: "egész februárban" },
        {
          term: "Ára, mindennel",
          text: `${dollars(rules.groupTour.usd)} csoportban (${formatAge(rules.groupTour.asOf, "hu")})`,
        },
      ],
      blocks: [
        "Az egyetlen túra, amelyen az inkák eredeti, kövezett útján, sorra a romjaik mellett haladtok, és a Napkapun át, fölülről érkeztek Machu Picchuhoz. Szép, de nem magányos, és több ezer lépcsője megviseli a térdet.",
        {
          kind: "steps",
          items: [
            {
              title: "Az ollantaytambói völgyből föl",
              text: `A vasút 82. kilométerétől könnyű emelkedőn, Patallacta romjai mellett mentek. Wayllabambában alszotok, ${metres(firstNight)} magasan.`,
            },
            {
              title: "A nehéz nap",
              text: `Föl a „Halott asszony” hágójára (*qu:Warmiwañusqa*, ${metres(treks["inca-trail"].highest[1])}), aztán lépcsőn hatszáz métert lefelé. Pacaymayóban alszotok, ${metres(secondNight)} magasan.`,
            },
            {
              title: "A szép nap",
              text: `Még egy hágó, köderdő, orchideák, Sayacmarca és Wiñay Wayna teraszai. Éjszakára ${metres(thirdNight)} magasan maradtok.`,
            },
            {
              title: "Napkapu",
              text: `Hajnalban indultok, két óra alatt a Napkapuhoz értek, és lesétáltok a városba, ahová a ${rules.route} útvonalra szóló jegyetek enged be. A képeslapról ismert kilátás lejövet, a felső teraszokról tárul elétek; a 2-es körútra és a másnapi látogatásra külön jegy kell: [Melyik körút?](page:machu-picchu#which-circuit)`,
            },
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Egyedül nem lehet",
          text: [
            `Az ösvényre csak engedélyes iroda csoportjával, vezetővel lehet belépni; aki egyedül vagy utcán vett engedéllyel érkezik, azt visszafordítják. A napi ${rules.peopleADay} engedélyben a vezetők, szakácsok és teherhordók is benne vannak.`,
            "Az engedély névre, állampolgárságra és születési dátumra szól, úgy, ahogy az útlevélben áll, és az eredeti útlevelet kérik. A dátumot és a nevet utólag nem írják át.",
          ],
        },
        `**Foglalás:** májustól szeptemberig ${span(rules.monthsAhead.high)}, máskor ${span(rules.monthsAhead.low)} hónappal előre. A 2026-os árusítás kezdete ${formatDate(rules.saleOf2026.day, "hu")}, reggel 8 óra volt; a 2027-esekről az irodánál és a [cuscói kulturális igazgatóságnál](site:cultureCusco) kérdezzetek. 2026-ban már január végén bezárták az ösvényt, és március elején nyitották újra.`,
        {
          kind: "terms",
          items: [
            { term: "Nagyobb csoportban", text: `${dollars(rules.groupTour.usd)}, legfeljebb 16 fővel` },
            { term: "Kis csoportban", text: dollars(rules.smallGroup.usd) },
            { term: "Csak nektek", text: dollars(rules.private.usd) },
            {
              term: "Mi van benne",
              text: "Engedély, Machu Picchu-i belépő, vezető, sátor, étel, vonat visszafelé. Hálózsák, borravaló és a saját holmitokat vivő teherhordó rendszerint nincs.",
            },
          ],
        },
        "Ezek irodai árak 2026-ra. Aki hatszáz dollár alatt ígéri mindezt, a különbséget a teherhordókon spórolja meg.",
        { kind: "heading", id: "short-inca-trail", text: "A rövid Inka-ösvény" },
        `Egyetlen nap gyaloglás, sátor nélkül: a vonatról a 104. kilométernél szálltok le, és ${formatDistance(treks["short-inca-trail"].km[0], "hu", treks["short-inca-trail"].km[1])} gyaloglás után, Wiñay Waynán és a Napkapun át délután értek oda. Aguas Calientesben alszotok, Machu Picchut másnap nézitek meg, **külön jeggyel**: egy engedéllyel 2025 májusa óta nem lehet kétszer bemenni. Az engedélyt itt is iroda veszi, a februári zárás erre is érvényes; ára ${dollars(treks["short-inca-trail"].price.usd)} (${formatAge(treks["short-inca-trail"].price.asOf, "hu")}-as ajánlatok).`,
      ],
    },
    {
      id: "salkantay",
      title: "Salkantay",
      blocks: [
        `Gleccsertől a banánültetvényig négy-öt nap alatt. Az első délután a Humantay-tóhoz sétáltok föl (${metres(places.humantay.altitude)}), a második nap átkeltek a ${metres(treks.salkantay.highest[0])} fölötti hágón, a ${metres(trekHeights.salkantayPeak)} magas hegy lábánál, utána három nap lefelé következik: köderdő, kávéültetvények, hőforrás, végül a sínek melletti ösvény Aguas Calientesbe (${metres(aguasCalientes)}). Éjszaka az üvegkupolás szállások is fagyosak, a hágó után viszont már rövid ujjúban sétáltok.`,
        `Engedély nem kell, de Machu Picchu jegyét és a vonatot külön kell megvenni, és azok előbb fogynak el, mint a túra: nézzétek meg, benne van-e az árban. 2026-ra az irodák ${dollars(treks.salkantay.price.usd)}ért kínálják, az olcsóbbak kunyhóban, vonat nélkül, a drágábbak kis csoportban. Önállóan is járható; étel és fekhely a legtöbb táborhelyen kapható, a falvak és a tó néhány sol belépőt szednek.`,
        `Cuscóból hajnali öt előtt indulnak a kocsik. Tüntetések idején Anta környékén el szokták zárni az utat: ilyenkor előző este hívjátok föl az irodát. Esőben a Santa Teresa-völgy útja omlik, ezért decembertől áprilisig inkább mást válasszatok. A Humantay-tavat és a Salkantayra vezető utat legutóbb (${formatDate(rainClosures.salkantay.from, "hu")}) határozatlan időre le is zárták: az esős hónapokban foglalás előtt kérdezzétek meg az irodát, járható-e.`,
      ],
    },
    {
      id: "lares",
      title: "Lares",
      blocks: [
        `Nem a hegy, hanem az emberek miatt mennek ide: a Lares-völgy falvaiban kecsuául beszélnek, a nők maguk fonják és festik, amit viselnek. Két-három napig gyalogoltok a laresi hőforrástól Huacahuasin át, egyetlen komoly hágóval (${span(treks.lares.highest)} m, attól függ, merre mentek), és ${metres(nightsOf(treks.lares)[0] ?? 0)} körül alszotok. A végén kocsi visz Ollantaytambóba, onnan vonat Machu Picchuhoz.`,
        "Engedély nem kell, a túra egy héttel előre is megszervezhető, és a kilencből ez a legkíméletesebb. Vezető viszont legyen veletek: nem az út miatt, hanem hogy beszélgetni tudjatok. Ajándéknak gyümölcsöt vagy füzetet vigyetek, ne cukorkát, és fényképezés előtt kérdezzetek.",
      ],
    },
    {
      id: "choquequirao",
      title: "Choquequirao",
      facts: [
        { term: "A rom", text: metres(treks.choquequirao.highest[0]) },
        { term: "A folyó", text: metres(trekHeights.apurimacRiver) },
        {
          term: "Belépő",
          text: `${formatSoles(trekTickets.choquequirao.soles, "hu")} (${formatAge(trekTickets.choquequirao.asOf, "hu")})`,
        },
      ],
      blocks: [
        `Machu Picchu testvérének hívják, de egész évben alig ${formatNumber(choquequiraoFacts.visitorsAYear, "hu")} ember jut el ide, mert meg kell dolgozni érte: a capuliyoci kilátótól ezerötszáz méter le az Apurímac folyóhoz, ugyanannyi föl, és mindez visszafelé is. Összesen közel ${formatNumber(choquequiraoFacts.climb, "hu")} méter emelkedő és ugyanennyi lejtő, lent harmincfokos hőségben, csípős muslicák között. A jutalom egy nagyrészt még az erdő alatt fekvő város, ahol reggel talán csak ti jártok.`,
        `Négy nap alatt is megjárható, öt nap alatt élvezni is lehet. Vezető nem kötelező; Cachorában és Capuliyocban öszvért és hajcsárt fogadhattok, az út menti családoknál sátorhely, vacsora és víz van. Cuscóból ${hours(treks.choquequirao.hoursToStart)} az út. Innen Machu Picchuig további 3–5 nap gyalog. Az esők idején az egész parkot bezárhatják: legutóbb ${rainClosures.choquequirao.days} napra zárták be (${formatDate(rainClosures.choquequirao.from, "hu")}).`,
        `A kötélpályát, amely a túrát fölöslegessé tenné, évek óta ígérik; a pályázat utolsó ismert határideje ${month(choquequiraoFacts.cableCar.awardBy)} volt (${month(choquequiraoFacts.cableCar.asOf)}i hír). Egyelőre gyalog kell menni.`,
      ],
    },
    {
      id: "ausangate",
      title: "Ausangate",
      blocks: [
        `Cusco szent hegyének megkerülése az, amit a magashegyi túrától várnak: gleccserek, türkizkék és vörös tavak, alpakacsordák, két helyen meleg forrás. Öt nap alatt négy hágó, a legmagasabb, a Palomani ${span(treks.ausangate.highest)} m, forrástól függően; egyetlen éjszakát sem töltötök ${metres(Math.min(...nightsOf(treks.ausangate)))} alatt. Aki Cuscóban is szédül, ne ezzel kezdje.`,
        `Hivatalos engedély nincs, az út mentén a falvak szednek kisebb díjakat: legyen nálatok aprópénz. Vezető nem kötelező, de Tinquiben legalább egy lovas hajcsárt fogadjatok, mert ilyen magasan a hátizsák a baj, nem az út, és rosszullét esetén a ló hoz le.`,
        `Ha csak egy napotok van a színes hegyekre: a Szivárvány-hegy (${metres(places["rainbow-mountain"].altitude)}) és a könnyebb, csendesebb Palccoyo (${metres(heights.palccoyo)}) ugyanennek a hegységnek a szélén van. Leírásuk: [Szivárvány-hegy](page:top-ten#rainbow-mountain).`,
      ],
    },
    {
      id: "huaraz",
      title: "Huaraz: Santa Cruz, Huayhuash és a 69-es tó",
      blocks: [
        `Limától nyolc óra busszal észak felé, ${metres(trekHeights.huaraz)} magasan van Huaraz, a hegymászók városa. Itt a legsűrűbb Peruban a hó és a jég, az árak viszont alacsonyabbak, mint Cusco körül. Az első két napra könnyebb kirándulás való, például a Wilcacocha- vagy a Churup-tó. A városról bővebben: [A klasszikus körön túl](page:beyond-classic#huaraz).`,
        { kind: "heading", id: "santa-cruz", text: "Santa Cruz" },
        `A legjobb első többnapos túra a Cordillera Blancában: ${formatDistance(treks["santa-cruz"].km[0], "hu")}, négy nap, egyetlen nagy hágó, a Punta Unión (${metres(treks["santa-cruz"].highest[0])}), és mögötte az Alpamayo. ${formatNumber(Math.min(...santaCruzNights), "hu")} és ${metres(Math.max(...santaCruzNights))} között táboroztok. Irodával ${dollars(treks["santa-cruz"].price.usd)} (keltezetlen ajánlatok), de sokan vezető nélkül járják végig. A park éjszakázáshoz vezetőt kérhet, és a több napra szóló jegyet az indulás előtt kell megvenni: mindkettőről a [SERNANP](site:sernanp), a védett területek hivatala ad friss választ.`,
        { kind: "heading", id: "huayhuash", text: "Huayhuash" },
        `Sokak szerint a világ legszebb körtúrája: ${span(treks.huayhuash.days)} nap, ${formatDistance(treks.huayhuash.km[0], "hu", treks.huayhuash.km[1])}, naponta egy hágó, köztük két ötezres, és alig van éjszaka 4000 m alatt. Telefon nincs, a legközelebbi kórház napokra van, ezért ide irodával vagy legalább hajcsárral, lóval induljatok. A föld a falvaké, mindegyik szed díjat; ${month(huayhuashFees.asOf)} táján ez egy körre összesen ${formatSoles(huayhuashFees.soles, "hu")} volt, azóta emelkedett. Készpénzben, kis címletben vigyétek. Saját csoporttal nyolc nap ${dollars(treks.huayhuash.price.usd)} fejenként, 2–4 fővel (keltezetlen ajánlat).`,
        { kind: "heading", id: "laguna-69", text: "69-es tó (Laguna 69)" },
        `Egynapos túra egy valószerűtlenül kék gleccsertóhoz: ${formatDistance(huascaranRules.lake69.km, "hu")} oda-vissza, ${huascaranRules.lake69.climb} m emelkedő ${metres(huascaranRules.lake69.metres)} magasságig, hat óra. **${formatDate(huascaranRules.lake69.agencySince, "hu")} óta csak olyan irodával** lehet menni, amelynek szerződése van a SERNANP-pal; a digitális jegyet az iroda veszi meg. A Pisco csúcstúrájára ugyanezt hirdették meg (${formatDate(huascaranRules.pisco.agencySince, "hu")}). Fürdeni tilos a tóban, a bírság ${formatSoles(huascaranRules.lake69.fineSoles, "hu")}ig terjedhet. A Llanganuco tavaihoz a jegyet továbbra is a kapunál vagy a neten vehetitek meg.`,
      ],
    },
    {
      id: "colca",
      title: "Colca-kanyon",
      blocks: [
        `Itt fordítva van: először le, utána föl. Cabanacondéból (${metres(treks.colca.highest[0])}) San Juan falun át sétáltok le a sangallei oázisba (${metres(nightsOf(treks.colca)[0] ?? 0)} körül), ahol pálmák és medencés kunyhók várnak, másnap pedig hajnali ötkor indultok vissza, hogy az ${span(trekHeights.colcaClimb)} méteres kaptatón ne a napon kelljen átvergődni. A hátizsákot öszvér is fölviszi. Három nappal Llahuar vagy Tapay is belefér.`,
        `Vezető nélkül is járható, de az út nincs mindenhol kijelölve, és esős időben kövek hullanak. A völgy belépőjegye ${formatSoles(trekTickets.colca.soles, "hu")} (${month(trekTickets.colca.asOf)}); az [Autocolca](site:autocolca) adja ki. A kondorokat a visszaúton, reggel nyolc és tíz között nézzétek meg a Cruz del Cóndornál: [Arequipa és a Colca](page:top-ten#arequipa).`,
      ],
    },
    {
      id: "agency",
      title: "Hogyan válasszatok irodát?",
      blocks: [
        "Cuscóban és Huarazban minden sarkon árulnak túrát, és ugyanabba a csoportba öt különböző áron adnak el helyet. Mielőtt fizettek, kérdezzétek meg írásban:",
        {
          kind: "checklist",
          items: [
            "Mi az iroda adószáma (RUC) és engedélye? Az Inka-ösvényre jogosultak listáját a [kulturális igazgatóság](site:cultureCusco) teszi közzé.",
            "Hányan lesztek, és hány vezető jut rátok? Nyolc fő fölött kettő kell.",
            "Van-e a vezetőnél oxigén, elsősegélycsomag és telefon vagy rádió, és ki hoz le, ha baj van?",
            "Benne van-e Machu Picchu jegye, melyik körútra, és melyik vonat?",
            "Hány kilót vihet fel helyettetek az öszvér vagy a teherhordó? Többnyire hetet, hálózsákkal együtt.",
            "Mennyit kapnak a teherhordók, hol alszanak, mit esznek, van-e biztosításuk?",
            "Mi történik, ha sztrájk vagy földcsuszamlás miatt nem lehet elindulni?",
          ],
        },
        { kind: "heading", id: "porters", text: "A teherhordók joga" },
        `A teherhordókat külön törvény védi, a ${porterRules.year}-ben elfogadott ${porterRules.law}-es: csak nagykorú dolgozhat, és a napi bér az adóegység legalább ${porterRules.percentOfTaxUnit} százaléka (akkor ${formatSoles(porterRules.soles, "hu")}). A tisztességes irodák férfira legfeljebb ${porterRules.kilos} kilót raknak, nőre kevesebbet, és ezt az ösvény kapujában le is mérik. Az ellenőrök mégis újra meg újra túlterhelt, alulfizetett embereket találnak. A ti dolgotok annyi, hogy rákérdeztek, keveset csomagoltok, és a túra végén személyesen adtok borravalót, mindenkinek külön: négy napra fejenként nagyjából ${dollars(crewTip.usd)} a szakácsnak és a teherhordóknak együtt (becslés).`,
        {
          kind: "note",
          tone: "tip",
          title: "Mennyi a tisztességes ár?",
          text: [
            `Ahol nincs friss árunk, így számoljatok: az Inka-ösvény csoportos ára napi ${dayOfIncaTrail()} dollár, belépővel és vonattal. Egy túra engedély és Machu Picchu nélkül ennek a fele is lehet, negyede nem: abból nem telik sátorra, szakácsra és bérre is. Ez becslés, nem árjegyzék.`,
          ],
        },
      ],
    },
    {
      id: "pack",
      title: "Mit vigyetek?",
      blocks: [
        "Az öszvér hordja a sátrat, ti a napot viszitek a hátatokon: vizet, meleg holmit, esőkabátot, iratokat. Húsz-harminc literes zsák elég.",
        {
          kind: "checklist",
          items: [
            "bejáratott, bokát tartó cipő, és a táborba egy könnyű váltócipő",
            "réteges öltözet: gyorsan száradó póló, polár, toll- vagy műszálas kabát, esőkabát és esőnadrág",
            "sapka, kesztyű, kendő; napszemüveg, karimás kalap, 50 faktoros naptej, ajakír",
            "hálózsák −10 °C-ig (bérelni is lehet), bélés hozzá",
            "túrabot gumivéggel: az Inka-ösvényen a fém hegy tilos",
            "fejlámpa, tartalék akkumulátor; hideg éjszakán a hálózsákban tartsátok",
            "két liter víznek való kulacs, szűrő vagy fertőtlenítő tabletta",
            "vízhólyagra tapasz, hasmenés és fejfájás ellen gyógyszer, a saját receptjeitek",
            "eredeti útlevél, készpénz kis címletben, WC-papír és zacskó, amelyben lehozzátok",
          ],
        },
        `**Biztosítás:** álljon benne, hogy túrázásra is érvényes a ti túrátok legmagasabb pontjáig, és kiterjed a helikopteres mentésre. Sok szerződés ${metres(3000)} vagy ${metres(4000)} fölött nem fizet: [Mit tudjon a biztosítás?](page:safety-health#insurance) Az európai egészségbiztosítási kártya Peruban nem ér semmit.`,
      ],
    },
  ],
  freshness: [
    `Az Inka-ösvény szabályai ${month(rules.asOf)}i, árai 2026-ra szólnak, a Huascarán Nemzeti Park új szabálya ${month(huascaranRules.asOf)}i. A Colca jegyének ára ${month(trekTickets.colca.asOf)}i, Huayhuash díjai ${month(huayhuashFees.asOf)}iek. A távok és magasságok irodák és túrázók közlései, forrásonként néhány száz méterrel eltérhetnek; a rajz egyszerűsítés, tájékozódni nem való.`,
    "Indulás előtt nézzétek meg: kaphatók-e még engedélyek ([tuboleto.cultura.pe](site:tuBoleto)), mit ír elő a park ([SERNANP](site:sernanp)), és milyen idő várható ([SENAMHI](site:senamhi)).",
  ],
}));
