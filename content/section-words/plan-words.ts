import type { SectionWords } from "./section-words.ts";

/** Of the pages for planning. */
export const planWords: SectionWords = {
  "peru-guide#car-rental": {
    hu: "autóbérlés bérautó kocsi kocsibérlés vezetni jogosítvány",
    en: "rent a car hire car driving licence",
    es: "alquilar auto coche carro alquiler manejar conducir licencia",
  },
  "peru-guide#communication": {
    hu: "esim sim kártya mobilnet wifi térerő roaming",
    en: "esim sim card mobile data wifi coverage roaming",
    es: "esim chip datos móviles wifi cobertura roaming",
  },
  "peru-guide#flights": {
    hu: "belföldi repülő járatok városok között Cusco Arequipa",
    en: "internal domestic flights between cities Cusco Arequipa",
    es: "vuelos internos nacionales entre ciudades Cusco Arequipa",
  },
  "peru-guide#shopping": {
    hu: "szuvenír ajándék piac alkudozás vásárlás alpaka pulóver poncsó",
    en: "souvenirs gifts market bargaining what to buy alpaca sweater jumper poncho",
    es: "recuerdos regalos mercado regatear qué comprar chompa suéter alpaca poncho",
  },
  "peru-guide#time-zone": {
    hu: "időeltolódás időkülönbség jet lag mennyi az idő hány óra van",
    en: "time difference jet lag what time is it local time",
    es: "diferencia horaria qué hora es hora local jet lag",
  },
  "peru-guide#representation": {
    hu: "nagykövetség követség konzulátus",
    en: "embassy consulate",
    es: "embajada consulado",
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
    hu: "fizethetek fizethetünk dollárral euróval bankautomata készpénzfelvétel revolut jutalék kezelési költség",
    en: "withdraw cash machine revolut commission fees",
    es: "sacar dinero cajero comisión retirar efectivo",
  },
  "costs#stay-lima": {
    hu: "hol aludjunk hol szálljunk meg melyik negyed szálloda",
    en: "where to stay hotel best area neighbourhood",
    es: "dónde alojarse hospedarse dormir mejor zona barrio hotel",
  },
  "costs#stay-cusco": {
    hu: "hol aludjunk hol szálljunk meg melyik negyed szálloda",
    en: "where to stay hotel best area neighbourhood",
    es: "dónde alojarse hospedarse dormir mejor zona barrio hotel",
  },
  "weather#best-time": {
    hu: "mikor érdemes menni száraz évszak esős időszak főszezon melyik hónap legjobb hónap",
    en: "best time to visit best time to go dry season rainy season wet season high season best month",
    es: "mejor época para viajar temporada seca temporada de lluvias temporada alta mejor mes",
  },
  "weather#cities": {
    hu: "január február március április május június július augusztus szeptember október november december hány fok éjszakai hőmérséklet hideg Limában Cuscóban Punóban Arequipában",
    en: "January February March April May June July August September October November December how cold how hot temperature at night in Lima Cusco Puno Arequipa",
    es: "enero febrero marzo abril mayo junio julio agosto setiembre septiembre octubre noviembre diciembre qué tan frío calor temperatura de noche en Lima Cusco Puno Arequipa",
  },
  "weather#highlands": {
    hu: "esős időszak száraz évszak hideg éjszaka fagy",
    en: "rainy season wet season dry season cold nights frost",
    es: "temporada de lluvias temporada seca frío heladas",
  },
  "weather#packing": {
    hu: "mit vigyek magammal pakolás öltözködés",
    en: "what to bring what should I wear clothes",
    es: "qué meter en la maleta cómo vestirse ropa",
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
    hu: "idősek nyugdíjasok nagyszülők hatvan fölött",
    en: "seniors elderly pensioners grandparents",
    es: "adultos mayores tercera edad jubilados abuelos",
  },
  "for-whom#vegetarians": {
    hu: "vegán gluténmentes lisztérzékeny laktóz laktózérzékeny allergia",
    en: "vegan gluten free coeliac lactose allergy",
    es: "vegano sin gluten celíaco lactosa alergia",
  },
  "questions#cash-or-card": {
    hu: "mennyi készpénzt vigyünk bankkártyával fizetni",
    en: "how much cash to bring pay by card",
    es: "cuánto efectivo llevar pagar con tarjeta",
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
};
