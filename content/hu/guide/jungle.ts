import { climateRange } from "#content/facts/climate/climate-range.ts";
import { climate } from "#content/facts/climate/climate.ts";
import { weatherFacts } from "#content/facts/climate/weather.ts";
import { safetyAdvice, yellowFever } from "#content/facts/entry/travel-advice.ts";
import { flightMinutes } from "#content/facts/journeys.ts";
import {
  iquitosFacts,
  jungleHealth,
  jungles,
  laPampa,
  manuFacts,
  tambopataFacts,
  type JunglePrice,
} from "#content/facts/jungle/jungle.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatDistance, formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatAge, formatMonth } from "#i18n/format-date.ts";
import { formatDuration, formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const { tambopata, manu, iquitos } = jungles;

const month = (of: string) => formatMonth(of, "hu");
const months = (of: Parameters<typeof formatMonths>[0]) => formatMonths(of, "hu");
const span = ([from, to]: readonly [number, number]) =>
  [...new Set([from, to])].map((value) => formatNumber(value, "hu")).join("–");
const hours = ([from, to]: readonly [number, number]) => formatHours(from, "hu", to);
const price = ({ days, usd }: JunglePrice) => `${span(days)} nap ${span(usd)} dollár`;

export default guideWords(() => ({
  title: "Melyik őserdőbe?",
  description:
    "Tambopata, Manu vagy Iquitos: odajutás, napok, árak, állatok, vízállás hónapról hónapra, oltások és malária, és miről ismerni meg a jó erdei szállást.",
  keywords: [
    "Peru őserdő",
    "Amazonas Peru",
    "Tambopata",
    "Manu Nemzeti Park",
    "Iquitos",
    "Puerto Maldonado",
    "esőerdei szállás",
    "sárgaláz Peru",
  ],
  lead: "Peru nagyobbik fele őserdő, mégis három helyre visz szinte minden út: Tambopatába, Manuba és Iquitosba. Itt megtaláljátok, melyik mennyi időt és pénzt kér, mit láthattok ott jó eséllyel és mit csak szerencsével, mikor magas a víz, és milyen oltás kell hozzá.",
  pictureAlt: "Kenu egy barna vizű folyón, agyagfalon arapapagájok, körülöttük óriási fák.",
  sections: [
    {
      id: "compare",
      title: "Tambopata, Manu vagy Iquitos?",
      blocks: [
        "Ha **először** mentek őserdőbe, kevés az időtök, vagy gyerekkel jöttök Cuscóból, válasszátok [Tambopatát](#tambopata): fél óra repülés, délután már a folyón ültök. Ha egy teljes hetetek van, és a vad, csendes erdő minden fáradságot megér, [Manu](#manu) a tiétek. Ha maga a nagy folyó vonz, a rózsaszín delfinek, a vízben álló erdő és egy város, ahová nem visz út, repüljetek Limából [Iquitosba](#iquitos).",
        {
          kind: "table",
          caption: "A három őserdő egymás mellett",
          head: ["Szempont", "Tambopata", "Manu", "Iquitos"],
          rows: [
            [
              "Miért oda?",
              "arapapagájok agyagfala, óriásvidrák, könnyen elérhető",
              "Peru legérintetlenebb erdeje, a köderdőtől a síkságig",
              "az Amazonas, delfinek, elárasztott erdő",
            ],
            [
              "Odajutás",
              `repülővel Cuscóból ${span(tambopataFacts.flightFromCusco)} perc, Limából ${formatDuration(flightMinutes.puertoMaldonado, "hu")}; onnan hajó, ${hours(tambopata.boatHours)}`,
              `Cuscóból ${formatHours(manuFacts.roadHours, "hu")} kocsival, aztán hajóval; a védett zónáig még ${formatHours(manuFacts.boatHours, "hu")}`,
              `repülővel Limából ${formatDuration(flightMinutes.iquitos, "hu")}; onnan hajó, ${hours(iquitos.boatHours)}`,
            ],
            [
              "Hány nap?",
              `legalább ${tambopata.days.least}, inkább ${span(tambopata.days.good)}`,
              `a peremén ${span(manu.prices[0].days)}, a védett zónában ${span(manu.days.good)}`,
              span(iquitos.days.good),
            ],
            [
              "Legjobb hónapok",
              months(tambopata.bestMonths),
              months(manu.bestMonths),
              `gyalog ${months(iquitos.bestMonths)}, kenuval ${months(iquitosFacts.highWater)}`,
            ],
            ["Malária", "ritkább, de van", "ritkább, de van", "itt a leggyakoribb az országban"],
            [
              "Kinek való?",
              "elsőre, családnak, Machu Picchu után",
              "madarászoknak, fotósoknak, türelmeseknek",
              "akik a vizet szeretik, vagy másodszor jönnek",
            ],
            [
              "Ár, mindennel (becslés)",
              `${price(tambopata.prices[0])} egyszerű szálláson, ${span(tambopata.prices[1].usd)} jobbon`,
              `${price(manu.prices[0])} a peremen, ${price(manu.prices[1])} a védett zónában`,
              `${price(iquitos.prices[0])}, ${price(iquitos.prices[1])}`,
            ],
          ],
        },
        "Az árak nagyságrendek: szállások keltezetlen ajánlataiból vettük őket, fejenként, csónakkal, étellel és vezetővel. A repülőjegy nincs bennük, a park belépője nem mindig, ezért foglalás előtt kérjetek teljes árat.",
        { kind: "figure", figure: "jungleMap" },
        { kind: "heading", id: "water", text: "Hónapról hónapra: víz és eső" },
        `Iquitosnál nem az eső számít (havi ${span(climateRange(climate.iquitos.rain))} mm mindig esik), hanem a folyó, amely egy éven belül ${span(weatherFacts.riverMetres)} métert emelkedik és süllyed. Délen két igazi évszak van.`,
        {
          kind: "table",
          caption: "Mire számítsatok az év során?",
          head: ["Mikor", "Iquitos, az Amazonas", "Tambopata és Manu"],
          rows: [
            [
              "december–február",
              "A víz emelkedik, a csónak egyre beljebb jut az erdőbe.",
              "A legtöbb eső; sár, késések. Manu januártól zárva lehet.",
            ],
            [
              "március–május",
              "A legmagasabb víz: kenuval a fák között, madarak szemmagasságban; a gyalogutak víz alatt vannak.",
              "Áprilisra enyhül az eső, májusban már jó idő van.",
            ],
            [
              "június–július",
              "Apad a folyó, kibukkannak az első ösvények.",
              `Száraz és napos. Jöhet néhány napos hidegbetörés (*friaje*), ${span(weatherFacts.friaje)} °C-kal.`,
            ],
            [
              "augusztus–október",
              "Alacsony víz: homokpadok, hosszú séták, horgászat.",
              "A legjobb idő: a papagájok ilyenkor járnak legtöbben az agyagfalra, az állatok a folyóhoz húzódnak.",
            ],
            ["november", "Indul fölfelé a víz.", "Az első nagy záporok; Manuban még kitart az idény."],
          ],
        },
        { kind: "heading", id: "animals", text: "Állatok: esély, nem ígéret" },
        "Az őserdő nem szafari. A lombok mindent eltakarnak, és a legtöbb állat előbb lát meg benneteket. Ami sokat számít: hány éjszakát maradtok, milyen messze a várostól, és mennyire jó a vezetőtök szeme.",
        {
          kind: "terms",
          items: [
            {
              term: "Szinte biztosan",
              text: "papagájok, tukánok, legalább kétféle majom, éjjel kajmán és tarantula, lepkék; Iquitosnál szürke és rózsaszín delfin",
            },
            {
              term: "Jó eséllyel, 3–4 nap alatt",
              text: "arapapagájok az agyagfalon (esőben nem jönnek), óriásvidra a Sandoval- vagy a Salvador-tavon, vízidisznó, lajhár, hoacin",
            },
            {
              term: "Szerencsével",
              text: "tapír, hangyász, ocelot, anakonda; jaguár Tambopata és Manu távoli szakaszain, főleg a száraz hónapokban",
            },
            {
              term: "Senki sem ígérheti",
              text: "hogy egy adott napon jaguárt láttok. Aki mégis megteszi, annál az állat ketrecben él, vagy etetik.",
            },
          ],
        },
      ],
    },
    {
      id: "tambopata",
      title: "Tambopata és Puerto Maldonado",
      facts: [
        { term: "Kapuja", text: "Puerto Maldonado, 200 m" },
        { term: "Agyagfal", text: `a legtöbb madár: ${months(tambopataFacts.lickMonths)}` },
        { term: "A védett terület", text: `${formatNumber(tambopataFacts.hectares, "hu")} hektár` },
      ],
      blocks: [
        `A rezervátumban forrástól függően ${span(tambopataFacts.birds)} madárfajt számoltak össze. Hajnalban arák és kisebb papagájok százai szállnak az agyagfalakra, a *collpákra*: a Chuncho napi kirándulással is elérhető, a Colorado csak a távoli kutatóállomásról. A holtágak, köztük a Sandoval-tó, óriásvidráknak és fekete kajmánoknak adnak otthont.`,
        {
          kind: "terms",
          items: [
            {
              term: "A várostól egy órán belül",
              text: "Madre de Dios menti szállások, a Sandoval-tó. Kényelmes, olcsóbb, két éjszakának jó; nagy állat kevesebb.",
            },
            {
              term: "Két-három óra hajóút",
              text: "A Tambopata folyó szállásai: ez a legjobb egyensúly idő, ár és állatok között. Három éjszaka az igazi.",
            },
            {
              term: "Négy-öt óra vagy több",
              text: "A kutatóközpont környéke, a Colorado agyagfal. Itt a legnagyobb az esély mindenre.",
            },
          ],
        },
        `A Sandoval-tó magatoktól is elérhető: ${tambopataFacts.sandoval.boatMinutes} perc hajó, aztán ${formatDistance(tambopataFacts.sandoval.walkKm[0], "hu", tambopataFacts.sandoval.walkKm[1])} ösvény, részben fapallón, amelyhez kerekesszéket is tartanak (${month(tambopataFacts.sandoval.asOf)}i adat). Mindenhová máshová a szállás visz. Busszal Cuscóból ${formatHours(tambopataFacts.roadHours, "hu")} az út; a La Pampa nevű bányavidéken (${span(laPampa.km)}. km) ne szálljatok le, és útzár idején inkább repüljetek.`,
      ],
    },
    {
      id: "manu",
      title: "Manu",
      facts: [
        { term: "Kapuja", text: "Cusco, onnan Atalaya" },
        { term: "A két zóna", text: "a perem (kulturális) és a védett zóna" },
        { term: "Zárva lehet", text: months(manuFacts.closedMonths) },
      ],
      blocks: [
        `Az út maga is túra: a 3500 méteres puna széléről egyetlen nap alatt ereszkedtek a köderdőbe, ahol hajnalban narancsvörös szirtimadarak táncolnak, onnan a síksági erdőbe. A védett zóna tavain (Cocha Salvador, Otorongo) óriásvidra-családok élnek, és tizenháromféle majom jár a fákon. Repülő ${manuFacts.flightsEnded} óta nincs Boca Manuba, ezért az oda- és a visszaút összesen ${manuFacts.travelDays} nap: a védett zónának hatnál kevesebb nappal nem érdemes nekivágni.`,
        "A parkba **iroda, vezető és engedély nélkül belépni tilos**; mindhármat az utazásszervező intézi, és hónapokkal előre kell foglalni. Kérdezzetek rá, hogy a ti utatok bemegy-e a parkba: sok „Manu” nevű túra csak a környékét járja. Az is lehet szép, csak nem ér annyit. Az engedélyes cégekről a [SERNANP](site:sernanp), a védett területek hivatala tud.",
        {
          kind: "note",
          tone: "warning",
          title: "Ne másnapra vegyetek repülőjegyet haza",
          text: [
            "Földcsuszamlás, alacsony víz, motorhiba: Manuból gyakran egy-két nappal később érnek vissza. A hazaút elé tegyetek legalább két szabad napot.",
          ],
        },
      ],
    },
    {
      id: "iquitos",
      title: "Iquitos és az Amazonas",
      facts: [
        { term: "Kapuja", text: "Iquitos, csak repülővel vagy hajóval" },
        { term: "Kenuval", text: months(iquitosFacts.highWater) },
        { term: "Gyalog", text: months(iquitosFacts.lowWater) },
      ],
      blocks: [
        "A kaucsuk korában meggazdagodott, csempés palotákkal teli folyami város, ahol mototaxik ezrei zúgnak. Egy napot a városra is szánjatok: a vízi negyed, Belén, a rakpart és az állatmentő központ jusson bele, ahol árván maradt lamantinokat nevelnek föl. Az erdő a városnál kopott: annál többet láttok, minél messzebb visz a hajó.",
        {
          kind: "terms",
          items: [
            {
              term: "Szállások a folyó mentén",
              text: `A hajóút ${hours(iquitos.boatHours)}. Két óránál közelebb inkább pihenni jó, mint állatot lesni.`,
            },
            {
              term: "Pacaya-Samiria",
              text: `Hatalmas, vízben álló erdő; Nauta felől közelítik meg (${formatDistance(iquitosFacts.nauta.km, "hu")} út, ${hours(iquitosFacts.nauta.hours)}). Bejegyzett vezető kell, és 4–5 nap.`,
            },
            {
              term: "Folyami hajó",
              text: "Három–hét éjszaka kabinnal, naponta kétszer csónakkal az erdőbe. A legkényelmesebb és a legdrágább.",
            },
          ],
        },
        `A folyón rablás is előfordul: ${month(iquitosFacts.robbery.asOf)} közepén fegyveresek állítottak meg egy ${iquitosFacts.robbery.people} fős egynapos kirándulást, és banki átutalásra kényszerítették az utasokat. Olyan céggel menjetek, amely utaslistát vezet, és van GPS-e, rádiója, mentőmellénye, biztosítása; a banki alkalmazást arra a napra vegyétek le a telefonról. A kolumbiai határ menti ${safetyAdvice.borderStripKm} km-es sávtól a brit külügy óv, magát az Amazonast kivéve ([GOV.UK](site:govUk)).`,
      ],
    },
    {
      id: "lodge",
      title: "Miről ismerni meg a jó szállást?",
      blocks: [
        "Az őserdőben a szállás egyben a program, a vezető, a konyha és a csónak is. A képek mindenhol szépek, ezért inkább ezeket kérdezzétek meg:",
        {
          kind: "checklist",
          items: [
            "Hány óra hajóval a várostól, és saját védett erdejében áll-e?",
            "Hány vendégre jut egy természetvezető? Nyolc fölött keveset láttok.",
            "Szúnyoghálós-e az ablak és az ágy, és mikor van áram?",
            "Mi van az árban: a park belépője, az agyagfal, gumicsizma, ivóvíz, reptéri kocsi?",
            "Ki dolgozik ott, és mi jut a környező falunak?",
            "Tart-e vagy etet-e állatot? Ha igen, keressetek másikat.",
            "Van-e rádió vagy műholdas telefon, és mennyi idő alatt értek orvoshoz?",
          ],
        },
        {
          kind: "terms",
          items: [
            { term: "Egyszerű", text: "faház hideg vízzel, este pár óra áram; az ágy fölött háló" },
            {
              term: "Közepes",
              text: "szúnyoghálós szoba, ventilátor, meleg víz; a legtöbb tambopatai szállás ilyen",
            },
            {
              term: "Drága",
              text: "medence, jó konyha, nagy ablakok; légkondicionálás ritkán akad, és az erdőben nem is hiányzik",
            },
            {
              term: "Családnál, falunál",
              text: "olcsó, közvetlen, a haszon ott marad; legyen veletek valaki, aki beszél spanyolul",
            },
          ],
        },
        "**Állatot ne fogjatok meg, ne etessetek, ne fizessetek fényképért vele.** A lajhárt és a majmot, amelyet Iquitos körül a kezetekbe adnak, az anyja mellől vették el; vadállatot tartani és mutogatni Peruban bűncselekmény. Tollat, fogat, bőrt se vegyetek emlékül.",
        {
          kind: "checklist",
          items: [
            `puha, kisebb táska; több szállás ${tambopataFacts.bagKilos} kilót enged a csónakba`,
            "két hosszú ujjú, vékony ing, hosszúnadrág, magas szárú zokni (gumicsizmát adnak)",
            "szúnyogriasztó DEET-tel vagy ikaridinnel, fejlámpa, távcső",
            "esőköpeny, vízhatlan zsák, és a déli őserdőbe egy polár a *friaje* idejére",
            "készpénz kis címletben: automata nincs",
          ],
        },
      ],
    },
    {
      id: "health",
      title: "Oltás, malária, ayahuasca",
      blocks: [
        `Hat-nyolc héttel az út előtt keressetek föl egy nemzetközi oltóhelyet. A sárgaláz elleni oltást legalább ${yellowFever.daysBefore} nappal az érkezés előtt kell megkapni, egyetlen adag egy életre szól; Peru nem kéri az igazolást, a továbbutazáshoz viszont szükség lehet rá: [Sárgaláz-igazolás](page:getting-there#yellow-fever).`,
        {
          kind: "table",
          caption: "Sárgaláz és malária területenként",
          head: ["Hol", "Sárgaláz elleni oltás", "Malária"],
          rows: [
            [
              "Iquitos és környéke",
              "ajánlott",
              "a legtöbb eset itt van, a veszélyesebb fajta is; gyógyszerről kérdezzétek az orvost",
            ],
            ["Puerto Maldonado, Tambopata", "ajánlott", "van, ritkábban"],
            ["Manu", "ajánlott", `van ${formatMetres(jungleHealth.malaria.belowMetres, "hu")} alatt`],
            [
              "Machu Picchu, Inka-ösvény",
              `az amerikai CDC ${yellowFever.machuPicchuSince} óta ajánlja, a perui minisztérium nem (${month(jungleHealth.yellowFeverAsOf)})`,
              "nincs",
            ],
            ["Lima, Cusco városa, Arequipa, Puno", "nem kell", "nincs"],
          ],
        },
        `A malária háromféle gyógyszerrel előzhető meg, mindhárom vényköteles ([CDC](site:cdc), ${formatAge(jungleHealth.malaria.asOf, "hu")}); hogy kell-e, az orvos az útvonal és a hónap alapján dönti el. Dengue-láz az egész síkságon van (${month(jungleHealth.dengueAsOf)}i riasztás), ez nappal csípő szúnyoggal terjed, és nincs rá gyógyszer: hosszú ujj, riasztó, háló. Ha hazatérés után egy hónapon belül belázasodtok, mondjátok meg az orvosnak, hol jártatok. A többi betegségről: [Fertőzések](page:safety-health#infections).`,
        {
          kind: "note",
          tone: "warning",
          title: "Ayahuasca",
          text: [
            `Az amerikai nagykövetség ${month(jungleHealth.ayahuasca.warning)}i [figyelmeztetése](site:usEmbassy) szerint ${safetyAdvice.ayahuasca.deathsIn}-ben többen meghaltak vagy súlyosan megbetegedtek tőle, mások ellen a kábulatban követtek el erőszakot vagy rablást; ${month(jungleHealth.ayahuasca.lastDeath)} elején Loretóban ismét meghalt egy látogató. A szertartásokat senki sem felügyeli, kórház pedig órákra van.`,
            "Antidepresszánssal, szívbetegséggel vagy pszichés betegséggel életveszélyes. Mi azt tanácsoljuk: ne igyatok belőle. Haza sem hozható: a hatóanyaga nálunk kábítószer.",
          ],
        },
      ],
    },
  ],
  freshness: [
    `A sárgalázról szóló perui ajánlás ${month(jungleHealth.yellowFeverAsOf)}i, az ayahuascáról szóló figyelmeztetés ${month(jungleHealth.ayahuasca.warning)}i, a manui út leírása ${month(manuFacts.asOf)}i. A szállások árainak és a menetidőknek nincs dátuma: tájékozódásra valók.`,
    "Indulás előtt nézzétek meg: nyitva van-e a park, és mennyi a belépő ([SERNANP](site:sernanp)), mit ajánlanak az orvosok ([CDC](site:cdc)), és milyen idő várható ([SENAMHI](site:senamhi)).",
  ],
  disclaimer: [
    "Ez az oldal nem orvosi tanács. Oltásról és maláriagyógyszerről oltóhely vagy utazási orvos döntsön veletek együtt.",
  ],
}));
