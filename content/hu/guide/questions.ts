import { country } from "#content/facts/country.ts";
import { dailyCosts } from "#content/facts/costs/daily-costs.ts";
import { cashMachines } from "#content/facts/costs/small-things.ts";
import { tripTotal } from "#content/facts/costs/trip-totals.ts";
import { entryRules } from "#content/facts/entry/entry-rules.ts";
import { yellowFever } from "#content/facts/entry/travel-advice.ts";
import { emergencyState } from "#content/facts/safety/emergency-state.ts";
import { busHours, coachSeats } from "#content/facts/journeys.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { formatExchanged } from "#content/format-price.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatMetres, formatSoles } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatHours } from "#i18n/format-duration.ts";

const altitude = (id: PlaceId) => formatAltitude(places[id].altitude, "hu");
const twoWeeks = () => tripTotal(2, "midRange");

export default guideWords(() => ({
  title: "Gyakori kérdések Peruról",
  description:
    "Huszonöt kérdés, amelyet mindenki feltesz az út előtt: vízum, pénz, magasság, oltás, biztonság, jegyek. Rövid válaszok, és hol olvashattok tovább.",
  keywords: [
    "Peru gyakori kérdések",
    "kell-e vízum Peruba",
    "biztonságos-e Peru",
    "mikor érdemes Peruba utazni",
    "mennyibe kerül egy perui út",
    "oltás Peru",
    "hegyibetegség",
    "perui út tudnivalók",
  ],
  lead: "Mikor menjetek, mennyi idő és mennyi pénz kell, mit tegyetek a magasság ellen, és mi lesz, ha éppen akkor zárják le az utat? Huszonöt kérdés, amely szinte minden út előtt elhangzik. Mindegyikre néhány mondat a válasz, és mellette a link, ahol a részletek vannak.",
  pictureAlt: "Hátizsákos utazó térképpel a kezében egy sokkarú útjelzőnél, mögötte hegyek sora.",
  sections: [
    {
      id: "before",
      title: "Tervezés",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              id: "best-months",
              question: "Melyik hónap a legjobb?",
              answer: [
                "Ha választhattok, május vagy szeptember: a hegyekben száraz az idő, és nincs akkora tömeg, mint júliusban és augusztusban. A tengerpart decembertől áprilisig napos, vagyis éppen akkor, amikor Cuscóban esik. A [hónapról hónapra szóló összevetés](page:weather#best-time) segít, ha kötött a szabadságotok.",
              ],
            },
            {
              id: "trip-length",
              question: "Hány napra menjünk?",
              answer: [
                "Egy hétbe Lima és Cusco környéke fér bele, tíz napba ugyanez nyugodtabban; a Titicaca-tóhoz és Arequipához két hét kell. Bármennyi időtök van, egy napot hagyjatok üresen a hazaút előtt. A napokra bontott terveket az [útitervek](page:itineraries#choose) között találjátok.",
              ],
            },
            {
              id: "machu-picchu-tickets",
              question: "Mikor vegyük meg a belépőt Machu Picchuba?",
              answer: [
                "Amint megvan a Peruba szóló repülőjegy; a vonat csak utána jön, a belföldi repülő és a szállás pedig a végén. Első látogatásra a 2-es körút való; arra, ahogyan a két hegyre is, hónapokkal előre elfogynak a jegyek. Az egyetlen hivatalos bolt a [tuboleto.cultura.pe](site:tuBoleto). Hogy melyik jegy mire jó, és mi a teendő, ha elkeltek: [Machu Picchu lépésről lépésre](page:machu-picchu#buying).",
              ],
            },
            {
              id: "inca-trail",
              question: "Végigjárhatjuk egyedül az Inka-ösvényt?",
              answer: [
                "Nem: csak engedéllyel rendelkező iroda csoportjával mehettek, és minden februárban zárva van. A főszezonra akár fél évvel előre is elkelnek a helyek. Ha lekéstétek, a Salkantay vagy a Lares nem vigaszdíj; itt [hasonlítjuk össze a túrákat](page:treks#compare).",
              ],
            },
            {
              id: "el-nino",
              question: "Elviheti az utat az El Niño?",
              answer: [
                "Az északi parton igen: ilyen években januártól áprilisig ott zúdul le az eső, ezért arrafelé csak lemondható szállást és módosítható jegyet vegyetek. Machu Picchu és Cusco nyitva marad, ott a szokásos esős évszakkal kell számolni. A kutatók havonta közlik, mire lehet számítani: [ENFEN](site:elNino). Bővebben az [időjárásnál](page:weather#el-nino).",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "money",
      title: "Pénz és vásárlás",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              id: "trip-cost",
              question: "Mennyibe kerül két hét?",
              answer: [
                `Közepes kényelemmel, két ember közös szobájában fejenként ${formatSoles(twoWeeks()[0], "hu", twoWeeks()[1])}, vagyis nagyjából ${formatExchanged(twoWeeks(), "eur", 50, "hu")} a nemzetközi repülőjegy nélkül. Ez becslés; hátizsákkal feleannyiból is kijön. A tételek és a másik két utazási stílus [az árak oldalán](page:costs#totals) vannak.`,
              ],
            },
            {
              id: "cash-or-card",
              question: "Kártya vagy készpénz?",
              answer: [
                `Mindkettő. Szállodában, jobb étteremben, vonatra jó a kártya; piacon, taxiban, faluban csak a sol, lehetőleg apróban. Készpénzt nappal, bankfiók automatájából vegyetek föl, ritkábban és többet egyszerre, mert alkalmanként ${formatSoles(cashMachines.fee[0], "hu", cashMachines.fee[1])} a díja. Ha a gép forintban vagy euróban akar terhelni, kérjétek solban: [fizetés Peruban](page:costs#paying).`,
              ],
            },
            {
              id: "which-currency",
              question: "Vigyünk eurót vagy forintot?",
              answer: [
                "Forintot ne, azt senki sem váltja be. Az eurót Limában, Cuscóban és Arequipában beváltják, rossz árfolyamon; dollárral jobban jártok, ha a bankjegy tiszta, ép és új. A legjobb egy devizás bankkártya, és mellé tartaléknak valamennyi dollár. A napi árfolyam a [jegybank](site:bcrp) oldalán van.",
              ],
            },
            {
              id: "souvenirs",
              question: "Hazavihetünk kokateát, régi kerámiát, alpakát?",
              answer: [
                "Alpakát és új kézműves holmit nyugodtan. Kokalevelet és kokateát ne, még filterben se: az Európai Unióban kábítószernek számít. Eredeti régi tárgy, cserép, szövet nem hagyhatja el az országot, a jó másolathoz pedig igazolás kell; toll, agancs, lepke se kerüljön a bőröndbe. [Mit tilt a törvény](page:for-whom#respect).",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "arriving",
      title: "Belépés és érkezés",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              id: "visa",
              question: "Kell vízum Peruba?",
              answer: [
                "Turistaként magyar útlevéllel nem, és más uniós útlevéllel sem, tehát szlovákkal vagy románnal sem. Aki munkára vagy tanulni utazik, annak más szabályok valók: [vízumtípusok](page:visa-types). Hogy szerb, ukrán vagy más útlevéllel mi a helyzet, azt az [útlevelek szerinti táblázat](page:entry#visa-free) mutatja.",
              ],
            },
            {
              id: "passport-validity",
              question: "Meddig legyen érvényes az útlevelünk?",
              answer: [
                `A beutazás napján még legalább ${entryRules.passportMonths} hónapig, és biztosabb, ha a kiutazástól számoljátok. Kivétel nincs: akinek kevesebb van hátra, azt a következő géppel visszaküldik, és a követség sem tud segíteni. Minden gyereknek saját útlevél kell. [Mit kérnek még](page:entry#requirements).`,
              ],
            },
            {
              id: "days-allowed",
              question: "Meddig maradhatunk?",
              answer: [
                `Magyarként ${entryRules.withinDays} napon belül legfeljebb ${entryRules.stayDays} napot, de a pontos számot a tisztviselő adja meg. Pecsét a reptéren nincs, ezért kérdezzetek rá, és még aznap töltsétek le az elektronikus belépőlapot, a TAM-ot: [érkezés](page:entry#arrival). Meghosszabbítani nem lehet, a túllépést naponta számolt bírsággal kell kifizetni.`,
              ],
            },
            {
              id: "plugs",
              question: "Jó a magyar csatlakozó?",
              answer: [
                `A vékony, kétágú dugó a legtöbb helyen igen, a vastag, földelt gyakran nem: vigyetek egy A típusú (lapos villás) átalakítót. A feszültség ${country.volts} V, ${country.hertz} Hz, a magyar töltők bírják. [Áram és aljzatok](page:peru-guide#electricity).`,
              ],
            },
            {
              id: "taxi-apps",
              question: "Van Uber?",
              answer: [
                "Limában van, a Cabify és a DiDi mellett, és a nagyobb városokban is. Cuscóban kevesebb a kocsi, ott hívasson a szállás taxit. Utcán ne intsetek le senkit, a reptéren pedig a kijelölt beállóból induljatok: [út a reptérről](page:lima-transport#airport-transfer), [alkalmazások](page:lima-transport#ride-sharing).",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "on-the-way",
      title: "Útközben",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              id: "night-buses",
              question: "Ülhetünk éjszakai buszra?",
              answer: [
                `A parton jó céggel igen: Lima és Arequipa között (${formatHours(busHours.limaArequipa[0], "hu", busHours.limaArequipa[1])}) majdnem vízszintesre dönthető ülés (${coachSeats.cama}) is van. A hegyekben inkább nappal menjetek, főleg az esős hónapokban. Olyan társaságot válasszatok, amelynek saját pályaudvara van, és útközben nem vesz föl senkit: [buszok](page:peru-guide#buses), [az utak veszélyei](page:safety-health#roads).`,
              ],
            },
            {
              id: "strikes",
              question: "Mi lesz, ha éppen sztrájk van?",
              answer: [
                "Egy üres nap a hazaút előtt, esős évszakban kettő: ez a legjobb biztosítás. Az úttorlaszon se gyalog, se kocsival ne próbáljatok átjutni; legyen nálatok víz, étel, készpénz. Machu Picchu jegyét és a vonatot bejelentett sztrájknapon rendszerint át lehet írni. [Hol nézhetitek meg, nyitva van-e az út](page:safety-health#strikes).",
              ],
            },
            {
              id: "with-children",
              question: "Mehetünk gyerekkel? És várandósan?",
              answer: [
                "Gyerekkel igen, a peruiak szeretik őket, és a sorban is előreengedik a családokat. A magasságra lépcsőnként menjetek: part, völgy, Machu Picchu, és csak utána Cusco; [gyerekkel Peruban](page:for-whom#children). Várandósan előbb az orvos döntsön a magasságról és az őserdőről, ahol a szúnyogok betegségei és az élő oltás is kérdés.",
              ],
            },
            {
              id: "woman-alone",
              question: "Utazhat nő egyedül?",
              answer: [
                "Igen, és sokan teszik. Az utcai beszólás gyakori, a baj ritka, és többnyire hamis taxinál vagy őrizetlen italnál kezdődik: kocsit alkalmazással hívjatok, a poharat ne engedjétek ki a kézből, túrára csoporttal menjetek. [Tanácsok nőknek](page:for-whom#women).",
              ],
            },
            {
              id: "gay-couple",
              question: "Gond lehet, ha meleg pár vagyunk?",
              answer: [
                "A törvény nem tiltja, a turistaszállodák franciaágyat adnak, Lima és Cusco bárjaiban otthon lesztek. Vidéken és falun viszont konzervatívak az emberek: a kézenfogás bámulást kelt. [Meleg és leszbikus utazóknak](page:for-whom#lgbt).",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "health-safety",
      title: "Egészség és biztonság",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              id: "is-it-safe",
              question: "Biztonságos Peru?",
              answer: [
                "A legtöbb út baj nélkül telik. A városokban a lopás a mindennapos veszély: a telefon ne legyen a kezetekben a járda szélén, és sötétedés után kocsival járjatok. Két vidéket kell elkerülni, a VRAEM nevű völgyeket és a kolumbiai határ sávját; egyik sem esik turistaútra. [Helyről helyre](page:safety-health#places).",
              ],
            },
            {
              id: "state-of-emergency",
              question: "Mit jelent a rendkívüli állapot?",
              answer: [
                `Limában és Callaóban a bűnözés miatt szokták kihirdetni, egy-egy hónapra; az utolsó ismert határidő ${formatDate(emergencyState.lastKnownEnd, "hu")} volt. Ilyenkor katona is áll a rendőr mellett, és több az igazoltatás; a múzeumok, repülők, vonatok és Machu Picchu ugyanúgy működnek. Legyen nálatok az útlevél másolata, és kerüljétek a tüntetéseket. [Mi volt érvényben, és hol nézzétek meg](page:safety-health#emergency).`,
              ],
            },
            {
              id: "vaccinations",
              question: "Milyen oltás kell?",
              answer: [
                `Kötelező egyik sem, a határon nem kérnek igazolást. Az őserdőbe (${formatMetres(yellowFever.belowMetres, "hu")} alatt) sárgaláz ellen ajánlott, legalább ${yellowFever.daysBefore} nappal előtte; hepatitisz A és hastífusz ellen mindenkinek, és nézzétek meg a kanyaróoltást is. Ha Bolíviába mentek tovább, ott kérhetik a sárga könyvet: [sárgaláz a határokon](page:getting-there#yellow-fever).`,
              ],
            },
            {
              id: "yellow-fever-machu-picchu",
              question: "Machu Picchuhoz is kell a sárgalázoltás?",
              answer: [
                `Az amerikai járványügyi hivatal, a [CDC](site:cdc) ${yellowFever.machuPicchuSince} óta ajánlja, a perui egészségügyi minisztérium viszont nem sorolta a veszélyes helyek közé (${formatMonth(yellowFever.ministry.asOf, "hu")}). Kérdezzétek meg az oltóközpontot; ha az őserdőbe is mentek, a kérdés eldőlt. [Fertőzések vidékenként](page:safety-health#infections).`,
              ],
            },
            {
              id: "altitude-sickness",
              question: "Rosszul leszünk a magasban? Segít a tabletta?",
              answer: [
                `Sokan megérzik ${formatMetres(2500, "hu")} fölött, az edzettek is. Az első éjszakákat a Szent Völgyben töltsétek (${altitude("urubamba")}), ne Cuscóban (${altitude("cusco")}); két napig lassan járjatok, igyatok sokat, alkoholt ne. Gyógyszerről csak orvossal döntsetek. Aki nyugalomban is fullad, vagy tántorog, azt azonnal lejjebb kell vinni: [a magasság](page:safety-health#altitude).`,
              ],
            },
            {
              id: "tap-water",
              question: "Iható a csapvíz?",
              answer: [
                "Nem, fogmosásra is jobb a palackozott. A szállások többsége ad forralt vagy szűrt vizet, a saját kulacsot tehát érdemes elhozni. Jeget csak ott kérjetek, ahol láthatóan sok a vendég; ha mégis baj lenne, a [gyomorról szóló rész](page:safety-health#stomach) segít.",
              ],
            },
          ],
        },
      ],
    },
  ],
  freshness: [
    `A válaszok rövidek, a számok részletesen a belinkelt oldalakon vannak. Hogy a tartózkodást nem lehet meghosszabbítani, az ${formatMonth(entryRules.noExtension.asOf, "hu")}i adat; a sárgalázról ${yellowFever.machuPicchuSince}-ös és ${formatMonth(yellowFever.ministry.asOf, "hu")}i, a rendkívüli állapotról ${formatMonth(emergencyState.asOf, "hu")}i a legújabb hír. A két hét ára és a pénzfelvétel díja becslés ${formatMonth(dailyCosts.asOf, "hu")}i forrásokból. Indulás előtt nézzétek meg a [Konzinfo](site:konzinfo) és a perui [bevándorlási hivatal](site:migraciones) oldalát.`,
  ],
}));
