import { historyDays, historyFigures, politicsAsOf } from "#content/facts/holidays/history-days.ts";
import { limaCollections } from "#content/facts/lima/lima-sights.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";

const day = (id: keyof typeof historyDays) => ({
  when: formatDate(historyDays[id], "hu"),
  date: historyDays[id],
});
const onDay = (id: keyof typeof historyDays, ending: string) =>
  formatDate(historyDays[id], "hu").replace(/\.$/, `-${ending}`);
const height = (id: PlaceId) => formatMetres(places[id].altitude, "hu");
const { pizarrosMen, incaRoadsKm, ancashDead, truthCommissionDead } = historyFigures;

export default {
  title: "Peru történelme",
  description:
    "Caraltól az inkákon és a spanyol hódításon át napjainkig: Peru története hat korszakban, dátumokkal és azzal, hogy melyik kort hol lehet ma is látni.",
  keywords: [
    "Peru történelme",
    "inkák",
    "Inka Birodalom",
    "Caral",
    "Chavín-kultúra",
    "Pizarro",
    "perui alkirályság",
    "Túpac Amaru",
    "Peru függetlensége",
    "Fényes Ösvény",
  ],
  lead: "Az inkák nagyjából száz évig uralkodtak az Andokban; előttük négyezer évnyi város, templom és csatorna épült, utánuk közel háromszáz évnyi spanyol uralom következett. Hat fejezetben végigmegyünk az egészen, mindegyik végén évszámokkal; utánuk kiderül, melyik kort hol lehet ma megnézni, és mi közük volt az országhoz magyaroknak.",
  pictureAlt:
    "Napfelkelte egy lépcsős piramis mögött, előtte lámakaraván; fölül csomós zsinórok, alul vályogdomborművek.",
  sections: [
    {
      id: "in-short",
      title: "Hat korszak egy pillantásra",
      blocks: [
        "Aki csak egy dolgot jegyez meg, az legyen a sorrend. A Nazca-vonalak, a mochék arcképes edényei és a limai Huaca Pucllana mind jóval az inkák előtt készültek, Machu Picchu viszont alig száz évvel a spanyolok érkezése előtt.",
        {
          kind: "table",
          caption: "A korszakok és egy hely, ahol mindegyik látszik",
          head: ["Korszak", "Mikor", "Ma itt látszik"],
          rows: [
            ["[Az inkák előtt](#pre-inca)", "kb. i. e. 3000 – i. sz. 1470", "Caral, Nazca, Chan Chan"],
            ["[Inkák](#inca)", "kb. 1200–1532", "Cusco, Machu Picchu"],
            ["[Hódítás](#conquest)", "1532–1572", "Cajamarca, Ollantaytambo"],
            ["[Gyarmati kor](#colonial)", "1542–1821", "Lima és Arequipa óvárosa"],
            ["[Függetlenség](#independence)", "1821–1883", "Lima, Ayacucho"],
            ["[Modern kor](#modern)", "a 19. század végétől", "Iquitos, a limai LUM"],
          ],
        },
      ],
    },
    {
      id: "pre-inca",
      title: "Az inkák előtt",
      blocks: [
        "Peru partja sivatag, amelyet hegyi folyók szabdalnak keskeny zöld völgyekre. Az egyikben, a Supe völgyében már ötezer éve állt Caral, Amerika legrégebbi ismert városi kultúrájának központja. Piramisokat emeltek, de agyagedényük nem volt, és az ásatások háborúnak sem találták nyomát.",
        `Kétezer évvel később a hegyek felől jött az új: a chavíniak jaguár- és kígyóisteneit ${height("chavin")} magasan, Chavín de Huántar templomában tisztelték. A déli sivatagban a paracasiak hímzett leplekbe burkolták halottaikat, és értettek a koponyaműtéthez, utódaik, a nazcaiak pedig vonalakat húztak a pusztába. Föld alatti csatornáik, a puquiók közül néhány ma is vizet ad.`,
        "Északon a mochék olyan edényeket égettek, amelyeken egy-egy ember arcát ma is föl lehetne ismerni. A sipáni úr sírjára 1987-ben, a caói úrnőére 2006-ban bukkantak rá. Lima helyén ugyanekkor kis vályogtéglákból rakták a Huaca Pucllanát: a téglák élükre állítva, hézagokkal sorakoznak, hogy a földrengést kiállják.",
        `A nagy birodalom gondolata sem az inkáké. Az Andokban elsőként a warik fogtak össze utakkal egy egész birodalmat, a Titicaca-tónál (${height("titicaca")}) pedig Tiwanaku virágzott. Utánuk az északi hegyekben a chachapoyák, a „felhők népe” erődítette Kuélapot (${height("kuelap")}), a parton a chimúk építették Chan Chant, Amerika legnagyobb vályogvárosát. Kb. 1470-ben ezt is az inkák vették el.`,
        {
          kind: "timeline",
          items: [
            {
              when: "kb. i. e. 12 000–8000",
              title: "Az első vadászok",
              text: "Nyomaik Lauricochából és a Guitarrero-barlangból ismertek.",
            },
            {
              when: "kb. i. e. 3000–1800",
              title: "Caral-Supe",
              text: "Piramisvárosok a part egy völgyében; 2009 óta világörökség.",
            },
            {
              when: "kb. i. e. 1200–200",
              title: "Chavín-kultúra",
              text: "Chavín de Huántar temploma, jaguár- és kígyóistenekkel; 1985 óta világörökség.",
            },
            {
              when: "kb. i. e. 800 – i. sz. 100",
              title: "Paracas-kultúra",
              text: "Hímzett halotti leplek és koponyaműtétek a déli part sivatagában.",
            },
            {
              when: "kb. i. e. 500 – i. sz. 700",
              title: "Nazca-kultúra",
              text: "A vonalak kb. i. sz. 500-ig készültek; mellettük festett edények és föld alatti vízvezetékek maradtak.",
            },
            {
              when: "kb. 100–800",
              title: "Moche-kultúra",
              text: "Arcképes edények, aranyban eltemetett uralkodók az északi parton.",
            },
            {
              when: "kb. 200–700",
              title: "Lima-kultúra",
              text: "A Huaca Pucllana a mai Miraflores közepén.",
            },
            {
              when: "kb. 500–1100",
              title: "Tiwanaku és Wari",
              text: "Tiwanaku a Titicaca-tónál; kb. 600-tól a Wari (régebben Huari) az első andoki birodalom, amely utakat is épített.",
            },
            {
              when: "kb. 800–1470",
              title: "Chachapoyák",
              text: "A „felhők népe” Kuélap falai között.",
            },
            {
              when: "kb. 900–1470",
              title: "Chimú-kultúra",
              text: "Chan Chan vályogvárosa, 1986 óta világörökség; kb. 1470-ben inka kézre került.",
            },
          ],
        },
      ],
    },
    {
      id: "inca",
      title: "Az Inka Birodalom",
      picture: {
        id: "places/machu-picchu",
        alt: "Machu Picchu teraszai egy lámával, mögöttük a kőházak és a Huayna Picchu csúcsa.",
      },
      blocks: [
        `Cuscót (régebbi magyar írással Cuzcót, ${height("cusco")}) a hagyomány szerint Manco Cápac alapította, aki a Titicaca-tó felől érkezett. Kétszáz évig egy volt a völgyek kis államai közül. A fordulatot 1438-hoz kötik: ekkor verte vissza Pachacútec a chancák támadását, és ekkor kezdődött a hódítások sora.`,
        `Unokája idejére az ország, kecsua nevén a Tawantinsuyu, a mai Kolumbia déli részétől Chile közepéig ért. Kb. ${formatNumber(incaRoadsKm.from, "hu")}–${formatNumber(incaRoadsKm.to, "hu")} kilométernyi út tartotta egyben; ez a hálózat, a Qhapaq Ñan 2014 óta világörökség. Írás helyett csomózott zsinórokon, khipukon vezették a számadást.`,
        `[Machu Picchu](page:top-ten#machu-picchu) (${height("machu-picchu")}) ennek a rövid fénykornak a műve. A tankönyvek sokáig Pachacútec uralkodásához kötötték, egy 2021-es radiokarbonos vizsgálat szerint viszont már kb. 1420-ban laktak benne.`,
        "A vég betegséggel kezdődött. A himlő gyorsabban haladt, mint a spanyolok, akik a földrészre behozták, és Huayna Cápac halála után két fia, Huáscar és Atahualpa egymás ellen fordult. Mire Pizarro partra szállt, a birodalom túl volt egy polgárháborún.",
        {
          kind: "timeline",
          items: [
            {
              when: "kb. 1200",
              title: "Cusco alapítása",
              text: "A monda szerint Manco Cápac a Titicaca-tótól jött idáig.",
            },
            {
              when: "1438",
              date: "1438",
              title: "Pachacútec legyőzi a chancákat",
              text: "Megkezdődik a birodalom építése; Machu Picchu kb. 1420 és 1450 között keletkezik.",
            },
            {
              when: "1471–1527",
              title: "Túpac Yupanqui és Huayna Cápac",
              text: "A Tawantinsuyu ekkor a legnagyobb: Kolumbia déli részétől Közép-Chiléig ér.",
            },
            {
              when: "kb. 1527–1532",
              title: "Himlő és testvérháború",
              text: "Huáscar és Atahualpa harca, amelyet Atahualpa nyer meg.",
            },
          ],
        },
      ],
    },
    {
      id: "conquest",
      title: "A hódítás",
      picture: {
        id: "places/ollantaytambo",
        alt: "Ollantaytambo lépcsőzetes inka teraszai egy meredek hegyoldalon.",
      },
      blocks: [
        `Francisco Pizarro kb. ${pizarrosMen} emberrel várta Atahualpát Cajamarca főterén (${height("cajamarca")}), és néhány óra alatt foglyul ejtette. Az inka egy szobányi aranyat ígért a szabadságáért. Az arany megjött, Atahualpát a következő évben mégis kivégezték.`,
        `Cusco bevétele után úgy látszott, vége. A spanyolok által trónra segített Manco Inca azonban fellázadt: hónapokig ostromolta Cuscót, [Ollantaytambónál](page:top-ten#sacred-valley) (${height("ollantaytambo")}) pedig meg is verte a lovasokat. Végül az őserdő szélére, Vilcabambába vonult vissza, ahol az inka udvar még egy nemzedéken át kitartott.`,
        "A hódítók közben egymással is hadakoztak. Pizarrót nem az inkák ölték meg, hanem a saját honfitársai, abban a városban, amelyet ő alapított: Limában. Sírja ma a székesegyházban van.",
        {
          kind: "timeline",
          items: [
            {
              ...day("atahualpaTaken"),
              title: "Cajamarca",
              text: "Pizarro foglyul ejti Atahualpát; a váltságdíj egy szobányi arany.",
            },
            {
              ...day("atahualpaExecuted"),
              title: "Atahualpa halála",
              text: "A váltságdíj ellenére kivégzik.",
            },
            { ...day("spaniardsInCusco"), title: "A spanyolok Cuscóban", text: "Elesik az inka főváros." },
            {
              ...day("limaFounded"),
              title: "Lima alapítása",
              text: "Pizarro a „Királyok Városa” nevet adja neki.",
            },
            {
              when: "1536–1537",
              title: "Manco Inca felkelése",
              text: "Cusco ostroma, ollantaytambói győzelem, visszavonulás Vilcabambába.",
            },
            { ...day("pizarroKilled"), title: "Pizarro halála", text: "Limában gyilkolják meg." },
            { when: "1542", date: "1542", title: "Perui alkirályság", text: "Lima lesz a székhelye." },
            {
              ...day("lastIncaExecuted"),
              title: "Az utolsó inka",
              text: "Elfogják és kivégzik I. Túpac Amarut, Vilcabamba utolsó uralkodóját.",
            },
          ],
        },
      ],
    },
    {
      id: "colonial",
      title: "A gyarmati kor",
      picture: {
        id: "places/san-francisco",
        alt: "A limai San Francisco-kolostor homlokzata két tornyával.",
      },
      blocks: [
        "Peru a spanyol korona ezüstbányája lett. Francisco de Toledo alkirály az 1570-es években új falvakba költöztette az andoki közösségeket, és kényszermunkára, a *mita* rendszerébe fogta a férfiakat: Potosí ezüstje és a kinyeréséhez való huancavelicai higany így került a felszínre.",
        "Abból, amit ez a pénz épített, sok ma is áll. Amerika legrégebb óta folyamatosan működő egyetemét, a San Marcost 1551-ben alapították Limában. Arequipában 1579-ben nyílt meg a Santa Catalina-kolostor, egész kis város a városban. A limai San Francisco mostani temploma és kerengője 1656 után épült újjá.",
        "Limát 1655-ben, 1687-ben és 1746-ban is földrengés rázta meg. Az utolsó volt a legsúlyosabb: maga a rengés a várost, a nyomában érkező szökőár a kikötőt, Callaót pusztította el. Egy falkép mindhármat kiállta: az angolai rabszolga festette Krisztus, a *Señor de los Milagros*, amelyet [októberben](page:holidays) ma is hatalmas körmenet kísér.",
        "A gyarmati rendet 1780-ban rázta meg a legnagyobb felkelés. Vezére fölvette az utolsó inka nevét; II. Túpac Amarut a következő év májusában Cusco főterén végezték ki.",
        {
          kind: "timeline",
          items: [
            {
              ...day("sanMarcosFounded"),
              title: "San Marcos Egyetem",
              text: "Amerika legrégebb óta megszakítás nélkül működő egyeteme, Limában.",
            },
            {
              when: "1570-es évek",
              title: "Toledo alkirály",
              text: "Erőszakos áttelepítés, *mita*; ezüst Potosíból, higany Huancavelicából.",
            },
            {
              when: "1579",
              date: "1579",
              title: "Santa Catalina, Arequipa",
              text: "Kolostor fehér vulkáni kőből, a városi utcák mintájára.",
            },
            {
              when: "kb. 1651",
              title: "A Csodák Ura",
              text: "Egy angolai rabszolga falra festi Limában a Krisztus-képet.",
            },
            {
              ...day("limaEarthquake"),
              title: "Földrengés és szökőár",
              text: "Lima és Callao romba dől.",
            },
            {
              when: "1780–1781",
              title: "II. Túpac Amaru felkelése",
              text: `A vezért ${onDay("tupacAmaruExecuted", "án")} végzik ki.`,
            },
          ],
        },
      ],
    },
    {
      id: "independence",
      title: "A függetlenség és az első köztársaság",
      picture: {
        id: "places/plaza-mayor",
        alt: "A limai Plaza Mayor: sárga ház faragott erkélyekkel, bronz szökőkút és a székesegyház tornyai.",
      },
      blocks: [
        `José de San Martín a limai főtéren kiáltotta ki a függetlenséget; [július 28.](page:holidays) azóta nemzeti ünnep. A spanyolok azonban a hegyekben még három évig tartották magukat. Dél-Amerika sorsa két andoki csatatéren dőlt el 1824-ben: augusztusban Junínnál, decemberben Ayacucho (${height("ayacucho")}) mellett.`,
        "A fiatal köztársaságot furcsa anyag gazdagította meg: a guanó, a tengeri madarak trágyája, amelyet Európa földjeire szállítottak. A rabszolgaságot 1854-ben törölték el. Az ültetvényekre 1849-től kínai, 1899-től japán munkások érkeztek, és velük együtt a perui konyha két új ága: a [chifa és a Nikkei](page:gastronomy).",
        "A guanó után a salétrom következett, és vele a háború. Az 1879-ben kitört csendes-óceáni háborúban (más nevén salétromháborúban) Chile győzött; Peru két legtiszteltebb hőse, Miguel Grau tengernagy és Francisco Bolognesi ezredes ekkor esett el. Lima közel három évre megszállás alá került, Tarapacá végleg elveszett, Tacna csak 1929-ben tért vissza.",
        {
          kind: "timeline",
          items: [
            {
              ...day("independence"),
              title: "A függetlenség kikiáltása",
              text: "San Martín beszéde Lima főterén.",
            },
            { ...day("junin"), title: "A juníni csata", text: "2022 óta munkaszüneti nap is emlékeztet rá." },
            {
              ...day("ayacucho"),
              title: "Az ayacuchói csata",
              text: "Véget ér a spanyol uralom Dél-Amerikában.",
            },
            {
              when: "1836–1839",
              title: "Perui–bolíviai konföderáció",
              text: "Három év közös államban Bolíviával.",
            },
            {
              when: "1840-es–70-es évek",
              title: "Guanóláz",
              text: "A madártrágya kivitele tölti meg az államkincstárat.",
            },
            {
              when: "1849-től",
              title: "Kínai munkások",
              text: "Konyhájukból lesz a chifa.",
            },
            {
              when: "1854",
              date: "1854",
              title: "A rabszolgaság vége",
              text: "Az állam eltörli a rabszolgaságot.",
            },
            { ...day("angamos"), title: "Angamosi csata", text: "Grau tengernagy elesik a tengeren." },
            { ...day("arica"), title: "Aricai csata", text: "Bolognesi ezredes halála; ma a zászló napja." },
            {
              when: "1881–1883",
              title: "Lima megszállása",
              text: "A chilei hadsereg közel három évig tartja a fővárost.",
            },
          ],
        },
      ],
    },
    {
      id: "modern",
      title: "A modern kor",
      picture: {
        id: "places/iquitos",
        alt: "Cölöpházak a folyóparton, a vízen csónak, a levegőben két arapapagáj.",
      },
      blocks: [
        "A 19. század végén Iquitosban csapolták a gazdagságot: a kaucsukból csempés paloták és egy vasház épült, amíg 1912 táján össze nem omlott a piac. Közben a hegyekben Hiram Bingham 1911-ben eljutott Machu Picchuhoz, és megismertette a világgal azt, amit a helybeliek sosem felejtettek el.",
        "1968-ban Juan Velasco tábornok puccsal szerezte meg a hatalmat, és a következő évben szétosztotta a nagybirtokokat. 1970 májusában földrengés rázta meg Áncash megyét, és a Huascaránról lezúduló jég- és törmelékár egész Yungayt maga alá temette.",
        `A legfájóbb fejezet 1980-ban kezdődött, amikor a maoista Fényes Ösvény (*Sendero Luminoso*) fegyvert fogott az állam ellen. Az igazságbizottság 2003-ban kb. ${formatNumber(truthCommissionDead, "hu")} halottról számolt be; sokan kecsuául beszélő falusiak voltak. Perunak ez eleven emlék: beszélgetésben jobb várni, míg a vendéglátó hozza szóba. Lima emlékmúzeuma, a [LUM](site:lum) erről az időszakról szól.`,
        "Alberto Fujimori 1992-ben feloszlatta a kongresszust, 1993-ban új alkotmányt adott, 2000 novemberében megbukott. Az utóbbi évek az elnökök gyors váltakozásáról szólnak. Tüntetések idején utakat, repülőtereket, sőt a Machu Picchu-i vasutat is elzárhatják, ezért hagyjatok egy tartalék napot a hazaút előtt; a többi tanács az útmutató [biztonságról](page:peru-guide#safety) szóló részében áll.",
        {
          kind: "timeline",
          items: [
            { when: "kb. 1880–1912", title: "Kaucsukláz", text: "Iquitos néhány évtizedre gazdag város." },
            {
              ...day("binghamAtMachuPicchu"),
              title: "Bingham Machu Picchunál",
              text: "A város híre bejárja a világot.",
            },
            {
              when: "1929",
              date: "1929",
              title: "Tacna visszatér",
              text: "Chile visszaadja a várost Perunak.",
            },
            {
              when: "1941 és 1995",
              title: "Háborúk Ecuadorral",
              text: `A békét ${onDay("peaceWithEcuador", "án")} írják alá.`,
            },
            { when: "1955", date: "1955", title: "Női választójog", text: "A nők is szavazhatnak." },
            { ...day("velascoCoup"), title: "Velasco puccsa", text: "Katonai kormány veszi át a hatalmat." },
            { ...day("landReform"), title: "Földreform", text: "Felosztják a nagybirtokokat." },
            {
              ...day("ancashEarthquake"),
              title: "Az áncashi földrengés",
              text: `Kb. ${formatNumber(ancashDead, "hu")} halott; Yungayt maga alá temeti a törmelék.`,
            },
            {
              ...day("shiningPathWar"),
              title: "A Fényes Ösvény háborúja",
              text: "Kezdődik a belső fegyveres konfliktus.",
            },
            {
              ...day("congressClosed"),
              title: "Fujimori feloszlatja a kongresszust",
              text: "Egy évvel később új alkotmány lép életbe.",
            },
            {
              ...day("guzmanCaught"),
              title: "Guzmán elfogása",
              text: "Limában kézre kerül a Fényes Ösvény vezetője.",
            },
            {
              ...day("piscoEarthquake"),
              title: "A piscói földrengés",
              text: "Ugyanezen év júliusában kerül Machu Picchu az új hét világcsoda közé.",
            },
            {
              when: "2010",
              date: "2010",
              title: "Irodalmi Nobel-díj",
              text: `Az arequipai születésű Mario Vargas Llosa kapja; az író ${onDay("vargasLlosaDied", "án")} halt meg.`,
            },
            {
              ...day("bicentenary"),
              title: "Kétszáz éves a függetlenség",
              text: "Ezen a napon lép hivatalba Pedro Castillo elnök.",
            },
            {
              ...day("castilloRemoved"),
              title: "Castillo bukása",
              text: "Dina Boluarte lesz az ország első női elnöke.",
            },
            {
              when: "2023",
              date: "2023",
              title: "A ceviche UNESCO-örökség",
              text: "Elkészítésének szokásai fölkerülnek a szellemi örökség listájára; hogy mi az, a [gasztronómia](page:gastronomy) oldalán olvasható.",
            },
            {
              ...day("popeElected"),
              title: "Perui állampolgár a pápai trónon",
              text: "XIV. Leó sokáig Chiclayo püspöke volt, és megkapta a perui állampolgárságot.",
            },
            {
              ...day("newLimaAirport"),
              title: "Új limai repülőtér",
              text: "Megnyílik a Jorge Chávez új terminálja; az odajutás a [limai közlekedés](page:lima-transport) oldalán.",
            },
            {
              ...day("boluarteRemoved"),
              title: "Boluarte leváltása",
              text: "José Jerí követi az elnöki székben.",
            },
            {
              ...day("balcazarChosen"),
              title: "Balcázar elnök",
              text: "A kongresszus, amely előző nap leváltotta Jerít, José María Balcázart választja meg.",
            },
          ],
        },
        `A politikai idővonal állása: ${formatMonth(politicsAsOf, "hu")}. Az általános választást ${onDay("electionCalled", "ére")} írták ki, az új elnöki ciklus kezdetét ${onDay("newTerm", "ára")} tették; ami azóta történt, itt még nem szerepel.`,
      ],
    },
    {
      id: "where-to-see",
      title: "Hol látni ma?",
      blocks: [
        `Időrendben haladni szinte lehetetlen, mert a legrégebbi helyek a parton és északon vannak, az inkáké Cusco körül. Néhány óra a limai [Larco Múzeumban](page:lima-sights) viszont sorba rakja az egészet: mintegy ${formatNumber(limaCollections.larcoPieces, "hu")} tárgya ötezer évet fog át.`,
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "Caral",
              text: `Limától északra, ${height("caral")} magasan, sivatagi völgyben. Nyitvatartás és belépő: [zonacaral.gob.pe](site:caral).`,
            },
            {
              term: "Chavín de Huántar",
              text: `Áncash megyében, ${height("chavin")} magasan: templom föld alatti folyosókkal.`,
            },
            {
              term: "Nazca",
              text: "A vonalak repülőről és a Pánamerikai út kilátótornyából: [top 10](page:top-ten#nazca-lines).",
            },
            {
              term: "Az északi part",
              text: "Chan Chan Trujillo mellett; a sipáni úr kincsei Lambayeque-ben, a Királysírok Múzeumában.",
            },
            {
              term: "Kuélap",
              text: `A chachapoyák kőerődje ${height("kuelap")} magasan, Amazonas megyében.`,
            },
            {
              term: "Lima",
              text: "Huaca Pucllana, Larco Múzeum, Plaza Mayor, a San Francisco katakombái: [limai látnivalók](page:lima-sights).",
            },
            {
              term: "Cusco",
              text: `A Qorikancha a Santo Domingo-kolostor alatt, a tizenkét szögű kő, Sacsayhuamán (${height("sacsayhuaman")}): [top 10](page:top-ten#cusco).`,
            },
            {
              term: "Szent Völgy",
              text: "Ollantaytambo máig lakott inka utcái, Pisac és Moray teraszai: [top 10](page:top-ten#sacred-valley).",
            },
            {
              term: "Cajamarca és Ayacucho",
              text: `Cajamarca főtere (${height("cajamarca")}), ahol Atahualpa fogságba esett; Ayacucho (${height("ayacucho")}) mellett az utolsó nagy csata színhelye.`,
            },
            {
              term: "Arequipa",
              text: "A Santa Catalina-kolostor és a Museo Santuarios Andinos a jégből előkerült inka lánnyal, Juanitával: [top 10](page:top-ten#arequipa).",
            },
            {
              term: "Iquitos",
              text: "A kaucsukkor csempés házai és a vasház: [top 10](page:top-ten#iquitos).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Ha a történelem vonz benneteket, így időzítsetek",
          text: [
            "Az inkák napünnepét, az Inti Raymit június 24-én Cuscóban játsszák el, 1944 óta, Garcilaso krónikája nyomán. Július 28–29-én az egész ország a függetlenséget ünnepli. A többi dátum az [ünnepek](page:holidays) oldalon áll.",
          ],
        },
      ],
    },
    {
      id: "hungarians",
      title: "Magyar szálak",
      blocks: [
        "Három szál, amely a két országot összeköti.",
        {
          kind: "list",
          items: [
            "**Éder Xavér Ferenc** jezsuita misszionárius az 1750-es–60-as években a moxók között élt, a perui alkirályság keleti peremén (ma Bolívia). Népükről és földjükről írt latin nyelvű leírását halála után, 1791-ben adták ki Budán.",
            `**Orth György** edzette azt a perui labdarúgó-válogatottat, amely ${onDay("footballAgainstEngland", "én")} Limában 4–1-re megverte Angliát.`,
            "**A limai magyar nagykövetség** 2017-ben nyílt meg újra. Elérhetőségei: [lima.mfa.gov.hu](site:limaEmbassy).",
          ],
        },
      ],
    },
    {
      id: "words",
      title: "Szavak, amelyekbe múzeumban botlotok",
      blocks: [
        {
          kind: "terms",
          shape: "names",
          items: [
            { term: "huaca", text: "Szent hely; a városokban többnyire vályogpiramis (ejtsd: vaka)." },
            { term: "khipu", text: "Csomózott zsinór, az inkák nyilvántartása." },
            { term: "mita", text: "Kötelező közmunka; a gyarmati korban kényszermunka a bányákban." },
            { term: "puquio", text: "Föld alatti csatorna Nazca környékén." },
            { term: "Qhapaq Ñan", text: "Az inkák úthálózata." },
            { term: "Tawantinsuyu", text: "Az Inka Birodalom kecsua neve." },
          ],
        },
      ],
    },
  ],
} satisfies GuidePageText;
