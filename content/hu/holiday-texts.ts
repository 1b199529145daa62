import type { HolidayId } from "#content/facts/holidays.ts";

/** What each holiday is called, and what a traveller sees of it. */
export const holidayTexts = {
  "ano-nuevo": {
    name: "Újév",
    description: "Sárga alsónemű és tizenkét szőlőszem éjfélkor.",
  },
  "jueves-santo": {
    name: "Nagycsütörtök",
    description: "Hét templom bejárása; utazási csúcs.",
  },
  "viernes-santo": {
    name: "Nagypéntek",
    description: "Körmenetek; sok üzlet és múzeum zárva.",
  },
  trabajo: {
    name: "A munka ünnepe",
    description: "Bankok és hivatalok zárva.",
  },
  bandera: {
    name: "Az aricai csata és a zászló napja",
    description: "Arica védelme Bolognesi vezetésével, 1880.",
  },
  "pedro-pablo": {
    name: "Szent Péter és Szent Pál",
    description: "A halászok ünnepe, tengeri körmenettel.",
  },
  "fuerza-aerea": {
    name: "A perui légierő napja",
    description: "Quiñones pilóta hősi halála, 1941.",
  },
  "patrias-28": {
    name: "A függetlenség napja",
    description: "San Martín kikiáltása, 1821; az év legdrágább utazóhete.",
  },
  "patrias-29": {
    name: "Nemzeti ünnep, második nap",
    description: "Katonai díszszemle Limában.",
  },
  junin: {
    name: "A juníni csata napja",
    description: "Bolívar lovasságának győzelme, 1824.",
  },
  "santa-rosa": {
    name: "Limai Szent Róza",
    description: "Amerika első szentje; kívánságlevelek a kútjába.",
  },
  angamos: {
    name: "Az angamosi csata napja",
    description: "Grau admirális halála, 1879.",
  },
  "todos-santos": {
    name: "Mindenszentek",
    description: "Temetőlátogatás zenével és étellel.",
  },
  inmaculada: {
    name: "Szeplőtelen fogantatás",
    description: "A 9-ével együtt két szabadnap.",
  },
  ayacucho: {
    name: "Az ayacuchói csata napja",
    description: "A spanyol uralom vége Dél-Amerikában, 1824.",
  },
  navidad: {
    name: "Karácsony",
    description: "A fő este december 24.: pulyka, panettone, forró csokoládé.",
  },
  lima: {
    name: "Lima születésnapja",
    description: "1535-ben alapította Pizarro; szerenád, utcai felvonulás.",
  },
  candelaria: {
    name: "Candelaria Szűzanya ünnepe (Puno)",
    description: "Február első felében több tízezer táncos; UNESCO szellemi örökség (2014).",
  },
  "pisco-sour": {
    name: "A pisco sour napja",
    description: "Kóstolók Lima-szerte.",
  },
  carnaval: {
    name: "Karnevál (Cajamarca)",
    description: "Víz- és festékcsaták: az értékek maradjanak a szálláson.",
  },
  temblores: {
    name: "A Földrengések Ura (Cusco)",
    description: "A sötét Krisztus-szobrot piros ñucchu-virággal szórják.",
  },
  "semana-santa": {
    name: "Nagyhét (Ayacucho)",
    description: "Virágszőnyegek, hajnali húsvéti körmenet.",
  },
  "qoyllur-riti": {
    name: "Qoyllur Rit’i zarándoklat (Cusco)",
    description: "Gleccservölgy 4600 m felett; UNESCO szellemi örökség (2011).",
  },
  corpus: {
    name: "Úrnapja (Cusco)",
    description: "Tizenöt szent szobra vonul; ekkor eszik a chiriuchut.",
  },
  "inti-raymi": {
    name: "Inti Raymi, a Nap ünnepe (Cusco)",
    description: "Qorikancha, főtér, Sacsayhuamán; szállást hónapokkal előre.",
  },
  "san-juan": {
    name: "Szent Iván ünnepe (Amazónia)",
    description: "Folyóparti fürdőzés és juane Iquitosban.",
  },
  ceviche: {
    name: "A ceviche napja",
    description: "Kóstolók országszerte.",
  },
  paucartambo: {
    name: "Kármelhegyi Boldogasszony (Paucartambo)",
    description: "Álarcos tánccsoportok, ördögök a háztetőkön.",
  },
  pisco: {
    name: "A pisco napja",
    description: "Pincelátogatások Icában.",
  },
  arequipa: {
    name: "Arequipa napja",
    description: "Hosszú corso, tűzijáték előző este.",
  },
  milagros: {
    name: "A Csodák Ura (Lima)",
    description: "A „lila hónap”; fő körmenetek 18-án, 19-én és 28-án; turrón de Doña Pepa.",
  },
  "cancion-criolla": {
    name: "A kreol dal napja",
    description: "Halloween helyett keringő és cajón.",
  },
  puno: {
    name: "Puno hete",
    description: "Manco Cápac jelképesen kilép a Titicaca-tóból.",
  },
  santurantikuy: {
    name: "Santurantikuy vásár (Cusco)",
    description: "Kézzel készült betlehemi figurák a főtéren.",
  },
} satisfies Record<HolidayId, { name: string; description: string }>;
