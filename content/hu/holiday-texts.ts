import type { HolidayId } from "#content/facts/holidays/holidays.ts";

/** What each holiday is called, and what a traveller sees of it. */
export const holidayTexts = {
  "ano-nuevo": {
    name: "Újév",
    description:
      "Sárga alsónemű hozza a szerencsét, és éjfélkor a tizenkét harangütésre tizenkét szőlőszemet kell megenni. Másnap szinte minden múzeum zárva van, a tengerparti szállások viszont tele vannak.",
  },
  "jueves-santo": {
    name: "Nagycsütörtök",
    description:
      "Este a hívek hét templomot járnak végig: Limában és Cuscóban is megtelnek az óváros utcái. Ezzel kezdődik a négynapos szünet, a buszjegyek napokkal előbb elfogynak.",
  },
  "viernes-santo": {
    name: "Nagypéntek",
    description:
      "Országszerte körmenetek vonulnak, a legtöbb bolt és sok múzeum zárva tart. Csendes nap: ennivalóról és készpénzről már előző nap gondoskodjatok.",
  },
  trabajo: {
    name: "A munka ünnepe",
    description:
      "Zárva vannak a bankok, a hivatalok és a legtöbb múzeum. Limában felvonulásokra számítsatok, ezért az óvárosban lassabb a közlekedés.",
  },
  bandera: {
    name: "Az aricai csata és a zászló napja",
    description:
      "Arica védőire emlékeznek: Francisco Bolognesi ezredes 1880-ban ott esett el a chilei csapatokkal vívott harcban. Katonák és diákok esküt tesznek a zászlóra, a városok piros-fehérbe öltöznek.",
  },
  "pedro-pablo": {
    name: "Szent Péter és Szent Pál",
    description:
      "A halászok feldíszített csónakokban viszik ki a tengerre védőszentjük szobrát. A tengerparti kikötőkben, Limában is megnézhetitek, utána a halpiacon ebédelhettek.",
  },
  "fuerza-aerea": {
    name: "A perui légierő napja",
    description:
      "José Abelardo Quiñones pilóta 1941-es hősi halálának napja; arcát a régi tízsolos bankjegy őrzi. Új munkaszüneti nap, öt nappal a függetlenség ünnepe előtt, ezért már ekkor megtelnek a buszok.",
  },
  "patrias-28": {
    name: "A függetlenség napja",
    description:
      "José de San Martín 1821-ben ezen a napon kiáltotta ki a függetlenséget Lima főterén. Minden házon zászló leng, az államfő beszédet mond, és ez az év legdrágább utazóhete.",
  },
  "patrias-29": {
    name: "Nemzeti ünnep, második nap",
    description:
      "Limában katonai díszszemlét tartanak, a vidéki városokban vásár és tánc tölti ki a napot. A fővárosban lezárt utakra, mindenütt teli szállásokra számítsatok.",
  },
  junin: {
    name: "A juníni csata napja",
    description:
      "Bolívar lovassága 1824-ben a juníni fennsíkon verte meg a királypártiakat; a csatát kard és lándzsa döntötte el. A helyszínen megemlékezést tartanak, az ország többi részén egyszerű szabadnap.",
  },
  "santa-rosa": {
    name: "Limai Szent Róza",
    description:
      "Amerika első szentjére, Lima és a rendőrség védőszentjére emlékeznek. A limai óvárosban hosszú sor áll a szentélye előtt: a hívek levélbe írt kívánságaikat a kútjába dobják.",
  },
  angamos: {
    name: "Az angamosi csata napja",
    description:
      "1879-ben ezen a napon esett el Miguel Grau tengernagy a Huáscar fedélzetén. A kikötőkben koszorúznak; az utazó annyit vesz észre belőle, hogy hosszú hétvége lehet.",
  },
  "todos-santos": {
    name: "Mindenszentek",
    description:
      "A családok kimennek a temetőbe, virágot, ételt és zenészeket visznek a sírokhoz, és ott töltik a napot. Ha megnéznétek, maradjatok csendben, és fényképezés előtt kérdezzetek.",
  },
  inmaculada: {
    name: "Szeplőtelen fogantatás",
    description:
      "Szűz Mária ünnepe körmenetekkel és elsőáldozással. A másnapi ünneppel együtt két szabad nap: sokan ilyenkor nyitják meg a tengerparti idényt.",
  },
  ayacucho: {
    name: "Az ayacuchói csata napja",
    description:
      "Az 1824-es csata vetett véget a spanyol uralomnak Dél-Amerikában. A Quinua fölötti mezőn, Ayacucho közelében megemlékezést tartanak; 2022 óta munkaszüneti nap.",
  },
  navidad: {
    name: "Karácsony",
    description:
      "A fő este december 24.: éjfélkor tűzijáték van, utána pulyka, panettone és forró csokoládé. 25-én zárva vannak a múzeumok, és az éttermek közül is kevés nyit ki.",
  },
  lima: {
    name: "Lima születésnapja",
    description:
      "Francisco Pizarro 1535-ben alapította a várost. Előző este szerenád szól a főtéren, a napot utcai felvonulások töltik ki.",
  },
  candelaria: {
    name: "Candelaria, Gyertyaszentelő Boldogasszony (Puno)",
    description:
      "Február első felében több tízezer táncos és zenész vonul Puno utcáin, a fő nap február 2. Az ország legnagyobb táncünnepe, 2014 óta UNESCO szellemi örökség; szállást hónapokkal előbb kell foglalni.",
  },
  "pisco-sour": {
    name: "A pisco sour napja",
    description:
      "Február első szombatján a bárokban, a szállodákban és a főváros terein kóstolóval ünneplik a nemzeti koktélt. Jó alkalom, hogy a pisco fajtáit egymás mellett próbáljátok ki.",
  },
  carnaval: {
    name: "Karnevál (Cajamarca)",
    description:
      "Víz- és festékcsaták, csúfolódó dalok és jelmezes felvonulás: a perui karnevál Cajamarcában a leghangosabb. Régi ruhában menjetek, és az értékeiteket hagyjátok a szálláson.",
  },
  temblores: {
    name: "A Földrengések Ura (Cusco)",
    description:
      "Nagyhétfőn a Földrengések Ura, egy füsttől megsötétedett feszület járja be Cuscót, és az erkélyekről piros *ñucchu*-virágot szórnak rá. A városban ez a nagyhét legfontosabb napja, a tér órákra megtelik.",
  },
  "semana-santa": {
    name: "Nagyhét (Ayacucho)",
    description:
      "Egy héten át minden este körmenet indul, az utcákra virágszőnyeget raknak, húsvétvasárnap hajnalban pedig kihozzák a Feltámadottat. Ez az ország leghíresebb nagyhete: busz és szállás hónapokkal előbb elkel.",
  },
  "qoyllur-riti": {
    name: "Qoyllur Rit’i zarándoklat (Cusco)",
    description:
      "Zarándokok és tánccsoportok ezrei gyalogolnak fel egy 4600 m fölötti gleccservölgybe, és a hideg éjszakát a szentély körül töltik. 2011 óta UNESCO szellemi örökség; csak a magassághoz szokva, meleg felszereléssel induljatok.",
  },
  corpus: {
    name: "Úrnapja (Cusco)",
    description:
      "Cusco plébániáiról tizenöt szent és Szűzanya szobrát viszik a főtérre, és a székesegyházban állítják fel őket. Ezen a napon eszik a *chiriuchut*, a hideg tálat tengerimalaccal és kukoricával.",
  },
  "inti-raymi": {
    name: "Inti Raymi, a Nap ünnepe (Cusco)",
    description:
      "A Nap 1944-ben újjáélesztett inka ünnepe a Qorikancha előtt kezdődik, a főtéren folytatódik, és Sacsayhuamánban ér véget, több mint hétszáz szereplővel. A két téren ingyenes, a lelátó fizetős; szállást hónapokkal előre foglaljatok.",
  },
  "san-juan": {
    name: "Szent Iván ünnepe (Amazónia)",
    description:
      "Az őserdő városaiban, Iquitosban is, mindenki a folyópartra megy fürdeni és táncolni. Az ünnep étele a *juane*: *bijao* levelébe csomagolt fűszeres rizs csirkével.",
  },
  ceviche: {
    name: "A ceviche napja",
    description:
      "Egy nappal a halászok ünnepe előtt országszerte kóstolókkal ünneplik a cevichét. A *cevicheríákban* aznap nagy a tömeg, délre érdemes odaérni.",
  },
  paucartambo: {
    name: "Kármelhegyi Boldogasszony (Paucartambo)",
    description:
      "Négy napon át álarcos tánccsoportok lepik el a Cusco környéki kisvárost, a *saqra* nevű ördögök pedig a háztetőkről lesik a Szűzanya szobrát. Kevés a szállás, a legtöbben Cuscóból jönnek át.",
  },
  pisco: {
    name: "A pisco napja",
    description:
      "Július negyedik vasárnapján a szőlőpárlatot ünneplik. Icában, néhány kilométerre Huacachinától, ilyenkor is kóstolóval várnak a pincék.",
  },
  arequipa: {
    name: "Arequipa napja",
    description:
      "A fehér város alapításának (1540) évfordulója: előző este tűzijáték, aznap hosszú felvonulás, a *corso*. A szállások betelnek, a hangulatért és a helyi ételekért viszont jó ilyenkor érkezni.",
  },
  milagros: {
    name: "A Csodák Ura (Lima)",
    description:
      "Októberben Lima lilába öltözik: hatalmas tömeg kíséri Krisztus 1651 körül vályogfalra festett képének másolatát. A fő körmenetek 18-án, 19-én és 28-án vonulnak, közben *turrón de Doña Pepát* árulnak; az óváros utcáit lezárják az autók elől.",
  },
  "cancion-criolla": {
    name: "A kreol dal napja",
    description:
      "Halloween helyett a partvidék zenéjét ünneplik: a zenés vendéglőkben (*peña*) hajnalig szól a keringő, a gitár és a *cajón*. Limában, főleg Barrancóban érdemes asztalt foglalni.",
  },
  puno: {
    name: "Puno hete",
    description:
      "Eljátsszák az inkák eredetmondáját: Manco Cápac és Mama Ocllo kilép a Titicaca-tóból, és díszes menetben bevonul a városba. Kisebb a tömeg, mint februárban, és az idő is szárazabb.",
  },
  santurantikuy: {
    name: "Santurantikuy vásár (Cusco)",
    description:
      "Szenteste Cusco főtere vásárrá alakul: kézzel faragott és festett betlehemi figurákat árulnak, a kis Jézust, a *Niño Manuelitót* is. Egyetlen nap az egész, korán reggel a legnagyobb a választék.",
  },
} satisfies Record<HolidayId, { name: string; description: string }>;
