import { defaultFacts } from "#content/facts/facts.ts";
import { lodgePrices } from "#content/facts/costs/big-items.ts";
import { yellowFever } from "#content/facts/entry/travel-advice.ts";
import { jungleHealth, laPampa, tambopataFacts } from "#content/facts/jungle/jungle.ts";
import { flightMinutes } from "#content/facts/journeys.ts";
import { formatPrice } from "#content/format-price.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { formatDuration } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

/** As posts are stored: a space that does not break is an entity. */
const html = (text: string) => text.replaceAll("\u00a0", "&nbsp;");
const { simple, better } = defaultFacts(lodgePrices);

export const threeNightsInTambopata: StarterPostText = {
  title: "Három éjszaka Tambopatán: agyagfal, holtág, éjszakai séta",
  summary:
    "Puerto Maldonadótól csónakkal az erdőbe: arapapagájok hajnalban, óriásvidrák egy csendes tavon, békák a lámpafényben. Mire van esély, mit vigyetek, milyen oltás kell.",
  coverAlt: "Csónakázók egy ködös erdei tavon napkeltekor, körülöttük óriásvidrák, egy ágon két hoacin",
  content: [
    `<p>Az ajtó kinyílik, és Cusco hűvös, ritka levegője után mintha nedves kendőt tennének az arcotokra. Puerto Maldonado Limából ${html(formatDuration(flightMinutes.puertoMaldonado, "hu"))}, Cuscóból ${defaultFacts(tambopataFacts).flightFromCusco.join("–")}&nbsp;perc repülővel; közben átszálltok az Andok fölött, és lent a barna folyó úgy tekereg, mint akinek nem sietős. Három éjszaka a legkevesebb, amiért érdemes eljönni: egy az érkezésé, egy a papagájoké, egy a tóé.</p>`,
    "<h2>Melyik szállás?</h2>",
    "<p>Minél tovább ültök a csónakban, annál több az állat. A város közelében, a Madre de Dios partján kényelmes és olcsóbb házak vannak, de nagyvadra ott ne számítsatok. A Tambopata folyón fölfelé, két-három órányira már a védett terület szélén alusztok; a még messzebbi helyekre egy éjszakával több kell. Foglalás előtt kérdezzétek meg, melyik agyagfalhoz visznek, hány vendég jut egy vezetőre (nyolcnál több ne legyen), és benne van-e az árban a rezervátum belépője.</p>",
    `<p>Három nap két éjszakával, csónakkal, étellel és vezetővel egyszerű szálláson <a href="/fact/costs.lodgePrices.simple">${html(formatPrice(simple, "hu"))}</a>, jobb helyen <a href="/fact/costs.lodgePrices.better">${html(formatPrice(better, "hu"))}</a>; ez <a href="/fact/costs.lodgePrices.simple.asOf">${formatMonth(simple.asOf, "hu")}</a>i becslés, a harmadik éjszaka arányosan több. A hivatalos szabályokat és díjakat a védett területek hivatala, a <a href="https://www.gob.pe/sernanp">Sernanp</a> közli.</p>`,
    "<h2>Mit vigyetek?</h2>",
    "<ul>",
    `<li><p><strong>Kis, puha táskát:</strong> sok helyen ${defaultFacts(tambopataFacts).bagKilos}&nbsp;kiló a határ, a bőrönd a városi irodában vár.</p></li>`,
    "<li><p><strong>Hosszú ujjú inget és nadrágot,</strong> világosat, lazát; hosszú zoknit a kölcsön gumicsizmába.</p></li>",
    "<li><p><strong>Távcsövet.</strong> Nélküle az arapapagáj piros pont, vele madár.</p></li>",
    "<li><p><strong>Fejlámpát, esőkabátot, szúnyogriasztót,</strong> és egy pulóvert: májustól augusztusig a <em>friaje</em>, a déli hideg, napokra ősszé teszi az erdőt.</p></li>",
    "<li><p><strong>Készpénzt,</strong> mert automata csak a városban van.</p></li>",
    "</ul>",
    "<h2>Első este: az erdő hangosabb, mint hinnétek</h2>",
    "<p>A csónak orrában ültök, nagy zöld levélbe csomagolt rizs az ebéd, a vezető pedig hirtelen fölemeli a kezét. A motor elhallgat. A parton vízidisznók, úgy, mintha egy nagyra nőtt tengerimalac-család kirándulna. A szállás pálmalevél tetejű, a szobának sok helyen csak három fala van, a negyedik helyén az erdő áll. Villany este néhány órára van, aztán gyertya.</p>",
    "<p>Vacsora után gumicsizma és fejlámpa. Az éjszakai sétán lépésekben haladtok, és a vezető olyasmit vesz észre, ami mellett ti elmentetek volna: levélzöld békát a levélen, tarantulát az odúja szájában, egy szempárt, amely visszanéz. Aztán azt kéri, kapcsoljátok le a lámpákat. Két perc teljes sötét. Ez az, amire otthon a legtöbben emlékeznek.</p>",
    "<h2>Második nap: az agyagfal</h2>",
    `<p>Ébresztő fél ötkor. A papagájok napkelte után szállnak le a folyóparti agyagfalra, a <em>collpára</em>, és ásványi sókért csipegetik a földet: előbb a kicsik zöld felhője, aztán párosával az arapapagájok, vörösek, kékek, rekedtek. Legtöbben ${formatMonths(defaultFacts(tambopataFacts).lickMonths, "hu")} táján járnak ide, szitáló esőben viszont egy sem jön, és egy ölyv árnyéka percek alatt elviszi mindet.</p>`,
    "<p>Húsz percig talán semmi sem történik. Üljetek csendben a rejtekhelyen, és igyátok meg a kávét. Ha megjönnek, nem kell hozzá vezetői magyarázat.</p>",
    "<blockquote><p>Az erdő esélyt ad, nem ígéretet. Aki jaguárt garantál, annál az állat ketrecben van, vagy etetik.</p></blockquote>",
    "<h2>Harmadik nap: a holtág csendje</h2>",
    "<p>A folyó olykor levágja a saját kanyarját, és a levágott darab tó lesz. Ezeken a holtágakon, <em>cochákon</em> él az óriásvidra: családban halászik, mordul, ha közel jön a tutaj, és olyan hangosan eszi a halat, hogy a túlpartról is hallani. Hajnalban van a legjobb esély rá. Ha a vidrák máshol vadásznak, akkor is ott a hoacin, ez a büdös, punkfrizurás madár a bokron, a kajmán szeme a víz fölött, és a piranha, amelyet a vezető kenyérgombóccal fog, és visszaenged.</p>",
    `<p>A rezervátum ${html(formatNumber(defaultFacts(tambopataFacts).hectares, "hu"))} hektár, és ${defaultFacts(tambopataFacts).birds.join("–")} madárfajt számoltak össze benne, attól függően, ki számolta. Ti talán hatvanat láttok, és tízre emlékeztek majd. Ez bőven elég.</p>`,
    "<h2>Egészség</h2>",
    `<p>Sárgaláz ellen legalább ${defaultFacts(yellowFever).daysBefore} nappal az út előtt oltassátok be magatokat; igazolást a határon nem kérnek, de ha Bolíviába mentek tovább, ott kérhetik. Malária ${html(formatMetres(defaultFacts(jungleHealth).malaria.belowMetres, "hu"))} alatt előfordul, Puerto Maldonado környékén is: hogy szedjetek-e rá gyógyszert, azt az oltóközpont mondja meg. A friss ajánlás a <a href="https://wwwnc.cdc.gov/travel">CDC</a> oldalán van. A csípések ellen ruha, háló és riasztó együtt véd, a dengue szúnyogja nappal csíp. Ha hazaérve egy hónapon belül lázasok lesztek, mondjátok meg az orvosnak, hol jártatok.</p>`,
    "<h2>Vissza a városba</h2>",
    `<p>Negyedik nap reggel a víz sodrásával gyorsabban értek le. Délutáni gépre foglaljatok, mert a köd és az eső a délelőttieket késlelteti. Aki busszal megy Cuscóba, éjszakai helyett nappali járatot válasszon, és La Pampánál, a ${laPampa.km.join(". és a ")}. kilométer között ne szálljon le sehol: ott illegális aranymosók élnek. A repülőről még látszik a tó, ahol a vidrák voltak. Kicsi, zöld félhold a végtelenben.</p>`,
  ].join(""),
};
