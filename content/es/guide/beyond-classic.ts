import { coastalElNino } from "#content/facts/climate/weather.ts";
import {
  aroundCajamarca,
  aroundChiclayo,
  beyondFares,
  beyondFlights,
  beyondPlaces,
  beyondRoads,
  gocta,
  huaraz,
  jaenAirport,
  kuelap,
  mancora,
  moche,
  northernEmergencies,
  paracas,
  royalTombs,
  type BeyondPlaceId,
} from "#content/facts/beyond/beyond-places.ts";
import { flightMinutes } from "#content/facts/journeys.ts";
import { places } from "#content/facts/places.ts";
import { formatPrice } from "#content/format-price.ts";
import { guideWords } from "#content/guide-words.ts";
import {
  formatAltitude,
  formatDistance,
  formatMetres,
  formatNumber,
  formatSoles,
} from "#i18n/format-amount.ts";
import { formatDate, formatMonth, formatTime } from "#i18n/format-date.ts";
import { formatDuration, formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const hours = ([from, to]: readonly [number, number]) => formatHours(from, "es", to);
const range = ([from, to]: readonly [number, number]) =>
  [...new Set([from, to])].map((value) => formatNumber(value, "es")).join("–");
const month = (iso: string) => formatMonth(iso, "es");
const day = (iso: string) => formatDate(iso, "es");
const flight = (minutes: number) => formatDuration(minutes, "es");
const high = (id: BeyondPlaceId) => formatAltitude(places[id].altitude, "es");
const days = (id: BeyondPlaceId) => `${range(beyondPlaces[id].days)} días`;
const best = (id: BeyondPlaceId) => formatMonths(beyondPlaces[id].bestMonths, "es");
const { trujillo: emergency, tumbes, rain } = northernEmergencies;

export default guideWords(() => ({
  title: "Más allá de la ruta clásica",
  description:
    "Paracas, Huaraz, Trujillo, Chiclayo, Kuélap, Cajamarca, Máncora y Puerto Maldonado: qué ver, cómo llegar, cuántos días y qué puede estar cerrado.",
  keywords: [
    "Paracas",
    "islas Ballestas",
    "Huaraz",
    "Trujillo Chan Chan",
    "Kuélap",
    "catarata de Gocta",
    "Cajamarca",
    "Máncora",
    "norte del Perú",
  ],
  lead: "Casi todos los viajes giran entre Lima, Cusco y el Titicaca, y dejan fuera los glaciares, los templos de adobe mil años más antiguos que Machu Picchu, las ballenas y la ciudad amurallada del bosque de nubes. Aquí están, uno junto a otro, los ocho mejores desvíos: cuánto tiempo piden, cuándo están en su mejor momento y qué hay que confirmar antes de ir.",
  pictureAlt: "Las murallas de Kuélap y la catarata de Gocta entre montañas verdes con neblina.",
  sections: [
    {
      id: "compare",
      title: "¿Cuál elegir?",
      blocks: [
        "**Con solo uno o dos días,** Paracas: se llega en bus desde Lima, y en una mañana se ven lobos marinos, pingüinos y desierto. **Para montaña,** Huaraz; **para arqueología,** Trujillo y Chiclayo; **para un lugar casi a solas,** Chachapoyas. A Máncora se va a nadar, y a Puerto Maldonado, a ver animales.",
        { kind: "figure", figure: "map" },
        {
          kind: "table",
          caption: "Los ocho lugares, comparados",
          head: ["Lugar", "Altitud", "Tiempo allí", "Mejor época", "Desde Lima", "Por qué"],
          rows: [
            [
              "[Paracas](#paracas)",
              high("paracas"),
              days("paracas"),
              best("paracas"),
              `bus, ${hours(beyondRoads.limaParacas)}`,
              "desierto y mar, lobos marinos, pingüinos",
            ],
            [
              "[Huaraz](#huaraz)",
              high("huaraz"),
              days("huaraz"),
              best("huaraz"),
              `bus, ${hours(beyondRoads.limaHuaraz)}`,
              "nevados de seis mil metros, lagunas turquesas, Chavín",
            ],
            [
              "[Trujillo](#trujillo)",
              high("trujillo"),
              days("trujillo"),
              best("trujillo"),
              `avión, ${flight(beyondFlights.trujillo)}; bus, ${hours(beyondRoads.limaTrujillo)}`,
              "Chan Chan, templos mochicas pintados",
            ],
            [
              "[Chachapoyas](#chachapoyas)",
              high("chachapoyas"),
              days("chachapoyas"),
              best("chachapoyas"),
              `avioneta, ${flight(beyondFlights.chachapoyas)}, o bus nocturno desde Chiclayo`,
              "Kuélap, Gocta, bosque de nubes",
            ],
            [
              "[Máncora](#mancora)",
              high("mancora"),
              days("mancora"),
              `baño: ${best("mancora")}; ballenas: de mediados de julio a octubre`,
              `avión a Talara, ${flight(beyondFlights.talara)}, y ${hours(beyondRoads.talaraMancora)} de carretera`,
              "mar tibio, olas, ballenas",
            ],
            [
              "[Puerto Maldonado](#puerto-maldonado)",
              high("puerto-maldonado"),
              days("puerto-maldonado"),
              best("puerto-maldonado"),
              `avión, ${flight(flightMinutes.puertoMaldonado)}`,
              "la selva a un paso de Cusco",
            ],
            [
              "[Chiclayo](#chiclayo)",
              high("chiclayo"),
              days("chiclayo"),
              best("chiclayo"),
              `avión, ${flight(beyondFlights.chiclayo)}; bus, ${hours(beyondRoads.limaChiclayo)}`,
              "el oro del Señor de Sipán",
            ],
            [
              "[Cajamarca](#cajamarca)",
              high("cajamarca"),
              days("cajamarca"),
              best("cajamarca"),
              `avión, ${flight(beyondFlights.cajamarca)}; bus, ${hours(beyondRoads.limaCajamarca)}`,
              "donde cayó Atahualpa; el carnaval",
            ],
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Qué confirmar antes de reservar",
          text: [
            `**Trujillo, Virú y Tumbes** están casi siempre en estado de emergencia por la delincuencia (${month(emergency.asOf)}). **El aeropuerto de Jaén** cierra a menudo, por semanas, y **Kuélap** recibe un número limitado de visitantes al día. **El Niño:** la comisión peruana esperaba que un Niño costero de débil a moderado durase hasta ${month(coastalElNino.expectedUntil)} (${month(coastalElNino.asOf)}); en esos años las lluvias pueden cortar las carreteras de la costa norte de enero a abril. El último informe está en el [ENFEN](site:elNino).`,
          ],
        },
      ],
    },
    {
      id: "paracas",
      title: "Paracas y las islas Ballestas",
      facts: [
        { term: "Altitud", text: high("paracas") },
        { term: "Cuánto tiempo", text: days("paracas") },
        { term: "Mejor época", text: "todo el año; de playa, de diciembre a abril" },
        { term: "Camino", text: `${hours(beyondRoads.limaParacas)} en bus desde Lima` },
      ],
      blocks: [
        `Aquí el desierto entra directamente en un mar frío y lleno de peces. Los botes a las Ballestas salen del muelle de El Chaco a las ${paracas.boats.map((time) => formatTime(time, "es")).join(" y a las ")}; el paseo dura ${formatHours(paracas.boatHours, "es")} y pasa ante el Candelabro, la figura gigante trazada en la arena. No se desembarca: desde el bote se ven lobos marinos, pingüinos de Humboldt y aves guaneras por decenas de miles. Por la tarde el viento deja los botes en el puerto.`,
        {
          kind: "list",
          items: [
            `**La Reserva Nacional** protege desde ${paracas.reserve.since} unas ${formatNumber(paracas.reserve.hectares, "es")} hectáreas, dos tercios de ellas de mar. Se visita por la tarde: Playa Roja, la bahía de Lagunillas y el acantilado Supay son medio día en combi o en bicicleta.`,
            `**Cómo llegar:** Cruz del Sur, Oltursa y Peru Hop van hasta El Chaco. A Ica y al oasis de la Huacachina hay ${hours(beyondRoads.paracasIca)} más: [Huacachina](page:top-ten#huacachina).`,
            `**Precio:** el bote, con todas las tasas, ${formatPrice(paracas.boat, "es")} (estimación de ${month(paracas.boat.asOf)}); el recorrido por la reserva se paga aparte. Los venden varias oficinas junto al muelle; conviene comparar.`,
            "**En la mochila:** cortavientos, gorra contra las aves, pastillas para el mareo y un cordón para los lentes.",
          ],
        },
        "El oleaje puede cerrar el puerto un día o dos. Quien no quiera perderse las islas necesita una mañana de reserva; la salida cancelada se devuelve. De viernes a domingo llega mucha gente de Lima; entre semana es más barato y tranquilo.",
      ],
    },
    {
      id: "huaraz",
      title: "Huaraz y la Cordillera Blanca",
      facts: [
        { term: "Altitud", text: high("huaraz") },
        { term: "Cuánto tiempo", text: days("huaraz") },
        { term: "Mejor época", text: best("huaraz") },
        { term: "Camino", text: `${hours(beyondRoads.limaHuaraz)} en bus desde Lima o Trujillo` },
      ],
      blocks: [
        `La ciudad está al pie del Huascarán, el nevado más alto del Perú (${formatAltitude(huaraz.huascaran, "es")}), y en excursiones de un día se llega a glaciares y lagunas turquesas. Los dos primeros días se toman con calma: Wilcacocha (${formatAltitude(huaraz.wilcacocha, "es")}), las lagunas de Llanganuco y después la de Parón (${formatAltitude(huaraz.paron, "es")}).`,
        {
          kind: "list",
          items: [
            `**Laguna 69** (${formatAltitude(huaraz.laguna69, "es")}): la mejor caminata de un día; desde el ${day(huaraz.agencyOnly.since)} solo se entra con una agencia que tenga contrato con el parque, y es ella la que compra el boleto digital (${month(huaraz.agencyOnly.asOf)}). Está prohibido bañarse: a una visitante se la amenazó con una multa de hasta ${formatSoles(huaraz.bathingFine.soles, "es")} (${month(huaraz.bathingFine.asOf)}).`,
            `**Chavín de Huántar** (${formatAltitude(places.chavin.altitude, "es")}): un templo de tres mil años con galerías subterráneas, patrimonio mundial, a ${hours(beyondRoads.huarazChavin)} por carretera.`,
            `**Pastoruri** (${formatAltitude(huaraz.pastoruri, "es")}): un glaciar en retroceso, cerca de la carretera. Mejor no ir los primeros días.`,
            "**Yungay:** un terremoto y un alud de hielo sepultaron la ciudad en 1970; en su lugar hay un camposanto.",
            "**Para varios días:** Santa Cruz y Huayhuash, con sus permisos, en [caminatas](page:treks#huaraz).",
          ],
        },
        "Varias empresas suben desde Lima: de día se ve el paisaje; de noche se gana tiempo. Los vuelos al cercano aeropuerto de Anta empiezan y se suspenden una y otra vez; mejor no depender de ellos. Los días son templados y las noches frías, y de noviembre a abril la lluvia tapa los nevados. Contra el dolor de cabeza y las náuseas nada sirve tanto como empezar despacio: [la altura](page:safety-health#altitude).",
      ],
    },
    {
      id: "trujillo",
      title: "Trujillo, tierra de mochicas y chimúes",
      facts: [
        { term: "Altitud", text: high("trujillo") },
        { term: "Cuánto tiempo", text: `${days("trujillo")}, cuatro con Chiclayo` },
        { term: "Mejor época", text: "todo el año; con sol, de diciembre a abril" },
        {
          term: "Camino",
          text: `${flight(beyondFlights.trujillo)} en avión, ${hours(beyondRoads.limaTrujillo)} en bus`,
        },
      ],
      blocks: [
        `Aquí está la ciudad de adobe más grande de América, **Chan Chan**, capital de los chimúes entre los años ${moche.chanChan.from} y ${moche.chanChan.to}, aproximadamente, y patrimonio mundial. Se recorre el palacio Nik-An, con peces y aves modelados en los muros. A un cuarto de hora de la ciudad, la **Huaca de la Luna** es varios siglos más antigua: los mochicas levantaron templo sobre templo, y los relieves que quedaron dentro conservan sus colores. Se visita con guía local de ${formatTime(moche.luna.opens, "es")} a ${formatTime(moche.luna.closes, "es")}, según una fuente sin confirmar; la Huaca del Sol, al lado, está cerrada al público. En ${moche.visitors.year} vinieron unas ${moche.visitors.thousand} mil personas: no hay que temer multitudes.`,
        {
          kind: "list",
          items: [
            "**Huanchaco:** caleta de pescadores y playa de olas a media hora, donde los caballitos de totora (balsas de junco) siguen corriendo las olas. Es el mejor lugar para dormir.",
            "**El Brujo:** tumba y museo de la Señora de Cao, gobernante mochica tatuada; medio día.",
            "**El centro histórico:** casonas de colores con rejas blancas alrededor de la plaza mayor; se recorre de día.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "¿Es segura Trujillo?",
          text: [
            `Las extorsiones y los asesinatos mantienen a las provincias de Trujillo y Virú en estado de emergencia casi sin pausa (${month(emergency.asOf)}). La violencia no apunta al turista, pero mejor moverse de día, con taxi por aplicación o en excursión, y pasar las noches en Huanchaco. En época de lluvias se suman los ríos: muchos distritos de la zona estuvieron también en emergencia por riesgo de inundación (${month(rain.asOf)}). Más en [dónde cuidarse](page:safety-health#places).`,
          ],
        },
        { kind: "heading", id: "chiclayo", text: "Chiclayo y el Señor de Sipán" },
        `Chiclayo está a ${hours(beyondRoads.trujilloChiclayo)} de Trujillo en bus y a ${flight(beyondFlights.chiclayo)} de Lima en avión. El bus desde Lima tarda ${hours(beyondRoads.limaChiclayo)} y cuesta unos ${formatSoles(beyondFares.limaChiclayo.soles, "es")}; en Navidad, ${formatSoles(beyondFares.limaChiclayo.atChristmas, "es")} (${month(beyondFares.limaChiclayo.asOf)}). La ciudad es calurosa y polvorienta, pero a ${formatDistance(royalTombs.kmFromChiclayo, "es")}, en Lambayeque, está uno de los mejores museos del país: **Tumbas Reales**, en un edificio con forma de pirámide mochica, guarda el oro del Señor de Sipán, hallado intacto. Abre de ${formatTime(royalTombs.opens, "es")} a ${formatTime(royalTombs.closes, "es")} (${month(royalTombs.hoursAsOf)}), cierra los lunes y es gratis el primer domingo del mes (${month(royalTombs.freeSundayAsOf)}). Los celulares y las cámaras quedan en un casillero.`,
        `Las tumbas mismas están en **Sipán**, ${formatDistance(aroundChiclayo.sipan, "es")} al este, y las veintiséis pirámides de adobe de **Túcume**, ${formatDistance(aroundChiclayo.tucume, "es")} al norte: en auto se ven en un mismo día. El papa León XIV fue obispo de Chiclayo hasta 2023, y una ruta une los lugares de su vida aquí.`,
      ],
    },
    {
      id: "chachapoyas",
      title: "Chachapoyas, Kuélap y el bosque de nubes",
      facts: [
        { term: "Altitud", text: high("chachapoyas") },
        { term: "Cuánto tiempo", text: days("chachapoyas") },
        { term: "Mejor época", text: best("chachapoyas") },
        { term: "Camino", text: `${hours(beyondRoads.chiclayoChachapoyas)} en bus nocturno desde Chiclayo` },
      ],
      blocks: [
        "De todo lo que pocos llegan a ver, esto es lo más hermoso: una ciudad amurallada en la cresta de un cerro, sarcófagos escondidos en los acantilados y cataratas en el bosque de nubes. Su punto débil es el camino: es lo que más hay que preparar.",
        {
          kind: "terms",
          items: [
            {
              term: "En avión",
              text: `Los aviones pequeños de ATSA vuelan de Lima directo a Chachapoyas (${month(kuelap.runningAsOf)}), en más o menos ${flight(beyondFlights.chachapoyas)}. Hay pocos asientos y las nubes mandan: conviene dejar después un día libre.`,
            },
            {
              term: "Por Jaén",
              text: `Tras el vuelo de LATAM quedan ${hours(beyondRoads.jaenChachapoyas)} en auto. El aeropuerto cerró por obras en la pista en 2022, en 2023 y dos veces a comienzos de ${jaenAirport.closedSince.slice(0, 4)}, por semanas: mejor hacer el plan sin él.`,
            },
            {
              term: "En bus",
              text: `Desde Chiclayo, de noche, ${hours(beyondRoads.chiclayoChachapoyas)}: es lo que menos falla. Desde Tarapoto, de día, ${hours(beyondRoads.tarapotoChachapoyas)}.`,
            },
            {
              term: "Por la sierra",
              text: `Desde Cajamarca por Celendín y Leymebamba, ${hours(beyondRoads.cajamarcaChachapoyas)} de carretera angosta: solo de día y con buen estómago.`,
            },
          ],
        },
        { kind: "heading", id: "kuelap", text: "Kuélap" },
        `La ciudad ocupa una cresta a ${formatAltitude(places.kuelap.altitude, "es")}, tras una muralla de hasta veinte metros, y es anterior a Machu Picchu. Una parte del muro sur se derrumbó con las lluvias en ${month(kuelap.wallFell)}; desde ${month(kuelap.reopened)} se puede ver de nuevo una parte del interior, según la última norma conocida con ${kuelap.quota.aDay} personas al día y ${kuelap.quota.minutes} minutos por visita (${month(kuelap.quota.asOf)}). Algunos sectores y el Templo Mayor pueden seguir cerrados: reservar antes en la [web de boletos del Ministerio](site:tuBoleto) y preguntar.`,
        `Desde Nuevo Tingo sube un **teleférico**: ${formatDistance(kuelap.cableCar.km, "es")}, ${kuelap.cableCar.minutes} minutos, después de un tramo corto en bus. La prensa habla de él como reactivado (${month(kuelap.runningAsOf)}); el último precio conocido es de ${formatSoles(kuelap.cableCar.soles, "es")} ida y vuelta (${month(kuelap.cableCar.asOf)}). Solo se admite un bolso de ${kuelap.cableCar.bagKg} kg; se detiene con tormenta y, por lo general, los lunes. Sin él son entre hora y media y dos horas por carretera, o ${formatDistance(kuelap.walkKm, "es")} a pie desde Tingo.`,
        { kind: "heading", id: "gocta", text: "Gocta y lo demás" },
        `La **catarata de Gocta** cae ${formatMetres(gocta.metres, "es")} en dos saltos. Desde Cocachimba (${formatAltitude(gocta.cocachimba, "es")}) el sendero es de ${range(gocta.pathKm)} km por tramo, ${hours(gocta.hours)} de ida; después de la lluvia está en su plenitud. Otro día se va en los sarcófagos de **Karajía**, al borde del precipicio, y otro en **Leymebamba**, que guarda más de doscientas momias. Llueve de noviembre a abril, y entonces hay más derrumbes en las carreteras.`,
        { kind: "heading", id: "cajamarca", text: "Cajamarca" },
        `Es una ciudad colonial en un valle verde, a ${high("cajamarca")}; se tarda ${flight(beyondFlights.cajamarca)} en avión desde Lima o ${hours(beyondRoads.trujilloCajamarca)} en bus desde Trujillo. El ${day(aroundCajamarca.conquest)} Pizarro apresó aquí al inca Atahualpa, y el Cuarto del Rescate es el único edificio inca que queda en la ciudad. Al cerro Santa Apolonia se sube por ${aroundCajamarca.steps} escalones. Medio día piden, cada uno, el bosque de piedras y el canal preínca de **Cumbemayo** (${formatAltitude(aroundCajamarca.cumbemayo, "es")}), las ventanillas de Otuzco y las aguas termales de los Baños del Inca. El carnaval es el más desatado del Perú: agua y pintura para todos. Las lluvias van de octubre a abril.`,
      ],
    },
    {
      id: "mancora",
      title: "Máncora y las playas del norte",
      facts: [
        { term: "Altitud", text: high("mancora") },
        { term: "Cuánto tiempo", text: days("mancora") },
        { term: "Mar", text: `${range(mancora.sea)} °C` },
        {
          term: "Camino",
          text: `${flight(beyondFlights.talara)} en avión a Talara y ${hours(beyondRoads.talaraMancora)} más`,
        },
      ],
      blocks: [
        `Es la única costa del Perú donde se puede nadar todo el año. Máncora es de olas y fiesta; para el silencio están Las Pocitas y Vichayito. Además del de Talara sirve el aeropuerto de Tumbes (${hours(beyondRoads.tumbesMancora)} por carretera); el de Piura queda más lejos (${hours(beyondRoads.piuraMancora)}). En bus son ${hours(beyondRoads.limaMancora)} desde Lima y ${hours(beyondRoads.chiclayoMancora)} desde Chiclayo.`,
        {
          kind: "list",
          items: [
            `**Ballenas jorobadas:** de mediados de julio a fines de octubre, sobre todo en ${formatMonths([mancora.whales.best], "es")}. Los botes salen de Los Órganos, Máncora y Punta Sal entre las 7:00 y las 11:00, por ${range(mancora.whales.hours)} horas, y cuestan unos ${formatSoles(mancora.boat.soles, "es")} (según una guía sin fecha). Lo sensato es pagar a una empresa autorizada, con chalecos, que no persiga a los animales.`,
            "**Tortugas:** en el muelle de El Ñuro; se miran, pero no se tocan ni se les da de comer.",
            "**Lleno total:** en Navidad y Año Nuevo, Semana Santa y Fiestas Patrias el alojamiento se agota al doble o al triple del precio.",
          ],
        },
        `De noche no hay que caminar por la playa oscura: ha habido asaltos. Los zancudos transmiten dengue, así que el repelente no se queda en casa. Tumbes y Zarumilla entran a menudo en estado de emergencia (${month(tumbes.asOf)}), y hacia Ecuador hay un solo paso abierto: [Tumbes y Huaquillas](page:getting-there#border-huaquillas). En años de El Niño la carretera puede cortarse entre enero y abril.`,
      ],
    },
    {
      id: "puerto-maldonado",
      title: "Puerto Maldonado, la selva junto a Cusco",
      facts: [
        { term: "Altitud", text: high("puerto-maldonado") },
        { term: "Cuánto tiempo", text: days("puerto-maldonado") },
        { term: "Mejor época", text: best("puerto-maldonado") },
        {
          term: "Camino",
          text: `${range(beyondFlights.fromCusco)} minutos en avión desde Cusco, ${flight(flightMinutes.puertoMaldonado)} desde Lima`,
        },
      ],
      blocks: [
        "Para pasar tres o cuatro días en la selva después de Machu Picchu no hay nada más sencillo: se despega de Cusco y a la hora del almuerzo un bote va camino de un albergue en el Tambopata. Hay guacamayos en las collpas (paredes de arcilla), lobos de río, caimanes y monos; el jaguar, solo con suerte. Los albergues venden el traslado, el guía y las comidas en un paquete.",
        `Por cuenta propia se llega al **lago Sandoval**: media hora de bote y luego un sendero. También hay bus desde Cusco, de ${hours(beyondRoads.cuscoMaldonado)}; el asiento más sencillo costaba ${formatSoles(beyondFares.cuscoMaldonado.soles, "es")} (${month(beyondFares.cuscoMaldonado.asOf)}). De noche cruza un abra muy alta: hace falta abrigo. En la selva también, porque entre mayo y agosto el friaje, una ola de aire frío del sur, puede durar dos o tres días.`,
        "En el tramo de la carretera a Cusco llamado La Pampa, zona de minería ilegal de oro, nadie se detiene. La vacuna contra la fiebre amarilla, las pastillas contra la malaria, los tipos de albergue y las tres selvas comparadas están en [selva](page:jungle#tambopata).",
      ],
    },
    {
      id: "fit",
      title: "Cómo hacerlo caber",
      blocks: [
        "En las dos semanas clásicas cabe un desvío sin apuros. Estos son los candidatos:",
        {
          kind: "table",
          caption: "Cuánto tiempo reservar, con el viaje incluido",
          head: ["Desvío", "Días", "Dónde encaja", "Nota"],
          rows: [
            [
              "Paracas–Ica–Nasca",
              "3–4",
              "al comienzo, de Lima hacia el sur",
              "se sigue en bus a Arequipa y se gana altura poco a poco",
            ],
            [
              "Puerto Maldonado",
              "4",
              "antes o después de Cusco",
              "[el plan día por día](page:itineraries#cusco-jungle)",
            ],
            ["Huaraz", "5–7", "entre Lima y Cusco", "aclimata bien, pero son días de bus"],
            [
              "Trujillo–Chiclayo–Chachapoyas",
              "7–9",
              "un viaje propio por el norte",
              "[el norte día por día](page:itineraries#north)",
            ],
            ["Máncora", "3–4", "al final, de julio a octubre", "de Talara a Lima, con un día de reserva"],
            ["Cajamarca", "3", "después de Trujillo", "en carnaval, reservar con meses de anticipación"],
          ],
        },
        `**Huaraz y el norte en un solo viaje:** se sube en bus de Lima a Huaraz, se pasan allí ${days("huaraz")}, se baja en bus a Trujillo (${hours(beyondRoads.limaHuaraz)}) y se sigue [el plan del norte](page:itineraries#north) desde su segunda noche, en Huanchaco. Se ahorra el vuelo a Trujillo y no hace falta volver a Lima en el camino.`,
        "Dos reglas: la última noche antes del vuelo a casa se duerme en Lima, y después de cada vuelo incierto (Chachapoyas, Jaén, Huaraz) se deja un día libre. Los precios de vuelos y buses están en [los grandes gastos](page:costs#big-items).",
      ],
    },
  ],
  freshness: [
    `Lo más reciente sobre los estados de emergencia y la norma de la laguna 69 es de ${month(emergency.asOf)}; sobre el aeropuerto de Jaén y El Niño, de ${month(jaenAirport.asOf)}. El aforo de Kuélap es de ${month(kuelap.quota.asOf)}, y el precio del teleférico, de ${month(kuelap.cableCar.asOf)}. Los tiempos de viaje están redondeados y son de guías de viaje.`,
    "Antes de salir, mirar cómo abren Kuélap y los museos en la [web de boletos](site:tuBoleto) y en el [Ministerio de Cultura](site:culture), las tarifas de los parques en el [SERNANP](site:sernanp) y el tiempo de la costa norte en el informe del [ENFEN](site:elNino).",
  ],
}));
