import { country, emergency } from "#content/facts/country.ts";
import { customs } from "#content/facts/entry/customs.ts";
import { entryRules, euAgreement, otherVisitors, overstayFine } from "#content/facts/entry/entry-rules.ts";
import { helpLines } from "#content/facts/entry/help-lines.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";

const { british, americanDays } = otherVisitors;
const { from: oldFee, to: oldFeeMost } = entryRules.signaturePermitFormerFee;

export default {
  title: "Beutazás Peruba",
  description: `Vízum nélkül ${entryRules.stayDays} nap: mit kérnek a határon, hogyan tölthető le a TAM, mire jó az aláírási engedély, és mit enged át a perui vám.`,
  keywords: [
    "Peru beutazás",
    "Peru vízum magyaroknak",
    "90 nap vízum nélkül",
    "TAM Virtual",
    "aláírási engedély Peru",
    "permiso para firmar contratos",
    "Migraciones",
    "perui vám",
  ],
  lead: `Magyar turistának nem kell vízum Peruba, de a ${entryRules.stayDays} nap számítását, a pecsét helyébe lépett elektronikus bejegyzést és az aláírási engedélyt jobb még indulás előtt megérteni. Az oldal végén tudni fogjátok, mi legyen nálatok az érkezéskor, mit mentsetek le utána, és hová forduljatok, ha valami elakad.`,
  pictureAlt: "Repülőgép ereszkedik napkeltekor Lima fölé, alatta a sziklás part és a hajók.",
  sections: [
    {
      id: "visa-free",
      title: "Ki utazhat be vízum nélkül?",
      facts: [
        { term: "Tartózkodás", text: `legfeljebb ${entryRules.stayDays} nap egy éven belül` },
        { term: "Útlevél", text: `érkezéskor még legalább ${entryRules.passportMonths} hónapig érvényes` },
        { term: "Vízum", text: "turistaként nem kell" },
        { term: "Hosszabbítás", text: "magyaroknak nincs" },
      ],
      blocks: [
        `Magyar magánútlevéllel turistaként vízum nélkül lehet belépni, és **a belépés napjától számított egy éven belül legfeljebb ${entryRules.stayDays} napot** lehet az országban tölteni. Az útlevélnek az érkezés napján még legalább ${entryRules.passportMonths} hónapig érvényesnek kell lennie. Személyi igazolvánnyal magyar állampolgárt nem engednek be.`,
        `Hogy ebből hány nap jut nektek, azt a beléptető tisztviselő dönti el a pultnál, és adhat kevesebbet is. Kérdezzetek rá, mennyit írt be, majd ellenőrizzétek a [TAM-on](#arrival): a repülőjegyet kell ehhez igazítani, nem fordítva.`,
        {
          kind: "table",
          caption: "Vízummentes tartózkodás útlevél szerint",
          head: ["Útlevél", "Meddig", "Tudnivaló"],
          rows: [
            [
              "magyar",
              `legfeljebb ${entryRules.stayDays} nap egy éven belül`,
              "csak útlevéllel; nem hosszabbítható",
            ],
            [
              "más uniós vagy schengeni",
              `legfeljebb ${entryRules.stayDays} nap`,
              "Írország nem részese az EU–Peru megállapodásnak",
            ],
            [
              "brit",
              `rendszerint ${british.withinDays} napból ${british.stayDays}`,
              `egy év alatt legfeljebb ${british.ceilingDays} nap (${formatMonth(british.asOf, "hu")})`,
            ],
            ["amerikai (USA)", `legfeljebb ${americanDays} nap`, "a napok számáról a tisztviselő dönt"],
            [
              "bolíviai, ecuadori, kolumbiai",
              "amennyit a pultnál adnak",
              "személyi igazolvánnyal is; az Andok Közösség polgáraié hosszabbítható",
            ],
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Kétféle számítás él egymás mellett",
          text: [
            `Az EU és Peru megállapodása (${formatDate(euAgreement.since, "hu")} óta alkalmazzák) bármely ${euAgreement.withinDays} napos időszakban ${euAgreement.stayDays} napot enged az uniós polgároknak, az üzleti utakat is beleértve, a fizetett munkát kizárva. A magyar utazóknak viszont azt mondják, hogy az egy éven belüli ${entryRules.stayDays} nap az irányadó. Tervezzetek a szigorúbbal; a megállapodás szövege az [EUR-Lexen](site:eurLex) olvasható.`,
          ],
        },
        `A turistaként kapott időt magyar állampolgár nem hosszabbíthatja meg (legalább ${formatMonth(entryRules.noExtensionAsOf, "hu")} óta így van). Aki tovább maradna, annak még itthon más jogállást kell kérnie, vagy Peruban kell azt megváltoztatnia: erről a [vízumtípusok](page:visa-types) oldalán írunk.`,
      ],
    },
    {
      id: "requirements",
      title: "Mi legyen nálatok?",
      blocks: [
        "A visszaút jegyét már a légitársaság is megnézi a beszállás előtt, a határon pedig bármelyiket elkérhetik a többi közül. Legyenek kéznél, papíron vagy térerő nélkül is megnyithatóan a telefonon.",
        {
          kind: "checklist",
          items: [
            `Útlevél, amely az érkezés napján még legalább ${entryRules.passportMonths} hónapig érvényes`,
            "Retúr- vagy továbbutazó jegy a megengedett időn belülre",
            "Az első szállás neve és címe, a foglalás visszaigazolása",
            "A megélhetés fedezete: bankkártya, számlakivonat vagy készpénz",
            "Utasbiztosítás, lehetőleg a nagy magasságra és a túrázásra is; az európai egészségbiztosítási kártya itt nem érvényes",
            "Üzleti útnál a perui partner neve és címe",
            "Minden gyereknek saját útlevél ([a gyerekekről lejjebb](#children))",
            "Fénykép az útlevél adatoldaláról a telefonon és a felhőben is",
            "Bejelentkezés a [Konzinfo](site:konzinfo) utazói regisztrációjában",
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Oltási bizonyítvány",
          text: [
            "A belépéshez nem kérnek oltási igazolást. Az Amazonas vidékére a sárgaláz elleni oltás mégis ajánlott: a részleteket a perui útmutató [oltásokról szóló része](page:peru-guide#vaccinations) mondja el.",
          ],
        },
      ],
    },
    {
      id: "arrival",
      title: "Érkezés a reptérre és a TAM",
      blocks: [
        `Papírkártyát nem kell kitölteni, és pecsétet se várjatok: a repülőtereken ${formatDate(entryRules.noStampsSince, "hu")} óta nem bélyegeznek, csak akkor, ha leáll a rendszer. A belépést a TAM (*Tarjeta Andina de Migración*) igazolja, amely az ellenőrzéskor magától jön létre.`,
        {
          kind: "steps",
          items: [
            {
              title: "Útlevél-ellenőrzés",
              text: "Mondjátok meg, mi az utazás valódi célja: *turismo* (turizmus) vagy *negocios* (üzlet). Akit üzleti látogatóként jegyeznek be, az külön engedély nélkül is köthet szerződést.",
            },
            {
              title: "A napok száma",
              text: "Kérdezzétek meg, hány napot kaptatok: *¿Cuántos días me da?*",
            },
            {
              title: "Poggyász és vám",
              text: "Vámáru-nyilatkozatot csak az tölt ki, akinek van mit bevallania. A mennyiségek [a vámról szóló részben](#customs) vannak.",
            },
            {
              title: "A TAM letöltése",
              text: "Amint van internet, töltsétek le a [TAM Virtual](site:migracionesTam) oldaláról. Ingyenes, és a Migraciones honlapjáról is elérhető.",
            },
            {
              title: "Ellenőrzés",
              text: "A névnek és az útlevélszámnak egyeznie kell az útlevéllel, a belépés napjának a valósággal, a napok számának azzal, amit a pultnál mondtak. A hibát jelezzétek rögtön a Migracionesnek, ne a hazautazás napján derüljön ki.",
            },
          ],
        },
        {
          kind: "terms",
          items: [
            {
              term: "Mi van rajta?",
              text: "Személyes adatok, a belépés napja, órája és helye, a megadott napok száma.",
            },
            {
              term: "Kinek kell megmutatni?",
              text: `A rendőrnek igazoltatáskor; a szállodának, hogy a külföldön élő vendég ne fizesse meg a ${country.vatPercent} százalékos áfát; és ezzel az adattal kérhető az [aláírási engedély](#alairas) is.`,
            },
            {
              term: "Hogyan őrizzétek?",
              text: "PDF-ben a telefonon, egy példányban kinyomtatva az útlevél mellett.",
            },
          ],
        },
        "Hogy a terminálból hogyan juttok be a városba, azt árakkal együtt a [limai közlekedés](page:lima-transport) oldalán találjátok.",
      ],
    },
    {
      id: "digital-agency",
      title: "Belépés a digitális ügyintézésbe",
      blocks: [
        "A perui bevándorlási hivatal, a Migraciones ügyeit az *Agencia Digital* oldalán lehet intézni, spanyolul. Turistának nem kell regisztrálnia és jelszó sem kell: a rendszer az útlevél és a legutóbbi belépés adataiból ismeri fel. Készítsétek magatok mellé a TAM-ot, mert a mezőkbe pontosan az kerül, ami azon áll.",
        {
          kind: "steps",
          items: [
            {
              title: "*Entrar*",
              text: "Belépés a [szolgáltatás oldalán](site:migracionesAgency); a [gob.pe/migraciones](site:migraciones) felől is elérhető.",
            },
            { title: "*Extranjero*", text: "Válasszátok a külföldit, ne a peruit." },
            {
              title: "*Humanitaria / Refugio*",
              text: "Ez a humanitárius tartózkodóké és a menekülteké: hagyjátok üresen.",
            },
            {
              title: "*Documento*",
              text: "*Pasaporte*, vagyis az az okmány, amellyel beléptetek.",
            },
            { title: "*Número de documento*", text: "Az útlevél száma, szóközök nélkül." },
            { title: "*Fecha de nacimiento*", text: "Születési dátum, ahogyan az útlevélben áll." },
            {
              title: "*Nacionalidad*",
              text: "A lista spanyolul van, Magyarország neve *Hungría*, a H betűnél.",
            },
            {
              title: "*Último movimiento migratorio de entrada*",
              text: "A legutóbbi belépés napja, ahogyan a TAM-on áll.",
            },
            { title: "*Código captcha*", text: "A képen látható jelek begépelése." },
            { title: "*Verificar*", text: "Ellenőrzés; ha minden egyezik, a főoldal nyílik meg." },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Ha a rendszer nem talál meg benneteket",
          text: [
            "Nézzétek meg, nem maradt-e szóköz az útlevélszámban, és a TAM-on szereplő napot írtátok-e be. A honlap felépítése változhat: ha valami nincs a helyén, keressétek a mezőt a fenti spanyol nevén.",
          ],
        },
      ],
    },
    {
      id: "travel-assistance",
      title: "Segítség utazás közben",
      blocks: [
        "Négy hely, ahol a baj fajtája szerint segítenek. A Konzinfo és a nagykövetség elérhetőségét még itthon mentsétek el.",
        {
          kind: "cards",
          items: [
            {
              title: "IPERÚ",
              text: [
                "A perui idegenforgalmi hivatal (PROMPERÚ) ingyenes, éjjel-nappali tájékoztató és panaszfelvevő szolgálata, több nyelven. Ide fordulhattok, ha egy szolgáltató becsapott, ha útlezárásba kerültök, vagy ha csak nem tudjátok, merre tovább.",
                "Válsághelyzetben a turistavédelmi hálózattal (*Red de Protección al Turista*) együtt dolgozik.",
              ],
              facts: [
                {
                  term: "Telefon",
                  text: `[${helpLines.tourist.shown}](tel:${helpLines.tourist.tel}); régóta ez a száma, indulás előtt mégis ellenőrizzétek`,
                },
              ],
              link: { label: "Az IPERÚ a peru.travel oldalán", site: "peruTravel" },
            },
            {
              title: "Konzinfo",
              text: [
                "A magyar külügyminisztérium utazási tanácsai és utazói regisztrációja. Ha megadjátok, mikor és merre jártok, baj esetén tudják, hol keressenek; a konzuli ügyelet éjjel-nappal elérhető, száma a [segélyhívók](page:peru-guide#emergencies) között van.",
              ],
              facts: [{ term: "Mikor?", text: "a regisztráció még indulás előtt" }],
              link: { label: "Regisztráció és tanácsok", site: "konzinfo" },
            },
            {
              title: "Magyar nagykövetség, Lima",
              text: [
                "2017 óta működik újra. Elveszett útlevél, baleset vagy letartóztatás esetén ide kell fordulni; a címét és az elérhetőségét a saját honlapján nézzétek meg, mert több régebbi magyar utazási oldal még a megszűnt tiszteleti konzulátust adja meg.",
              ],
              facts: [
                { term: "Ha nem érhető el", text: "bármelyik uniós tagállam nagykövetsége köteles segíteni" },
              ],
              link: { label: "A nagykövetség honlapja", site: "limaEmbassy" },
            },
            {
              title: "Migraciones",
              text: [
                "A tartózkodással kapcsolatos ügyek hivatala: hibás vagy hiányzó TAM, lejárt napok, jogállás, aláírási engedély. A legtöbb ügy az [Agencia Digital](#digital-agency) oldalán indul.",
              ],
              facts: [{ term: "Nyelv", text: "spanyol" }],
              link: { label: "gob.pe/migraciones", site: "migraciones" },
            },
          ],
        },
        `Közvetlen veszélyben a rendőrséget a [${emergency.police}](tel:${emergency.police}), a mentőket a [${emergency.ambulance}](tel:${emergency.ambulance}), a tűzoltókat a [${emergency.fire}](tel:${emergency.fire}) számon hívjátok. Lopásnál kérjetek rendőrségi jegyzőkönyvet (*denuncia policial*): a biztosító és a nagykövetség is elkéri.`,
      ],
    },
    {
      id: "alairas",
      title: "Aláírási engedély turistáknak",
      facts: [
        { term: "Díja", text: `nincs (${formatDate(entryRules.signaturePermitFreeSince, "hu")} óta)` },
        { term: "Érvényes", text: `legfeljebb ${entryRules.signaturePermitDays} napig` },
        {
          term: "Megérkezik",
          text: `e-mailben, azonnal vagy ${entryRules.signaturePermitWaitDays} munkanapon belül`,
        },
        { term: "Hol kérhető", text: "végig az interneten" },
      ],
      blocks: [
        "Turista és más ideiglenes látogató Peruban csak külön engedéllyel írhat alá kötelező erejű iratot. Az engedély hivatalos neve *permiso especial para firmar contratos*, máshol *permiso especial para suscribir documentos*. Nélküle a közjegyző vagy a bank visszautasíthatja az aláírást, és az aláírt szerződés később megtámadható.",
        { kind: "heading", text: "Mire kell?" },
        {
          kind: "list",
          items: [
            "munkaszerződéshez (maga a munka ettől még más jogálláshoz kötött: [vízumtípusok](page:visa-types))",
            "lakásbérleti szerződéshez",
            "autó vagy lakás vásárlásához",
            "házasságkötés irataihoz",
            "cégalapításhoz és más céges iratokhoz",
            "közjegyző előtt tett nyilatkozathoz",
          ],
        },
        `Feltétele a szabályos belépés és az, hogy a kérelem napján még tartson a megadott időtök; ne hagyjátok az utolsó napokra. Díja ${formatDate(entryRules.signaturePermitFreeSince, "hu")} óta nincs: a régebbi leírásokban szereplő ${formatSoles(oldFee, "hu", oldFeeMost)} és a Banco de la Nación 07562-es kódja elavult.`,
        { kind: "heading", text: "A kérelem útja" },
        {
          kind: "steps",
          items: [
            {
              title: "Belépés",
              text: "Lépjetek be a [digitális ügyintézésbe](#digital-agency) a fent leírt módon.",
            },
            {
              title: "*Permisos* → *Para firmar contratos*",
              text: "A bal oldali menüben vagy a keresőben; *Permiso para firmar contrato* néven is szerepel.",
            },
            {
              title: "Kitöltés",
              text: "A mezőket lejjebb soroljuk fel. Ami a nyilvántartásból jön, azt csak ellenőrizni kell.",
            },
            {
              title: "Jóváhagyás",
              text: "Az összefoglaló lapon még egyszer nézzétek meg az e-mail-címet, és csak aztán erősítsétek meg.",
            },
            {
              title: "Az ügyszám feljegyzése",
              text: "Írjátok fel az ügy (*trámite*) számát és napját, a lapot pedig mentsétek el PDF-ben vagy nyomtassátok ki.",
            },
          ],
        },
        { kind: "heading", text: "Az űrlap mezői" },
        "A kérelem mezőiről nem találtunk hivatalos felsorolást, és az űrlap változhat is. Nagyjából ezekre számítsatok:",
        {
          kind: "terms",
          items: [
            {
              term: "Név, állampolgárság, útlevél, belépés napja",
              text: "A nyilvántartásból töltődik ki; a TAM-mal kell egyeznie.",
            },
            {
              term: "Cím és kerület Peruban (*dirección, distrito*)",
              text: "A szállás utcája és házszáma, Limában a kerület is, például Miraflores.",
            },
            { term: "Mobilszám (*celular*)", text: "Az a szám, amelyen elérnek; perui, ha van." },
            {
              term: "E-mail-cím (*correo electrónico*)",
              text: "Erre jön az engedély: betűnként ellenőrizzétek.",
            },
            {
              term: "Az ok vagy az irat fajtája (*motivo*)",
              text: "Amit alá fogtok írni, például bérleti szerződés (*contrato de alquiler*).",
            },
            {
              term: "Nyilatkozat (*declaración jurada*) és captcha",
              text: "Annak kijelentése, hogy az adatok igazak, majd a képen látható jelek.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Ha elküldtétek",
          text: [
            `A rendszer rögzíti a kérelmet, és kiírja a számát. Az engedély e-mailben jön, azonnal vagy ${entryRules.signaturePermitWaitDays} munkanapon belül, és legfeljebb ${entryRules.signaturePermitDays} napig érvényes. Nyomtassátok ki vagy tartsátok a telefonon, és az útlevéllel együtt mutassátok meg a közjegyzőnél vagy a bankban.`,
            "Ha a határidő letelt és nem jött semmi, nézzétek meg a levélszemetet, majd az ügyszámmal jelentkezzetek a [Migracionesnél](site:migraciones).",
          ],
        },
      ],
    },
    {
      id: "customs",
      title: "Vám",
      blocks: [
        `A személyes holmi vámmentes; nyilatkozni csak arról kell, ami a kereten felül van. A mennyiségek ${formatMonth(customs.asOf, "hu")}i adatok, az érvényes lista a [SUNAT](site:sunat) *Equipaje* oldalán van.`,
        {
          kind: "table",
          caption: "Ami vámmentesen behozható, személyenként",
          head: ["Mi", "Mennyi"],
          rows: [
            ["ruha, személyes holmi, sportfelszerelés", "saját használatra"],
            ["laptop, táblagép", `${customs.laptops} laptop és ${customs.tablets} táblagép`],
            ["fényképezőgép, kamera", `${customs.cameras} darab`],
            ["mobiltelefon", `${customs.phones} darab, 18 év alatt ${customs.phonesUnder18}`],
            ["adathordozó", `${customs.externalDrives} külső merevlemez és ${customs.memorySticks} pendrive`],
            ["hordozható hangszer", `${customs.instruments} darab`],
            ["alkohol, felnőttnek", `${customs.alcoholLitres} liter`],
            [
              "dohány, felnőttnek",
              `${customs.cigarettePacks} doboz cigaretta vagy ${customs.cigars} szivar vagy ${customs.tobaccoGrams} g dohány`,
            ],
            ["ajándék, nem eladásra", `kb. ${formatNumber(customs.giftsUsd, "hu")} dollár értékig`],
          ],
        },
        {
          kind: "list",
          items: [
            `**Készpénz:** ${formatNumber(customs.cash.declareAboveUsd, "hu")} dollár felett be kell vallani, ${formatNumber(customs.cash.neverAboveUsd, "hu")} dollárnál többet nem szabad magatokkal vinni.`,
            "**Élelmiszer:** friss gyümölcs, hús, vetőmag és föld nem hozható be; a csomagot az agráregészségügyi hivatal (SENASA) nézi meg.",
            "**Kutya, macska:** egészségügyi vizsgálattal jöhet.",
            "**Kifelé:** régészeti és történelmi tárgy csak engedéllyel vihető ki; a piaci „régi” cserép és szőttes is lehet ilyen. Védett állatból vagy növényből készült tárgyat se vigyetek haza.",
            "**Kokalevél, kokatea:** Peruban szabad, az Európai Unióba nem vihető be. A maradékot hagyjátok ott.",
          ],
        },
      ],
    },
    {
      id: "overstay",
      title: "Ha túllépitek az időt",
      blocks: [
        `Minden fölös nap után bírság jár: az adóegység (UIT) ${formatNumber(overstayFine.percentOfTaxUnit, "hu")} százaléka. Ez 2024-ben napi ${formatSoles(overstayFine.soles[2024], "hu")}, 2025-ben ${formatSoles(overstayFine.soles[2025], "hu")} volt, 2026-ban kb. ${formatSoles(overstayFine.expectedSoles[2026], "hu")} (${formatMonth(overstayFine.asOf, "hu")}). Tíz nap tehát 2025-ben ${formatSoles(overstayFine.soles[2025] * 10, "hu")}ba került.`,
        "A tartozást az ország elhagyása előtt kell kiegyenlíteni. Ha látjátok, hogy nem fértek bele az időbe, ne a reptéri sorban rendezzétek: az érvényes összeget és a fizetés módját a [Migraciones](site:migraciones) mondja meg. Lejárt idővel az [aláírási engedélyt](#alairas) sem lehet megkapni.",
      ],
    },
    {
      id: "by-land",
      title: "Belépés szárazföldön",
      picture: {
        id: "places/titicaca",
        alt: "Állatfejes nádcsónak utasokkal a Titicaca-tavon, mellette úszó sziget nádkunyhókkal.",
      },
      blocks: [
        "Bolíviából, Ecuadorból vagy Chiléből busszal érkezve nektek kell megkeresni a határállomás migrációs pultját. Ha továbbmentek, és nem jegyeztek be benneteket, kilépéskor derül ki a baj: a rendszer szerint be sem léptetek.",
        {
          kind: "checklist",
          items: [
            "Kilépés rögzítve a szomszéd ország pultjánál",
            "Belépés rögzítve a perui pultnál, még a továbbindulás előtt",
            "A sofőr megvár: beszéljétek meg vele, mielőtt leszálltok",
            "A kapott napok száma megkérdezve",
            "A TAM még aznap letöltve és ellenőrizve a [TAM Virtual](site:migracionesTam) oldalán",
          ],
        },
        "Ha közben átmentek a Titicaca-tó bolíviai partjára, a visszatérés nem nyit új keretet: az egy éven belül Peruban töltött napok összeadódnak.",
      ],
    },
    {
      id: "children",
      title: "Gyerekekkel",
      blocks: [
        `Minden gyereknek, a csecsemőnek is saját útlevél kell, ugyanazzal a ${entryRules.passportMonths} hónapos érvényességgel. A szülő útlevele nem helyettesíti, és a TAM is külön készül mindenkinek: töltsétek le mindegyiket.`,
        "Ha a gyerek csak az egyik szülővel vagy nagyszülővel, rokonnal utazik, vigyetek magatokkal születési anyakönyvi kivonatot és a távol lévő szülő meghatalmazását, lehetőleg közjegyző előtt aláírva, spanyol fordítással. Hogy pontosan mit kérnek, azt a légitársaságtól és a [Konzinfótól](site:konzinfo) kérdezzétek meg indulás előtt.",
      ],
    },
  ],
  disclaimer: [
    "Ez az oldal tájékoztat, nem jogi tanács. A szabályok változnak, a belépésről és a napok számáról minden esetben a beléptető tisztviselő dönt.",
    "Indulás előtt nézzétek meg a [Migraciones](site:migraciones) és a [Konzinfo](site:konzinfo) friss közlését; ha eltér attól, ami itt áll, az övék az érvényes.",
  ],
} satisfies GuidePageText;
