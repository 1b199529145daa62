import { defaultFacts } from "#content/facts/facts.ts";
import { transportPrices } from "#content/facts/costs/big-items.ts";
import { smallThings } from "#content/facts/costs/small-things.ts";
import { ways } from "#content/facts/itineraries/ways.ts";
import { busHours, coachSeats } from "#content/facts/journeys.ts";
import { places } from "#content/facts/places.ts";
import { heights, roughAsOf, roughPrices } from "#content/facts/top-ten.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatMetres, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { formatHours } from "#i18n/format-duration.ts";

/** As posts are stored: a space that does not break is an entity. */
const html = (text: string) => text.replaceAll("\u00a0", "&nbsp;");
const inHours = ([from, to]: readonly [number, number]) => [from / 60, to / 60] as const;
const hours = ([from, to]: readonly [number, number]) => html(formatHours(from, "hu", to));
const soles = ([from, to]: readonly [number, number]) => html(formatSoles(from, "hu", to));
const metres = (value: number) => html(formatMetres(value, "hu"));
const month = (asOf: string) => formatMonth(asOf, "hu");
const { limaArequipa } = defaultFacts(transportPrices);

export const nightBusToArequipa: StarterPostText = {
  title: "Éjszakai busszal Arequipába: este sivatag, reggel vulkánok",
  summary:
    "Melyik ülést kérjétek, hol legyen a táska, és mit kezdjetek reggel hatkor egy városban, ahol a szoba délután lesz kész? Egy éjszaka a buszon és az első nap a fehér városban.",
  coverAlt:
    "Emeletes távolsági busz az éjszakai úton, a távolban Arequipa fényei és a havas csúcsú Misti vulkán",
  content: [
    `<p>Este még a sivatagban ültök egy váróteremben, kezetekben a papírcetli, amelyet a bőröndért adtak. Reggel valaki félrehúzza a függönyt, és az ablak előtt ott áll a Misti, ez az ${metres(heights.misti)}-es, szabályos kúp, amelyet mindenki fölismer, aki egyszer képen látta. A kettő között ${hours(inHours(defaultFacts(ways).nazcaArequipa.minutes))} van Nazcából, Limából ${hours(busHours.limaArequipa)}. Repülővel gyorsabb, de így megtakarítotok egy szállodai éjszakát, és a szervezet is lépésenként szokja a magasságot.</p>`,
    "<h2>A jegy: alul, elöl, jó céggel</h2>",
    `<p>A peruiak két szóval osztályozzák az üléseket. A <em>semicama</em> ${coachSeats.semicama}-ig dől, többnyire az emeleten van, onnan szép a kilátás, és jobban dülöngél. A <em>cama</em> ${coachSeats.cama}-os, az alsó szinten, széles, és nagyjából másfélszer annyiba kerül. Egész éjszakára ez utóbbi ér meg többet. Limából <a href="/fact/costs.transportPrices.limaArequipa.asOf">${month(limaArequipa.asOf)}</a>i hírek szerint <a href="/fact/costs.transportPrices.limaArequipa">${soles(limaArequipa.range)}</a> volt az út; a mai árat a <a href="https://www.cruzdelsur.com.pe">Cruz del Sur</a> és társai oldalán nézzétek meg. Vásárlás előtt négy dolgot kérdezzetek meg:</p>`,
    "<ul>",
    "<li><p><strong>Saját pályaudvarról indul?</strong> A jobb cégeknél a csomagot jeggyel adjátok le, a kézitáskát átnézik, és beszálláskor útlevelet kérnek.</p></li>",
    "<li><p><strong>Közvetlen járat?</strong> Aki útközben utast vesz föl az út szélén, azzal ne utazzatok.</p></li>",
    "<li><p><strong>Hányan vezetik?</strong> Ilyen távon két sofőrnek kell váltania egymást.</p></li>",
    "<li><p><strong>Mikor ér be?</strong> Hat és nyolc között a legjobb: világos van, és a város már ébred.</p></li>",
    "</ul>",
    "<h2>Az éjszaka</h2>",
    "<p>Ami fontos, az a lábatok között legyen, ne a fejetek fölött: útlevél, pénz, telefon, gyógyszer egy kis táskában, a pántja a lábatok köré hurkolva. A csomagtartó a kabátnak való. Hozzatok füldugót, vizet, zoknit és pulóvert, mert a légkondicionáló hajnalra hűtőházat csinál a buszból. Vacsorát adnak, de ne számítsatok sokra; egy banán és egy csomag keksz jó barát.</p>",
    "<p>Az út a Csendes-óceán fölött kígyózik, Atico és Ocoña között szinte egyetlen egyenes szakasz nélkül. Aki hajlamos a rosszullétre, még indulás előtt vegye be a tablettát, és kérjen helyet elöl, az alsó szinten. Ha fölébredtek, nézzetek ki: alattatok a hold fényében fehéren fut a hullám, fölöttetek homok, és órákig sehol egy lámpa.</p>",
    "<h2>Reggel hat: érkezés okosan</h2>",
    `<p>A távolsági buszok a központtól délre, két egymás melletti pályaudvarra érkeznek. Az utcán várakozó taxit kerüljétek el, Arequipában raboltak már ki utasokat álsofőrök: hívjatok kocsit alkalmazással vagy a szálláson keresztül. Egy városi fuvar nagyjából ${soles(defaultFacts(smallThings).soles.taxiCusco)} (becslés). A szoba ritkán van kész dél előtt, de a bőröndöt átveszik, és sok helyen le is zuhanyozhattok, ha előző nap írtok nekik.</p>`,
    `<p>A magasság itt még kegyes: ${metres(places.arequipa.altitude)}. A legtöbben annyit vesznek észre, hogy kapkodják a levegőt a lépcsőn, és kiszáradt a szájuk. Igyatok sokat, kenjétek be magatokat, mert ennél erősebb napsütés kevés városban van, és aludjatok itt két éjszakát, mielőtt a Colca-kanyonba vagy Punóba mentek tovább.</p>`,
    "<h2>Reggeli a piacon</h2>",
    "<p>A San Camilo piac vascsarnokában az első sor csupa gyümölcs, mögötte pultok, ahol kérésre turmixolnak: papaya, lúcuma, eper, tejjel vagy vízzel. Mellé <em>pan de tres puntas</em> jár, a háromcsücskű helyi zsemle, sajttal vagy avokádóval. Ha vasárnap érkeztek, <em>adobót</em> kérjetek: kukoricasörben érlelt, fűszeres disznóhús bő lével, amelyet az arequipaiak kora reggel esznek, kenyérrel mártogatva. Hideg desszertnek ott a <em>queso helado</em>; sajt a nevével ellentétben nincs benne, fahéj annál inkább.</p>",
    "<h2>Santa Catalina, amikor még üres</h2>",
    `<p>A zárdát 1579-ben alapították, és majdnem négyszáz évig senki sem látta belülről, aki nem oda tartozott; a látogatók előtt 1970-ben nyílt meg. Nem épület, hanem város: utcák, terek, szökőkút, mosókonyha félbevágott agyagkorsókból, és a falak, amelyek az egyik saroktól a másikig téglavörösből kékre váltanak. Nyitásra menjetek, mert tíz óra után megjönnek a csoportok, és a fény is elveszti az élét. A jegy ${month(roughAsOf)}i adat szerint nagyjából ${soles(roughPrices.santaCatalina)} volt; a nyitvatartást, és hogy melyik este tartanak gyertyafényes látogatást, a <a href="https://santacatalina.org.pe">zárda oldala</a> közli.</p>`,
    "<p>Vezető nélkül is járható, de egy órára érdemes kérni valakit: tőle tudjátok meg, melyik cellához tartozott szolga, zongora és porcelán, és hogyan vetett ennek véget 1871-ben egy szigorú apáca, akit a pápa küldött. Utána üljetek le a narancsfák alá. Az apácák ma is itt élnek, egy ajtó mögött, amelyen ti nem mentek be.</p>",
    "<h2>A délután a tiétek</h2>",
    "<p>Kettőkor már kész a szoba. Aludjatok egy órát, ne többet, aztán következhet a késői ebéd valamelyik <em>picanteríában</em>: töltött csípős paprika, a <em>rocoto relleno</em>, vagy rákleves, a <em>chupe de camarones</em>. Napnyugtakor Yanahuara kilátójánál legyetek. A fehér kőívek mögött először a Misti válik rózsaszínné, aztán az egész város.</p>",
    "<blockquote><p>Ha csak egy tanácsot jegyeztek meg: az éjszakai busz a tengerpartra való. Arequipából Cuscóba vagy Punóba nappal menjetek, mert ott az út a felhők fölött vezet, és a kilátásért is kár volna.</p></blockquote>",
    "<p>Este kilenckor úgyis lecsukódik a szemetek. Ez már rendes ágy, vízszintes, és nem kanyarodik.</p>",
  ].join(""),
};
