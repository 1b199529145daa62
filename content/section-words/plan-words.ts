import type { SectionWords } from "./section-words.ts";

/** Of the pages for planning. */
export const planWords: SectionWords = {
  "peru-guide#car-rental": {
    hu: "autóbérlés bérautó kocsi kocsibérlés vezetni jogosítvány",
    en: "rent a car hire car driving licence",
    es: "alquilar auto coche carro alquiler manejar conducir licencia rentar renta de auto alquiler de coche gasolina",
  },
  "peru-guide#communication": {
    hu: "esim sim kártya mobilnet wifi térerő roaming internet",
    en: "esim sim card mobile data wifi coverage roaming internet phone",
    es: "esim chip datos móviles wifi cobertura roaming internet celular chip",
  },
  "peru-guide#flights": {
    hu: "belföldi repülő járatok városok között Cusco Arequipa",
    en: "internal domestic flights between cities Cusco Arequipa",
    es: "vuelos internos nacionales entre ciudades Cusco Arequipa",
  },
  "peru-guide#shopping": {
    hu: "szuvenír ajándék piac alkudozás vásárlás alpaka pulóver poncsó alkudozni",
    en: "souvenirs gifts market bargaining what to buy alpaca sweater jumper poncho haggle haggling",
    es: "recuerdos regalos mercado regatear qué comprar chompa suéter alpaca poncho mercados",
  },
  "peru-guide#time-zone": {
    hu: "időeltolódás időkülönbség jet lag mennyi az idő hány óra van",
    en: "time difference jet lag what time is it local time hours behind London ahead",
    es: "diferencia horaria qué hora es hora local jet lag",
  },
  "peru-guide#representation": {
    hu: "nagykövetség követség konzulátus magyar nagykövetség",
    en: "embassy consulate",
    es: "embajada consulado embajada de México Argentina Chile Colombia España",
  },
  "itineraries#one-week": {
    hu: "egyhetes 7 nap hétnapos",
    en: "7 days seven days one week itinerary",
    es: "7 días siete días itinerario de una semana",
  },
  "itineraries#ten-days": {
    hu: "tíznapos 10 nap",
    en: "10 days ten days itinerary",
    es: "10 días itinerario de diez días",
  },
  "itineraries#two-weeks": {
    hu: "kéthetes útiterv 14 nap tizennégy nap",
    en: "14 days fortnight two weeks itinerary",
    es: "14 días quince días itinerario de dos semanas",
  },
  "itineraries#three-weeks": {
    hu: "háromhetes útiterv 21 nap",
    en: "21 days three weeks itinerary",
    es: "21 días itinerario de tres semanas",
  },
  "itineraries#with-children": {
    hu: "útiterv gyerekes családnak kisgyerekkel",
    en: "family itinerary with kids",
    es: "itinerario familiar con hijos",
  },
  "itineraries#closed-days": {
    hu: "zárva nyitvatartás hétfőn februárban",
    en: "closed opening days monday february",
    es: "cerrado días de cierre lunes febrero",
  },
  "costs#daily": {
    hu: "napi költség napi keret költőpénz zsebpénz olcsón",
    en: "daily budget spending money backpacker budget",
    es: "presupuesto diario gasto diario mochilero",
  },
  "costs#paying": {
    hu: "fizethetek fizethetünk dollárral euróval bankautomata készpénzfelvétel revolut jutalék kezelési költség bankkártya hitelkártya atm",
    en: "withdraw cash machine revolut commission fees atm cash machine credit card",
    es: "sacar dinero cajero comisión retirar efectivo tarjeta de crédito débito",
  },
  "costs#stay-lima": {
    hu: "hol aludjunk hol szálljunk meg melyik negyed szálloda hol lakjak hol aludjak",
    en: "where to stay hotel best area neighbourhood",
    es: "dónde alojarse hospedarse dormir mejor zona barrio hotel dónde dormir",
  },
  "costs#stay-cusco": {
    hu: "hol aludjunk hol szálljunk meg melyik negyed szálloda hol lakjak hol aludjak",
    en: "where to stay hotel best area neighbourhood",
    es: "dónde alojarse hospedarse dormir mejor zona barrio hotel",
  },
  "weather#best-time": {
    hu: "mikor érdemes menni száraz évszak esős időszak főszezon melyik hónap legjobb hónap eső februárban mikor menjünk",
    en: "best time to visit best time to go dry season rainy season wet season high season best month",
    es: "mejor época para viajar temporada seca temporada de lluvias temporada alta mejor mes lluvia en febrero",
  },
  "weather#cities": {
    hu: "január február március április május június július augusztus szeptember október november december hány fok éjszakai hőmérséklet hideg Limában Cuscóban Punóban Arequipában eső februárban",
    en: "January February March April May June July August September October November December how cold how hot temperature at night in Lima Cusco Puno Arequipa rain in February",
    es: "enero febrero marzo abril mayo junio julio agosto setiembre septiembre octubre noviembre diciembre qué tan frío calor temperatura de noche en Lima Cusco Puno Arequipa lluvia en febrero",
  },
  "weather#highlands": {
    hu: "esős időszak száraz évszak hideg éjszaka fagy eső februárban",
    en: "rainy season wet season dry season cold nights frost rain in February",
    es: "temporada de lluvias temporada seca frío heladas lluvia en febrero",
  },
  "weather#packing": {
    hu: "mit vigyek magammal pakolás öltözködés napvédelem naptej fényvédő",
    en: "what to bring what should I wear clothes sunscreen",
    es: "qué meter en la maleta cómo vestirse ropa protector solar bloqueador",
  },
  "for-whom#children": {
    hu: "kisgyerek kisbaba babakocsi utazás gyerekkel",
    en: "toddler baby pushchair stroller kids",
    es: "hijos hijo bebé cochecito viajar en familia",
  },
  "for-whom#laws": {
    hu: "tilos drog fű drón törvény",
    en: "forbidden drugs weed drone law",
    es: "prohibido drogas marihuana dron ley",
  },
  "for-whom#lgbt": {
    hu: "meleg leszbikus homoszexuális pár",
    en: "gay lesbian queer friendly same-sex couple",
    es: "gay lesbiana homosexual pareja del mismo sexo",
  },
  "for-whom#older": {
    hu: "idősek nyugdíjasok nagyszülők hatvan fölött idősen",
    en: "seniors elderly pensioners grandparents retired",
    es: "adultos mayores tercera edad jubilados abuelos personas mayores",
  },
  "for-whom#vegetarians": {
    hu: "vegán gluténmentes lisztérzékeny laktóz laktózérzékeny allergia",
    en: "vegan gluten free coeliac lactose allergy",
    es: "vegano sin gluten celíaco lactosa alergia",
  },
  "questions#cash-or-card": {
    hu: "mennyi készpénzt vigyünk bankkártyával fizetni bankkártya hitelkártya",
    en: "how much cash to bring pay by card credit card atm",
    es: "cuánto efectivo llevar pagar con tarjeta tarjeta de crédito cuánto dinero llevar",
  },
  "questions#days-allowed": {
    hu: "90 nap 183 nap meddig tartózkodhatunk tartózkodási idő",
    en: "90 days 183 days length of stay tourist stay",
    es: "90 días 183 días permanencia estadía turista",
  },
  "questions#machu-picchu-tickets": {
    hu: "mennyivel előre kell foglalni jegyet venni",
    en: "how far in advance to book",
    es: "con cuánta anticipación reservar",
  },
  "questions#plugs": {
    hu: "adapter átalakító töltő dugó",
    en: "adapter adaptor charger",
    es: "adaptador cargador",
  },
  "questions#souvenirs": {
    hu: "kokatea kokalevél hazahozni",
    en: "coca tea coca leaves bring home",
    es: "hoja de coca mate de coca llevar a casa",
  },
  "questions#with-children": {
    hu: "kisgyerek kisbaba terhesen várandósan",
    en: "toddler baby kids pregnant",
    es: "hijos hijo bebé embarazada",
  },
  "lima-transport#car-rental": {
    hu: "autóbérlés bérautó",
    en: "rent a car hire car",
    es: "alquilar auto rentar renta de auto coche",
  },
  "peru-guide#trains": {
    hu: "vonattársaság PeruRail Inca Rail",
    en: "PeruRail Inca Rail train companies",
    es: "PeruRail Inca Rail empresas de tren",
  },
  "peru-guide#electricity": { hu: "konnektor dugalj", en: "plug socket", es: "enchufe" },
  "peru-guide#when-to-go": { hu: "mikor menjünk", en: "when to go", es: "cuándo viajar" },
  "peru-guide#tipping": { hu: "jatt baksis", en: "tip", es: "propina" },
  "peru-guide#to-lima": { hu: "repülőút Peruba mennyi idő", en: "flight to Peru", es: "vuelos a Lima" },
  "itineraries#book-ahead": {
    hu: "jegyfoglalás előre foglalni mit foglaljunk",
    en: "book in advance booking reservations",
    es: "reservar con anticipación reservas",
  },
  "questions#trip-length": { hu: "hány nap elég", en: "how many days how long in Peru", es: "cuántos días" },
  "questions#trip-cost": {
    hu: "mennyibe kerül két hét három hét",
    en: "how much does a trip cost",
    es: "cuánto cuesta el viaje",
  },
  "costs#totals": {
    hu: "mennyibe kerül 2 hét 3 hét egy út",
    en: "total cost two weeks three weeks",
    es: "cuánto cuesta en total",
  },
  "questions#vaccinations": { hu: "covid oltási igazolás", en: "covid", es: "covid" },
  "questions#yellow-fever-machu-picchu": {
    hu: "sárgaláz oltás kell",
    en: "yellow fever vaccine needed",
    es: "vacuna de fiebre amarilla obligatoria",
  },
  "costs#stay-rules": {
    hu: "hostel szálláshely",
    en: "hostel hostels hotel accommodation",
    es: "hostal hostales hotel alojamiento",
  },
  "costs#stay-valley": {
    hu: "hol aludjunk Ollantaytambo Aguas Calientes",
    en: "where to sleep Ollantaytambo Aguas Calientes",
    es: "dónde dormir Ollantaytambo Aguas Calientes",
  },
  "costs#flights-and-buses": {
    hu: "busz Cusco Puno ára",
    en: "bus Cusco Puno price",
    es: "bus camión Cusco Puno precio",
  },
  "questions#which-currency": { hu: "pénzváltás pénzt váltani", en: "change money", es: "cambiar dinero" },
  "peru-guide#everyday-health": {
    hu: "napvédelem naptej fényvédő",
    en: "sunscreen sun protection",
    es: "protector solar bloqueador",
  },
  "for-whom#women": {
    hu: "egyedül utazó nő",
    en: "tampons sanitary pads woman alone",
    es: "mujer sola viajar sola tampones",
  },
  "for-whom#customs": {
    hu: "illem viselkedés öltözet",
    en: "dress code etiquette customs",
    es: "costumbres vestimenta",
  },
  "for-whom#wheelchair": {
    hu: "mozgássérült akadálymentes",
    en: "disabled accessible",
    es: "discapacidad accesible",
  },
  "questions#strikes": { hu: "tüntetés útlezárás", en: "protest roadblock", es: "protestas bloqueos" },
  "questions#state-of-emergency": { hu: "szükségállapot", en: "", es: "" },
  "peru-guide#tips": { hu: "csomagmegőrző", en: "left luggage storage", es: "guardaequipaje" },
};
