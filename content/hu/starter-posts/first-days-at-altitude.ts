import { defaultFacts } from "#content/facts/facts.ts";
import { machuPicchuBus } from "#content/facts/machu-picchu/journey.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

/** As posts are stored: a space that does not break is an entity. */
const stored = (text: string) => text.replaceAll("\u00a0", "&nbsp;");
const ticket = stored(formatSoles(defaultFacts(machuPicchuPrices).foreign, "hu"));

export const firstDaysAtAltitude: StarterPostText = {
  title: "Az első napok a magasban: öt nap a Szent Völgytől Cuscóig",
  summary:
    "Cuscóba, 3399\u00a0méter magasra alig több mint egy óra a repülőút Limából, a testnek viszont napok kellenek hozzá. Ötnapos terv: előbb a Szent Völgy, aztán Machu Picchu, végül Cusco.",
  coverAlt:
    "Egy csésze gőzölgő kokatea egy teraszon, mögötte Cusco háztetői, a székesegyház és havas csúcsok",
  content: [
    "<p>A limai reptér 34&nbsp;méteren fekszik, Cusco 3399&nbsp;méteren, a kettő között egy óra húsz perc a repülőút. Ennyi idő alatt senki sem szokik hozzá, hogy minden lélegzettel nagyjából egyharmaddal kevesebb oxigénhez jut. A domborzat viszont segít: Cusco környékén a leghíresebb helyek közül több is jóval alacsonyabban van, mint maga a város. Csak jó sorrendbe kell rakni őket.</p>",
    "<h2>Miért érdemes a völgyben kezdeni?</h2>",
    "<p>A hegyibetegséget Peruban <em>sorochénak</em> hívják. Fejfájással, rossz alvással, hányingerrel jár, 2500–3000&nbsp;méter fölött sokakat utolér, és az edzettség sem véd meg tőle. Sokat számít viszont, hogy milyen magasan alusztok. Ollantaytambóban vagy Urubambában 500–600&nbsp;méterrel lejjebb van az ágyatok, mint Cuscóban, napközben pedig onnan is feljebb mehettek egy-két órára. A fontosabb helyek alulról fölfelé:</p>",
    "<ul>",
    "<li><p>Aguas Calientes, a Machu Picchu alatti falu: 2040&nbsp;m; Machu Picchu: 2430&nbsp;m</p></li>",
    "<li><p>Ollantaytambo: 2792&nbsp;m; Urubamba: 2871&nbsp;m; Pisac: 2972&nbsp;m</p></li>",
    "<li><p>Maras sólepárlói: nagyjából 3200&nbsp;m; Cusco: 3399&nbsp;m; Moray: 3500&nbsp;m</p></li>",
    "<li><p>Sacsayhuamán: 3700&nbsp;m; Chinchero: 3762&nbsp;m</p></li>",
    "<li><p>Humantay-tó: 4200&nbsp;m; Szivárvány-hegy (Vinicunca): 5036&nbsp;m</p></li>",
    "</ul>",
    "<h2>Öt nap, napról napra</h2>",
    "<h3>1. nap: Limából a völgybe</h3>",
    "<p>Reggeli gépre vegyetek jegyet, mert délelőtt megbízhatóbban közlekednek a járatok. Cuscóban ne álljatok meg: a reptérről kocsival menjetek tovább Urubambába vagy Ollantaytambóba, ez másfél-két óra. Ha a sofőr Chinchero (3762&nbsp;m) felé viszi az autót, az út előbb felkapaszkodik, és csak aztán ereszkedik le a völgybe; a falu megnézése várjon. Délutánra ne tervezzetek semmit: könnyű leves, víz, korai lefekvés.</p>",
    "<h3>2. nap: séta Ollantaytambóban</h3>",
    "<p>A 2792&nbsp;méteren fekvő városka inka kori utcáiban ma is laknak. A teraszok lépcsőit vegyétek lassan; fent, a Naptemplomnál hat, egyenként ötventonnás kőtömb áll, amelyet a folyó túlpartjáról hoztak. Ha délután sem fáj a fejetek, belefér egy kirándulás a marasi sólepárlókhoz (nagyjából 3200&nbsp;m) és Moray kör alakú teraszaihoz (3500&nbsp;m). A völgy túlsó végén, Pisacban (2972&nbsp;m) mindennap van piac, vasárnap a legnagyobb. A romokhoz többnyire a <em>Boleto Turístico</em> nevű közös jegy kell; készpénzért adják.</p>",
    "<h3>3. nap: vonattal Aguas Calientesbe</h3>",
    '<p>Ollantaytambóból nem egészen két óra a vonatút, jegyet a <a href="https://www.perurail.com">PeruRail</a> vagy az <a href="https://incarail.com">Inca Rail</a> oldalán vehettek. A nagy bőröndöt hagyjátok a völgyi szálláson, általában szívesen megőrzik. Aguas Calientes 2040&nbsp;méteren van, az öt nap alatt itt alusztok a legalacsonyabban.</p>',
    "<h3>4. nap: Machu Picchu, estére Cusco</h3>",
    `<p>Belépőt előre, névre és útlevélszámra adnak a <a href="https://tuboleto.cultura.pe">hivatalos oldalon</a>; külföldi felnőttnek <a href="/fact/machu-picchu.machuPicchuPrices.foreign">${ticket}</a> (<a href="/fact/machu-picchu.machuPicchuPrices.asOf">${formatMonth(defaultFacts(machuPicchuPrices).asOf, "hu")}</a>i közlés szerint). Egy jegy egy útvonalra és egy időpontra szól, újra belépni nem lehet. Első látogatásra a 2-es körutat válasszátok, azon is a 2-A útvonalat: a felső terasz híres kilátásával indul, aztán végigvisz a városon. A busz 25–30 perc alatt visz fel, oda-vissza nagyjából <a href="/fact/machu-picchu.machuPicchuBus.returnUsd">${defaultFacts(machuPicchuBus).returnUsd}&nbsp;dollár</a>ért (<a href="/fact/machu-picchu.machuPicchuBus.asOf">${formatMonth(defaultFacts(machuPicchuBus).asOf, "hu")}</a>). Az útlevelet a kapunál is kérik. Délután vonattal, aztán kocsival mentek Cuscóba: három alacsonyabban töltött éjszaka után jöhet a 3399&nbsp;méter.</p>`,
    "<h3>5. nap: Cusco, lassú léptekkel</h3>",
    "<p>Délelőttre elég a főtér, a Qorikancha és a San Pedro piac, ezek között nincs komoly kaptató. San Blas lépcsői ráérnek délután. Sacsayhuamánba (3700&nbsp;m) taxival menjetek fel, és gyalog jöjjetek le, akkor a város végig ott lesz a lábatok előtt.</p>",
    "<h2>Ami segít, és amit meg kell kérdezni</h2>",
    "<ul>",
    "<li><p>Az első két napban lassú tempó, sok víz, könnyű ételek és semmi alkohol.</p></li>",
    "<li><p>A <em>mate de coca</em>, a kokalevélből főzött tea szinte minden szálláson ott van. Magyarországra se levelet, se filtert ne hozzatok belőle, mert tilos.</p></li>",
    "<li><p>Acetazolamidot csak akkor szedjetek, ha otthon az orvossal megbeszéltétek.</p></li>",
    "<li><p>50 faktoros naptej és meleg réteg egyszerre kell: a nap éget, az árnyék hideg.</p></li>",
    "<li><p>Olyan utasbiztosítást kössetek, amely a magashegyi túrákra is érvényes.</p></li>",
    "</ul>",
    '<p>Az oltóhelyen a sárgalázról is kérdezzetek. Igazolást a belépéshez nem kérnek, de az amerikai járványügyi hivatal, a <a href="https://wwwnc.cdc.gov/travel">CDC</a> 2025-ben Machu Picchut is felvette azok közé a helyek közé, ahová javasolja az oltást. Ezt legalább tíz nappal az út előtt kell beadatni.</p>',
    "<h2>Mikor kell lejjebb menni?</h2>",
    "<p>Az enyhe fejfájás az első estéken megszokott, és pihenésre múlik. Ha viszont az erős fejfájáshoz hányás társul, vagy nyugalomban is kapkodjátok a levegőt, ne várjatok reggelig: menjetek lejjebb, és keressetek orvost. A mentők száma 106. A recepción ennyit mondjatok:</p>",
    "<blockquote><p>„Me siento mal, tengo soroche.” Rosszul vagyok, hegyibeteg vagyok.</p></blockquote>",
    "<p>Sok szállodában tartanak oxigént. Átmenetileg enyhít, de nem helyettesíti azt, hogy lejjebb menjetek.</p>",
    "<h2>A Szivárvány-hegy a végére való</h2>",
    "<p>Az 5036&nbsp;méter magas Vinicunca és a 4200&nbsp;méteren fekvő Humantay-tó akkor jöhet, amikor már három-négy éjszakát 3000&nbsp;méter fölött töltöttetek. A völgyben és Aguas Calientesben eltöltött éjszakák ebbe nem számítanak bele, tehát a hetedik-nyolcadik napnál előbb ne induljatok el. Januárban és februárban esik a legtöbb eső, ilyenkor a vonat is leállhat, tüntetés miatt pedig az év más részében is. Hagyjatok egy üres napot a hazaút előtt: ha minden rendben megy, Cuscóban könnyű lesz eltölteni.</p>",
  ].join(""),
};
