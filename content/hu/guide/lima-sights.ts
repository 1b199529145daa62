import {
  limaCliff,
  limaCollections,
  limaDistances,
  limaFootbridge,
  limaHours,
  limaKilometres,
  limaTickets,
} from "#content/facts/lima/lima-sights.ts";
import { places } from "#content/facts/places.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

const asOf = () => `${formatMonth(limaTickets.asOf, "hu")}i ár`;
const soles = (ticket: "larco" | "sanFrancisco" | "huacaPucllana" | "cathedral") =>
  formatSoles(limaTickets[ticket], "hu");
const huacaHours = `${limaHours.huacaPucllana.opens}-tól, zárás ${limaHours.huacaPucllana.closesFrom} és ${limaHours.huacaPucllana.closesTo} között`;

export default guideWords(() => ({
  title: "Limai látnivalók",
  description:
    "Plaza Mayor, Larco Múzeum, katakombák, Miraflores, Barranco, Huaca Pucllana: cím, nyitvatartás, jegyár, odajutás, egy- és kétnapos sorrend.",
  keywords: [
    "Lima látnivalók",
    "Plaza Mayor",
    "Larco Múzeum",
    "San Francisco katakombák",
    "Miraflores",
    "Barranco",
    "Huaca Pucllana",
    "Lima egy nap alatt",
  ],
  lead: "Hat hely, amelyért érdemes megállni Limában, mielőtt továbbrepültök az Andokba. Mindegyiknél ott a cím, a nyitvatartás, a jegyár és a szükséges idő, az oldal végén pedig kész program vár egy és két napra; mindkettő számol a forgalommal és a keddi zárvatartással is.",
  pictureAlt: "Régi villamos egy limai utcában, faragott faerkélyek között, a háttérben templomtornyok.",
  sections: [
    {
      id: "planning",
      title: "Mi fér bele együtt egy napba?",
      blocks: [
        `A hat hely három csoportba rendeződik. Az óvárosban a Plaza Mayor és a San Francisco-kolostor között alig ${formatMetres(limaDistances.plazaMayorToSanFrancisco, "hu")} az út. Délen, az óceán fölött Miraflores, a Huaca Pucllana és Barranco tartozik össze. A Larco Múzeum külön áll, Pueblo Libre kerületben: légvonalban ${limaKilometres.plazaMayorToLarco} km-re a Plaza Mayortól és ${limaKilometres.kennedyToLarco} km-re a mirafloresi Kennedy parktól.`,
        {
          kind: "table",
          caption: `A hat hely egymás mellett (${asOf()}ak)`,
          head: ["Hely", "Mikor", "Idő", "Belépő"],
          rows: [
            ["[Plaza Mayor](#plaza-mayor)", "nappal", "1–2 óra", "ingyenes"],
            ["[Larco Múzeum](#larco)", "délután", "2 óra", soles("larco")],
            ["[San Francisco](#san-francisco)", "délelőtt", "1 óra", soles("sanFrancisco")],
            ["[Miraflores](#miraflores)", "naplementéig", "fél nap", "ingyenes"],
            ["[Barranco](#barranco)", "délutántól éjszakáig", "fél nap", "ingyenes"],
            ["[Huaca Pucllana](#huaca-pucllana)", "nappal, kedden zárva", "1 óra", soles("huacaPucllana")],
          ],
        },
        "**Nappal** az óvárosban legyetek: délelőtt a kolostorban, dél körül az elnöki palotánál, az őrségváltáson. **Este** Barranco és Miraflores következik zenével, vacsorával, kivilágított piramissal. Az óváros és Miraflores között a Metropolitano gyorsbusszal 20–30, autóval 30–60 perc az út; reggel 7 és 10, délután 17 és 21 óra között, csúcsforgalomban ne szeljétek át a várost.",
        {
          kind: "note",
          tone: "tip",
          title: "Kedden cseréljetek",
          text: [
            "A Huaca Pucllana keddenként zárva van, a Larco Múzeum viszont mindennap nyit. Ha az egyetlen limai napotok kedd, a piramis helyett menjetek a múzeumba.",
          ],
        },
      ],
    },
    {
      id: "six-sights",
      title: "A hat hely",
      blocks: [
        "A jegyárak felnőtteknek szólnak; a mai árat a három fizetős helynél a kártya alján linkelt honlapon ellenőrizzétek.",
        {
          kind: "cards",
          items: [
            {
              id: "plaza-mayor",
              title: "Plaza Mayor, a főtér",
              picture: {
                id: "places/plaza-mayor",
                alt: "Kilátás egy árkád árnyékából: bronz szökőkút, mögötte a székesegyház két tornya, jobbra sárga házsor faragott faerkélyekkel.",
              },
              text: [
                "Itt kezdődött a város: 1535. január 18-án Pizarro ebből a térből kiindulva mérte ki Limát, 1821. július 28-án pedig itt kiáltották ki a [függetlenséget](page:history#independence). A tér legrégebbi darabja mégsem épület, hanem a közepén álló bronz szökőkút, 1650–51-ből.",
                "A székesegyházban van Pizarro sírja. Az érseki palota faragott erkélyei régebbinek látszanak, mint amilyenek: a ház 1924-es. Az elnöki palota előtt dél körül váltják az őrséget.",
                "Tíz percen belül gyalog értek a Jirón de la Unión sétálóutcára, a Santo Domingo-kolostorba, ahol Limai Szent Róza ereklyéit őrzik, és a Casa de Aliagához, amely 1535 óta ugyanazé a családé. Az egész óváros [világörökség](site:unescoLima).",
              ],
              facts: [
                { term: "Cím", text: "Plaza Mayor (Plaza de Armas), Cercado de Lima" },
                { term: "Nyitva", text: "mindig, de tüntetéskor kordonnal zárják le" },
                {
                  term: "Belépő",
                  text: `a tér ingyenes; a székesegyház múzeuma ${soles("cathedral")} körül van (${asOf()}; [visitalima.pe](site:visitaLima))`,
                },
                { term: "Időigény", text: "1–2 óra" },
                {
                  term: "Odajutás",
                  text: "Metropolitano, Jirón de la Unión megálló, onnan gyalog; Mirafloresből 20–30 perc",
                },
              ],
              link: { label: "Lima óvárosa az UNESCO oldalán", site: "unescoLima" },
            },
            {
              id: "larco",
              title: "Larco Múzeum",
              picture: {
                id: "places/larco",
                alt: "Moche arcképes edény egy polcon, mögötte a múzeum fehér háza virágzó murvafürttel és kaktuszokkal.",
              },
              text: [
                `Ötezer év mintegy ${formatNumber(limaCollections.larcoPieces, "hu")} tárgyban: [az inkák előtti korok](page:history#pre-inca), amelyek máshol összefolynak, itt sorba rendeződnek. Rafael Larco Hoyle 1926-ban, Trujillo vidékén alapította; 1949–50 óta van Limában.`,
                "A raktárba is beengednek: polcról polcra sorakoznak az edények, köztük a mochék arcképes edényei, amelyek egy-egy valódi ember vonásait őrzik. Az arany- és ezüsttermeken túl külön épületrészben látható az erotikus kerámia; gyerekkel el is kerülhetitek.",
                "A 18. századi stílusú ház állítólag egy 7. századi piramison áll. Murvafürtös kertjében kávézó van: a kétórás séta után jólesik leülni.",
              ],
              facts: [
                { term: "Cím", text: "Av. Simón Bolívar 1515, Pueblo Libre" },
                {
                  term: "Nyitva",
                  text: `naponta ${limaHours.larco.opens}-tól; a járvány előtt késő estig, azóta többnyire ${limaHours.larco.closes} körülig`,
                },
                {
                  term: "Belépő",
                  text: `${soles("larco")} (${asOf()}; lehet már több, ${limaTickets.larcoBefore.year}-ban ${formatSoles(limaTickets.larcoBefore.soles, "hu")} volt)`,
                },
                { term: "Időigény", text: "2 óra" },
                { term: "Odajutás", text: "Mirafloresből autóval 25–40 perc; alkalmazással hívjatok kocsit" },
              ],
              link: { label: "Jegy és nyitvatartás: museolarco.org", site: "larco" },
            },
            {
              id: "san-francisco",
              title: "San Francisco-kolostor és katakombák",
              picture: {
                id: "places/san-francisco",
                alt: "Sárga templom két harangtoronnyal és faragott kőkapuval, előtte felröppenő galambok, járókelők és egy utcai árus.",
              },
              text: [
                `Fent sevillai csempe, cédrusfa kupola és egy mintegy ${formatNumber(limaCollections.sanFranciscoBooks, "hu")} kötetes könyvtár; lent nagyjából ${formatNumber(limaCollections.sanFranciscoBurials, "hu")} halott. A templomot és a kerengőt 1656 után építették újjá, és 1672–74-re készültek el vele.`,
                "Keressétek meg az Utolsó vacsorát ábrázoló festményt: az asztalon tengerimalac, burgonya és csípős paprika van. A 19. század elejéig ide temették a limaiakat; a kriptákat 1950-ben nyitották meg. A csontokat körökbe rendezve találjátok, az egyik gyűrű egy tízméteres kútban van.",
                `Csak vezetéssel nézhetitek meg, spanyolul vagy angolul, nagyjából 45 perc alatt. Fényképezni tilos, a folyosók szűkek és alacsonyak: ha klausztrofóbiások vagytok, ne menjetek le. A kolostor ${places["san-francisco"].unesco[0]}-ban önállóan lett világörökség, az óváros csak utána.`,
              ],
              facts: [
                { term: "Cím", text: "a Jr. Áncash és a Jr. Lampa sarka, Cercado de Lima" },
                {
                  term: "Nyitva",
                  text: `naponta ${limaHours.sanFrancisco.opens}–${limaHours.sanFrancisco.closes}`,
                },
                {
                  term: "Belépő",
                  text: `${soles("sanFrancisco")}, vezetéssel (${asOf()}); diáknak, gyereknek kevesebb`,
                },
                { term: "Időigény", text: "1 óra" },
                {
                  term: "Odajutás",
                  text: `a Plaza Mayortól gyalog nagyjából ${formatMetres(limaDistances.plazaMayorToSanFrancisco, "hu")}`,
                },
              ],
              link: { label: "A katakombák oldala: museocatacumbas.com", site: "catacumbas" },
            },
            {
              id: "miraflores",
              title: "Miraflores és a partfal",
              picture: {
                id: "places/miraflores",
                alt: "Sétány a partfal tetején csíkos világítótoronnyal, fölötte siklóernyős, lent a Csendes-óceán.",
              },
              text: [
                `A partfal sétánya, a *malecón* nagyjából ${formatMetres(limaCliff, "hu")} magasan fut az óceán fölött, parkról parkra. A Szerelem parkjában (*Parque del Amor*) 1993 óta egy óriási csókolózó pár fekszik, körülötte hullámzó mozaikpad, Gaudí modorában. Itt áll a világítótorony is, és nappal, ha jó a szél, siklóernyősök repülnek el fölötte.`,
                "A Larcomar bevásárlóközpontot magába a partfalba vágták. Beljebb a Kennedy park a macskáiról híres, ajándékot pedig az Inka piacon (Inka Market) érdemes keresni. Télen a *garúa* sokszor eltakarja a naplementét; bővebben: [Időjárás](page:weather#coast).",
              ],
              facts: [
                { term: "Cím", text: "Kennedy park (*Parque Kennedy*) és a *malecón*" },
                { term: "Nyitva", text: "mindig" },
                { term: "Belépő", text: "ingyenes" },
                { term: "Időigény", text: "fél nap" },
                {
                  term: "Odajutás",
                  text: `Metropolitano, Ricardo Palma vagy Benavides; a Kennedy parktól a Szerelem parkja nagyjából ${formatMetres(limaDistances.kennedyToParqueDelAmor, "hu")}`,
                },
              ],
              link: { label: "Miraflores önkormányzata", site: "miraflores" },
            },
            {
              id: "barranco",
              title: "Barranco és a Sóhajok hídja",
              picture: {
                id: "places/barranco",
                alt: "Fahíd ível át naplementekor a tengerhez vezető úton, rajta sétálók; színes villák, lámpák, murvafürt.",
              },
              text: [
                "A 19. században ide jártak nyaralni a limaiak; ma a város bohémnegyede. A fából ácsolt Sóhajok hídja (*Puente de los Suspiros*) 1876-os. Aki először megy át rajta, és közben visszatartja a lélegzetét, kívánhat valamit.",
                "A híd alatt falfestmények között vezet le a tengerhez a *Bajada de los Baños*, a fürdők lejárója. Ha képekre vágytok, három múzeum közül választhattok: MATE (Mario Testino fotói), MAC (kortárs művészet) és a Pedro de Osma-gyűjtemény.",
                "Este a *peña* a barrancói műfaj: kocsma, ahol élőben szól a kreol zene. Tippek, mit rendeljetek hozzá: [Italok](page:gastronomy#drinks).",
              ],
              facts: [
                { term: "Cím", text: "Puente de los Suspiros, Barranco" },
                { term: "Nyitva", text: "mindig" },
                { term: "Belépő", text: "ingyenes; a múzeumokba külön jegy kell" },
                { term: "Időigény", text: "fél nap, estébe nyúlva" },
                {
                  term: "Odajutás",
                  text: `Metropolitano, Balta vagy Bulevar; nappal Mirafloresből gyalog is, a parti sétányon és a ${limaFootbridge.metres} méteres Puente de la Paz gyaloghídon át (${formatMonth(limaFootbridge.since.slice(0, 7), "hu")} óta)`,
                },
              ],
              link: { label: "Barranco önkormányzata", site: "barranco" },
            },
            {
              id: "huaca-pucllana",
              title: "Huaca Pucllana",
              picture: {
                id: "places/huaca-pucllana",
                alt: "Lépcsős vályogpiramis toronyházak előtt, lábánál két láma és látogatók.",
              },
              text: [
                "Vályogpiramis a toronyházak között (ejtsd: uaka pukjana; a *huaca* szent helyet jelent). A Lima-kultúra népe emelte i. sz. 200 és 700 között, apró vályogtéglák millióiból. A téglák élükre állítva sorakoznak, mint könyvek a polcon, és hézag van köztük: így állják a földrengést.",
                "Később a warik temetkeztek ide, aztán az ychsmák használták. A 20. században szeméttelep lepte el, és kis híján beépítették, mielőtt 1967-ben, majd 1981-ben feltárni kezdték.",
                "Csak vezetővel járhatjátok be, nagyjából egy óra alatt. Kalap és zárt cipő legyen rajtatok; a sétához őshonos növények és állatok parkja is tartozik. Az étteremből este a kivilágított romokra látni.",
              ],
              facts: [
                { term: "Cím", text: "Calle General Borgoño, 8. háztömb (*cuadra 8*), Miraflores" },
                {
                  term: "Nyitva",
                  text: `szerdától hétfőig ${huacaHours}; zárva kedden, január 1-jén, nagypénteken, május 1-jén, július 28-án és december 25-én. Este szerdától vasárnapig szokott nyitva lenni, kérdezzetek rá`,
                },
                {
                  term: "Belépő",
                  text: `${soles("huacaPucllana")}, vezetéssel (${asOf()}); este valamivel több`,
                },
                { term: "Időigény", text: "1 óra" },
                {
                  term: "Odajutás",
                  text: `a Kennedy parktól légvonalban ${formatMetres(limaDistances.kennedyToHuacaPucllana, "hu")}, gyalog nagyjából 20 perc`,
                },
              ],
              link: { label: "A lelőhely oldala: huacapucllanamiraflores.pe", site: "huacaPucllana" },
            },
          ],
        },
      ],
    },
    {
      id: "more",
      title: "Ha marad még egy fél napotok",
      blocks: [
        "Négy ötlet, a központhoz legközelebbitől kifelé haladva. Nyitvatartásukat és jegyáraikat a [peru.travel](site:peruTravel) oldaláról kiindulva keressétek meg.",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "MALI",
              text: "Lima művészeti múzeuma (*Museo de Arte de Lima*): a perui művészet egy helyen, éppen jó egy borús délutánra.",
            },
            {
              term: "Circuito Mágico del Agua",
              text: "Szökőkutak a Parque de la Reserva fái között; sötétedés után menjetek, amikor kivilágítják, gyerekkel is.",
            },
            {
              term: "Callao Monumental",
              text: "Falfestmények a kikötővárosban. Csak nappal és helyi vezetővel menjetek.",
            },
            {
              term: "Pachacámac",
              text: `Az inkák előtti zarándokhely romjai, ${limaKilometres.pachacamac} km-re délre; legalább fél nap kell rá.`,
            },
          ],
        },
      ],
    },
    {
      id: "routes",
      title: "Kész program egy és két napra",
      blocks: [
        "Az időpontok hozzávetőlegesek: várni kell a vezetésekre, délután pedig dugó lehet, ezért hagyjatok köztük időt.",
        { kind: "heading", id: "one-day", text: "Egy nap: óváros, piramis, óceán" },
        {
          kind: "terms",
          items: [
            {
              term: "9:00 · San Francisco",
              text: "Nyitásra érkezzetek, az első vezetésre; a könyvtárral és a katakombákkal együtt 45 perc.",
            },
            {
              term: "10:30 · Plaza Mayor",
              text: "A szökőkút, a székesegyház és a Jirón de la Unión után dél körül nézzétek meg az őrségváltást.",
            },
            {
              term: "12:30 · Miraflores",
              text: "Menjetek a Metropolitanóval délre, és ebédre kérjetek [cevichét](page:gastronomy#ceviche).",
            },
            {
              term: "14:30 · Huaca Pucllana",
              text: "Egyórás vezetéssel járhatjátok be; kedden menjetek helyette a Larco Múzeumba.",
            },
            {
              term: "16:30 · Malecón",
              text: "Sétáljatok el a Szerelem parkjáig, és várjátok meg a naplementét.",
            },
            {
              term: "19:00 · Barranco",
              text: "Menjetek át a Sóhajok hídján, aztán egy *peñában* vacsora és élőzene vár.",
            },
          ],
        },
        { kind: "heading", id: "two-days", text: "Két nap: mind a hat hely" },
        {
          kind: "terms",
          items: [
            {
              term: "1. nap, délelőtt",
              text: "9-kor kezdjétek a San Francisco-kolostorral, utána jöhet a Plaza Mayor, az őrségváltás és a Santo Domingo; az óvárosban ebédeljetek.",
            },
            {
              term: "1. nap, délután",
              text: "Kocsival 14 óra körülre érjetek a Larco Múzeumba; két óra nézelődés után igyatok egy kávét a kertben. 17 óra előtt induljatok a szállásra.",
            },
            {
              term: "1. nap, este",
              text: "Mirafloresben vacsorázzatok; szerdától vasárnapig talán belefér egy esti séta a Huaca Pucllanán.",
            },
            {
              term: "2. nap, délelőtt",
              text: "9:30 körül legyetek a Huaca Pucllanánál (kedden cseréljétek el a Larcóval), utána nézzétek meg a Kennedy parkot és az Inka piacot.",
            },
            {
              term: "2. nap, délután",
              text: "A ceviche után sétáljatok a *malecónon*, 16 óra körül menjetek át Barrancóba: falfestmények, MAC vagy MATE.",
            },
            {
              term: "2. nap, este",
              text: "A naplemente a *Bajada de los Baños* alján ér benneteket, utána jöhet egy *peña*.",
            },
          ],
        },
        "Ez a két nap az Andok előtt pihenőnek is jó, hiszen Lima alig van a tenger szintje fölött; a folytatáshoz kész tervek: [Útitervek](page:itineraries#choose). Hazautazáskor Mirafloresből 45–90 percet számoljatok a reptérig; az odajutásról bővebben: [Limai közlekedés](page:lima-transport).",
      ],
    },
    {
      id: "tickets-and-safety",
      title: "Jegyek és biztonság",
      blocks: [
        `A jegyárak legkésőbb ${formatMonth(limaTickets.asOf, "hu")}i forrásokból valók, ezért indulás előtt ellenőrizzétek az intézmények saját oldalát: [Larco](site:larco), [San Francisco](site:catacumbas), [Huaca Pucllana](site:huacaPucllana). A három jegy együtt ${formatSoles(limaTickets.larco + limaTickets.sanFrancisco + limaTickets.huacaPucllana, "hu")} fejenként, ha a Larcóé azóta nem drágult.`,
        {
          kind: "checklist",
          items: [
            "Legyen nálatok aprópénz, a taxihoz is.",
            "Vigyetek diákigazolványt, a kolostorban kedvezményt adnak rá.",
            "A kolostorban és a Huaca Pucllanán kérdezzétek meg a pénztárnál, mikor indul a következő angol vezetés.",
            "[Ünnepnapon](page:holidays) nézzétek meg előbb, mi van nyitva; július 28-án a Plaza Mayor környékét is lezárhatják.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Az óvárosban nappal, este kocsival",
          text: [
            "Az óvárosból induljatok el sötétedés előtt. Este ne az utcán intsetek le taxit, hanem alkalmazással vagy az étteremből hívjatok, és a lámpánál se legyen telefon a nyitott ablaknál. Barranco és Miraflores között is jobb este autóval. Ha egy téren tömeg gyűlik, kerüljétek el. A többi jó szokásról és a rendkívüli állapotról: [Biztonság](page:peru-guide#safety).",
          ],
        },
      ],
    },
  ],
  freshness: [
    `A jegyárak ${formatMonth(limaTickets.asOf, "hu")}i forrásokból valók, és emelkedni szoktak; a székesegyházé és a nyitvatartások közül a Larcóé nincs megerősítve. Indulás előtt nézzétek meg a múzeumok saját oldalát.`,
  ],
}));
