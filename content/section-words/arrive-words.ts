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
    en: "visa extension extend my stay visa free countries",
    es: "extender la estadía ampliar prórroga DNI visa para mexicanos requisitos para mexicanos argentinos chilenos colombianos españoles",
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
    hu: "közvetlen járat olcsó repülőjegy hány óra a repülőút repülőút Peruba mennyi idő",
    en: "direct flight cheap flights airfare how long is the flight flights from London",
    es: "vuelo directo pasaje aéreo barato cuántas horas de vuelo vuelos desde México CDMX Buenos Aires Santiago Bogotá Madrid",
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
    hu: "hegyibetegség magashegyi betegség diamox acetazolamid kokatea oxigén hegyibetegség gyógyszer",
    en: "mountain sickness diamox acetazolamide coca tea oxygen viagra",
    es: "mal de montaña diamox acetazolamida mate de coca oxígeno remedios soroche",
  },
  "safety-health#clinics": {
    hu: "gyógyszertár patika kórház orvos fogorvos kórházak orvosi ellátás",
    en: "pharmacy chemist hospital doctor dentist clinic emergency room",
    es: "farmacia botica hospital médico dentista clínica hospitales",
  },
  "safety-health#crimes": {
    hu: "zsebtolvaj rablás átverés csalás veszélyes hamis pénz hamis bankjegy",
    en: "pickpocket mugging scam scams dangerous fake money counterfeit notes",
    es: "carterista asalto estafa estafas peligroso billetes falsos dinero falso",
  },
  "safety-health#insurance": {
    hu: "utasbiztosítás biztosítás utazási biztosítás mentőhelikopter",
    en: "travel insurance insurance altitude cover",
    es: "seguro de viaje seguro médico",
  },
  "safety-health#nature": {
    hu: "földrengés cunami kígyó szúnyog veszélyes állatok földrengések",
    en: "earthquake tsunami snakes mosquitoes dangerous animals",
    es: "terremoto sismo tsunami serpientes mosquitos animales peligrosos temblor temblores",
  },
  "safety-health#robbed": {
    hu: "kiraboltak ellopták elveszett feljelentés",
    en: "stolen mugged robbed lost police report",
    es: "me robaron asaltaron perdí denuncia",
  },
  "safety-health#stomach": {
    hu: "gyomorrontás ételmérgezés hányás hasmenés",
    en: "food poisoning upset stomach vomiting diarrhoea diarrhea",
    es: "intoxicación dolor de estómago vómitos diarrea diarrea",
  },
  "lima-transport#airport-transfer": {
    hu: "reptéri transzfer hogyan jutok be a városba reptérről a belvárosba belváros központ taxi",
    en: "airport transfer shuttle how to get to the city centre taxi from the airport airport to Miraflores",
    es: "traslado aeropuerto centro cómo llegar a la ciudad taxi del aeropuerto aeropuerto a Miraflores",
  },
  "entry#requirements": {
    hu: "mi kell a beutazáshoz útlevél",
    en: "entry requirements documents",
    es: "requisitos de ingreso documentos pasaporte DNI mexicanos chilenos",
  },
  "entry#children": { hu: "", en: "minors parental consent", es: "permiso notarial menores" },
  "getting-there#border-tacna": { hu: "chilei határ Arica", en: "border Chile", es: "frontera con Chile" },
  "getting-there#border-huaquillas": {
    hu: "ecuadori határ",
    en: "border Ecuador",
    es: "frontera con Ecuador",
  },
  "getting-there#border-copacabana": {
    hu: "bolíviai határ Copacabana",
    en: "border Bolivia",
    es: "frontera con Bolivia",
  },
  "getting-there#border-desaguadero": {
    hu: "bolíviai határ La Paz",
    en: "border Bolivia",
    es: "frontera con Bolivia",
  },
  "safety-health#altitude-heart": {
    hu: "szívbeteg szívbetegség szívritmus pacemaker magas vérnyomás tüdőbeteg asztma",
    en: "heart condition heart problem pacemaker cardiac high blood pressure lung asthma",
    es: "corazón cardíaco marcapasos presión alta hipertensión pulmón asma",
  },
  "safety-health#altitude-pregnancy": {
    hu: "terhesen várandósan",
    en: "pregnant pregnancy",
    es: "embarazada embarazo",
  },
  "safety-health#infections": {
    hu: "dengue malária sárgaláz veszettség covid szúnyogriasztó",
    en: "dengue malaria rabies dog bite covid mosquito repellent",
    es: "dengue malaria rabia mordedura repelente covid",
  },
  "safety-health#emergency": { hu: "szükségállapot", en: "state of emergency", es: "estado de emergencia" },
  "safety-health#strikes": { hu: "tüntetések", en: "protests", es: "protestas marchas" },
  "safety-health#places": {
    hu: "biztonságos-e éjjel sétálni veszélyes környék",
    en: "is it safe to walk at night dangerous areas",
    es: "es seguro caminar de noche zonas peligrosas",
  },
  "lima-transport#airport": {
    hu: "repülőtér reptér Jorge Chávez",
    en: "airport Jorge Chavez new terminal",
    es: "aeropuerto Jorge Chávez nueva terminal",
  },
  "lima-transport#ride-sharing": { hu: "taxi", en: "taxi", es: "taxi" },
};
