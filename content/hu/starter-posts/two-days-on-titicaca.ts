import { defaultFacts } from "#content/facts/facts.ts";
import { tourPrices } from "#content/facts/costs/big-items.ts";
import { islandFamily } from "#content/facts/costs/stays.ts";
import { ways } from "#content/facts/itineraries/ways.ts";
import { places } from "#content/facts/places.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatMetres, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { formatHours } from "#i18n/format-duration.ts";

/** As posts are stored: a space that does not break is an entity. */
const html = (text: string) => text.replaceAll("\u00a0", "&nbsp;");
const hours = ([from, to]: readonly [number, number]) => html(formatHours(from / 60, "hu", to / 60));
const soles = ([from, to]: readonly [number, number]) => html(formatSoles(from, "hu", to));
const metres = (value: number) => html(formatMetres(value, "hu"));

export const twoDaysOnTiticaca: StarterPostText = {
  title: "Két nap a Titicaca-tavon: éjszaka egy szigeti családnál",
  summary:
    "Nádszigetek, egy konyha Amantanín, kötögető férfiak Taquilén. Mit vigyetek, mennyi pénz kell, hogyan bírjátok a magasságot, és hogyan legyetek jó vendégek 3800 méteren.",
  coverAlt:
    "Nádhajó a Titicaca-tavon alkonyatkor, a parton hímzett ruhás asszony, mögötte teraszos domb kőkapuval",
  content: [
    `<p>A Titicaca tükre ${metres(places.titicaca.altitude)} magasan van, magasabban, mint Ausztria legmagasabb csúcsa. Nappal olyan kék, hogy a fénykép hazugságnak látszik, este olyan hideg, hogy a fürdőt elhalasztjátok. Puno városa nem szép. Aki csak idáig jön, és délelőtt megnéz egy nádszigetet, nem érti, mire ez a felhajtás. Adjatok a tónak két napot és egy éjszakát a vízen túl.</p>`,
    "<h2>Előbb szokjatok hozzá</h2>",
    "<p>Ez a tó az út közepére vagy végére való. Ha Arequipából jöttök, aludjatok ott két éjszakát, aztán kettőt a Colca-kanyonban; ha Cuscóból, akkor legalább hármat Cuscóban vagy a Szent Völgyben. A tengerpartról ideszállni rossz ötlet: a gép Juliacában tesz le, és este már fáj a fejetek.</p>",
    "<p>Az első napon egyetek keveset és melegen, és ne igyatok alkoholt. A szigeteken nincs orvos, a hajó visszafelé órákig megy. Akinek Punóban is erősen fáj a feje vagy hány, az maradjon a parton: a szigetek megvárják.</p>",
    "<h2>Mi legyen a hátizsákban?</h2>",
    "<p>A nagy bőrönd a punói szálláson marad. Egy kis zsákba ezek kerüljenek:</p>",
    "<ul>",
    "<li><p><strong>Meleg réteg, sapka, kesztyű.</strong> Fűtés nincs, májustól augusztusig fagy is lehet; takarót viszont annyit kaptok, hogy megfordulni is nehéz alatta.</p></li>",
    "<li><p><strong>Napszemüveg, ötvenes naptej, karimás kalap.</strong> A víz visszaveri a napot, és a hajó tetején egy óra alatt leégtek.</p></li>",
    "<li><p><strong>Fejlámpa.</strong> A mellékhelyiség az udvar túlsó végén van.</p></li>",
    "<li><p><strong>Víz és papír zsebkendő</strong> mindkét napra.</p></li>",
    "<li><p><strong>Ajándék a konyhára:</strong> rizs, gyümölcs, cukor, a gyerekeknek füzet. Édességet ne osszatok.</p></li>",
    "</ul>",
    "<h2>Pénz: készpénz, apróban</h2>",
    `<p>A szigeteken nincs automata, és kártyát senki sem fogad el. A szállás a családnál, három étkezéssel, fejenként <a href="/fact/costs.islandFamily">${soles(defaultFacts(islandFamily).soles)}</a>, a kétnapos túra hajóval és családdal együtt <a href="/fact/costs.tourPrices.titicacaTwoDays">${soles(defaultFacts(tourPrices).titicacaTwoDays.range)}</a>; mindkettő becslés, <a href="/fact/costs.islandFamily.asOf">${formatMonth(defaultFacts(islandFamily).asOf, "hu")}</a>i. Kérdezzétek meg az irodát, mennyi jut ebből a házigazdának, vagy menjetek a közösségi hajóval, és fizessetek a család kezébe. A szigeteken néhány sol belépőt szednek; legyen nálatok húszas és annál kisebb.</p>`,
    "<h2>Első nap: nád és domboldal</h2>",
    `<p>A hajók fél hét és nyolc között indulnak Puno kikötőjéből. Fél óra múlva az urosok szigetei következnek: totoranádból rétegezett, ruganyos talaj, amelyen úgy lépkedtek, mint egy matracon. Elmutogatják, hogyan épül, aztán kirakják a hímzéseket. Igen, ez bemutató, és van sziget, ahol este senki sem marad. De abból élnek, hogy megnézitek; vegyetek valami aprót, vagy fizessetek be egy kört a nádcsónakon, és nem vagytok adósok.</p>`,
    `<p>Punótól ${hours(defaultFacts(ways).punoAmantani.minutes)} alatt ér a lassú hajó Amantaní szigetére. A mólón a háziasszonyok várnak fekete kendőben, és valaki kimondja a neveteket. Onnan fölfelé visz az út, lassan. Délután az egész sziget a két domb egyikére igyekszik, a Pachatata vagy a Pachamama romjához, ${metres(4000)} fölé. Negyven perc, és minden húsz lépés után meg kell állni. A naplemente pontos, a szél utána kegyetlen.</p>`,
    "<h2>Az este a konyhában</h2>",
    "<p>Vacsorára kinoaleves van, utána burgonya háromféle színben, sült sajt, és a helyi menta, a <em>muña</em> teája, amely a gyomornak is jót tesz. A pad alacsony, a tűz füstöl, a tengerimalacok a sarokban motoznak. Ha a spanyolotok kevés, nem baj: nekik sem anyanyelvük, egymás között kecsuául beszélnek. Mutassatok fényképet otthonról. A havat ismerik, a villamost nem.</p>",
    "<blockquote><p>Lefekvés előtt menjetek ki az udvarra. Lámpa alig van, a Tejút a tó egyik partjától a másikig ér.</p></blockquote>",
    "<h2>Második nap: Taquile</h2>",
    `<p>Reggeli után egyórányi hajóút Taquile (${metres(places.taquile.altitude)}). Itt a férfiak kötnek, járás közben is, olyan sűrű szemmel, hogy a sapka megtartja a vizet. A sapka színe és az, hogy melyik oldalra hajlik a vége, elárulja, nős-e a viselője. A nők szőnek, a sziget szövését az UNESCO is számon tartja (${places.taquile.intangible.join(", ")}). A főtéren szövetkezeti bolt van: ott szabott az ár, és a készítő neve is rajta van a portékán.</p>`,
    `<p>Ebéd pisztránggal, kilátással Bolívia hófödte hegyeire, aztán több száz lépcső a kikötőbe. Onnan Puno ${hours(defaultFacts(ways).taquilePuno.minutes)}. A mellényt vegyétek föl, délután megjön a hullám. Ha aznap este tovább akartok buszozni, inkább ne tegyétek.</p>`,
    "<h2>Vendégségben</h2>",
    "<ul>",
    "<li><p>Fényképezés előtt kérdezzetek, gyereknél az anyát.</p></li>",
    "<li><p>Ha este táncra hívnak, kölcsönadják az ünneplő ruhát is. Lehet nemet mondani, de az első tíz perc után senki sem bánja meg, hogy nem mondott.</p></li>",
    "<li><p>A szemetet hozzátok vissza Punóba.</p></li>",
    "<li><p>Búcsúzáskor egy szó kecsuául: <em>sulpayki</em>, köszönöm.</p></li>",
    "</ul>",
    '<p>Hogy melyik közösség fogad vendéget, és melyik hajó a szigetlakóké, arról a <a href="https://www.peru.travel">peru.travel</a> és az IPERÚ punói irodája ad tájékoztatást. Februárban Candelaria ünnepe miatt Puno megtelik: akkor hónapokkal előbb foglaljatok.</p>',
  ].join(""),
};
