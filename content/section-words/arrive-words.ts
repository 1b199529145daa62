import type { SectionWords } from "./section-words.ts";

/** Of the pages about arriving. */
export const arriveWords: SectionWords = {
  "entry#overstay": {
    hu: "túltartózkodás túlmaradás túllépés bírság büntetés tovább maradni",
    en: "overstay overstaying overstayed fine penalty stay longer",
    es: "sobreestadía exceso de permanencia multa penalidad quedarse más tiempo",
  },
  "entry#visa-free": {
    hu: "meghosszabbítani a tartózkodást hosszabbítás",
    en: "visa extension extend my stay",
    es: "extender la estadía ampliar prórroga DNI",
  },
  "getting-there#airport-fee": {
    hu: "reptéri adó illeték",
    en: "airport tax departure tax",
    es: "tasa de embarque impuesto de salida TUUA",
  },
  "entry#customs": {
    hu: "mit vihetek be cigaretta alkohol gyógyszer vámmentes",
    en: "duty free allowance cigarettes alcohol medicines",
    es: "qué puedo ingresar cigarrillos alcohol medicamentos equipaje libre",
  },
  "getting-there#flights": {
    hu: "közvetlen járat olcsó repülőjegy hány óra a repülőút",
    en: "direct flight cheap flights airfare how long is the flight",
    es: "vuelo directo pasaje aéreo barato cuántas horas de vuelo",
  },
  "getting-there#luggage": {
    hu: "poggyász kézipoggyász feladott bőrönd",
    en: "baggage hand luggage checked bag suitcase",
    es: "maletas equipaje de mano equipaje facturado",
  },
  "getting-there#land-borders": {
    hu: "határátkelés busszal szomszédos országok",
    en: "border crossing by bus neighbouring countries",
    es: "cruzar la frontera en bus países vecinos",
  },
  "safety-health#altitude": {
    hu: "hegyibetegség magashegyi betegség diamox acetazolamid kokatea",
    en: "mountain sickness diamox acetazolamide coca tea",
    es: "mal de montaña diamox acetazolamida mate de coca",
  },
  "safety-health#clinics": {
    hu: "gyógyszertár patika kórház orvos fogorvos",
    en: "pharmacy chemist hospital doctor dentist",
    es: "farmacia botica hospital médico dentista",
  },
  "safety-health#crimes": {
    hu: "zsebtolvaj rablás átverés csalás veszélyes",
    en: "pickpocket mugging scam scams dangerous",
    es: "carterista asalto estafa estafas peligroso",
  },
  "safety-health#insurance": {
    hu: "utasbiztosítás biztosítás",
    en: "travel insurance",
    es: "seguro de viaje",
  },
  "safety-health#nature": {
    hu: "földrengés cunami kígyó szúnyog veszélyes állatok",
    en: "earthquake tsunami snakes mosquitoes dangerous animals",
    es: "terremoto sismo tsunami serpientes mosquitos animales peligrosos",
  },
  "safety-health#robbed": {
    hu: "kiraboltak ellopták elveszett feljelentés",
    en: "stolen mugged robbed lost police report",
    es: "me robaron asaltaron perdí denuncia",
  },
  "safety-health#stomach": {
    hu: "gyomorrontás ételmérgezés hányás",
    en: "food poisoning upset stomach vomiting",
    es: "intoxicación dolor de estómago vómitos diarrea",
  },
  "lima-transport#airport-transfer": {
    hu: "reptéri transzfer hogyan jutok be a városba",
    en: "airport transfer shuttle how to get to the city centre",
    es: "traslado aeropuerto centro cómo llegar a la ciudad",
  },
};
