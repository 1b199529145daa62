import { electronicGates } from "#content/facts/borders/flights-to-lima.ts";
import { country, emergency } from "#content/facts/country.ts";
import { customs } from "#content/facts/entry/customs.ts";
import { visaFreeList } from "#content/facts/entry/entry-by-passport.ts";
import { entryRules, euAgreement, overstayFine } from "#content/facts/entry/entry-rules.ts";
import { helpLines } from "#content/facts/entry/help-lines.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";

const { from: oldFee, to: oldFeeMost } = entryRules.signaturePermitFormerFee;

export default guideWords(() => ({
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
  lead: `Magyar turistának nem kell vízum Peruba, de már indulás előtt jó tudni, hogyan számolják a ${entryRules.stayDays} napot, mi lépett a pecsét helyébe, és mire való az aláírási engedély. Mire végigolvassátok, tudni fogjátok, mi legyen nálatok érkezéskor, mit mentsetek le utána, és hová forduljatok, ha valami elakad.`,
  pictureAlt: "Repülőgép ereszkedik napkeltekor Lima fölé, alatta a sziklás part és a hajók.",
  sections: [
    {
      id: "visa-free",
      title: "Ki utazhat be vízum nélkül?",
      facts: [
        { term: "Tartózkodás", text: `legfeljebb ${entryRules.stayDays} nap egy éven belül` },
        {
          term: "Útlevél",
          text: `érkezéskor még legalább ${entryRules.passportMonths} hónapig érvényes legyen`,
        },
        { term: "Vízum", text: "turistaként nem kell" },
        { term: "Hosszabbítás", text: "magyaroknak nem jár" },
      ],
      blocks: [
        `Turistaként magyar magánútlevéllel vízum nélkül léphettek be, és **a belépés napjától számított egy éven belül legfeljebb ${entryRules.stayDays} napot** tölthettek az országban. Az útlevélnek az érkezés napján még legalább ${entryRules.passportMonths} hónapig érvényesnek kell lennie; ha hamarabb lejár, a következő géppel visszaküldenek benneteket, és a nagykövetség sem segíthet, hiszen be sem léptetek az országba. Személyi igazolvánnyal magyar állampolgárt nem engednek be.`,
        `A beléptető tisztviselő ennél kevesebb napot is adhat. Kérdezzetek rá, mennyit írt be, és ha nem férne bele a hazautatok, ott helyben szóljatok; utána ellenőrizzétek a [TAM-on](#arrival).`,
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
              "osztrák, horvát, román, szlovák, szlovén",
              `legfeljebb ${euAgreement.stayDays} nap`,
              "csak útlevéllel; a magyarral azonos uniós megállapodás szerint",
            ],
            [
              "szerb, ukrán",
              `a tisztviselő dönt; számoljatok ${entryRules.stayDays} nappal`,
              "csak útlevéllel, vízum nélkül; az uniós megállapodás nem vonatkozik rájuk",
            ],
            [
              "más országé",
              `többnyire ${entryRules.stayDays} nap, egy éven belül legfeljebb ${entryRules.ceiling.days}`,
              "indulás előtt kérdezzétek meg a [perui konzulátust](site:consulates)",
            ],
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Kétféleképpen is számolják",
          text: [
            `Óvatosan számolva ${entryRules.stayDays} nap jár egy éven belül, és aki ezzel tervez, biztosan nem lépi túl. Az EU és Peru megállapodása (${formatDate(euAgreement.since, "hu")} óta alkalmazzák) az uniós polgároknak bármely ${euAgreement.withinDays} napos időszakban ${euAgreement.stayDays} napot enged, az üzleti utakat is beleértve, de a fizetett munkát kizárva; a szövege az [EUR-Lexen](site:eurLex) olvasható. A két számítás csak akkor ad mást, ha egy éven belül másodszor is Peruba mennétek: ilyenkor még a jegyvásárlás előtt kérdezzétek meg a [perui konzulátust](site:consulates).`,
          ],
        },
        "Ha két állampolgárságotok van, ugyanazzal az útlevéllel lépjetek ki, amellyel beléptetek, és a repülőjegy is arra szóljon.",
        `A turistaként kapott időt csak az Andok Közösség polgárai hosszabbíthatják meg, a magyarok nem (${formatMonth(entryRules.noExtension.asOf, "hu")}). Ha tovább maradnátok, még itthon kérjetek más jogállást, vagy Peruban változtassátok meg; bővebben: [Vízumtípusok](page:visa-types).`,
      ],
    },
    {
      id: "requirements",
      title: "Mi legyen nálatok?",
      blocks: [
        "A visszaútra szóló jegyet már a beszállás előtt megnézi a légitársaság, a határon pedig a többi közül bármelyiket elkérhetik. Legyenek kéznél, papíron vagy a telefonon úgy, hogy térerő nélkül is meg tudjátok nyitni őket.",
        {
          kind: "checklist",
          items: [
            `Útlevél, amely az érkezés napján még legalább ${entryRules.passportMonths} hónapig érvényes`,
            "Retúrjegy vagy továbbutazásra szóló jegy, a megengedett időn belüli dátummal",
            "Az első szállás neve és címe, a foglalás visszaigazolása",
            "Annak igazolása, hogy van miből kijönnötök: bankkártya, számlakivonat vagy készpénz",
            "Utasbiztosítás, amely lehetőleg a nagy magasságra és a túrázásra is szól; az európai egészségbiztosítási kártya itt nem érvényes",
            "Üzleti útnál a perui partner neve és címe",
            "Minden gyereknek saját útlevél ([gyerekekkel](#children))",
            "Fénykép az útlevél adatoldaláról, a telefonon és a felhőben is",
            "Regisztráció a [Konzinfón](site:konzinfo)",
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Oltási bizonyítvány",
          text: [
            "A belépéshez nem kérnek oltási igazolást. Amazóniába mégis ajánlott a sárgaláz elleni oltás; bővebben: [Oltások és fertőzések](page:safety-health#infections). Peruból továbbutazva több ország is kéri az igazolást: [melyik, kitől](page:getting-there#yellow-fever).",
          ],
        },
      ],
    },
    {
      id: "arrival",
      title: "Érkezés a reptérre és a TAM",
      blocks: [
        `Papírkártyát nem kell kitölteni, és pecsétet se várjatok: a reptereken ${formatDate(entryRules.noStampsSince, "hu")} óta csak akkor pecsételnek, ha leáll a rendszer. A belépést a TAM (*Tarjeta Andina de Migración*) igazolja, amely az ellenőrzéskor magától elkészül.`,
        {
          kind: "steps",
          items: [
            {
              title: "Útlevél-ellenőrzés",
              text: "Mondjátok meg az utazás valódi célját: *turismo* (turizmus) vagy *negocios* (üzlet). Aki üzleti látogatóként lép be, külön engedély nélkül is köthet szerződést.",
            },
            {
              title: "A napok száma",
              text: "Kérdezzétek meg, hány napot kaptatok: *¿Cuántos días me da?*",
            },
            {
              title: "Poggyász és vám",
              text: "Vámáru-nyilatkozatot csak akkor kell kitölteni, ha van mit bevallani. A mennyiségek: [Vám](#customs).",
            },
            {
              title: "A TAM letöltése",
              text: "Amint van internet, töltsétek le a [TAM Virtual](site:migracionesTam) oldaláról. Ingyenes, és a Migraciones honlapjáról is elértek oda.",
            },
            {
              title: "Ellenőrzés",
              text: "Nézzétek meg, hogy a név és a szám egyezik-e az útlevéllel, jó-e a belépés napja, és annyi nap áll-e rajta, amennyit a pultnál mondtak. A hibát rögtön jelezzétek a Migracionesnek, ne a hazautazás napján derüljön ki.",
            },
          ],
        },
        {
          kind: "terms",
          items: [
            {
              term: "Mi van rajta?",
              text: "A személyes adatok, a belépés napja, órája és helye, meg a kapott napok száma.",
            },
            {
              term: "Mikor kell?",
              text: `Mutassátok meg a rendőrnek, ha igazoltat, és a szállodában is, hogy külföldön élőként ne kelljen ${country.vatPercent} százalékos áfát fizetnetek. Az adatai az [aláírási engedélyhez](#alairas) is kellenek.`,
            },
            {
              term: "Hogyan őrizzétek?",
              text: "PDF-ben a telefonon, egy példányban kinyomtatva az útlevél mellett.",
            },
          ],
        },
        "Árak és tippek a városba jutáshoz: [Limai közlekedés](page:lima-transport).",
      ],
    },
    {
      id: "digital-agency",
      title: "Belépés a digitális ügyintézésbe",
      blocks: [
        "A perui bevándorlási hivatal, a Migraciones ügyeit az *Agencia Digital* oldalán intézhetitek, spanyolul. Turistaként nem kell regisztrálni, és jelszó sem kell: a rendszer az útlevél és a legutóbbi belépés adataiból ismer fel benneteket. Legyen kéznél a TAM, mert a mezőkbe pontosan az kerül, ami rajta áll.",
        {
          kind: "steps",
          items: [
            {
              title: "*Entrar*",
              text: "Belépés a [szolgáltatás oldalán](site:migracionesAgency); a [gob.pe/migraciones](site:migraciones) felől is idejuttok.",
            },
            { title: "*Extranjero*", text: "Válasszátok a külföldit, ne a peruit." },
            {
              title: "*Humanitaria / Refugio*",
              text: "Ez a humanitárius okból befogadottaknak és a menekülteknek szól, hagyjátok üresen.",
            },
            {
              title: "*Documento*",
              text: "*Pasaporte* (útlevél): ezt válasszátok, hiszen ezzel léptetek be.",
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
            { title: "*Código captcha*", text: "Gépeljétek be a képen látható jeleket." },
            { title: "*Verificar*", text: "Ellenőrzés: ha minden egyezik, megnyílik a főoldal." },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Ha a rendszer nem talál meg benneteket",
          text: [
            "Ellenőrizzétek, nem maradt-e szóköz az útlevélszámban, és a TAM-on szereplő napot írtátok-e be. A honlap átalakulhat: ha egy mező nincs a helyén, keressétek a fenti spanyol nevén.",
          ],
        },
      ],
    },
    {
      id: "travel-assistance",
      title: "Segítség utazás közben",
      blocks: [
        "Négy hely, ahová baj esetén fordulhattok. A Konzinfo és a nagykövetség elérhetőségét még itthon mentsétek el.",
        {
          kind: "cards",
          items: [
            {
              title: "IPERÚ",
              text: [
                "A perui idegenforgalmi hivatal (PROMPERÚ) ingyenes szolgálata éjjel-nappal, több nyelven ad tájékoztatást, és panaszt is fölvesz. Hívjátok, ha egy szolgáltató becsapott, ha útlezárásba kerültetek, vagy ha csak nem tudjátok, merre tovább.",
                "Válsághelyzetben a turistavédelmi hálózattal (*Red de Protección al Turista*) együtt dolgozik.",
              ],
              facts: [
                {
                  term: "WhatsApp",
                  text: `[${helpLines.touristWhatsApp.shown}](tel:${helpLines.touristWhatsApp.tel})`,
                },
                {
                  term: "Telefon",
                  text: `[${helpLines.tourist.shown}](tel:${helpLines.tourist.tel}); indulás előtt ellenőrizzétek`,
                },
              ],
              link: { label: "Az IPERÚ a peru.travel oldalán", site: "peruTravel" },
            },
            {
              title: "Konzinfo",
              text: [
                "A magyar külügyminisztérium utazási tanácsai és utazói regisztrációja. Ha megadjátok, mikor merre jártok, baj esetén tudják, hol keressenek; a konzuli ügyelet éjjel-nappal hívható ([a száma](page:peru-guide#representation)).",
              ],
              facts: [{ term: "Mikor?", text: "még indulás előtt regisztráljatok" }],
              link: { label: "Regisztráció és tanácsok", site: "konzinfo" },
            },
            {
              title: "Magyar nagykövetség, Lima",
              text: [
                "Elveszett útlevél, baleset vagy letartóztatás esetén ide forduljatok. A címét és az elérhetőségét a saját honlapján nézzétek meg, mert a régebbi magyar utazási oldalakon még a megszűnt tiszteleti konzulátus szerepel.",
              ],
              facts: [
                {
                  term: "Ha nem érhető el",
                  text: "bármelyik uniós tagállamé köteles segíteni ([számok](page:peru-guide#representation))",
                },
              ],
              link: { label: "A nagykövetség honlapja", site: "limaEmbassy" },
            },
            {
              title: "Migraciones",
              text: [
                "A tartózkodás ügyeinek hivatala: ide tartozik a hibás vagy hiányzó TAM, a lejárt tartózkodási idő, a jogállásváltás és az aláírási engedély. Ha új útlevelet kaptatok, itt kapcsolják össze a belépéssel. A legtöbb ügy az [Agencia Digital](#digital-agency) oldalán indul.",
              ],
              facts: [{ term: "Nyelv", text: "spanyol" }],
              link: { label: "gob.pe/migraciones", site: "migraciones" },
            },
          ],
        },
        `Közvetlen veszélyben a rendőrséget a [${emergency.police}](tel:${emergency.police}), a mentőket a [${emergency.ambulance}](tel:${emergency.ambulance}), a tűzoltókat a [${emergency.fire}](tel:${emergency.fire}) számon hívjátok. Lopásnál kérjetek rendőrségi jegyzőkönyvet (*denuncia policial*): a biztosító és a nagykövetség is elkéri. Lépésről lépésre: [Ha baj van](page:safety-health#help).`,
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
        { term: "Hol kérhető", text: "kizárólag online, a Migraciones oldalán" },
      ],
      blocks: [
        "Turistaként vagy más ideiglenes látogatóként Peruban csak külön engedéllyel írhattok alá kötelező erejű iratot. Az engedély hivatalos neve *permiso especial para firmar contratos*, másutt *permiso especial para suscribir documentos*. Nélküle a közjegyző vagy a bank visszautasíthatja az aláírást, és az aláírt szerződést később megtámadhatják.",
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
        `Akkor kaphatjátok meg, ha szabályosan léptetek be, és a kérelem napján még tart a kapott időtök; ne hagyjátok az utolsó napokra. ${formatDate(entryRules.signaturePermitFreeSince, "hu")} óta díja sincs: a régebbi leírásokban szereplő ${formatSoles(oldFee, "hu", oldFeeMost)} és a Banco de la Nación 07562-es kódja elavult.`,
        { kind: "heading", text: "Így kérjétek" },
        {
          kind: "steps",
          items: [
            {
              title: "Belépés",
              text: "Lépjetek be a [digitális ügyintézésbe](#digital-agency) a fent leírt módon.",
            },
            {
              title: "*Permisos* → *Para firmar contratos*",
              text: "A bal oldali menüben vagy a keresőben találjátok; *Permiso para firmar contrato* néven is szerepel.",
            },
            {
              title: "Kitöltés",
              text: "A mezőket lejjebb soroljuk fel. Ami a nyilvántartásból jön, azt csak ellenőrizzétek.",
            },
            {
              title: "Jóváhagyás",
              text: "Az összefoglaló lapon még egyszer nézzétek át az e-mail-címet, és csak aztán erősítsétek meg.",
            },
            {
              title: "Az ügyszám feljegyzése",
              text: "Írjátok fel az ügy (*trámite*) számát és napját, a lapot pedig mentsétek el PDF-ben vagy nyomtassátok ki.",
            },
          ],
        },
        { kind: "heading", text: "Az űrlap mezői" },
        "Az űrlap változhat; nagyjából ezekre a mezőkre számítsatok:",
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
            { term: "Mobilszám (*celular*)", text: "Az a szám, amelyen elérnek benneteket; ha van, perui." },
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
              text: "Kijelentitek, hogy az adatok igazak, majd begépelitek a képen látható jeleket.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Ha elküldtétek",
          text: [
            `A rendszer rögzíti a kérelmet, és kiírja a számát. Az engedély e-mailben jön, azonnal vagy ${entryRules.signaturePermitWaitDays} munkanapon belül, és legfeljebb ${entryRules.signaturePermitDays} napig érvényes. Nyomtassátok ki vagy tartsátok a telefonon, és az útlevéllel együtt mutassátok meg a közjegyzőnél vagy a bankban.`,
            "Ha letelt a határidő, és nem jött semmi, nézzétek meg a levélszemetet, majd az ügyszámmal jelentkezzetek a [Migracionesnél](site:migraciones).",
          ],
        },
      ],
    },
    {
      id: "customs",
      title: "Vám",
      blocks: [
        `A személyes holmi vámmentes; nyilatkozni csak arról kell, ami a kereten felül van. A mennyiségek ${formatMonth(customs.asOf, "hu")}i adatok, a mai listát a [SUNAT](site:sunat) *Equipaje* oldalán találjátok.`,
        {
          kind: "table",
          caption: "Amit fejenként vámmentesen bevihettek",
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
            ["ajándék, nem eladásra", `nagyjából ${formatNumber(customs.giftsUsd, "hu")} dollár értékig`],
          ],
        },
        {
          kind: "list",
          items: [
            `**Készpénz:** ${formatNumber(customs.cash.declareAboveUsd, "hu")} dollár fölött be kell vallani, ${formatNumber(customs.cash.neverAboveUsd, "hu")} dollárnál többet nem vihettek magatokkal.`,
            "**Élelmiszer:** friss gyümölcsöt, húst, vetőmagot és földet ne vigyetek be; a csomagot az agráregészségügyi hivatal (SENASA) ellenőrzi.",
            "**Kutya, macska:** egészségügyi vizsgálat után jöhet veletek.",
            "**Kifelé:** régészeti és történelmi tárgyat csak engedéllyel vihettek ki; a piaci „régi” cserép és szőttes is lehet ilyen. Védett állatból vagy növényből készült tárgyat se vigyetek haza.",
            "**Kokalevél, kokatea:** Peruban szabad, de az Európai Unióba nem vihetitek be. A maradékot hagyjátok ott.",
          ],
        },
      ],
    },
    {
      id: "overstay",
      title: "Ha túllépitek a kapott időt",
      blocks: [
        `Minden túllépett nap után bírságot kell fizetni, az adóegység (UIT) ${formatNumber(overstayFine.percentOfTaxUnit, "hu")} százalékát: ${overstayFine.year}-ban ez napi ${formatSoles(overstayFine.solesADay, "hu")}, tíz nap túllépés tehát ${formatSoles(overstayFine.solesADay * 10, "hu")}. Az adóegység minden januárban változik. Hogy hány napotok maradt, és mibe kerül, ha túllépitek, a [tartózkodáskalkulátor](page:stay-calculator) számolja ki.`,
        "A tartozást még azelőtt ki kell fizetni, hogy elhagyjátok az országot. Ha látjátok, hogy nem fértek bele az időbe, ne várjatok a reptéri sorig: a mai összeget és a fizetés módját a [Migracionesnél](site:migraciones) tudhatjátok meg. Lejárt idővel az [aláírási engedélyt](#alairas) sem kaphatjátok meg.",
      ],
    },
    {
      id: "leaving",
      title: "Kiutazás Limából",
      blocks: [
        `A limai reptéren felnőtt turistaként az elektronikus kapun (e-gate) is kiléphettek, ha chipes az útlevél, és ugyanitt léptetek be (${formatDate(electronicGates.touristsSince, "hu")} óta). Ehhez a felszállás előtti ${electronicGates.hoursBefore} órában regisztráljatok a [Migracheck](site:migracheck) oldalán, az alkalmazásában vagy a helyszíni automatánál; a járatot, az úti célt és az utazás okát kérdezi.`,
        "Ez csak lehetőség: a pultnál ugyanúgy kiléphettek, gyerekkel, valamint szárazföldi belépés után pedig csak ott. A kapukról, a poggyászról és az átszállók reptéri díjáról bővebben: [Eljutás Peruba](page:getting-there#leaving).",
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
        "Ha Bolíviából, Ecuadorból vagy Chiléből busszal érkeztek, nektek kell megkeresnetek a határállomás útlevélkezelőjét. Ha bejegyzés nélkül mentek tovább, kilépéskor derül ki a baj: a rendszer szerint be sem léptetek, és a rendezése napokig tart. Az átkelőket, a nyitvatartásukat és a lezárt határszakaszokat egyenként leírtuk: [Szárazföldi határok](page:getting-there#land-borders).",
        {
          kind: "checklist",
          items: [
            "A szomszéd ország pultjánál rögzítették a kilépést",
            "A perui pultnál rögzítették a belépést, még a továbbindulás előtt",
            "A sofőr megvár: ezt beszéljétek meg vele, mielőtt leszálltok",
            "Megkérdeztétek, hány napot kaptatok",
            "Még aznap letöltöttétek és ellenőriztétek a TAM-ot a [TAM Virtual](site:migracionesTam) oldalán",
          ],
        },
        "Ha közben átmentek a Titicaca-tó bolíviai partjára, visszatéréskor nem kaptok új keretet: az egy éven belül Peruban töltött napok összeadódnak.",
      ],
    },
    {
      id: "children",
      title: "Gyerekekkel",
      blocks: [
        `Minden gyereknek, a csecsemőnek is saját útlevél kell, amely ugyanúgy legalább ${entryRules.passportMonths} hónapig érvényes. A szülő útlevele nem helyettesíti, és TAM is mindenkinek külön készül: mindegyiket töltsétek le.`,
        "**Mindkét szülővel** Peru semmilyen engedélyt nem kér: a turistaként érkező gyereknek elég az útlevele, bár a születési anyakönyvi kivonat másolata nem árt. Az ország, ahonnan indultok, a saját szabálya szerint kérhet hozzájárulást a kiutazáshoz.",
        "Ha a gyerek csak az egyik szülőjével, nagyszülővel vagy más rokonnal utazik, vigyetek magatokkal születési anyakönyvi kivonatot és a távol lévő szülő meghatalmazását, lehetőleg közjegyző előtt aláírva, spanyol fordítással. A pontos listát indulás előtt kérdezzétek meg a légitársaságtól és a [Konzinfótól](site:konzinfo).",
        "A perui kiutazási engedély a perui állampolgárságú és az ott lakó gyerekekre vonatkozik; a turistaként érkezőktől nem kérik. Ha a gyereknek perui állampolgársága is van, Peru a sajátjának tekinti, bármelyik útlevelet mutatjátok.",
      ],
    },
  ],
  freshness: [
    `Az útlevél érvényességére és a napokra vonatkozó szabályok 2024–2025-ös közlésekből valók; a szomszéd országok útlevelei egy ${formatMonth(visaFreeList.asOf, "hu")}i listán szerepelnek vízummentesként. A bírság és az elektronikus kapu ${formatMonth(overstayFine.asOf, "hu")}i, a vám ${formatMonth(customs.asOf, "hu")}i, a hosszabbítás tilalma ${formatMonth(entryRules.noExtension.asOf, "hu")}i adat. A vámról a [SUNAT](site:sunat), a kapuról a [Migracheck](site:migracheck) oldala ad friss tájékoztatást.`,
  ],
  disclaimer: [
    "Ez az oldal tájékoztat, de nem jogi tanács. A szabályok változnak, a belépésről és a napok számáról mindig a beléptető tisztviselő dönt.",
    "Indulás előtt nézzétek meg a [Migraciones](site:migraciones) és a [Konzinfo](site:konzinfo) friss közlését; ha mást ír, mint mi, az övék az érvényes.",
  ],
}));
