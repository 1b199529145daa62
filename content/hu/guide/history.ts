import { historyDays, historyFigures, politics } from "#content/facts/holidays/history-days.ts";
import { limaCollections } from "#content/facts/lima/lima-sights.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { guideWords } from "#content/guide-words.ts";
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

export default guideWords(() => ({
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
  lead: "Az inkák nagyjából száz évig uralkodtak az Andokban. Előttük négyezer éven át épültek városok, templomok és csatornák, utánuk közel háromszáz év spanyol uralom következett. Hat fejezetben végigmegyünk az egészen, mindegyik végén évszámokkal; aztán az is kiderül, melyik kort hol nézhetitek meg ma, és hogyan kötődtek Peruhoz magyarok.",
  pictureAlt:
    "Napfelkelte egy lépcsős piramis mögött, előtte lámakaraván; fölül csomós zsinórok, alul vályogdomborművek.",
  sections: [
    {
      id: "in-short",
      title: "Hat korszak egy pillantásra",
      blocks: [
        "Ha csak egyvalamit jegyeztek meg, az a sorrend. A Nazca-vonalak, a mochék arcképes edényei és a limai Huaca Pucllana mind jóval az inkák előtt készültek, Machu Picchu viszont alig száz évvel a spanyolok érkezése előtt.",
        {
          kind: "table",
          caption: "A korszakok, és ahol ma is látszik a nyomuk",
          head: ["Korszak", "Mikor", "Hol látszik ma?"],
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
        "Peru partja sivatag, amelyet hegyi folyók szabdalnak keskeny zöld völgyekre. Az egyikben, a Supe völgyében már ötezer éve állt Caral, Amerika legrégebbi ismert városi kultúrájának központja. Lakói piramisokat emeltek, de agyagedényt nem ismertek, és háborúnak sem találták nyomát az ásatások.",
        `Kétezer évvel később új kultúra érkezett a hegyek felől: a chavíniak ${height("chavin")} magasan, Chavín de Huántar templomában tisztelték jaguár- és kígyóisteneiket. A déli sivatagban a paracasiak hímzett leplekbe burkolták halottaikat, és értettek a koponyaműtéthez; utódaik, a nazcák vonalakat húztak a pusztába. Föld alatti csatornáik, a *puquiók* közül néhány ma is vizet ad.`,
        "Északon a mochék olyan edényeket égettek, amelyeken egy-egy ember arcát ma is föl lehetne ismerni. A sipáni úr sírjára 1987-ben, a caói úrnőére 2006-ban bukkantak rá. Lima helyén ugyanekkor kis vályogtéglákból rakták a Huaca Pucllanát: a téglák élükre állítva, hézagokkal sorakoznak, hogy kiállják a földrengést.",
        `A nagy birodalom sem az inkák ötlete volt. Az Andokban elsőként a warik fogtak össze utakkal egy egész birodalmat, a Titicaca-tónál (${height("titicaca")}) pedig Tiwanaku virágzott. Utánuk az északi hegyekben a chachapoyák, a „felhők népe” erődítette Kuélapot (${height("kuelap")}), a parton a chimúk építették Chan Chant, Amerika legnagyobb vályogvárosát. 1470 körül ezt is elfoglalták az inkák.`,
        {
          kind: "timeline",
          items: [
            {
              when: "kb. i. e. 12 000–8000",
              title: "Az első vadászok",
              text: "Lauricochában és a Guitarrero-barlangban maradtak fenn a nyomaik.",
            },
            {
              when: "kb. i. e. 3000–1800",
              title: "Caral-Supe",
              text: "Piramisvárosok épülnek a part egyik völgyében; 2009 óta világörökség.",
            },
            {
              when: "kb. i. e. 1200–200",
              title: "Chavín-kultúra",
              text: "Chavín de Huántar templomában jaguár- és kígyóisteneket tisztelnek; 1985 óta világörökség.",
            },
            {
              when: "kb. i. e. 800 – i. sz. 100",
              title: "Paracas-kultúra",
              text: "Halotti lepleket hímeznek, és koponyát műtenek a déli part sivatagában.",
            },
            {
              when: "kb. i. e. 500 – i. sz. 700",
              title: "Nazca-kultúra",
              text: "A vonalak i. sz. 500 körülig készülnek; festett edények és föld alatti vízvezetékek is maradtak utánuk.",
            },
            {
              when: "kb. 100–800",
              title: "Moche-kultúra",
              text: "Az északi parton arcképes edényeket égetnek, és aranyban temetik el az uralkodókat.",
            },
            {
              when: "kb. 200–700",
              title: "Lima-kultúra",
              text: "A mai Miraflores közepén felépül a Huaca Pucllana.",
            },
            {
              when: "kb. 500–1100",
              title: "Tiwanaku és Wari",
              text: "Tiwanaku a Titicaca-tónál virágzik; 600 körültől Wari (régebben Huari) az első andoki birodalom, amely utakat is épít.",
            },
            {
              when: "kb. 800–1470",
              title: "Chachapoyák",
              text: "A „felhők népe” Kuélap falai között él.",
            },
            {
              when: "kb. 900–1470",
              title: "Chimú-kultúra",
              text: "Vályogból felépül Chan Chan, 1986 óta világörökség; 1470 körül inka kézre kerül.",
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
        `Cuscót (régebbi magyar írással Cuzcót, ${height("cusco")}) a hagyomány szerint Manco Cápac alapította, aki a Titicaca-tó felől érkezett. Kétszáz évig csak egy volt a völgyek kis államai közül. A fordulatot 1438-hoz kötik: ekkor verte vissza Pachacútec a chancák támadását, és ekkor kezdődött a hódítások sora.`,
        `Unokája idejére az ország, kecsua nevén a *Tawantinsuyu*, a mai Kolumbia déli részétől Chile közepéig ért. Mintegy ${formatNumber(incaRoadsKm.from, "hu")}–${formatNumber(incaRoadsKm.to, "hu")} kilométernyi út tartotta egyben; ez a hálózat, a *Qhapaq Ñan* 2014 óta világörökség. Írás helyett csomózott zsinórokon, *khipukon* vezették a számadást.`,
        `[Machu Picchu](page:top-ten#machu-picchu) (${height("machu-picchu")}) ennek a rövid fénykornak a műve. A tankönyvek sokáig Pachacútec uralkodásához kötötték, egy 2021-es radiokarbonos vizsgálat szerint viszont 1420 körül már laktak benne.`,
        "A vég betegséggel kezdődött. A himlő, amelyet a spanyolok hurcoltak be a földrészre, megelőzte a hódítókat. Huayna Cápac halála után két fia, Huáscar és Atahualpa egymás ellen fordult: mire Pizarro partra szállt, a birodalom túl volt egy polgárháborún.",
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
              text: "Megkezdődik a birodalom építése; Machu Picchu 1420 és 1450 között keletkezik.",
            },
            {
              when: "1471–1527",
              title: "Túpac Yupanqui és Huayna Cápac",
              text: "Az inkák birodalma ekkor a legnagyobb: Kolumbia déli részétől Közép-Chiléig ér.",
            },
            {
              when: "kb. 1527–1532",
              title: "Himlő és testvérháború",
              text: "Huáscar és Atahualpa harcát Atahualpa nyeri meg.",
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
        `Francisco Pizarro ${pizarrosMen} emberével várta Atahualpát Cajamarca főterén (${height("cajamarca")}), és néhány óra alatt foglyul ejtette. Az inka egy szobányi aranyat ígért a szabadságáért. Az arany megérkezett, Atahualpát a következő évben mégis kivégezték.`,
        `Cusco bevétele után úgy látszott, mindennek vége. Manco Inca azonban, akit maguk a spanyolok segítettek trónra, fellázadt: hónapokig ostromolta Cuscót, [Ollantaytambónál](page:top-ten#sacred-valley) (${height("ollantaytambo")}) pedig meg is verte a lovasokat. Végül az őserdő szélére, Vilcabambába vonult vissza, ahol az inka udvar még egy nemzedéken át kitartott.`,
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
              text: "Ostrom alá veszi Cuscót, Ollantaytambónál győz, végül Vilcabambába vonul vissza.",
            },
            {
              ...day("pizarroKilled"),
              title: "Pizarro halála",
              text: "Limában, a saját honfitársai gyilkolják meg.",
            },
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
        "Ami ebből a pénzből épült, annak jó része ma is áll. Limában 1551-ben alapították a San Marcost, amely Amerika legrégebb óta folyamatosan működő egyeteme. Arequipában 1579-ben nyílt meg a Santa Catalina-kolostor, egész kis város a városban. A limai San Francisco mostani temploma és kerengője 1656 után épült újjá.",
        "Limát 1655-ben, 1687-ben és 1746-ban is földrengés rázta meg. Az utolsó volt a legsúlyosabb: maga a rengés a várost, a nyomában érkező szökőár a kikötőt, Callaót pusztította el. Egy falkép mindhármat kiállta: a *Señor de los Milagros*, az a Krisztus, amelyet egy angolai rabszolga festett, és amelyet [októberben](page:holidays) ma is hatalmas körmenet kísér.",
        "1780-ban tört ki a gyarmati kor legnagyobb felkelése. Vezére az utolsó inka nevét vette föl; II. Túpac Amarut a következő év májusában Cusco főterén végezték ki.",
        {
          kind: "timeline",
          items: [
            {
              ...day("sanMarcosFounded"),
              title: "San Marcos Egyetem",
              text: "Limában megalapítják Amerika legrégebb óta megszakítás nélkül működő egyetemét.",
            },
            {
              when: "1570-es évek",
              title: "Toledo alkirály",
              text: "Áttelepítések és *mita*: kényszermunkával kerül ezüst Potosíból, higany Huancavelicából.",
            },
            {
              when: "1579",
              date: "1579",
              title: "Santa Catalina, Arequipa",
              text: "Fehér vulkáni kőből, városi utcák mintájára épül a kolostor.",
            },
            {
              when: "kb. 1651",
              title: "A Csodák Ura",
              text: "Limában egy angolai rabszolga falra festi a Krisztus-képet.",
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
        "A fiatal köztársaság furcsa anyagból gazdagodott meg: guanóból, a tengeri madarak trágyájából, amelyet Európa földjeire szállítottak. A rabszolgaságot 1854-ben törölték el. Az ültetvényekre 1849-től kínai, 1899-től japán munkások érkeztek, és velük a perui konyha két új ága: a [*chifa* és a *nikkei*](page:gastronomy#chifa-nikkei).",
        "A guanó után a salétrom következett, és vele a háború. Az 1879-ben kitört csendes-óceáni háborúban (más nevén salétromháborúban) Chile győzött; Peru két legtiszteltebb hőse, Miguel Grau tengernagy és Francisco Bolognesi ezredes ekkor esett el. Lima közel három évre megszállás alá került, Tarapacá végleg elveszett, Tacna csak 1929-ben tért vissza.",
        {
          kind: "timeline",
          items: [
            {
              ...day("independence"),
              title: "A függetlenség kikiáltása",
              text: "San Martín beszédet mond Lima főterén.",
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
              text: "Peru és Bolívia három évig egy államot alkot.",
            },
            {
              when: "1840-es–70-es évek",
              title: "Guanóláz",
              text: "Az államkincstár a madártrágya kiviteléből telik meg.",
            },
            {
              when: "1849-től",
              title: "Kínai munkások",
              text: "Az ültetvényekre érkeznek; konyhájukból lesz a *chifa*.",
            },
            {
              when: "1854",
              date: "1854",
              title: "A rabszolgaság vége",
              text: "Az állam felszabadítja a rabszolgákat.",
            },
            { ...day("angamos"), title: "Angamosi csata", text: "Grau tengernagy a csatában esik el." },
            {
              ...day("arica"),
              title: "Aricai csata",
              text: "Bolognesi ezredes elesik; ma ez a zászló napja.",
            },
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
        "A 19. század végén Iquitosban a fák törzséből csapolták a gazdagságot: a kaucsukból csempés paloták és egy vasház épült, amíg 1912 táján össze nem omlott a piac. Közben a hegyekben Hiram Bingham 1911-ben eljutott Machu Picchuhoz, és megismertette a világgal azt, amit a helybeliek sosem felejtettek el.",
        "1968-ban Juan Velasco tábornok puccsal szerezte meg a hatalmat, és a következő évben szétosztotta a nagybirtokokat. 1970 májusában földrengés rázta meg Áncash megyét, és a Huascaránról lezúduló jég- és törmelékár egész Yungayt maga alá temette.",
        `A legfájóbb fejezet 1980-ban kezdődött, amikor a maoista Fényes Ösvény (*Sendero Luminoso*) fegyvert fogott az állam ellen. Az igazságbizottság 2003-ban mintegy ${formatNumber(truthCommissionDead, "hu")} halottról számolt be; sokan kecsuául beszélő falusiak voltak. Peruban ez ma is eleven emlék: beszélgetés közben várjátok meg, míg a vendéglátó hozza szóba. Lima emlékmúzeuma, a [LUM](site:lum) erről az időszakról szól.`,
        "Alberto Fujimori 1992-ben feloszlatta a kongresszust, 1993-ban új alkotmányt fogadtatott el, 2000 novemberében megbukott. Az utóbbi éveket az elnökök gyors váltakozása jellemzi. Tüntetések idején lezárhatják az utakat, a reptereket, sőt a Machu Picchu-i vasutat is, ezért hagyjatok egy tartaléknapot a hazaút előtt; a többi tanács: [Biztonság](page:peru-guide#safety).",
        {
          kind: "timeline",
          items: [
            { when: "kb. 1880–1912", title: "Kaucsukláz", text: "Iquitos néhány évtizedre meggazdagszik." },
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
            {
              when: "1955",
              date: "1955",
              title: "Női választójog",
              text: "Ettől az évtől a nők is az urnákhoz járulhatnak.",
            },
            { ...day("velascoCoup"), title: "Velasco puccsa", text: "Katonai kormány veszi át a hatalmat." },
            { ...day("landReform"), title: "Földreform", text: "Felosztják a nagybirtokokat." },
            {
              ...day("ancashEarthquake"),
              title: "Az áncashi földrengés",
              text: `Mintegy ${formatNumber(ancashDead, "hu")} ember hal meg; Yungayt maga alá temeti a törmelék.`,
            },
            {
              ...day("shiningPathWar"),
              title: "A Fényes Ösvény háborúja",
              text: "Elkezdődik a belső fegyveres konfliktus.",
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
              text: "Ugyanennek az évnek a júliusában kerül Machu Picchu az új hét világcsoda közé.",
            },
            {
              when: "2010",
              date: "2010",
              title: "Irodalmi Nobel-díj",
              text: `Az arequipai születésű Mario Vargas Llosa kapja meg; az író ${onDay("vargasLlosaDied", "án")} hal meg.`,
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
              text: "Elkészítésének szokásai fölkerülnek a szellemi örökség listájára (bővebben: [Gasztronómia](page:gastronomy)).",
            },
            {
              ...day("popeElected"),
              title: "Perui állampolgár a pápai trónon",
              text: "XIV. Leó sokáig Chiclayo püspöke volt, és megkapta a perui állampolgárságot.",
            },
            {
              ...day("newLimaAirport"),
              title: "Új limai reptér",
              text: "Megnyílik a Jorge Chávez új terminálja (bővebben: [Limai közlekedés](page:lima-transport)).",
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
      ],
    },
    {
      id: "where-to-see",
      title: "Hol nézhetitek meg ma?",
      blocks: [
        `Időrendben szinte lehetetlen végigjárni, mert a legrégebbi helyek a parton és északon vannak, az inkák emlékei pedig Cusco körül. A limai [Larco Múzeum](page:lima-sights#larco) viszont néhány óra alatt sorba rakja az egészet: mintegy ${formatNumber(limaCollections.larcoPieces, "hu")} tárgya ötezer évet fog át.`,
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "Caral",
              text: `Limától északra, ${height("caral")} magasan, egy sivatagi völgyben fekszik. Nyitvatartás és belépő: [zonacaral.gob.pe](site:caral).`,
            },
            {
              term: "Chavín de Huántar",
              text: `Áncash megyében, ${height("chavin")} magasan álló templom, föld alatti folyosókkal.`,
            },
            {
              term: "Nazca",
              text: "A vonalakat repülőről vagy a Pánamerikai út kilátótornyából látjátok: [Top 10 látnivaló](page:top-ten#nazca-lines).",
            },
            {
              term: "Az északi part",
              text: "Chan Chan Trujillo mellett van, a sipáni úr kincseit Lambayequében, a Királysírok Múzeumában őrzik.",
            },
            {
              term: "Kuélap",
              text: `A chachapoyák kőerődje Amazonas megyében, ${height("kuelap")} magasan.`,
            },
            {
              term: "Lima",
              text: "A Huaca Pucllana, a Larco Múzeum, a Plaza Mayor és a San Francisco katakombái: [Limai látnivalók](page:lima-sights).",
            },
            {
              term: "Cusco",
              text: `A Qorikancha a Santo Domingo-kolostor alatt, a tizenkét szögű kő és Sacsayhuamán (${height("sacsayhuaman")}): [Top 10 látnivaló](page:top-ten#cusco).`,
            },
            {
              term: "Szent Völgy",
              text: "Ollantaytambo máig lakott inka utcái, Pisac és Moray teraszai: [Top 10 látnivaló](page:top-ten#sacred-valley).",
            },
            {
              term: "Cajamarca és Ayacucho",
              text: `Cajamarca főterén (${height("cajamarca")}) esett fogságba Atahualpa; Ayacucho (${height("ayacucho")}) mellett vívták az utolsó nagy csatát.`,
            },
            {
              term: "Arequipa",
              text: "A Santa Catalina-kolostor és a Museo Santuarios Andinos, ahol Juanitát, a jégből előkerült inka lányt őrzik: [Top 10 látnivaló](page:top-ten#arequipa).",
            },
            {
              term: "Iquitos",
              text: "A kaucsukkor csempés házai és a vasház: [Top 10 látnivaló](page:top-ten#iquitos).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Így időzítsetek, ha a történelem vonz benneteket",
          text: [
            "Az inkák napünnepét, az Inti Raymit 1944 óta minden június 24-én eljátsszák Cuscóban, Garcilaso krónikája nyomán. Július 28–29-én az egész ország a függetlenséget ünnepli. A többi dátum: [Ünnepek](page:holidays).",
          ],
        },
      ],
    },
    {
      id: "hungarians",
      title: "Magyar szálak",
      blocks: [
        "Három szál köti össze a két országot.",
        {
          kind: "list",
          items: [
            "**Éder Xavér Ferenc** jezsuita misszionárius az 1750-es–60-as években a moxók között élt, a perui alkirályság keleti peremén (ma Bolívia). Népükről és földjükről írt latin nyelvű leírását halála után, 1791-ben adták ki Budán.",
            `**Orth György** edzette azt a perui labdarúgó-válogatottat, amely ${onDay("footballAgainstEngland", "én")} Limában 4–1-re megverte Angliát.`,
            "**A limai magyar nagykövetség** 2017-ben nyílt meg újra. Elérhetősége: [lima.mfa.gov.hu](site:limaEmbassy).",
          ],
        },
      ],
    },
    {
      id: "words",
      title: "Szavak, amelyekkel a múzeumban találkoztok",
      blocks: [
        {
          kind: "terms",
          shape: "names",
          items: [
            { term: "*huaca*", text: "Szent hely; a városokban többnyire vályogpiramis (ejtsd: uaka)." },
            {
              term: "*khipu*",
              text: "Csomózott zsinór; az inkák ezzel tartották nyilván, amit mi leírnánk.",
            },
            { term: "*mita*", text: "Kötelező közmunka; a gyarmati korban kényszermunka a bányákban." },
            { term: "*puquio*", text: "Föld alatti csatorna Nazca környékén." },
            { term: "*Qhapaq Ñan*", text: "Az inkák úthálózata." },
            { term: "*Tawantinsuyu*", text: "Az Inka Birodalom kecsua neve." },
          ],
        },
      ],
    },
  ],
  freshness: [
    `A régészeti és történelmi adatok a múzeumok és az UNESCO közléseit követik. A politikai idővonal ${formatMonth(politics.asOf, "hu")}ig tart, addig vannak forrásaink; a 2026. áprilisi választás és a júliusban kezdődött elnöki ciklus már nincs benne.`,
  ],
}));
