import { defaultFacts } from "#content/facts/facts.ts";
import { foodPrices } from "#content/facts/food.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatMonth } from "#i18n/format-date.ts";

const month = (asOf: string) => formatMonth(asOf, "hu");

export const lunchInLima: StarterPostText = {
  title: "Így rendeljetek ebédet Limában: ceviche, menú, pisco",
  summary:
    "Miért zár be délután a cevichería, miben más a menú, mint az étlap, és mennyi borravaló jár? Útmutató egy limai ebédhez a krétatáblától a számláig.",
  coverAlt:
    "Egy tál ceviche kukoricával és édesburgonyával, mellette egy pohár chicha morada, mögötte halászhajók az öbölben",
  content: [
    "<p>Limában a nap nagy étkezése az ebéd. Egy és három óra között megtelnek az asztalok, az irodák környékén sorban állnak a krétával teleírt táblák előtt, a halas konyhákban pedig négy-öt óra felé már mosogatnak. Aki este nyolckor indul cevichéért, sok zárt ajtót talál. Érdemes tehát délben éhesnek lenni, és tudni néhány szót, mielőtt leültök.</p>",
    "<h2>Ceviche: délben, és ott, ahol sokan esznek</h2>",
    "<p>A <em>ceviche</em> (ejtsd: szevicse, a cégtáblákon cebiche és seviche is lehet) nyers tengeri hal, amelyet a lime leve „főz meg” lila hagymával, csípős paprikával, korianderrel és sóval. Percekig áll a limelében, nem órákig; ez a gyors pácolás a japán szakácsokkal jött divatba. Édesburgonya, nagy szemű főtt kukorica (<em>choclo</em>) és pirított kukorica jár mellé, mert kell valami, ami megszelídíti a savat.</p>",
    `<p>A tányér alján összegyűlő lé a <em>leche de tigre</em>, vagyis tigristej. Kanállal szokás megenni, sok helyen pohárban is adják, és aki bágyadtan ébredt, erre esküszik. Egy adag ceviche nagyjából <a href="/fact/food.foodPrices.ceviche">${defaultFacts(foodPrices).ceviche.join("–")}&nbsp;sol</a> (<a href="/fact/food.foodPrices.asOf">${month(defaultFacts(foodPrices).asOf)}</a>). Nyers halról lévén szó, olyan helyet válasszatok, ahol délben alig van szabad asztal.</p>`,
    '<p>A ceviche elkészítésének és közös elfogyasztásának hagyománya 2023 decembere óta <a href="https://ich.unesco.org">az UNESCO szellemi örökségi listáján</a> szerepel. Peruban napja is van: június 28.</p>',
    "<h2>A menú nem az étlap</h2>",
    `<p>Aki Peruban <em>menút</em> kér, annak nem az étlapot hozzák (az a <em>carta</em>), hanem a nap fix áras ebédjét. Három részből áll: az <em>entrada</em> leves vagy kis előétel, a <em>segundo</em> a főétel, a <em>refresco</em> pedig egy pohár házi üdítő. A választék a bejáratnál, táblán olvasható. Az ára nagyjából <a href="/fact/food.foodPrices.setLunch">${defaultFacts(foodPrices).setLunch.join("–")}&nbsp;sol</a> (<a href="/fact/food.foodPrices.asOf">${month(defaultFacts(foodPrices).asOf)}</a>), vagyis gyakran kevesebb, mint egyetlen fogás ugyanott az étlapról. Így rendelhettek:</p>`,
    "<blockquote><p>„Un menú, por favor. De entrada, papa a la huancaína. De segundo, lomo saltado.” Azaz: egy menüt kérek, előételnek sajtszószos burgonyát, főételnek lomo saltadót.</p></blockquote>",
    "<p>Öt név, amellyel sok táblán találkoztok:</p>",
    "<ul>",
    "<li><p><strong>Lomo saltado:</strong> marhacsíkok nagy lángon, hagymával, paradicsommal, szójaszósszal és ecettel. Kínai szakácsok főzték először a 19. században, wokban. Hasábburgonya és rizs is jár hozzá, ez nem tévedés.</p></li>",
    "<li><p><strong>Ají de gallina</strong> (ejtsd: ahí de gajina): szálaira szedett csirke krémes, sárga, enyhén csípős szószban. Dió és tej is van benne.</p></li>",
    "<li><p><strong>Causa:</strong> limés, csípős burgonyapüré hidegen, rétegezve, tonhallal vagy csirkével.</p></li>",
    "<li><p><strong>Papa a la huancaína:</strong> főtt burgonya csípős sajtszósszal, hús nélkül.</p></li>",
    "<li><p><strong>Arroz chaufa:</strong> pirított rizs a kínai–perui konyhából, a <em>chifából</em>.</p></li>",
    "</ul>",
    "<p>Ilyen ebédet nemcsak étteremben kaptok. A piacok pultjainál, például a Miraflores melletti Surquillóban, vagy egy pár asztalos családi étkezdében, egy <em>huariquében</em>, olcsón és jól lehet enni.</p>",
    "<h2>Mit igyatok mellé</h2>",
    "<ul>",
    "<li><p><strong>Chicha morada:</strong> lila kukoricából főzött hideg üdítő ananásszal, almával, fahéjjal és szegfűszeggel. Nincs benne alkohol. Névrokona, a <em>chicha de jora</em> viszont enyhe kukoricasör.</p></li>",
    "<li><p><strong>Inca Kola:</strong> élénksárga, nagyon édes szénsavas üdítő 1935 óta. Egyszer mindenképp kóstoljátok meg, aztán eldöntitek, kell-e még.</p></li>",
    "<li><p><strong>Pisco sour:</strong> három rész pisco, egy rész lime, egy rész cukorszirup, tojásfehérje és pár csepp bitter. A pisco 38–48&nbsp;fokos szőlőpárlat, a tojásfehérje nyers.</p></li>",
    "<li><p><strong>Chilcano:</strong> pisco gyömbéres üdítővel felöntve; melegben ez a könnyebb választás.</p></li>",
    "</ul>",
    "<p>Vízből palackosat kérjetek: <em>agua sin gas</em> a szénsavmentes, <em>agua con gas</em> a szénsavas. Ha másnap reggel Cuscóba (3399&nbsp;m) repültök, a pisco sourt hagyjátok a hazaút előtti utolsó ebédre.</p>",
    "<h2>Öt mondat, amellyel boldogultok</h2>",
    "<ul>",
    "<li><p>„¿Qué hay de menú?” Mi a mai menü?</p></li>",
    "<li><p>„Sin picante, por favor.” Nem csípősen kérem.</p></li>",
    "<li><p>„Sin carne y sin pollo.” Hús és csirke nélkül. Mondjátok ki mindkettőt, mert a csirkét sokan nem tekintik húsnak.</p></li>",
    "<li><p>„Soy alérgico a los mariscos.” Allergiás vagyok a tenger gyümölcseire. Nő így mondja: <em>alérgica</em>. A levesek alapléje is készülhet rákból vagy kagylóból.</p></li>",
    "<li><p>„La cuenta, por favor.” A számlát kérem.</p></li>",
    "</ul>",
    "<h2>A számla és a nagy nevek</h2>",
    "<p>Borravalónak nagyjából tíz százalék szokás, ha a számla nem tartalmaz felszolgálási díjat. Nagyobb étteremben elfogadják a kártyát, piacon és kis helyen készpénz kell, lehetőleg apró. A pénztáraknál kiírt Yape és Plin mobilfizetéshez perui bankszámla szükséges.</p>",
    `<p>Ha egyszer nagyot ebédelnétek: a mirafloresi Maido 2025-ben első lett <a href="https://www.theworlds50best.com">a világ 50 legjobb éttermének listáján</a>, a barrancói Central 2023-ban. Mindkettőbe hónapokkal előre kell foglalni, és egy kóstolómenü <a href="/fact/food.foodPrices.tastingMenuFrom">${defaultFacts(foodPrices).tastingMenuFrom}&nbsp;sol</a> körül kezdődik (<a href="/fact/food.foodPrices.asOf">${month(defaultFacts(foodPrices).asOf)}</a>). Egy emlékezetes limai ebédhez viszont elég egy szabad szék a krétatábla közelében és egy húszsolos.</p>`,
  ].join(""),
};
