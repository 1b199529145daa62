import {
  limaCliff,
  limaCollections,
  limaDistances,
  limaHours,
  limaKilometres,
  limaTickets,
} from "#content/facts/lima/lima-sights.ts";
import { places } from "#content/facts/places.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { formatMetres, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

const asOf = `${formatMonth(limaTickets.asOf, "hu")} előtti adat`;
const soles = (ticket: "larco" | "sanFrancisco" | "huacaPucllana" | "cathedral") =>
  formatSoles(limaTickets[ticket], "hu");
const huacaHours = `${limaHours.huacaPucllana.opens}-tól, zárás ${limaHours.huacaPucllana.closesFrom} és ${limaHours.huacaPucllana.closesTo} között`;

export default {
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
  lead: "Hat hely, amelyért érdemes Limában megállni, mielőtt továbbrepültök az Andokba. Mindegyiknél ott a cím, a nyitvatartás, a jegyár és a szükséges idő; az oldal végén pedig kész program egy és két napra, mindkettő a forgalommal és a keddi szünnappal is számol.",
  pictureAlt: "Régi villamos egy limai utcában, faragott faerkélyek között, a háttérben templomtornyok.",
  sections: [
    {
      id: "planning",
      title: "Mi mivel fér össze egy napba?",
      blocks: [
        `A látnivalók három csoportot alkotnak. Az óvárosban a Plaza Mayor és a San Francisco-kolostor között csak kb. ${formatMetres(limaDistances.plazaMayorToSanFrancisco, "hu")} az út. Délen, az óceán fölött Miraflores, a Huaca Pucllana és Barranco tartozik össze. A Larco Múzeum külön áll Pueblo Libre kerületben: légvonalban ${limaKilometres.plazaMayorToLarco} km a Plaza Mayortól és ${limaKilometres.kennedyToLarco} km a mirafloresi Kennedy parktól.`,
        {
          kind: "table",
          caption: `A hat hely egymás mellett (jegyárak: ${asOf})`,
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
        "**Nappal** az óváros: délelőtt a kolostor, dél körül az őrségváltás az elnöki palotánál. **Este** Barranco és Miraflores: zene, vacsora, kivilágított piramis. Az óváros és Miraflores között a Metropolitano gyorsbusz 20–30 perc, autóval 30–60; a csúcsforgalom 7–10 és 17–21 óra között tart, ilyenkor ne szeljétek át a várost.",
        {
          kind: "note",
          tone: "tip",
          title: "Kedden cseréljetek",
          text: [
            "A Huaca Pucllana keddenként zárva van, a Larco naponta nyit. Ha az egyetlen limai napotok kedd, a piramis helyére tegyétek a múzeumot.",
          ],
        },
      ],
    },
    {
      id: "six-sights",
      title: "A hat hely",
      blocks: [
        "A jegyárak felnőttre szólnak; a friss árat a három fizetős helynél a kártya végén linkelt saját oldal mondja meg.",
        {
          kind: "cards",
          items: [
            {
              id: "plaza-mayor",
              title: "Plaza Mayor, a Fő tér",
              picture: {
                id: "places/plaza-mayor",
                alt: "Kilátás egy árkád árnyékából: bronz szökőkút, mögötte a székesegyház két tornya, jobbra sárga házsor faragott faerkélyekkel.",
              },
              text: [
                "Itt kezdődött a város: Pizarro 1535. január 18-án ebből a térből kiindulva mérte ki Limát, 1821. július 28-án pedig itt kiáltották ki a [függetlenséget](page:history#independence). A tér legöregebb darabja mégsem épület, hanem a közepén álló bronz szökőkút, 1650–51-ből.",
                "A székesegyházban van Pizarro sírja. Az érseki palota faragott erkélyei régebbinek látszanak, mint amilyenek: a ház 1924-es. Az elnöki palota előtt dél körül váltják az őrséget.",
                "Tíz percen belül gyalog elérhető a Jirón de la Unión sétálóutca, a Santo Domingo-kolostor Limai Szent Róza ereklyéivel és a Casa de Aliaga, amelyet 1535 óta ugyanaz a család birtokol. Az egész óváros [világörökség](site:unescoLima).",
              ],
              facts: [
                { term: "Cím", text: "Plaza Mayor (Plaza de Armas), Cercado de Lima" },
                { term: "Nyitva", text: "mindig; tüntetéskor kordonnal zárják le" },
                {
                  term: "Belépő",
                  text: `a tér ingyenes; a székesegyház múzeuma kb. ${soles("cathedral")} (${asOf}; [visitalima.pe](site:visitaLima))`,
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
                `Ötezer év, kb. ${formatNumber(limaCollections.larcoPieces, "hu")} tárgyban: az [inkák előtti korok](page:history#pre-inca), amelyek máshol összefolynak, itt sorba rendeződnek. Rafael Larco Hoyle 1926-ban, Trujillo vidékén alapította; 1949–50 óta van Limában.`,
                "A raktár is látogatható: polcról polcra sorakoznak az edények, köztük a mochék arcképes edényei, amelyek egy-egy valódi ember vonásait őrzik. Az arany- és ezüsttermeken túl külön épületrész mutatja az erotikus kerámiát; gyerekkel el is kerülhető.",
                "A 18. századi stílusú ház állítólag egy 7. századi piramison áll. Murvafürtös kertjében kávézó van, jó pihenő a kétórás séta után.",
              ],
              facts: [
                { term: "Cím", text: "Av. Simón Bolívar 1515, Pueblo Libre" },
                {
                  term: "Nyitva",
                  text: `naponta ${limaHours.larco.opens}-tól; korábban késő estig, a járvány óta többnyire kb. ${limaHours.larco.closes}-ig`,
                },
                {
                  term: "Belépő",
                  text: `${soles("larco")} (${asOf}; lehet már több, ${limaTickets.larcoBefore.year}-ban ${formatSoles(limaTickets.larcoBefore.soles, "hu")} volt)`,
                },
                { term: "Időigény", text: "2 óra" },
                { term: "Odajutás", text: "autóval Mirafloresből 25–40 perc; alkalmazásból hívjatok kocsit" },
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
                `Fent sevillai csempe, cédrusfa kupola és egy kb. ${formatNumber(limaCollections.sanFranciscoBooks, "hu")} kötetes könyvtár; lent kb. ${formatNumber(limaCollections.sanFranciscoBurials, "hu")} halott. A templom és a kerengő 1656 után épült újjá, és 1672–74-re készült el.`,
                "Keressétek meg az Utolsó vacsora festményét: az asztalon tengerimalac, burgonya és csípős paprika van. Lima ide temetkezett a 19. század elejéig; a kriptákat 1950-ben nyitották meg, a csontokat körökbe rendezve találjátok, az egyik gyűrű egy tízméteres kútban van.",
                `Csak vezetéssel látogatható, spanyolul vagy angolul, kb. 45 perc. Fényképezni tilos, a folyosók szűkek és alacsonyak: klausztrofóbiásoknak nem való. A kolostor ${places["san-francisco"].unesco[0]}-ban önállóan lett világörökség, az óváros csak utána.`,
              ],
              facts: [
                { term: "Cím", text: "a Jr. Áncash és a Jr. Lampa sarka, Cercado de Lima" },
                {
                  term: "Nyitva",
                  text: `naponta ${limaHours.sanFrancisco.opens}–${limaHours.sanFrancisco.closes}`,
                },
                {
                  term: "Belépő",
                  text: `${soles("sanFrancisco")}, vezetéssel (${asOf}); diáknak, gyereknek kevesebb`,
                },
                { term: "Időigény", text: "1 óra" },
                {
                  term: "Odajutás",
                  text: `a Plaza Mayortól kb. ${formatMetres(limaDistances.plazaMayorToSanFrancisco, "hu")} gyalog`,
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
                `A *malecón*, a part menti sétány kb. ${formatMetres(limaCliff, "hu")} magasan fut az óceán fölött, parkról parkra. A Szerelem parkjában (Parque del Amor) 1993 óta egy óriási csókolózó pár fekszik, körülötte hullámzó mozaikpad, Gaudí modorában. A világítótorony is itt áll, a siklóernyősök pedig nappal repülnek, ha jó a szél.`,
                "A Larcomar bevásárlóközpontot a partfalba vágták. Beljebb a Kennedy park macskáiról híres, ajándékot pedig az Inka piacon (Inka Market) érdemes nézni. Télen a *garúa* sokszor eltakarja a naplementét; hogy mikor, azt az [időjárás oldala](page:weather#coast) mondja meg.",
              ],
              facts: [
                { term: "Cím", text: "Kennedy park (Parque Kennedy) és a *malecón*" },
                { term: "Nyitva", text: "mindig" },
                { term: "Belépő", text: "ingyenes" },
                { term: "Időigény", text: "fél nap" },
                {
                  term: "Odajutás",
                  text: `Metropolitano, Ricardo Palma vagy Benavides; a Kennedy parktól a Szerelem parkja kb. ${formatMetres(limaDistances.kennedyToParqueDelAmor, "hu")}`,
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
                "A 19. században ide jártak nyaralni a limaiak; ma Lima bohémnegyede. A fából ácsolt Sóhajok hídja (Puente de los Suspiros) 1876-os. Aki először megy át rajta, és közben visszatartja a lélegzetét, kívánhat valamit.",
                "A híd alatt a *Bajada de los Baños*, a fürdők lejárója visz a tengerhez, mellette falfestmények. Képekért három múzeum közül lehet választani: MATE (Mario Testino fotói), MAC (kortárs művészet) és a Pedro de Osma-gyűjtemény.",
                "Este a *peña* a barrancói műfaj: kocsma, ahol élőben szól a kreol zene. Hogy mit rendeljetek hozzá, azt a [gasztronómia](page:gastronomy#drinks) oldalán olvashatjátok.",
              ],
              facts: [
                { term: "Cím", text: "Puente de los Suspiros, Barranco" },
                { term: "Nyitva", text: "mindig" },
                { term: "Belépő", text: "ingyenes; a múzeumok külön jegyesek" },
                { term: "Időigény", text: "fél nap, estébe nyúlva" },
                {
                  term: "Odajutás",
                  text: `Metropolitano, Balta vagy Bulevar; a Kennedy parktól légvonalban ${limaKilometres.kennedyToBarranco} km`,
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
                "Vályogpiramis a toronyházak között (ejtsd: vaka pukjana; a huaca szent helyet jelent). A Lima-kultúra népe emelte i. sz. 200 és 700 között, apró vályogtéglák millióiból. A téglák élükre állítva sorakoznak, mint könyvek a polcon, és hézag van köztük: így állják a földrengést.",
                "Később a warik temetkeztek bele, aztán az ychsmák használták. A 20. században szeméttelep lepte el, és kis híján beépítették, mielőtt 1967-ben, majd 1981-ben feltárni kezdték.",
                "Csak vezetővel járható be, kb. egy óra alatt. Kalap és zárt cipő kell hozzá; a sétához őshonos növények és állatok parkja is tartozik. Az étteremből este a kivilágított romokra látni.",
              ],
              facts: [
                { term: "Cím", text: "Calle General Borgoño, 8. háztömb (*cuadra 8*), Miraflores" },
                {
                  term: "Nyitva",
                  text: `szerdától hétfőig ${huacaHours}; zárva kedden, január 1-jén, nagypénteken, május 1-jén, július 28-án, december 25-én. Esti látogatás szerdától vasárnapig szokott lenni, kérdezzetek rá`,
                },
                {
                  term: "Belépő",
                  text: `${soles("huacaPucllana")}, vezetéssel (${asOf}); este valamivel több`,
                },
                { term: "Időigény", text: "1 óra" },
                {
                  term: "Odajutás",
                  text: `a Kennedy parktól légvonalban ${formatMetres(limaDistances.kennedyToHuacaPucllana, "hu")}, gyalog kb. 20 perc`,
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
        "Négy ötlet, a központhoz legközelebbitől kifelé haladva. Nyitvatartást és jegyet ezekhez nem tudtunk ellenőrizni, induljatok a [peru.travel](site:peruTravel) oldaláról.",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "MALI",
              text: "Lima művészeti múzeuma (Museo de Arte de Lima): perui művészet egy helyen, borús délutánra.",
            },
            {
              term: "Circuito Mágico del Agua",
              text: "Szökőkutak parkja a Parque de la Reservában; sötétedés után, kivilágítva érdemes menni, gyerekkel is.",
            },
            {
              term: "Callao Monumental",
              text: "Falfestmények a kikötővárosban. Csak nappal és helyi vezetővel.",
            },
            {
              term: "Pachacámac",
              text: `Inka kor előtti zarándokhely romjai, ${limaKilometres.pachacamac} km-re délre; legalább fél nap.`,
            },
          ],
        },
      ],
    },
    {
      id: "routes",
      title: "Kész program egy és két napra",
      blocks: [
        "Az időpontok hozzávetőlegesek: a vezetések és a délutáni dugó miatt hagyjatok köztük időt.",
        { kind: "heading", id: "one-day", text: "Egy nap: óváros, piramis, óceán" },
        {
          kind: "terms",
          items: [
            {
              term: "9:00 · San Francisco",
              text: "Nyitáskor, az első vezetésre; a könyvtárral és a katakombákkal 45 perc.",
            },
            {
              term: "10:30 · Plaza Mayor",
              text: "Szökőkút, székesegyház, Jirón de la Unión; dél körül az őrségváltás.",
            },
            {
              term: "12:30 · Miraflores",
              text: "Metropolitano délre, és ebédre [ceviche](page:gastronomy#ceviche).",
            },
            { term: "14:30 · Huaca Pucllana", text: "Egyórás vezetés; kedden helyette a Larco Múzeum." },
            { term: "16:30 · Malecón", text: "Séta a Szerelem parkjáig, megvárva a naplementét." },
            { term: "19:00 · Barranco", text: "Sóhajok hídja, vacsora, élőzene egy *peñában*." },
          ],
        },
        { kind: "heading", id: "two-days", text: "Két nap: mind a hat hely" },
        {
          kind: "terms",
          items: [
            {
              term: "1. nap, délelőtt",
              text: "San Francisco 9-kor, utána Plaza Mayor, őrségváltás, Santo Domingo; ebéd az óvárosban.",
            },
            {
              term: "1. nap, délután",
              text: "Kocsival a Larco Múzeumba kb. 14 órára; két óra után kávé a kertben. 17 óra előtt induljatok a szállásra.",
            },
            {
              term: "1. nap, este",
              text: "Vacsora Mirafloresben; szerdától vasárnapig talán esti séta a Huaca Pucllanán.",
            },
            {
              term: "2. nap, délelőtt",
              text: "Huaca Pucllana 9:30 körül (kedden cseréljétek el a Larcóval), utána a Kennedy park és az Inka piac.",
            },
            {
              term: "2. nap, délután",
              text: "Ceviche, *malecón*, 16 óra körül át Barrancóba: falfestmények, MAC vagy MATE.",
            },
            { term: "2. nap, este", text: "Naplemente a *Bajada de los Baños* alján, este *peña*." },
          ],
        },
        "A két nap az [Andok előtti](page:top-ten#routes) pihenőre is jó: Lima alig van a tengerszint fölött. Hazautazás előtt a reptérig 45–90 perccel számoljatok Mirafloresből; hogy mivel mentek, azt a [limai közlekedés](page:lima-transport) oldalán olvassátok el.",
      ],
    },
    {
      id: "tickets-and-safety",
      title: "Jegyek és biztonság",
      blocks: [
        `Az oldal jegyárai ${formatMonth(limaTickets.asOf, "hu")} előtti forrásokból valók, ezért indulás előtt nézzétek meg az intézmények saját oldalát: [Larco](site:larco), [San Francisco](site:catacumbas), [Huaca Pucllana](site:huacaPucllana). A három jegy együtt ${formatSoles(limaTickets.larco + limaTickets.sanFrancisco + limaTickets.huacaPucllana, "hu")} fejenként.`,
        {
          kind: "checklist",
          items: [
            "Legyen nálatok aprópénz, a taxihoz is.",
            "Diákigazolványt vigyetek, a kolostor kedvezményt ad rá.",
            "A kolostorban és a Huaca Pucllanán kérdezzétek meg a pénztárnál, mikor indul a következő angol vezetés.",
            "[Ünnepnapon](page:holidays) nézzétek meg előbb, mi van nyitva; július 28-án a Plaza Mayor környékét is lezárhatják.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Óvárosban nappal, este kocsival",
          text: [
            "Az óvárosból sötétedés előtt induljatok el. Este taxit az utcán ne intsetek le, hanem alkalmazásból vagy étteremből hívjatok, és a lámpánál se legyen telefon a nyitott ablaknál. Barranco és Miraflores közt is jobb este autóval. Ha a téren tömeg gyűlik, kerüljétek el. A rendkívüli állapotról és a többi szokásról: [biztonság](page:peru-guide#safety).",
          ],
        },
      ],
    },
  ],
} satisfies GuidePageText;
