import { owner } from "#content/facts/owner.ts";
import { rateLimitMinutes, storedData, privacyCheckedOn } from "#content/facts/stored-data.ts";
import type { PlainPageText } from "#content/guide-page.ts";
import { formatDate } from "#i18n/format-date.ts";

const {
  language,
  consent,
  scheme,
  slash,
  homePosts,
  scrolling,
  unsentMessage,
  session,
  signedIn,
  device,
  habits,
  drafts,
  pocket,
  tools,
  readPages,
} = storedData;

export const privacy = {
  title: "Adatvédelem",
  description:
    "Mit tárol rólatok az Irány Peru, hol és meddig, mikor töltődnek be más oldalak videói, és hogyan kérhetitek az adataitok törlését.",
  keywords: ["adatvédelem", "sütik", "GDPR", "személyes adatok", "Irány Peru"],
  lead: "Az oldalt regisztráció nélkül olvashatjátok. Nem követjük, mit csináltok rajta, csak azt számoljuk, hányszor nyitják meg az egyes oldalakat; nincs rajta hirdetés, és kattintás vagy hozzájárulás nélkül semmi sem töltődik be más oldalról. Itt tételesen leírjuk, mi az a kevés, amit mégis tárolunk.",
  sections: [
    {
      id: "who",
      title: "Ki felel az adatokért?",
      blocks: [
        {
          kind: "terms",
          items: [
            { term: "Adatkezelő", text: owner.company },
            { term: "Cím", text: owner.address },
            { term: "Telefon", text: `[${owner.phone}](tel:${owner.phone.replace(/[^+\d]/g, "")})` },
          ],
        },
        "Írni a [kezdőlap](page:home#_contact-form) űrlapján tudtok nekünk.",
      ],
    },
    {
      id: "browser",
      title: "Ami a ti böngészőtökben marad",
      blocks: [
        "Ezek az adatok az oldal működéséhez kellenek, és egyik sem azonosít benneteket, ezért nem kérünk hozzájuk külön engedélyt. A böngésző beállításaiban bármikor törölhetitek őket; az oldalt utána is olvashatjátok.",
        {
          kind: "table",
          caption: "Amit az oldal a látogató böngészőjében tárol",
          head: ["Név", "Hol", "Mire való", "Meddig"],
          rows: [
            [
              language.key,
              "süti és helyi tároló (localStorage)",
              "a nyelv, amelyen legutóbb olvastátok az oldalt",
              `a süti az utolsó látogatástól ${language.days} napig; a helyi tárolóban, amíg nem törlitek`,
            ],
            [
              consent.cookie,
              "süti",
              "elfogadtátok vagy elutasítottátok-e a más oldalakról jövő videókat és képeket",
              `a választástól ${consent.days} napig`,
            ],
            [
              scheme.key,
              "helyi tároló",
              "az oldal megjelenése, ha a rendszer beállítása helyett a világosat vagy a sötétet választottátok",
              "amíg nem törlitek, vagy vissza nem váltotok a rendszer beállítására",
            ],
            [
              slash.key,
              "helyi tároló",
              "ha kikapcsoltátok, hogy a / billentyű megnyissa a keresőt",
              "amíg nem törlitek, vagy vissza nem kapcsoljátok",
            ],
            [
              homePosts.keys,
              "helyi tároló",
              "a kezdőlap legfrissebb bejegyzései, hogy ne kelljen mindig újra letölteni őket",
              `${homePosts.hours} óráig használjuk, utána a következő látogatáskor lecseréljük`,
            ],
            [
              scrolling.key,
              "munkamenet-tároló (sessionStorage)",
              "hol tartottatok az oldalon, hogy a Vissza gomb oda vigyen",
              "amíg be nem zárjátok a lapot",
            ],
            [
              unsentMessage.key,
              "munkamenet-tároló (sessionStorage)",
              "az űrlapon elkezdett üzenet, hogy egy másik oldalra lépve vagy sikertelen küldéskor se vesszen el",
              "amíg el nem külditek, vagy be nem zárjátok a lapot",
            ],
            [
              tools.keys.join(", "),
              "helyi tároló",
              "amit az eszközeinkbe írtatok, például a segélykártya; ezt csak ti látjátok, nekünk nem küldi el az oldal",
              "amíg ott, az eszköz oldalán nem törlitek",
            ],
            [
              `${pocket.key}, ${pocket.caches}`,
              "helyi tároló és gyorsítótár (Cache Storage)",
              "a „Peru a zsebben” oldalon letöltött útikalauz, hogy kapcsolat nélkül is olvasható legyen, és mely bejegyzéseket választottátok hozzá",
              "amíg azon az oldalon nem törlitek",
            ],
            [
              readPages.cache,
              "gyorsítótár (Cache Storage)",
              "a legutóbb megnyitott nyilvános oldalak a képeikkel, hogy kapcsolat nélkül is olvashassátok őket; a szerkesztőség oldalai soha",
              `a legutóbbi ${readPages.pages} oldal, amíg nem törlitek`,
            ],
          ],
        },
        {
          kind: "table",
          caption: "Ami ezen felül csak a szerkesztők böngészőjébe kerül",
          head: ["Név", "Hol", "Mire való", "Meddig"],
          rows: [
            [
              session.cookie,
              `süti, amelyet csak a kiszolgáló olvas (https nélkül ${session.httpCookie} néven)`,
              "a bejelentkezés",
              `kijelentkezésig, legfeljebb az utolsó használattól ${session.days}, a bejelentkezéstől ${session.mostDays} napig`,
            ],
            [
              signedIn.cookie,
              "süti",
              "a szerkesztői felületre vezető menüpont (1: be van jelentkezve)",
              `kijelentkezésig, legfeljebb az utolsó használattól ${session.days} napig`,
            ],
            [
              device.cookie,
              "süti, amelyet csak a kiszolgáló olvas",
              "hogy mások hibás jelszavai miatt ez a böngésző ne legyen kizárva a bejelentkezésből",
              `az utolsó bejelentkezéstől ${device.days} napig`,
            ],
            [
              habits.keys.join(", "),
              "helyi tároló",
              "a legutóbb beírt szerzőnév és a szerkesztőben választott nyelvek",
              "amíg nem törlik",
            ],
            [
              drafts.database,
              "helyi adatbázis (IndexedDB)",
              "a még el nem mentett bejegyzések piszkozata",
              "mentésig vagy elvetésig",
            ],
          ],
        },
      ],
    },
    {
      id: "server",
      title: "Ami a kiszolgálónkra kerül",
      blocks: [
        {
          kind: "terms",
          items: [
            {
              term: "Üzenet az űrlapról",
              text: "A név, az e-mail-cím és az üzenet, mellette az űrlap nyelve és a beérkezés ideje. Azért kérjük őket, hogy válaszolni tudjunk. Az adatbázisunkban maradnak, amíg a szerkesztők ki nem törlik az üzenetet; ha a levélküldés be van állítva, az adatkezelő e-mailben is megkapja.",
            },
            {
              term: "Ugyanez az EmailJS-szel",
              text: "Ha az adatkezelő az [EmailJS](site:emailJs) levélküldő szolgáltatást állította be, az üzenet a böngészőtökből egyenesen hozzájuk megy, és ők továbbítják; a mi adatbázisunkba ilyenkor csak akkor kerül, ha a böngészőtökben ki van kapcsolva a JavaScript.",
            },
            {
              term: "IP-cím",
              text: `Csak akkor jegyezzük fel, ha valaki üzenetet küld (${rateLimitMinutes.message} perc), bejelentkezik (${rateLimitMinutes.signIn} perc) vagy regisztrál (${rateLimitMinutes.registration} perc): így vesszük észre és állítjuk meg, ha valaki túl sokszor próbálkozik. A lejárt számlálót nem használjuk semmire, és törlődik, amikor egy szerkesztő legközelebb bejelentkezik. A kereséseket csak a memóriában számoljuk címenként, legfeljebb fél percig. Ha valaki fiókot kér, a döntésig megőrzünk egy jelet, amely a hálózata címéből készül, de abból a cím nem fejthető vissza: így senki sem foglalhatja el az egész várólistát.`,
            },
            {
              term: "Ország",
              text: "Ha a nyelv nélküli kezdőcímet nyitjátok meg, és a böngészőtök még nem tárol nyelvet, az IP-címből megnézzük az országot, hogy a megfelelő nyelvet ajánljuk. Ez a saját kiszolgálónkon, egy letöltött táblázatban történik; sem a címet, sem az országot nem tároljuk, és senkinek sem adjuk tovább.",
            },
            {
              term: "Napló",
              text: "A programunk nem jegyzi fel, hogy ki mit nyitott meg. A hibákat jegyzi fel (mikor, mi romlott el), és azt, hogy melyik hívásra mennyi idő alatt válaszolt. Egy hibásan beírt cím bekerülhet, de az nem, hogy ki kérte: sem IP-cím, sem süti, sem böngészőazonosító. A tárhelyszolgáltató ettől függetlenül vezethet saját naplót.",
            },
            {
              term: "Az oldalak megnyitása",
              text: "Naponta megszámoljuk, hányszor nyitották meg az egyes oldalakat, melyik más webhelyről jöttek oda (csak a webhely nevét nézzük, a lapjáét nem), és melyik nem létező címet kérték. Ehhez semmit sem teszünk a böngészőtökbe, és semmit sem olvasunk ki belőle azon kívül, amit minden oldalkéréssel magától elküld. Azt nem számoljuk, hányan jártatok itt, így a látogatókat sem különböztetjük meg egymástól: sem az IP-címet, sem belőle készült jelet nem használunk hozzá. Az adatbázisba csak a darabszámok kerülnek; két évig maradnak ott. Ha a böngészőtök azt kéri, hogy ne kövessünk (Global Privacy Control vagy Do Not Track), azt sem nézzük, honnan jöttök: csak a megnyitás számít.",
            },
            {
              term: "Szerkesztői fiók",
              text: "A felhasználónév, a jelszó visszafejthetetlen lenyomata, a regisztráció ideje és az érvényes bejelentkezések. Minden bejelentkezésnél ott áll, mikor kezdődött, mikor volt utoljára használatban (öt percre pontosan), és melyik böngészőből és rendszerből (például „Firefox, Linux”), hogy a szerkesztő felismerje a sajátjait, és az idegeneket kijelentkeztethesse. Ha be van állítva, a kétlépcsős azonosítás titkos kulcsa és a tartalék kódok lenyomata is ott van; az azonosítókulcsoknak csak a nyilvános fele, a nevük, a létrehozásuk és az utolsó használatuk ideje, egy használati számláló, és az, hogy több eszközön megvannak-e. Ujjlenyomat, arckép és PIN-kód sosem hagyja el a szerkesztő eszközét. Mindez a fiókkal együtt törlődik. Azt, hogy a szerkesztők mit tettek az oldalon, és mit utasítottunk vissza, külön napló őrzi egy évig, a felhasználónévvel, IP-cím nélkül.",
            },
          ],
        },
      ],
    },
    {
      id: "other-sites",
      title: "Beágyazott videók és képek",
      blocks: [
        "A videók listáját és indexképeit a mi kiszolgálónk kéri le, abból a videómegosztó rólatok semmit sem tud meg. Maga a lejátszó azonban a YouTube-ról (süti nélküli, youtube-nocookie.com címről) vagy a Vimeóról, a blog néhány képe pedig más webhelyről jön.",
        {
          kind: "list",
          items: [
            "**Amíg nem választotok, vagy ha elutasítjátok:** csak az a videó vagy kép töltődik be, amelyikre rákattintotok.",
            "**Ha elfogadjátok:** maguktól betöltődnek, amikor a közelükbe görgettek; lejátszani akkor is nektek kell.",
          ],
        },
        "Betöltéskor az adott oldal látja az IP-címeteket, a böngészőtök adatait és azt, hogy a mi oldalunkról jöttök (azt nem, hogy melyik lapjáról), és sütiket vagy más adatot is tárolhat nálatok. Az ő tájékoztatójuk írja le, mit kezdenek velük: [Google (YouTube)](site:google), [Vimeo](site:vimeo). A választást a szerkesztői felület kivételével minden oldal alján, a „Sütibeállítások” gombbal bármikor megváltoztathatjátok; ha elutasítjátok, a betöltött lejátszók és képek azonnal eltűnnek. JavaScript nélkül nincs ilyen gomb, de más oldalról sem töltődik be semmi. A szerkesztők böngészőjében az épp szerkesztett bejegyzés képei a választástól függetlenül betöltődnek, más webhelyről is.",
      ],
    },
    {
      id: "not-here",
      title: "Ami nincs az oldalon",
      blocks: [
        {
          kind: "list",
          items: [
            "más cég látogatottságmérője, és olyan mérés, amely megkülönböztetne vagy felismerne benneteket",
            "hirdetés, követőkód, beágyazott közösségi gomb",
            "profilalkotás vagy automatikus döntés rólatok",
            "más cégtől betöltött betűtípus, térkép vagy program",
          ],
        },
        "A kifelé mutató hivatkozások csak akkor visznek máshová, ha rájuk kattintotok. Az adataitokat nem adjuk el, és az itt leírtakon kívül senkinek sem adjuk tovább, hacsak törvény nem kötelez rá.",
      ],
    },
    {
      id: "rights",
      title: "A jogaitok",
      blocks: [
        "Az üzeneteket és az IP-cím rövid idejű számlálását jogos érdek alapján kezeljük: válaszolni szeretnénk, és meg kell védenünk az oldalt. A más oldalakról jövő tartalom a hozzájárulásotokon alapul, amelyet bármikor visszavonhattok.",
        {
          kind: "terms",
          items: [
            {
              term: "Az Európai Unióban (GDPR)",
              text: "Megkérdezhetitek, mit tárolunk rólatok, kérhetitek az adatok másolatát, javítását, törlését, a kezelés korlátozását, és tiltakozhattok ellene. Egy hónapon belül, ingyen válaszolunk. Panasszal a [Nemzeti Adatvédelmi és Információszabadság Hatósághoz](site:naih) vagy a lakóhelyetek szerinti hatósághoz fordulhattok.",
            },
            {
              term: "Peruban (29733-as törvény)",
              text: "Hozzáférést, helyesbítést, törlést kérhettek, és tiltakozhattok az adatkezelés ellen (ezek az úgynevezett ARCO-jogok). Panasszal a perui adatvédelmi hatósághoz, az [ANPD-hez](site:anpd) fordulhattok.",
            },
          ],
        },
        "Bármelyikhez elég egy üzenet a [kezdőlap](page:home#_contact-form) űrlapján vagy egy telefonhívás a fenti számon. Mondjátok meg, melyik e-mail-címről írtatok nekünk, hogy megtaláljuk az adataitokat.",
        `Ezt a tájékoztatót utoljára ekkor vetettük össze az oldal működésével: ${formatDate(privacyCheckedOn, "hu")} Ha valami változik, itt is átírjuk.`,
      ],
    },
  ],
} satisfies PlainPageText;
