import { defaultFacts } from "#content/facts/facts.ts";
import { airportFares, cityFares, limaAirport, transitCard } from "#content/facts/lima/lima-transport.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

const month = (asOf: string) => formatMonth(asOf, "hu");
const { aeroDirecto, app, taxiDesk, tout } = defaultFacts(airportFares);
const { metropolitano } = defaultFacts(cityFares);
const ride = formatSoles(metropolitano.trunk, "hu").replace("\u00a0", "&nbsp;");

export const firstDayInLima: StarterPostText = {
  title: "Az első 24 óra Limában: a reptértől az óceánpartig",
  summary:
    "Mit intézzetek el a reptéren, és mi ér rá holnapig? Órákra bontott terv az útlevél-ellenőrzéstől az első mirafloresi sétáig, árakkal és hivatalos oldalakkal.",
  coverAlt: "Naplemente Limában: siklóernyők a tengerparti szirtek fölött, az előtérben faragott faerkély",
  content: [
    "<p>Madridból nagyjából tizenkét óra a repülőút, háztól házig tizenhat–húsz óra is eltelik. Ilyenkor az ember már csak egy ágyra vágyik, pedig most dől el néhány dolog, amely napokig elkíséri: hány napot kap a határon, és lesz-e holnap térkép a telefonján. Ha az alábbi sorrendben haladtok, gyorsan végeztek mindennel.</p>",
    "<h2>Az első óra: útlevél és TAM</h2>",
    "<p>2025. június 1. óta minden járat az új terminálra érkezik, a belföldiek is. A régi épületről szóló leírásokat nyugodtan felejtsétek el, oda már nem lépnek be utasok.</p>",
    "<p>Pecsétre ne várjatok. A reptereken 2023. május 29. óta csak akkor pecsételnek, ha leáll a rendszer: a belépést a <strong>TAM Virtual</strong> nevű elektronikus lap rögzíti, amely magától elkészül. Magyar útlevéllel, turistaként egy éven belül legfeljebb 90 nap jár, de a pontos számot a beléptető tisztviselő adja meg, ezért kérdezzetek rá: „¿Cuántos días me da?”</p>",
    '<p>A TAM-ot még aznap töltsétek le a <a href="https://cel.migraciones.gob.pe/ConsultaTAMVirtual/VerificarTAM">bevándorlási hivatal oldaláról</a>, és mentsétek el PDF-ben. A szálláson pénzt ér: aki 60 napnál rövidebb ideig van az országban, és az útlevelével együtt bemutatja, annak nem számítják fel a szoba árára a 18&nbsp;százalékos áfát.</p>',
    "<h2>A második óra: irány Miraflores</h2>",
    `<p>A terminálhoz nem vezet gyalogút, csak járművel lehet ki- és bejutni. Mirafloresig ${limaAirport.kmToMiraflores.join("–")}&nbsp;kilométer az út: jó esetben 45 perc, csúcsidőben (reggel 7 és 10, délután 5 és este 9 között) másfél óra vagy még több. Négy megoldás közül választhattok:</p>`,
    "<ul>",
    `<li><p><strong>Alkalmazás (Uber, Cabify, DiDi).</strong> A legegyszerűbb: a viteldíj előre látszik, és kártyával is fizethető. Az Ubernek és a Cabifynak kijelölt beállója van. Az út Mirafloresig nagyjából <a href="/fact/lima.airportFares.app">${app.soles.join("–")}&nbsp;sol</a> volt (<a href="/fact/lima.airportFares.app.asOf">${month(app.asOf)}</a>). Beszállás előtt ellenőrizzétek a rendszámot, és üljetek hátra.</p></li>`,
    `<li><p><strong>Hivatalos taxipult a csarnokban.</strong> Rögzített áron visz, nagyjából <a href="/fact/lima.airportFares.taxiDesk">${taxiDesk.soles.join("–")}&nbsp;sol</a>ért (<a href="/fact/lima.airportFares.taxiDesk.asOf">${month(taxiDesk.asOf)}</a>). Azok a sofőrök, akik a kijáratnál szólítanak le benneteket, elkértek akár <a href="/fact/lima.airportFares.tout">${tout.soles}&nbsp;sol</a>t is (<a href="/fact/lima.airportFares.tout.asOf">${month(tout.asOf)}</a>); nekik elég egy „no, gracias”.</p></li>`,
    `<li><p><strong>AeroDirecto.</strong> A városi közlekedési hatóság busza, <a href="/fact/lima.airportFares.aeroDirecto">${aeroDirecto.soles.join("–")}&nbsp;sol</a>ért (<a href="/fact/lima.airportFares.aeroDirecto.asOf">${month(aeroDirecto.asOf)}</a>). Az óvárosba, a Plaza San Martínra vagy az Avenida Brasil felé jó választás, Mirafloresbe azonban akkor egyik járata sem ment. A friss útvonalakat a <a href="https://www.gob.pe/atu">hatóság oldalán</a> keressétek.</p></li>`,
    '<li><p><strong>Reptéri busz (Airport Express Lima).</strong> A mirafloresi szállodáknál áll meg, és 20&nbsp;sol körül volt, amikor még a régi terminálról járt. Csak akkor számítsatok rá, ha a <a href="https://www.lima-airport.com">reptér honlapja</a> szerint az újról is elindul.</p></li>',
    "</ul>",
    "<h2>Pénz és telefon: mi kell még ma?</h2>",
    '<p>A sol bankjegyei 10-esek, 20-asok, 50-esek, 100-asok és 200-asok, az érmék közül az 1, a 2 és az 5&nbsp;solos forog a legtöbbet. Kérjetek kis címletet, mert kétszázasból egy taxis ritkán tud visszaadni. Az első estére elég, ami a fuvarra, egy vacsorára és egy palack vízre kell; a többit másnap vegyétek fel egy bankfiók automatájából. A dollárt csak ép, tiszta bankjegyben fogadják el, és szakadt solt ti se vegyetek át. A napi árfolyamot a <a href="https://www.bcrp.gob.pe">jegybank</a> közli.</p>',
    "<p>Telefonra az otthon megvett eSIM a leggyorsabb megoldás. Helyi kártyát (Claro, Entel, Movistar, Bitel) a szolgáltató üzletében adnak, útlevélre és ujjlenyomatra. Az uniós roaming itt nem érvényes. Lima térképét még otthon mentsétek le, és telepítsétek a WhatsAppot: a szállásról és a túravezetőtől is azon jön majd üzenet.</p>",
    "<h2>Az első este: séta az óceán fölött</h2>",
    "<p>Miraflores egy sziklafal tetején fekszik, nagyjából 80&nbsp;méterrel a Csendes-óceán fölött. A peremén futó sétány, a Malecón fáradtan is végigjárható a Szerelem parkjának mozaikos padjától a világítótoronyig. Decembertől áprilisig jó eséllyel naplementét is láttok. Júniustól októberig inkább szürke az ég, szitál a <em>garúa</em>, és 15&nbsp;fok körüli az este, úgyhogy pulóverre is szükség lesz.</p>",
    "<p>Limában télen hat, a nyári időszámítás alatt hét órával van korábban, mint otthon. Ha este kilencig ébren maradtok, másnap könnyebb dolgotok lesz. A járda szélén ne tartsátok kézben a telefont, sötétedés után pedig ne intsetek le taxit az utcán. A csapvíz nem ivóvíz.</p>",
    "<blockquote><p>Este tíz után érkeztek? Akkor a séta ráér reggel, ma már csak az ágyat kell megtalálni.</p></blockquote>",
    "<h2>Másnap délelőtt: egy program, nem három</h2>",
    "<p>Az időeltolódás miatt úgyis korán ébredtek. Délig kényelmesen egy dolog fér bele:</p>",
    "<ul>",
    '<li><p><strong>Huaca Pucllana</strong> (ejtsd: uaka pukjana). Vályogpiramis Miraflores társasházai között, a 200 és 700 közötti évekből. Az apró téglákat élükre állítva, hézagosan rakták, hogy a fal együtt mozogjon a földrengéssel. Csak vezetéssel járható be, nagyjából egy óra alatt. Kilenckor nyit, kedden zárva. A belépő 15&nbsp;sol volt; a mai árat a <a href="https://huacapucllanamiraflores.pe">hivatalos honlapon</a> találjátok.</p></li>',
    `<li><p><strong>Az óváros.</strong> A Metropolitano gyorsbusz a Ricardo Palma vagy a Benavides megállótól 20–30 perc alatt ér a Jirón de la Uniónhoz. A kártya az állomáson <a href="/fact/lima.transitCard">${defaultFacts(transitCard).soles}&nbsp;sol</a>, egy út <a href="/fact/lima.cityFares.metropolitano.trunk">${ride}</a> (<a href="/fact/lima.cityFares.metropolitano.asOf">${month(metropolitano.asOf)}</a>; régebbi leírásokban kevesebb), és egy kártyával többen is utazhattok. Reggel 7 és 9 között zsúfolt. A főtérre, a Plaza Mayorra nem kell belépő; a San Francisco-kolostor katakombáiba 45 perces vezetett séta visz le. A jegy 20&nbsp;sol volt, a mai árat <a href="https://museocatacumbas.com">a múzeum oldalán</a> találjátok.</p></li>`,
    "</ul>",
    '<p>Délre érjetek vissza éhesen: Limában az ebéd a fő étkezés, és a jó cevichés helyek délután bezárnak. Utazás előtt olvassátok el a <a href="https://konzinfo.mfa.gov.hu">Konzinfo</a> friss tájékoztatóját, és regisztráljatok nála.</p>',
  ].join(""),
};
