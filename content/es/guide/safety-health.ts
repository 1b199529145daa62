import { huaraz } from "#content/facts/beyond/beyond-places.ts";
import { coastalElNino } from "#content/facts/climate/weather.ts";
import { emergency, singleNumber } from "#content/facts/country.ts";
import { consularLines, helpLines } from "#content/facts/entry/help-lines.ts";
import { safetyAdvice, yellowFever } from "#content/facts/entry/travel-advice.ts";
import {
  altitudeRules as rules,
  altitudeSteps,
  deathsAroundCusco,
} from "#content/facts/health/altitude-rules.ts";
import { altitudeBands, altitudeStops } from "#content/facts/health/altitude-stops.ts";
import {
  carePrices,
  clinicDeposit,
  dengue,
  diarrhoea,
  measles,
  policyLimits,
  rabies,
  yellowFeverAdvice,
  yellowFeverCases,
} from "#content/facts/health/infections.ts";
import { oxygenPercent } from "#content/facts/health/oxygen-percent.ts";
import { emergencyState, otherEmergencies } from "#content/facts/safety/emergency-state.ts";
import { mexicanRelations, rescueLines } from "#content/facts/safety/rescue-lines.ts";
import {
  arequipaTaxis,
  cuscoComplaints,
  officialAdvice,
  phoneWarning,
  railwaySlide,
  roadDeaths,
  strikes,
  trainCollision,
} from "#content/facts/safety/safety-figures.ts";
import { highestBedOf } from "#content/facts/itineraries/itineraries.ts";
import { iquitosFacts, jungleHealth } from "#content/facts/jungle/jungle.ts";
import { places } from "#content/facts/places.ts";
import { treks } from "#content/facts/treks/treks.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatDays } from "#i18n/format-days.ts";

const metres = (value: number) => formatMetres(value, "es");
const number = (value: number) => formatNumber(value, "es");
const day = (iso: string) => formatDate(iso, "es");
const days = (from: string, to: string) =>
  `${Object.values(formatDays(from, to, "es")).join("")} de ${from.slice(0, 4)}`;
const month = (yearMonth: string) => formatMonth(yearMonth, "es");
const call = ({ shown, tel }: { shown: string; tel: string }) => `[${shown}](tel:${tel})`;
const line = (digits: string) => `[${digits}](tel:${digits})`;

const [felt, hard, visit] = altitudeBands;
const northernBed = () => places[highestBedOf("north")].altitude;

export default guideWords(() => ({
  title: "Seguridad y salud en el Perú",
  description:
    "Dónde cuidarse en el Perú: distritos y ciudades, taxis, buses de noche, estado de emergencia, mal de altura, vacunas, clínicas y seguro de viaje.",
  keywords: [
    "seguridad en el Perú",
    "distritos peligrosos de Lima",
    "estado de emergencia Perú",
    "mal de altura Cusco",
    "soroche",
    "vacuna fiebre amarilla Perú",
    "seguro de viaje Perú altura",
    "policía de turismo",
  ],
  lead: "La mayoría de los viajes por el Perú transcurre sin problemas. El riesgo de todos los días es el robo; la molestia, el bloqueo; lo que de verdad puede hacer daño son la altura y la carretera. Aquí se ve en qué fijarse en cada ciudad, qué hacer si aun así pasa algo y qué conviene hablar antes del viaje con el médico y con la aseguradora.",
  pictureAlt:
    "Una plaza iluminada de Cusco al anochecer: un policía de turismo junto a la fuente y, bajo los portales, la cruz verde de una farmacia.",
  sections: [
    {
      id: "places",
      title: "¿Dónde es seguro y dónde no?",
      blocks: [
        "La pregunta no es si el Perú es seguro, sino qué calle y a qué hora. En la ruta de los viajeros se camina de día como en cualquier capital de la región; de noche conviene pedir un auto incluso para pocas cuadras.",
        {
          kind: "table",
          caption: "Lima y Callao, distrito por distrito",
          head: ["Dónde", "De día", "De noche"],
          rows: [
            [
              "Miraflores, San Isidro, Barranco, San Borja",
              "tranquilo, también a pie; hay ladrones que arrebatan celulares desde una moto, y falsos repartidores en la vereda (acera)",
              "a pie por las calles concurridas; para lo demás, taxi por aplicación",
            ],
            [
              "Centro histórico de Lima",
              "tranquilo entre la Plaza Mayor y San Francisco; las marchas se reúnen aquí y entonces se cierra el paso",
              "en auto, de puerta a puerta",
            ],
            [
              "Barrios Altos, plaza Dos de Mayo, La Victoria y Gamarra, el cerro del Rímac",
              "solo con alguien del lugar",
              "no ir",
            ],
            [
              "Callao",
              "se atraviesa camino al aeropuerto; La Punta y el barrio artístico Monumental, en auto",
              "solo el aeropuerto; las calles del puerto, a ninguna hora",
            ],
            [
              "Distritos periféricos (San Juan de Lurigancho, Comas, Ate, Puente Piedra, Villa El Salvador)",
              "no hay nada que ver; las bandas extorsionan a choferes y comerciantes",
              "no ir",
            ],
          ],
        },
        {
          kind: "table",
          caption: "Otras ciudades",
          head: ["Dónde", "Qué pasa", "Qué hacer"],
          rows: [
            [
              "Cusco",
              `carteristas en el terminal, el mercado y los hostales, y agencias tramposas; ${cuscoComplaints.aMonth.join("–")} turistas al mes denunciaban algo, el ${cuscoComplaints.theftPercent} % robos y el ${cuscoComplaints.fraudPercent} % estafas (${cuscoComplaints.asOf.slice(0, 4)})`,
              "tarde en la noche, en taxi a San Blas y a Sacsayhuamán; los tours se compran en una oficina y con comprobante",
            ],
            [
              "Arequipa",
              `falsos taxis tomados en la calle: ${arequipaTaxis.robberies} asaltos en ${arequipaTaxis.months} meses, casi todos entre las ${arequipaTaxis.hours.join(" y las ")} (${arequipaTaxis.asOf.slice(0, 4)})`,
              "pedir el taxi por aplicación o en el hotel",
            ],
            [
              "Puno, Juliaca",
              "Puno es tranquilo, aunque oscuro junto al terminal; Juliaca es un lugar de paso atestado donde suelen empezar los bloqueos",
              "a Juliaca, solo por el aeropuerto o el bus, y con luz de día",
            ],
            [
              "Trujillo",
              `guerra de bandas en la periferia y estado de emergencia casi permanente (${month(otherEmergencies.north.asOf)}); en el centro y en Huanchaco apenas se nota`,
              "a Chan Chan y a la Huaca de la Luna, en taxi o con guía",
            ],
            [
              "Máncora, Tumbes",
              `robos nocturnos en la playa y en mototaxis; a menudo, estado de emergencia en Tumbes (${month(otherEmergencies.north.asOf)})`,
              "no volver de noche por la arena; cruzar la frontera de día y en un solo bus",
            ],
            [
              "Ica, Huacachina, Nasca, Paracas",
              "calma de ciudad pequeña, ladrones en los terminales",
              "no soltar el equipaje",
            ],
            [
              "Huaraz, Cajamarca, Chachapoyas",
              "ciudades serranas amables; hay asaltos en los senderos solitarios a los miradores",
              "caminar en grupo o con guía",
            ],
            [
              "Iquitos, Puerto Maldonado",
              `carteristas en los puertos y en el mercado de Belén, guías improvisados en la calle; en el río, cerca de Iquitos, asaltaron a un grupo de excursión (${month(iquitosFacts.robbery.asOf)})`,
              "reservar el albergue de antemano y que recojan en el aeropuerto",
            ],
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Adonde no hay que ir",
          text: [
            `**El VRAEM:** los valles del Apurímac, el Ene y el Mantaro, donde se juntan Ayacucho, Cusco, Huancavelica y Junín, son del narcotráfico y de lo que queda de Sendero Luminoso. Tienen su propio estado de emergencia (${month(otherEmergencies.vraem.asOf)}). La ciudad de Cusco, el Valle Sagrado, el Camino Inca y Machu Picchu **no** forman parte de él.`,
            `**La frontera con Colombia:** una franja de ${safetyAdvice.borderStripKm} km en Loreto, salvo el propio Amazonas y la triple frontera, y los tramos de selva de la **frontera con Ecuador**. Nada lleva allí a un viajero, como tampoco a la provincia de **Pataz** (La Libertad), conocida por la minería ilegal.`,
          ],
        },
        `¿Qué dicen los gobiernos? En la escala estadounidense de ${officialAdvice.unitedStates.of} niveles el Perú está en el ${officialAdvice.unitedStates.level}, «mayor precaución» (${month(officialAdvice.unitedStates.asOf)}); el Reino Unido advierte solo sobre las dos zonas anteriores (${month(officialAdvice.unitedKingdom.asOf)}). Al reservar, y otra vez la semana del viaje, leer lo que publica la cancillería de cada país: [Exteriores](site:exteriores) en España, la [SRE](site:sreMexico) en México.`,
      ],
    },
    {
      id: "crimes",
      title: "Robos, asaltos y estafas: cómo evitarlos",
      blocks: [
        "El ladrón busca a quien va mirando el celular. Estas son costumbres que los propios limeños respetan:",
        {
          kind: "terms",
          items: [
            {
              term: "Celular",
              text: "No se lleva en la mano al borde de la vereda, en los semáforos ni junto a la ventanilla abierta. Para ver el mapa se entra en una tienda; el bloqueo remoto se activa antes de viajar.",
            },
            {
              term: "Taxi",
              text: "Se pide por aplicación o en el hotel, se comprueba la placa (matrícula) y se viaja atrás, con los seguros puestos. Nunca se va con el chofer que se ofrece en el aeropuerto o el terminal. El «secuestro al paso» empieza casi siempre en un taxi parado en la calle: retienen a la víctima unas horas mientras le vacían las tarjetas.",
            },
            {
              term: "Tarjetas",
              text: "Se lleva una de límite bajo y la otra queda en la caja fuerte; en la aplicación del banco se cierra la sesión.",
            },
            {
              term: "Cajero automático",
              text: "Se usa de día y dentro de un banco; se tapa la clave, no se acepta ayuda y se pide el cargo en soles, no en la moneda de la tarjeta.",
            },
            {
              term: "Comida y bebida",
              text: "El vaso queda siempre a la vista; de desconocidos no se aceptan tragos, dulces ni cigarrillos. La «pepera» echa droga en la bebida: una cita de aplicación debe ser en un lugar público. Se sale en grupo y se vuelve en grupo.",
            },
            {
              term: "Billetes falsos",
              text: "«Toque, mire, gire»: palpar, ver a contraluz, inclinar. Los billetes grandes se cambian en una tienda y no en el taxi; los rotos se devuelven.",
            },
            {
              term: "Bolso",
              text: "No se cuelga del respaldo de la silla ni se deja en la repisa del bus. Si alguien mancha con mostaza y empieza a limpiar, el cómplice ya está en el bolso: hay que seguir caminando.",
            },
            {
              term: "Falsos policías y guías",
              text: "Un policía de verdad no pide dinero ni la clave. Se le propone ir juntos, a pie, a la comisaría. El guía autorizado tiene carné.",
            },
            {
              term: "Agencias",
              text: "Se paga contra comprobante con número de RUC, el registro tributario. Nadie honrado vende en la calle pasajes de tren ni permisos del Camino Inca.",
            },
            {
              term: "Bus de noche",
              text: "Lo mejor es el servicio directo de una empresa grande, desde su terminal: ahí filman a los pasajeros, revisan el equipaje de mano y no recogen a nadie en ruta. Se duerme con los documentos y el dinero encima y la mochila entre los pies. La sierra se cruza de día.",
            },
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Si alguien saca un arma",
          text: [
            "Hay que entregar todo, también las claves, y no mirar a los ojos. Según la experiencia de la embajada de Estados Unidos, quienes no se resistieron salieron casi siempre ilesos. Un celular se repone.",
          ],
        },
      ],
    },
    {
      id: "emergency",
      title: "El estado de emergencia",
      blocks: [
        `Por las extorsiones y los asesinatos, Lima y Callao viven en estado de emergencia, de treinta en treinta días y casi sin pausa, desde ${month(emergencyState.since)}. El último decreto conocido llegaba hasta el ${day(emergencyState.lastKnownEnd)}: si hay uno vigente hoy, hay que verlo en [El Peruano](site:elPeruano).`,
        "En la práctica hay soldados patrullando con la policía y más controles de identidad, la policía puede entrar en las casas y detener sin orden judicial, y los actos masivos necesitan permiso. Museos, restaurantes, vuelos, trenes y Machu Picchu funcionan como siempre.",
        {
          kind: "checklist",
          items: [
            "Llevar copia del pasaporte o el documento con que se entró, y de la [TAM](page:entry#arrival), el registro de ingreso.",
            "No acercarse a manifestaciones ni a cordones policiales, y no fotografiarlos.",
            "No ir dos adultos en una moto: los decretos lo prohibieron en las zonas señaladas.",
          ],
        },
        "También se declara la emergencia por lluvias, a veces en cientos de distritos a la vez: no tiene que ver con el crimen, pero invita a mirar el estado de las vías. Los decretos se publican en el diario oficial, El Peruano.",
      ],
    },
    {
      id: "strikes",
      title: "Paros, bloqueos y marchas",
      blocks: [
        "Un paro dura uno o dos días; un bloqueo, lo que dure la paciencia. Los más frecuentes son los de las carreteras entre Cusco, Puno y Arequipa, la Panamericana en Ica, la vía del tren a Machu Picchu y los alrededores de los aeropuertos de Cusco y Juliaca.",
        {
          kind: "list",
          items: [
            `**Cusco, ${day(strikes.cusco)}:** no hubo transporte urbano y apedrearon un bus de turistas que iba al aeropuerto. Las entradas a Machu Picchu de ese día valieron para el siguiente.`,
            `**Machu Picchu, ${days(strikes.machuPicchuBuses.from, strikes.machuPicchuBuses.to)}:** una disputa por los buses de subida terminó con piedras en los rieles. Se evacuó a unas ${number(strikes.machuPicchuBuses.takenOut)} personas y otras ${number(strikes.machuPicchuBuses.stuck)} quedaron varadas; primero salieron familias con niños, embarazadas y mayores.`,
            `**Lima, ${day(strikes.limaBuses.day)}:** más de ${number(strikes.limaBuses.buses)} buses no salieron, en protesta contra la extorsión.`,
          ],
        },
        {
          kind: "steps",
          items: [
            {
              title: "Mirar la vía la víspera",
              text: `En el [mapa de la SUTRAN](site:sutran) el rojo es cerrado y el amarillo, paso restringido. También responden por WhatsApp: ${call(rescueLines.sutranWhatsApp)}.`,
            },
            {
              title: "Guardar un día libre",
              text: "Uno por lo menos antes del vuelo de regreso y, en época de lluvias, dos antes de lo que siga a Machu Picchu.",
            },
            {
              title: "Si el bloqueo sorprende en el camino",
              text: "No hay que cruzarlo a pie ni en auto, aunque alguien lo ofrezca por dinero. En el equipaje de mano van agua, comida, efectivo y abrigo.",
            },
            {
              title: "Escribir a las empresas",
              text: "En un día de paro anunciado, el tren y la entrada a Machu Picchu suelen reprogramarse si se pide.",
            },
          ],
        },
      ],
    },
    {
      id: "roads",
      title: "En la carretera",
      blocks: [
        `Unas ${number(roadDeaths.aYear)} personas mueren al año en las vías del Perú (${roadDeaths.years.join("–")}): para el viajero, la carretera es más peligrosa que el ladrón. La culpa es de choferes cansados, neblina, abismos y malos frenos; un solo bus nocturno costó la vida a por lo menos ${roadDeaths.coachCrash.deaths} pasajeros en las alturas de Junín (${month(roadDeaths.coachCrash.month)}).`,
        {
          kind: "checklist",
          items: [
            "La sierra, de día o en avión.",
            "Cinturón abrochado, también en el bus.",
            "Nada de combis (minibuses) repletas ni tolvas de camión.",
            "Si el chofer corre, decírselo: «Más despacio, por favor».",
            "No manejar de noche ([Transporte en Lima](page:lima-transport#car-rental)).",
            "Chaleco salvavidas en el Titicaca, las islas Ballestas y el Amazonas.",
          ],
        },
        `El tren es seguro en comparación, pero no invulnerable: el ${day(trainCollision.day)} dos trenes chocaron de frente en la vía única a Machu Picchu; murió un maquinista y hubo ${trainCollision.injured.join("–")} heridos.`,
      ],
    },
    {
      id: "nature",
      title: "La naturaleza",
      blocks: [
        {
          kind: "terms",
          items: [
            {
              term: "Huaicos (aludes de barro)",
              text: `De diciembre a marzo, en los valles. El ${day(railwaySlide.from)} uno cerró durante día y medio la vía del tren de Hidroeléctrica y el sendero por donde pasan más de ${number(railwaySlide.walkersADay)} personas al día. Con lluvia no hay que echarse a andar junto a los rieles.`,
            },
            {
              term: "El Niño",
              text: `La comisión oficial declaró la alerta en ${month(coastalElNino.alertSince)} y esperaba que El Niño costero durara hasta fines de ${month(coastalElNino.expectedUntil)} ([más](page:weather#el-nino)). Para el norte, entre diciembre y abril, lo prudente es reservar con cancelación y leer los comunicados del [ENFEN](site:elNino).`,
            },
            {
              term: "Sismo",
              text: "Dentro se espera en la zona segura, señalada con una S verde, lejos de los vidrios y sin usar el ascensor; fuera, lejos de las fachadas.",
            },
            {
              term: "Tsunami",
              text: `Si en la costa tiembla largo o fuerte, o el mar se retira, se sube de inmediato, sin esperar la sirena. En la Costa Verde de Lima hay rutas señaladas. También suenan los celulares: es el SISMATE, usado de verdad por primera vez el ${day(phoneWarning.firstUse)}.`,
            },
            {
              term: "El mar",
              text: "Es frío y arrastra mar adentro. Con bandera roja no se entra; salvavidas hay solo los fines de semana de verano. Con oleaje anómalo los puertos cierran por días, y con ellos el paseo a las Ballestas.",
            },
            {
              term: "Rayos y volcanes",
              text: "Por encima de 4000 m, en las tardes de lluvia, caen rayos: al mediodía hay que estar ya fuera del abra (el paso). Cerca del Colca, el Sabancaya echa ceniza a veces; basta una mascarilla.",
            },
          ],
        },
        "Los avisos del día están en [SENAMHI](site:senamhi), el servicio meteorológico, y en [INDECI](site:indeci), la defensa civil.",
      ],
    },
    {
      id: "help",
      title: "A quién llamar",
      blocks: [
        {
          kind: "terms",
          items: [
            { term: "Policía", text: line(emergency.police) },
            { term: "Ambulancia (SAMU)", text: line(emergency.ambulance) },
            { term: "Bomberos y rescate", text: line(emergency.fire) },
            {
              term: "Policía de Turismo",
              text: `${call(helpLines.touristPolice)}, por teléfono y WhatsApp, día y noche; se les reconoce por la camisa blanca`,
            },
            {
              term: "IPERÚ, asistencia al turista",
              text: `WhatsApp ${call(helpLines.touristWhatsApp)}; informa, orienta y recibe reclamos`,
            },
            { term: "Violencia contra la mujer", text: line(rescueLines.women.tel) },
            { term: "Consultas de salud", text: `${line(rescueLines.health.tel)}, opción 3` },
            { term: "Policía de carreteras", text: line(emergency.highwayPolice) },
          ],
        },
        `El número único 911 se prometió en Lima y Callao para ${month(singleNumber.promisedFor)}; mientras no se anuncie, valen los anteriores. En la ciudad, la ambulancia suele llegar antes si la pide el hotel o la aseguradora.`,
        { kind: "heading", id: "robbed", text: "Si hubo un robo" },
        {
          kind: "steps",
          items: [
            {
              title: "Ponerse a salvo",
              text: "En una tienda, un hotel o un banco. No hay que perseguir a nadie.",
            },
            { title: "Bloquear todo", text: "Las tarjetas, luego el chip y el equipo (con su número IMEI)." },
            {
              title: "Poner la denuncia",
              text: "En la comisaría del distrito donde ocurrió o en la Policía de Turismo. La piden la aseguradora y la embajada; en último caso se puede hacer en el aeropuerto.",
            },
            { title: "Llamar al consulado", text: "Da un salvoconducto o pasaporte de emergencia." },
            {
              title: "Avisar a Migraciones",
              text: "El registro de ingreso debe pasar al nuevo documento; si no, habrá problemas a la salida.",
            },
            { title: "Escribir a la aseguradora", text: "En uno o dos días, con copia de la denuncia." },
          ],
        },
        { kind: "heading", id: "consular", text: "La ayuda de cada país" },
        {
          kind: "list",
          items: [
            "**España:** el Consulado General está en Lima; la dirección y el teléfono de emergencia consular figuran en [Exteriores](site:exteriores). Conviene inscribirse antes en el Registro de Viajeros.",
            `**México:** el Perú rompió las relaciones diplomáticas el ${day(mexicanRelations.brokenOn)}; en ${month(mexicanRelations.asOf)} se hablaba de reanudarlas y Brasil velaba por los intereses mexicanos. La atención consular continuaba (${month(consularLines.mexico.asOf)}): ${call(consularLines.mexico)}, WhatsApp ${call(consularLines.mexicoWhatsApp)}. Antes del viaje conviene confirmarlo en la [SRE](site:sreMexico).`,
            `**Argentina:** guardia de la Cancillería, las 24 horas: ${call(consularLines.argentina)}.`,
            "**Chile, Colombia, Ecuador, Bolivia, Uruguay, Paraguay, Venezuela, Centroamérica y el Caribe:** anotar antes del viaje el número de la embajada; el directorio está en la [cancillería peruana](site:rree).",
            "**Ciudadanos de la Unión Europea** cuyo país no tenga embajada en Lima: los atiende la de cualquier otro Estado miembro.",
          ],
        },
      ],
    },
    {
      id: "altitude",
      title: "La altura",
      blocks: [
        `Por encima de ${metres(felt)} casi todos notan la falta de oxígeno, y estar en forma no protege. En Cusco una respiración trae más o menos el ${oxygenPercent(altitudeStops.cusco)} % del oxígeno que trae en Lima; en la Montaña de Siete Colores, el ${oxygenPercent(altitudeStops.rainbowMountain)} %. El cuerpo se adapta en ${rules.adaptationDays.join("–")} días, y hasta entonces el mejor remedio es el orden del viaje. Quien vive en Bogotá, Quito, La Paz o Ciudad de México llega con ventaja, aunque no a cualquier altura.`,
        { kind: "figure", figure: "altitudeLadder" },
        {
          kind: "table",
          caption: "Qué pasa a cada altura y qué hacer",
          head: ["Altura", "Qué se siente", "Qué hacer"],
          rows: [
            [`Menos de ${metres(felt)}`, "poco o nada", "dormir aquí primero: Arequipa, Aguas Calientes"],
            [
              `De ${metres(felt)} a ${metres(hard)}`,
              "dolor de cabeza, mal sueño, falta de aire en las escaleras",
              "dos o tres días suaves, sin alcohol; el Valle Sagrado antes que Cusco",
            ],
            [
              `De ${metres(hard)} a ${metres(visit)}`,
              "cada paso cuesta, poco apetito, noches heladas",
              "dormir aquí solo ya aclimatados; en las abras, despacio y con pausas cortas",
            ],
            [
              `Más de ${metres(visit)}`,
              "a algunos, mareo",
              "ir por medio día y dormir más abajo; si hay malestar, regresar enseguida",
            ],
          ],
        },
        {
          kind: "list",
          items: [
            `**Primera noche:** llegando del nivel del mar, por debajo de ${metres(rules.firstNight)}. Cusco y Puno quedan muy por encima, y el Valle Sagrado (${metres(altitudeStops.sacredValley)}), justo en el límite: por eso el primer camino desde el aeropuerto es de bajada.`,
            `**Escalones:** por encima de ${metres(altitudeSteps.stepAbove)}, no dormir más de ${metres(rules.step)} más alto que la noche anterior, y quedarse una noche adicional cada ${metres(rules.extraNightEvery)}.`,
            `**Las primeras ${rules.rest.hours} horas:** ni alcohol ni esfuerzos ni somníferos. Mucha agua y cena ligera.`,
            "**De día arriba, de noche abajo:** se puede subir de paseo, pero no a dormir.",
            "**El mate de coca** alivia y reconforta, pero no previene, y no se puede llevar a casi ningún país.",
            `**Medicinas:** el médico piensa en la acetazolamida cuando se pasa de ${metres(rules.medicineAbove)} en un solo día o cuando ya hubo soroche antes. No se toma con alergia a las sulfas ni por cuenta propia.`,
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Bajar de inmediato",
          text: [
            "Falta de aire en reposo, tos húmeda, tambaleo, habla confusa o vómitos con un dolor de cabeza que empeora pueden ser un edema pulmonar o cerebral, que mata en horas. No se espera a la mañana ni confiar en una pastilla: se baja a la persona al menos 500–1000 m y se busca un médico. El oxígeno solo gana tiempo.",
          ],
        },
        { kind: "heading", id: "altitude-children", text: "Con niños" },
        `Desde los ${rules.childrenAsAdultsFrom} años, más o menos, los niños llevan la altura como los adultos: tras un ascenso rápido de ${metres(rules.childrenIll.climb)} se enferma cerca del ${rules.childrenIll.percent} %. Los pequeños no saben decirlo, así que el llanto, la falta de apetito y el mal sueño son mal de altura mientras no se demuestre otra cosa. Antes de los seis meses, tras un resfrío o una otitis recientes o con un defecto del corazón, primero se habla con el médico. La ruta está en [Itinerarios](page:itineraries#with-children).`,
        { kind: "heading", id: "altitude-pregnancy", text: "En el embarazo" },
        `No se ha probado que una visita corta haga daño, pero se ha investigado poco. En un embarazo sin complicaciones lo habitual es no dormir por encima de ${metres(rules.pregnancy)}, no esforzarse y tener siempre un hospital cerca. La selva es otra cuestión: por el zika, el oropouche, la malaria y las vacunas de virus vivos, solo se va con consejo médico.`,
        { kind: "heading", id: "altitude-heart", text: "Con males del corazón o del pulmón" },
        `Con hipertensión, enfermedad coronaria, asma, EPOC, apnea del sueño, anemia falciforme o anticoagulantes hay que hablar con el cardiólogo o el neumólogo **antes** de reservar, pedirle un informe, llevar las medicinas repartidas en dos bultos de mano y contratar un seguro que acepte la enfermedad. En los alrededores de Cusco murieron al menos ${deathsAroundCusco.visitors} visitantes de paro cardíaco o tras desplomarse entre ${deathsAroundCusco.since} y ${month(deathsAroundCusco.asOf)}; tenían entre ${deathsAroundCusco.ages.join(" y ")} años, y la ayuda tardó en llegar. Si el médico dice que no a Cusco, hay un plan listo para [el norte](page:itineraries#north), donde la noche más alta es a ${metres(northernBed())}, y quedan además Lima, Paracas, Nasca y la selva. Cómo viajar sin forzarse, a cualquier edad, está en [después de los sesenta](page:for-whom#older).`,
      ],
    },
    {
      id: "stomach",
      title: "El estómago y la diarrea",
      blocks: [
        "Lo más probable es que en el camino se pesque un mal de estómago. Lo evitan el agua embotellada o hervida, el hielo y la ensalada solo en buenos restaurantes, la fruta pelada por uno mismo y las manos lavadas antes de comer.",
        {
          kind: "steps",
          items: [
            {
              title: "Tomar líquido y reponer sales",
              text: "En toda farmacia hay sales de rehidratación oral (suero oral): un vaso después de cada deposición. La gaseosa y el jugo no las reemplazan.",
            },
            {
              title: "Comer ligero y descansar",
              text: `La mayoría de los casos pasa solo en ${diarrhoea.days.join("–")} días.`,
            },
            {
              title: "Loperamida, solo para un viaje en bus",
              text: "Ayuda a un adulto con un caso leve, nunca con fiebre ni con sangre.",
            },
            {
              title: "Antibiótico, solo si es grave",
              text: "Es decir, con fiebre, sangre o decaimiento. Cuál y cuánto se habla con el médico antes de viajar; a niños y embarazadas se les suele dar azitromicina.",
            },
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Cuándo ir al médico",
          text: [
            `Con sangre, con fiebre de más de ${number(diarrhoea.feverFrom)} °C, si no mejora en tres días o si la persona apenas bebe y se marea. Con niños pequeños, mayores o embarazadas no hay que esperar tanto.`,
          ],
        },
        `En la altura el agua hierve a menos grados: hay que dejarla ${diarrhoea.boilMinutes} minutos.`,
      ],
    },
    {
      id: "infections",
      title: "Infecciones y vacunas por zona",
      blocks: [
        "Para entrar no se exige ninguna vacuna. Al menos seis semanas antes, ir a un centro de vacunación internacional con el itinerario en la mano: ellos deciden qué hace falta.",
        {
          kind: "table",
          caption: "Qué hay y dónde",
          head: ["Enfermedad", "Dónde", "Qué hacer"],
          rows: [
            [
              "Fiebre amarilla",
              `al este de los Andes, por debajo de ${metres(yellowFever.belowMetres)}; el balance de ${month(yellowFeverCases.asOf)} fue de ${yellowFeverCases.cases} casos y ${yellowFeverCases.deaths} muertes, ninguno vacunado`,
              `vacuna al menos ${yellowFever.daysBefore} días antes de la selva`,
            ],
            [
              "Dengue",
              `selva y costa norte, a veces Lima; ${number(dengue.cases2025)} casos en 2025 y ${number(dengue.cases2026)} en 2026 hasta fines de febrero`,
              "repelente también de día; para la fiebre paracetamol, **no** aspirina ni ibuprofeno",
            ],
            [
              "Malaria",
              `la selva por debajo de ${metres(jungleHealth.malaria.belowMetres)}, sobre todo Loreto; no la hay en Lima, la costa, Arequipa, Cusco, Machu Picchu ni Puno`,
              "preguntar por pastillas para la zona de Iquitos",
            ],
            [
              "Zika, oropouche",
              "selva y valles cálidos",
              "embarazadas y quienes planean un embarazo: consultar",
            ],
            [
              "Sarampión",
              `alerta por ${measles.cases} casos en Lima (${month(measles.asOf)}); hubo un brote en Bolivia`,
              `comprobar que se tienen las dos dosis`,
            ],
            [
              "Rabia",
              `perros en Arequipa (${rabies.dogs} con rabia desde ${rabies.since}), murciélagos en la selva`,
              `tras una mordedura, ${rabies.washMinutes} minutos de agua y jabón, y médico **el mismo día**`,
            ],
            [
              "Hepatitis A, fiebre tifoidea",
              "en todas partes, por agua y alimentos",
              "vacuna contra ambas; renovar también la del tétanos",
            ],
          ],
        },
        `**¿Hace falta la vacuna de la fiebre amarilla para Machu Picchu?** Las fuentes se contradicen. Los [CDC](site:cdc) de Estados Unidos la recomiendan también allí desde ${yellowFever.machuPicchuSince}; para el [Ministerio de Salud](site:minsa) del Perú, la ciudad de Cusco, Machu Picchu y el Camino Inca no son zona de riesgo, y sí lo son las zonas rurales bajas de la región (${month(yellowFeverAdvice.asOf)}). El Perú la aconseja de los ${yellowFeverAdvice.fromMonths} meses a los ${yellowFeverAdvice.toYears} años; a mayor edad o con defensas bajas decide el médico. Qué países piden el certificado al salir del Perú se lee en [Cómo llegar](page:getting-there#yellow-fever).`,
        "Contra los mosquitos: manga larga, DEET o icaridina, y mosquitero. Si en el mes siguiente a la selva hay fiebre, hay que decirle al médico dónde se estuvo, para que pida un análisis de sangre. En la sierra la radiación ultravioleta llega casi todos los días al máximo de la escala: protector 50, sombrero y lentes, también los niños.",
      ],
    },
    {
      id: "clinics",
      title: "Farmacias, médicos, clínicas",
      blocks: [
        "En toda ciudad hay farmacias o boticas, y algún local de las cadenas Inkafarma y Mifarma abre toda la noche. Se pide por el principio activo, porque las marcas cambian de un país a otro. En los pueblos de la selva no hay nada. Las medicinas propias se llevan en su caja y con receta.",
        {
          kind: "table",
          caption: "Clínicas y hospitales; la aseguradora debe confirmar el nombre",
          head: ["Ciudad", "Clínica privada", "Hospital público"],
          rows: [
            [
              "Lima",
              "Clínica Delgado (Miraflores), Anglo Americana y Ricardo Palma (San Isidro), Clínica Internacional",
              "en ambulancia, a emergencias",
            ],
            [
              "Cusco",
              "Clínica Pardo, Clínica San José, Clínica Peruano Suiza",
              "Hospital Regional, Antonio Lorena",
            ],
            ["Machu Picchu", "–", "centro de salud en Aguas Calientes; arriba, solo primeros auxilios"],
            [
              "Arequipa",
              "Clínica Arequipa, Clínica San Juan de Dios",
              "Hospital Goyeneche (vacuna antirrábica)",
            ],
            ["Puno, Juliaca", "Clínica Americana (Juliaca)", "Manuel Núñez Butrón (Puno)"],
            ["Iquitos", "Clínica Ana Stahl", "Hospital Regional de Loreto"],
            ["Puerto Maldonado", "–", "Hospital Santa Rosa"],
          ],
        },
        `La clínica privada pide tarjeta o depósito antes de atender y cobra antes del alta (${month(clinicDeposit.asOf)}). Una consulta con especialista cuesta en Lima unos ${carePrices.specialistUsd.join("–")} dólares (estimación). Los casos graves se trasladan de Cusco a Lima: para eso está el seguro. A su central hay que llamar primero, y ella dice adónde ir.`,
      ],
    },
    {
      id: "insurance",
      title: "Qué debe cubrir el seguro de viaje",
      blocks: [
        `Ni la Tarjeta Sanitaria Europea ni el seguro social o la obra social de otro país sirven en el Perú. En la letra pequeña, el número que importa es **hasta cuántos metros** cubre la póliza: muchas terminan a ${policyLimits.metres.map(metres).join(", ")} o valen solo mientras no se haga trekking (${month(policyLimits.asOf)}). Se busca el punto más alto del viaje y se hace constar.`,
        {
          kind: "table",
          caption: "Hasta dónde debe llegar la póliza",
          head: ["Si el viaje llega a", "Altura"],
          rows: [
            ["Cusco", metres(altitudeStops.cusco)],
            ["Puno, lago Titicaca", metres(altitudeStops.puno)],
            ["Camino Inca", metres(altitudeStops.incaTrailPass)],
            ["Laguna 69", metres(huaraz.laguna69)],
            ["Salkantay", metres(altitudeStops.salkantayPass)],
            ["Santa Cruz", metres(treks["santa-cruz"].highest[1])],
            ["Cañón del Colca", metres(altitudeStops.colcaPass)],
            ["Vuelta al Huayhuash", metres(treks.huayhuash.highest[1])],
            ["Montaña de Siete Colores", metres(altitudeStops.rainbowMountain)],
            ["Vuelta al Ausangate", metres(treks.ausangate.highest[1])],
          ],
        },
        {
          kind: "checklist",
          items: [
            "atención médica por al menos cien mil dólares o euros, con el mal de altura nombrado",
            `búsqueda, rescate y repatriación (se han visto cuentas de ${number(carePrices.evacuationUsd)} dólares por una evacuación)`,
            "la enfermedad preexistente, si la hay",
            "caminatas con y sin guía, bicicleta, canotaje, sandboard, caballo, sobrevuelo de Nasca: lo que entre en el viaje",
            "responsabilidad civil y asistencia legal",
            "conexiones y tours perdidos por paros y retrasos",
            "equipaje y celular, con denuncia policial",
            "una central que atienda día y noche y pague directamente a la clínica",
          ],
        },
      ],
    },
  ],
  freshness: [
    `Lo último sobre el estado de emergencia es de ${month(emergencyState.asOf)}; el dato de salud más reciente, de ${month(measles.asOf)}. Las reglas de la altura siguen el manual de los CDC de ${rules.asOf.slice(0, 4)}; la cifra de los falsos taxis de Arequipa es de ${month(arequipaTaxis.asOf)}.`,
    "Los teléfonos y los nombres de las clínicas salen de publicaciones; el de la Policía de Turismo tiene una sola fuente. Cómo está todo hoy lo dicen la cancillería de cada país antes de salir, el [mapa de la SUTRAN](site:sutran) en ruta y los [CDC](site:cdc) antes de la selva.",
  ],
  disclaimer: [
    "Esta página es informativa y no reemplaza a un médico ni a una autoridad. Conviene consultar con un médico sobre vacunas, altura y medicinas, y leer antes del viaje los consejos de la cancillería de cada país.",
  ],
}));
