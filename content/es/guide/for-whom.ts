import { helpLines } from "#content/facts/entry/help-lines.ts";
import { altitudeRules as rules } from "#content/facts/health/altitude-rules.ts";
import { altitudeStops } from "#content/facts/health/altitude-stops.ts";
import { yellowFeverAdvice } from "#content/facts/health/infections.ts";
import { tambopataFacts } from "#content/facts/jungle/jungle.ts";
import {
  ayahuascaWarning,
  copiesOfHeritage,
  drugTrafficking,
  lgbtRights,
  machuPicchuBag,
  metropolitanoLifts,
  wheelchairRoute,
  wildAnimals,
} from "#content/facts/safety/local-laws.ts";
import { rescueLines } from "#content/facts/safety/rescue-lines.ts";
import { porterRules } from "#content/facts/treks/trek-rules.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

const metres = (value: number) => formatMetres(value, "es");
const month = (yearMonth: string) => formatMonth(yearMonth, "es");
const call = ({ shown, tel }: { shown: string; tel: string }) => `[${shown}](tel:${tel})`;

export default guideWords(() => ({
  title: "¿Para quién es el Perú?",
  description:
    "El Perú con niños, en solitario, para mujeres, parejas gais y mayores, en silla de ruedas o sin comer carne: qué saber, qué se estila y qué es delito.",
  keywords: [
    "Perú con niños",
    "viajar solo al Perú",
    "mujer que viaja sola Perú",
    "Perú en silla de ruedas",
    "Perú para adultos mayores",
    "comida vegetariana Perú",
    "Perú LGBT",
    "costumbres del Perú",
  ],
  lead: "El Perú es para casi todos, aunque no en el mismo orden ni a la misma altura. Aquí se ve adónde ir con un niño pequeño, con rodillas delicadas o en silla de ruedas, qué conviene a quien viaja en solitario, y a las viajeras, qué come un vegetariano, qué es de buena educación y qué lleva a la cárcel.",
  pictureAlt:
    "Una familia con un niño, una pareja mayor y un caminante en un mirador; abajo, los andenes incas bajan hacia un valle verde.",
  sections: [
    {
      id: "compare",
      title: "Adónde y con quién",
      blocks: [
        "El cuadro dice qué esperar en los lugares más conocidos. «Niño pequeño» es menor de seis años; «rodillas delicadas», quien ya siente cien escalones.",
        {
          kind: "table",
          caption:
            "Los lugares más conocidos con un niño pequeño, con rodillas delicadas o en silla de ruedas",
          head: ["Lugar", "Niño pequeño", "Rodillas delicadas", "Silla de ruedas"],
          rows: [
            [
              "Lima: Miraflores, Museo Larco",
              "bien: parques frente al mar, juegos",
              "bien",
              "bien: el malecón y varios museos son accesibles",
            ],
            [
              "Paracas, islas Ballestas",
              "bien: dos horas de bote y lobos marinos",
              "bien, ayudan a subir",
              "la orilla sí; al bote, solo en brazos",
            ],
            [
              "Huacachina",
              "desde los seis, más o menos: los tubulares (carros de dunas) saltan mucho",
              "hay que trepar la duna",
              "solo la laguna",
            ],
            [
              `Arequipa (${metres(altitudeStops.arequipa)})`,
              "bien, y sirve para aclimatarse",
              "bien: el centro es plano",
              "la plaza y buena parte del convento; hay empedrado",
            ],
            [
              `Valle Sagrado (${metres(altitudeStops.sacredValley)})`,
              "bien: llamas y mercados",
              "los sitios incas son puros escalones; los miradores de Moray y Maras, en cambio, no",
              "algún mirador, en auto",
            ],
            [
              `Machu Picchu (${metres(altitudeStops.machuPicchu)})`,
              "en mochila portabebés; no dejan entrar cochecitos",
              "por la ruta baja, la 3-B, despacio",
              "solo con una empresa especializada (más abajo)",
            ],
            [
              `Cusco (${metres(altitudeStops.cusco)})`,
              "solo después del valle",
              "alrededor de la plaza; San Blas es empinado",
              "difícil: veredas altas, empedrado",
            ],
            [
              `Lago Titicaca (${metres(altitudeStops.puno)})`,
              "mejor en edad escolar y al final",
              "los Uros sí; Taquile tiene muchos escalones",
              "no",
            ],
            [
              `Montaña de Siete Colores (${metres(altitudeStops.rainbowMountain)})`,
              "mejor no",
              "dura incluso a caballo",
              "no",
            ],
            [
              "Albergue en la selva",
              "desde la edad de la vacuna; a los seis años es una fiesta",
              "escalera al bote y senderos con barro; preguntar",
              "en pocos lugares y con aviso",
            ],
          ],
        },
      ],
    },
    {
      id: "children",
      title: "Con niños",
      blocks: [
        "Los peruanos adoran a los niños: el mozo (camarero) les acaricia la cabeza y en la cola los dejan pasar. Lo segundo es además un derecho. En la ventanilla de «atención preferente» de bancos, aeropuertos y museos pasan primero quienes llevan niños pequeños, las embarazadas, los mayores y las personas con discapacidad.",
        {
          kind: "steps",
          items: [
            {
              title: "Viajar según la altura",
              text: `Costa, luego Arequipa o el Valle Sagrado, Machu Picchu y Cusco al final. Lo primero que se puede omitir es el Titicaca; para dormir por encima de ${metres(3500)}, mejor en edad escolar ([la altura con niños](page:safety-health#altitude-children)).`,
            },
            {
              title: "Menos lugares, más noches",
              text: "Para dos semanas bastan cuatro alojamientos. El vuelo interno vale lo que cuesta: en un bus nocturno un niño pequeño no duerme. La ruta está en [itinerarios](page:itineraries#with-children).",
            },
            {
              title: "Portabebés en vez de cochecito",
              text: "En Machu Picchu el cochecito está prohibido, y en las piedras de Cusco y de los sitios incas no rodaría. Las sillas para el auto son raras: se lleva la propia o se pide antes.",
            },
            {
              title: "La selva, después de la vacuna",
              text: `El Perú aconseja la de la fiebre amarilla desde los ${yellowFeverAdvice.fromMonths} meses; con un bebé menor, el Amazonas puede esperar.`,
            },
            {
              title: "Documentos",
              text: "Cada niño necesita su propio documento, que también piden con la entrada rebajada. Si viaja con uno solo de los padres, la autorización que hace falta está en [Ingreso al Perú](page:entry#children); muchos países la exigen ya a la salida.",
            },
          ],
        },
        "Comer es fácil: sopa de pollo, arroz, papas fritas, plátano y jugos hay en todas partes, y el pollo a la brasa es también el favorito de los niños peruanos. Lo que no hay es mar tibio (salvo en Máncora) ni calefacción en las habitaciones de la sierra. Pañales y leche en polvo se venden en las farmacias de las ciudades.",
      ],
    },
    {
      id: "alone",
      title: "En solitario",
      blocks: [
        "Entre Lima, Cusco y Puno se está solo únicamente si se quiere. Las cenas de los hostales, los recorridos a pie gratuitos y los buses turísticos con paradas libres traen compañía, y en Cusco se arma de un día para otro un grupo para caminar.",
        {
          kind: "list",
          items: [
            "**Más cara:** la habitación individual, y el taxi. Los albergues de la selva suelen cobrar un suplemento; conviene preguntar con quién se puede compartir.",
            "**Caminar,** siempre en grupo o con guía, también al mirador de la ciudad.",
            "**Alguien debe saber** dónde se duerme hoy y cuándo habrá noticias. Compartir la ubicación y comprar una eSIM cuesta poco.",
            "**Llegar con luz:** comprar pasajes que entren a la ciudad nueva por la tarde.",
            "**Dinero en dos sitios,** y una tarjeta en el hotel: no hay a quién pedirle prestado.",
          ],
        },
        "De buses nocturnos, taxis y distritos se habla en [seguridad y salud](page:safety-health#places).",
      ],
    },
    {
      id: "women",
      title: "Viajeras",
      blocks: [
        "Muchas mujeres recorren solas el Perú, y casi todas se quejan solo de los piropos, que son cosa de cada día; lo mejor es no responder. Las agresiones graves son raras; cuando ocurren, suele haber de por medio una bebida adulterada, un falso taxi o un sendero solitario, y a veces un guía o un supuesto curandero.",
        {
          kind: "checklist",
          items: [
            "En el bus nocturno, pedir asiento adelante y junto a una mujer: casi todas las empresas dejan elegirlo al reservar.",
            "Pedir habitación con cerrojo; la mayoría de los hostales tiene dormitorio femenino.",
            "Ir a masajes, ceremonias y caminatas de varios días con una mujer o en grupo.",
            "El «brichero» es encantador, corteja y espera una cena pagada o una visa: conviene saberlo.",
            "En la playa, el traje de baño es normal; en los pueblos de la sierra los hombros cubiertos dan confianza.",
            "Tampones y píldora de emergencia, solo en farmacias de ciudad.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Si pasó algo",
          text: [
            `La línea contra la violencia hacia la mujer es el ${call(rescueLines.women)}, día y noche; la Policía de Turismo, el ${call(helpLines.touristPolice)}. La denuncia necesita pronto un examen médico: hay que ir al hospital antes de bañarse o cambiarse de ropa, y llamar al consulado para tener a alguien al lado. Lo demás está en [a quién llamar](page:safety-health#help).`,
          ],
        },
      ],
    },
    {
      id: "lgbt",
      title: "Viajeros LGBT+",
      blocks: [
        `Las relaciones entre personas del mismo sexo son legales desde ${lgbtRights.legalSince}, y un decreto de ${lgbtRights.decreeOf} prohíbe la discriminación. No hay, en cambio, matrimonio ni unión civil, y fuera de las grandes ciudades el país es conservador.`,
        {
          kind: "list",
          items: [
            "**Lima:** bares y discotecas en Miraflores y Barranco, y la Marcha del Orgullo a fines de junio o comienzos de julio.",
            "**Cusco:** algunos bares gais y mixtos en el centro. La bandera del arcoíris de los edificios públicos es la de la ciudad.",
            "**Alojamiento:** la cama matrimonial no llama la atención en los hoteles de turismo.",
            "**En provincias:** ir de la mano o besarse puede traer miradas o comentarios; las parejas peruanas, sean cuales sean, son discretas en la calle.",
            "**Viajeros trans:** en un control valen el nombre y la foto del documento; hay casos de acoso policial, y entonces ayuda IPERÚ: " +
              `${call(helpLines.touristWhatsApp)}.`,
          ],
        },
      ],
    },
    {
      id: "older",
      title: "Después de los sesenta",
      blocks: [
        "Por Machu Picchu pasean todos los días personas de ochenta años. No decide la edad, sino el corazón, las rodillas y el tiempo que uno se dé. Antes de reservar, lo prudente es hacerse un chequeo y mostrarle al médico las altitudes, que están en [la altura](page:safety-health#altitude).",
        {
          kind: "checklist",
          items: [
            "Tres noches en el Valle Sagrado antes de Cusco.",
            "Hotel con ascensor, calefacción y oxígeno: se pregunta por escrito.",
            "Entre Lima y Cusco, en avión; en la sierra, bus de día o auto.",
            "En Machu Picchu la ruta baja, la 3-B, es la más fácil; la 1-B y la 2-B también cuidan el corazón y las rodillas ([¿qué circuito?](page:machu-picchu#which-circuit)). Las dos montañas, mejor no.",
            "Los bastones de caminata no pasan; el bastón con punta de goma suele admitirse por edad o salud, pero hay que preguntar.",
            "Un día vacío de cada tres.",
            "Medicinas para el doble de días, en dos bolsos, con el principio activo en la receta.",
          ],
        },
        "El viaje más pausado y con pocos escalones es el itinerario [sin prisa](page:itineraries#slow). Desde los sesenta se tiene además derecho a la «atención preferente», la cola propia.",
      ],
    },
    {
      id: "wheelchair",
      title: "En silla de ruedas",
      blocks: [
        "El Perú no es un país accesible, pero cada vez lo son más lugares, y donde falta la rampa sobran manos. El secreto es escribir con tiempo al hotel, al tren y al guía, con las medidas y el peso de la silla.",
        {
          kind: "terms",
          items: [
            {
              term: "Lima",
              text: `Lo más fácil son el malecón de Miraflores, el Museo Larco, el MALI, los centros comerciales y los hoteles grandes. Las veredas (aceras) son imprevisibles; entre un punto y otro, mejor el auto. Hay pocos taxis adaptados: para salir [del aeropuerto](page:lima-transport#airport-transfer) se pide por escrito al hotel o a una agencia una camioneta en la que quepa la silla. Al [Metropolitano](page:lima-transport#metropolitano) se sube a nivel, pero una inspección halló ascensores fuera de servicio (${month(metropolitanoLifts.asOf)}).`,
            },
            {
              term: "Cusco",
              text: "Se recorren, con ayuda, la plaza y parte de los museos; las callejuelas son empinadas. En el valle se pide una habitación en la planta baja ([qué preguntar](page:costs#stay-rules)).",
            },
            {
              term: "Machu Picchu",
              text: `Son escalones de piedra, sin rampas ni ascensores: quien anuncia otra cosa no ha estado allí. Una empresa especializada, Wheel the World, ha llevado a sus viajeros en silla de montaña y con ayudantes por cerca del ${wheelchairRoute.sharePercent} % del sitio (${month(wheelchairRoute.asOf)}); si los circuitos de hoy lo permiten, hay que preguntarlo por escrito.`,
            },
            {
              term: "Selva",
              text: `En el lago Sandoval, cerca de Puerto Maldonado, parte del sendero es de tablas y hay sillas de ruedas para recorrerlo (${month(tambopataFacts.sandoval.asOf)}). Se llega en bote: el albergue dirá quién ayuda a subir. Más en [Tambopata](page:jungle#tambopata).`,
            },
            {
              term: "Tren, avión, bus",
              text: "Los trenes y el aeropuerto ayudan a subir si se avisa al menos dos días antes. El bus de larga distancia tiene escalones, y al segundo piso no se llega.",
            },
            {
              term: "Moray, Sacsayhuamán, Paracas",
              text: "A los miradores se llega en auto; en Moray y Sacsayhuamán la misma empresa trazó un recorrido.",
            },
          ],
        },
        "Los perros guía son los únicos animales de fuera que entran en Machu Picchu.",
      ],
    },
    {
      id: "vegetarians",
      title: "Vegetarianos y alérgicos",
      blocks: [
        "En Lima, Cusco y Arequipa es fácil dar con un restaurante vegetariano. El problema es el menú del día: la sopa se hace casi siempre con caldo de carne, y «sin carne» suele querer decir con pollo. Se pregunta con precisión, y con las palabras de aquí.",
        {
          kind: "table",
          caption: "Palabras de la mesa peruana",
          head: ["En el Perú", "Qué es"],
          rows: [
            ["«¿Lleva caldo de carne o de pollo?»", "la pregunta para toda sopa, guiso o arroz"],
            [
              "maní",
              "cacahuate, cacahuete; espesa muchas salsas; el ají de gallina suele llevar nueces o pecanas",
            ],
            ["sillao", "salsa de soya (soja), con trigo"],
            ["palta, choclo, camote", "aguacate, maíz tierno, batata o boniato"],
            ["mariscos, langostinos, conchas", "lo que debe nombrar quien tiene alergia"],
          ],
        },
        {
          kind: "list",
          items: [
            "**Sin carne:** papa a la huancaína (con salsa de queso), solterito (ensalada arequipeña con queso), choclo con queso, tacu tacu (arroz con frijoles), sopa de quinua si el caldo es de verduras.",
            "**Para veganos:** causa con palta, plátano frito, palta rellena sin mayonesa, y los jugos del mercado con agua y no con leche.",
            "**Peligros ocultos:** maní en las salsas, langostinos en el arroz y sillao en todo lo que sale del wok.",
            "**Kosher y halal:** solo en Lima y en pocos lugares.",
          ],
        },
        "Más platos hay en [gastronomía](page:gastronomy#vegetarian).",
      ],
    },
    {
      id: "respect",
      title: "Qué se estila y qué es delito",
      blocks: [
        { kind: "heading", id: "customs", text: "Qué se estila" },
        {
          kind: "terms",
          items: [
            {
              term: "El saludo",
              text: "«Buenos días» en la tienda y en el bus, antes de pedir nada. «Cholo» e «indio», en boca ajena, ofenden. De «usted» se empieza siempre.",
            },
            {
              term: "Las fotos",
              text: "Se pide permiso, sobre todo a mujeres y niños con traje típico; si posan, se les dan uno o dos soles. Sin flash en iglesias y museos, y ninguna de soldados, cuarteles ni operativos policiales.",
            },
            {
              term: "Iglesias y ceremonias",
              text: "Con los hombros cubiertos. La primera gota para la Pachamama, la Madre Tierra, y la ofrenda de coca van en serio: no son un espectáculo.",
            },
            {
              term: "El regateo",
              text: "Se regatea en el mercado y en el taxi sin aplicación, con amabilidad: «¿Me hace una rebajita?». No se hace en tiendas ni restaurantes, ni por unas monedas con una tejedora.",
            },
            {
              term: "La propina",
              text: "Diez por ciento en el restaurante si no está en la cuenta; al guía, al chofer y al porteador, sí; al taxista, no. Hay más en [propinas](page:peru-guide#tipping).",
            },
          ],
        },
        { kind: "heading", id: "laws", text: "Qué es delito" },
        {
          kind: "terms",
          items: [
            {
              term: "Drogas",
              text: `El tráfico se paga con ${drugTrafficking.years.join("–")} años o más y una larga prisión preventiva; el cannabis tampoco es legal para el visitante. Nunca hay que llevar el equipaje de otro.`,
            },
            {
              term: "Ayahuasca, San Pedro",
              text: `No están prohibidos en el Perú, pero nadie los supervisa. La embajada de Estados Unidos advierte de muertes en ${ayahuascaWarning.deathsIn}, psicosis y abusos sexuales (${month(ayahuascaWarning.asOf)}). Con antidepresivos o males del corazón pueden matar.`,
            },
            {
              term: "Coca",
              text: "La hoja y el mate son legales en el Perú y Bolivia. A España, México, Chile y casi todos los demás países no se pueden llevar, ni en bolsitas ni en caramelos.",
            },
            {
              term: "Sitios arqueológicos",
              text: `No trepar, no apoyarse y no llevarse nada, tampoco en el desierto: tiestos y huesos son del Estado. En Machu Picchu no entran bultos de más de ${machuPicchuBag.centimetres.join(" × ")} cm, comida, paraguas, trípodes ni palos de selfi ([reglas](page:machu-picchu#rules)). Por desnudarse o trepar, a más de uno lo han expulsado del país.`,
            },
            {
              term: "Drones",
              text: "Necesitan registro y permiso, y están prohibidos sobre Machu Picchu, otros sitios y los parques nacionales. A un turista lo procesaron por sus propias publicaciones.",
            },
            {
              term: "Antigüedades",
              text: `Ninguna pieza original puede salir (ley ${copiesOfHeritage.law}). La buena copia necesita un certificado del Ministerio de Cultura, que vale ${copiesOfHeritage.certificateDays} días; la boleta de la tienda no basta. Hay también una oficina en las salidas internacionales del aeropuerto de Lima.`,
            },
            {
              term: "Animales",
              text: `Tener, comprar o exhibir fauna silvestre es delito: ${wildAnimals.prisonYears.join("–")} años (${month(wildAnimals.asOf)}). Nada de fotos con perezosos, monos o caimanes, ni plumas, garras o mariposas. Con la llama engalanada no hay problema.`,
            },
            {
              term: "La policía",
              text: "Con cortesía y sin dinero de por medio. El extranjero debe poder identificarse; la copia y la TAM suelen bastar.",
            },
          ],
        },
      ],
    },
    {
      id: "responsible",
      title: "Viajar de modo que el Perú salga ganando",
      blocks: [
        "El turismo da de comer a valles enteros y puede arruinarlos. Unas cuantas decisiones valen más que un donativo:",
        {
          kind: "list",
          items: [
            "**Botella propia,** con filtro o pastillas: en la sierra el plástico no tiene adónde ir.",
            "**Turismo vivencial:** Amantaní, Taquile, Chinchero, Lamay; se paga directamente y se pregunta si las familias se turnan.",
            "**Uros:** las islas cercanas a la orilla son un espectáculo. Mejor pedir una más alejada, donde de verdad se viva.",
            "**Textiles** con el nombre de quien los hizo; a precio de risa, son de máquina.",
            `**Porteadores:** la ley ${porterRules.law} (${porterRules.year}) les da derechos que a menudo se incumplen. Mejor la agencia que diga cuánto les paga y cuánto cargan ([agencias](page:treks#agency)).`,
            "**Orfanatos y voluntariados cortos con niños:** no. Hacen más daño que bien.",
            "**Albergue** con bosque propio y grupos pequeños; a los animales ni se les da de comer ni se les toca.",
            "**Menos vuelos:** un viaje largo es mejor que dos cortos, y en mayo y octubre hay más sitio para todos.",
            "**Basura:** lo que subió, baja. Y los lugares frágiles, sin ubicación en la foto.",
          ],
        },
      ],
    },
  ],
  freshness: [
    `La mayor parte de estos consejos envejece despacio; lo que no, lleva su mes al lado. El número de la Policía de Turismo es de ${month(helpLines.touristPolice.asOf)}; las penas por fauna silvestre y el recorrido en silla de ruedas, de ${month(wheelchairRoute.asOf)}. Las reglas de la altura son de ${rules.asOf.slice(0, 4)}.`,
    "La lista de objetos prohibidos en Machu Picchu sale de una página oficial sin fecha: véase el [código de conducta](site:machuPicchuCode) antes de ir.",
  ],
  disclaimer: [
    "Esta página es informativa y no constituye asesoría legal ni médica. Las leyes y los reglamentos cambian; con una enfermedad, en el embarazo o con niños conviene consultar con un médico sobre la altura y las vacunas.",
  ],
}));
