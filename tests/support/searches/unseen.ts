import type { Language } from "#i18n/languages.ts";

/** Further ones, whose results were first seen when the search was ready; answers as in kept-in-english.ts. */
export const unseenIn: Record<Language, Record<string, string>> = {
  hu: {
    "hány fok van limában januárban": "weather#cities weather#coast weather",
    "machu picchu egy nap alatt": "machu-picchu#day-in-one machu-picchu#day itineraries#*",
    "lehet kártyával fizetni": "questions#cash-or-card costs#paying",
    "mennyit kell készpénzben vinni": "questions#cash-or-card costs#paying",
    "láma túra": "treks#lares treks#compare treks",
    "szent völgy látnivalók": "place-sacred-valley#* top-ten#sacred-valley top-ten#sacred-valley-places",
    "cusco bevásárlás piac": "place-cusco#* peru-guide#shopping post:breakfast-at-san-pedro",
    "limai metropolitano kártya": "lima-transport#card lima-transport#metropolitano fact:lima.transitCard",
    "arequipa látnivalók": "place-arequipa#* top-ten#arequipa",
    "huaraz túrák": "treks#huaraz place-huaraz#* beyond-classic#huaraz",
    "beutazási feltételek": "entry#* questions#visa visa-types",
    "mit szabad bevinni": "entry#customs machu-picchu#leave-behind fact:entry.customs",
    "hogyan jutok machu picchura":
      "place-aguas-calientes#getting-there way:cusco-machu-picchu machu-picchu#trains top-ten#machu-picchu-getting-there machu-picchu#cheap-way",
    "machu picchu busz ára":
      "fact:costs.machuPicchuTransport.busReturn fact:machu-picchu.machuPicchuBus machu-picchu#bus-up",
    "mennyi egy sör":
      "gastronomy#prices gastronomy#drinks costs#small-things fact:costs.smallThings phrasebook#a-beer",
    "inkák története": "history#inca history",
    "spanyol hódítás": "history#conquest",
    "kolibri majom dzsungel állatok": "jungle#animals",
    "nappali programok limában": "lima-sights#* top-ten#lima",
    "sztrájk van most": "safety-health#strikes questions#strikes",
    "kutyaharapás veszettség": "altitude-health#infections fact:health.rabies",
    "autóbérlés lima": "lima-transport#car-rental peru-guide#car-rental",
    "busz vagy repülő": "way:lima-cusco ways#* peru-guide#transport way:cusco-arequipa way:lima-arequipa",
    "titicaca tó szállás családnál":
      "place-puno#stay where-to-stay#puno fact:costs.islandFamily post:two-days-on-titicaca",
    "viszaut elott mit kell tudni": "entry#leaving getting-there#leaving",
  },
  en: {
    "temperature in cusco in january": "weather#cities weather#highlands place-cusco#health",
    "machu picchu in one day": "machu-picchu#day-in-one machu-picchu#day itineraries#*",
    "do they take apple pay": "costs#paying questions#cash-or-card",
    "sacred valley sights": "place-sacred-valley#* top-ten#sacred-valley top-ten#sacred-valley-places",
    "cusco market": "place-cusco#* peru-guide#shopping post:breakfast-at-san-pedro",
    "metropolitano card": "lima-transport#card lima-transport#metropolitano fact:lima.transitCard",
    "what to see in trujillo": "place-trujillo#* beyond-classic#trujillo",
    "hikes around huaraz": "treks#huaraz place-huaraz#* beyond-classic#huaraz treks#laguna-69",
    "entry requirements": "entry#requirements entry#visa-free entry questions#visa",
    "what can i bring through customs": "entry#customs fact:entry.customs",
    "how do i get to machu picchu":
      "place-aguas-calientes#getting-there way:cusco-machu-picchu machu-picchu#trains top-ten#machu-picchu-getting-there machu-picchu#cheap-way",
    "machu picchu bus price":
      "fact:costs.machuPicchuTransport.busReturn fact:machu-picchu.machuPicchuBus machu-picchu#bus-up",
    "what should i drink": "gastronomy#drinks gastronomy#pisco-sour questions#tap-water",
    "inca history": "history#inca history",
    "spanish conquest": "history#conquest",
    "see a jaguar": "jungle#animals",
    "is there a strike": "safety-health#strikes questions#strikes",
    "dog bite": "altitude-health#infections fact:health.rabies",
    "plane or bus": "way:lima-cusco ways#* peru-guide#transport way:cusco-arequipa way:lima-arequipa",
    "homestay titicaca":
      "place-puno#stay where-to-stay#puno fact:costs.islandFamily post:two-days-on-titicaca place-puno#see",
    "leaving peru exit": "entry#leaving getting-there#leaving",
    "gate times machu picchu late":
      "fact:machu-picchu.entryTolerance machu-picchu#what-goes-wrong machu-picchu#day",
    "souveniers to buy": "peru-guide#shopping questions#souvenirs",
    "nightlife miraflores": "lima-sights#miraflores lima-sights#barranco where-to-stay#lima",
    "gocta waterfall": "beyond-classic#gocta place-chachapoyas#*",
  },
  es: {
    "temperatura en cusco en enero": "weather#cities weather#highlands place-cusco#health",
    "machu picchu en un día": "machu-picchu#day-in-one machu-picchu#day itineraries#*",
    "aceptan tarjeta": "questions#cash-or-card costs#paying",
    "qué ver en el valle sagrado": "place-sacred-valley#* top-ten#sacred-valley top-ten#sacred-valley-places",
    "mercado de cusco": "place-cusco#* peru-guide#shopping post:breakfast-at-san-pedro",
    "tarjeta metropolitano": "lima-transport#card lima-transport#metropolitano fact:lima.transitCard",
    "qué ver en trujillo": "place-trujillo#* beyond-classic#trujillo",
    "trekking huaraz": "treks#huaraz place-huaraz#* beyond-classic#huaraz treks#laguna-69 treks#santa-cruz",
    "requisitos para entrar": "entry#requirements entry#visa-free entry",
    "qué puedo llevar en la aduana": "entry#customs fact:entry.customs",
    "cómo llegar a machu picchu":
      "place-aguas-calientes#getting-there way:cusco-machu-picchu machu-picchu#trains top-ten#machu-picchu-getting-there machu-picchu#cheap-way",
    "precio bus machu picchu":
      "fact:costs.machuPicchuTransport.busReturn fact:machu-picchu.machuPicchuBus machu-picchu#bus-up",
    "bebidas típicas": "gastronomy#drinks gastronomy#pisco-sour",
    "historia de los incas": "history#inca history",
    "conquista española": "history#conquest",
    "animales de la selva": "jungle#animals",
    "hay paro": "safety-health#strikes questions#strikes",
    "mordedura de perro": "altitude-health#infections fact:health.rabies",
    "avión o bus": "way:lima-cusco ways#* peru-guide#transport way:cusco-arequipa way:lima-arequipa",
    "dormir con familia en el titicaca":
      "place-puno#stay where-to-stay#puno fact:costs.islandFamily post:two-days-on-titicaca",
    "salir del perú": "entry#leaving getting-there#leaving",
    "llegar tarde a machu picchu":
      "fact:machu-picchu.entryTolerance machu-picchu#what-goes-wrong machu-picchu#day",
    suvenires: "peru-guide#shopping questions#souvenirs",
    "vida nocturna": "lima-sights#barranco lima-sights#miraflores where-to-stay#lima",
    "catarata gocta": "beyond-classic#gocta place-chachapoyas#*",
  },
};
