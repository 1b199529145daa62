import {
  limaCliff,
  limaCollections,
  limaDistances,
  limaFootbridge,
  limaHours,
  limaKilometres,
  limaTickets,
} from "#content/facts/lima/lima-sights.ts";
import { limaMinutes } from "#content/facts/lima/lima-transport.ts";
import { places } from "#content/facts/places.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

const asOf = () => `dato anterior a ${formatMonth(limaTickets.asOf, "es")}`;
const soles = (ticket: "larco" | "sanFrancisco" | "huacaPucllana" | "cathedral") =>
  formatSoles(limaTickets[ticket], "es");
const huacaHours = `desde las ${limaHours.huacaPucllana.opens}, con cierre entre las ${limaHours.huacaPucllana.closesFrom} y las ${limaHours.huacaPucllana.closesTo}`;

export default guideWords(() => ({
  title: "Qué ver en Lima",
  description:
    "Plaza Mayor, Museo Larco, catacumbas, Miraflores, Barranco y Huaca Pucllana: dirección, horario, entrada, cómo llegar y rutas de uno y dos días.",
  keywords: [
    "qué ver en Lima",
    "atracciones de Lima",
    "Plaza Mayor de Lima",
    "Museo Larco",
    "catacumbas de San Francisco",
    "Miraflores",
    "Barranco",
    "Huaca Pucllana",
    "Lima en un día",
  ],
  lead: "Seis lugares por los que vale la pena parar en Lima antes de seguir viaje a los Andes. De cada uno se dan la dirección, el horario, la entrada y el tiempo que hace falta; al final hay una ruta para un día y otra para dos, que tienen en cuenta el tráfico y lo que cierra los martes.",
  pictureAlt:
    "Un tranvía antiguo en una calle de Lima, entre balcones de madera tallada y con torres de iglesia al fondo.",
  sections: [
    {
      id: "planning",
      title: "¿Qué cabe en un día?",
      blocks: [
        `Los lugares forman tres grupos. En el centro, la Plaza Mayor y el convento de San Francisco están a solo unos ${formatMetres(limaDistances.plazaMayorToSanFrancisco, "es")}. Al sur, sobre el mar, van juntos Miraflores, la Huaca Pucllana y Barranco. El Museo Larco queda aparte, en Pueblo Libre, a ${limaMinutes.mirafloresLarcoByCar.join("–")} minutos en auto desde Miraflores.`,
        {
          kind: "table",
          caption: `Los seis lugares, comparados (entradas: ${asOf()})`,
          head: ["Lugar", "Cuándo", "Tiempo", "Entrada"],
          rows: [
            ["[Plaza Mayor](#plaza-mayor)", "de día", "1–2 horas", "libre"],
            ["[Museo Larco](#larco)", "por la tarde", "2 horas", soles("larco")],
            ["[San Francisco](#san-francisco)", "por la mañana", "1 hora", soles("sanFrancisco")],
            ["[Miraflores](#miraflores)", "hasta el ocaso", "medio día", "libre"],
            ["[Barranco](#barranco)", "de la tarde a la noche", "medio día", "libre"],
            [
              "[Huaca Pucllana](#huaca-pucllana)",
              "de día, salvo los martes",
              "1 hora",
              soles("huacaPucllana"),
            ],
          ],
        },
        "**De día**, el centro: el convento por la mañana y, cerca del mediodía, el cambio de guardia en Palacio de Gobierno. **De noche**, Barranco y Miraflores ofrecen música, buena mesa y una pirámide iluminada. Entre el centro y Miraflores, el Metropolitano, el bus rápido, tarda 20–30 minutos y un auto, 30–60. En las horas punta, de 7:00 a 10:00 y de 17:00 a 21:00, conviene no cruzar la ciudad.",
        {
          kind: "note",
          tone: "tip",
          title: "Los martes, al revés",
          text: [
            "La Huaca Pucllana cierra los martes; el Larco abre todos los días. Quien solo tenga un martes en Lima puede ver el museo en lugar de la pirámide.",
          ],
        },
      ],
    },
    {
      id: "six-sights",
      title: "Los seis lugares",
      blocks: [
        "Los precios son por adulto; en los tres lugares que cobran, el enlace al final de la ficha lleva a su propia web, con el precio vigente.",
        {
          kind: "cards",
          items: [
            {
              id: "plaza-mayor",
              title: "Plaza Mayor",
              picture: {
                id: "places/plaza-mayor",
                alt: "Vista desde la sombra de un portal: la fuente de bronce, detrás las dos torres de la catedral y, a la derecha, una fachada amarilla con balcones de madera tallada.",
              },
              text: [
                "La ciudad empezó aquí: el 18 de enero de 1535 Pizarro trazó Lima desde esta plaza, y en ella se proclamó la [independencia](page:history#independence) el 28 de julio de 1821. Lo más antiguo que se ve no es un edificio, sino la pileta (fuente) de bronce del centro, de 1650–51.",
                "En la catedral está la tumba de Pizarro. Los balcones tallados del Palacio Arzobispal parecen más viejos de lo que son: la casa es de 1924. Frente a Palacio de Gobierno, la guardia se releva cerca del mediodía.",
                "A menos de diez minutos a pie quedan el Jirón de la Unión, peatonal; el convento de Santo Domingo, con las reliquias de Santa Rosa de Lima; y la Casa de Aliaga, de la misma familia desde 1535. Todo el centro histórico es [Patrimonio Mundial](site:unescoLima).",
              ],
              facts: [
                { term: "Dirección", text: "Plaza Mayor (Plaza de Armas), Cercado de Lima" },
                { term: "Horario", text: "siempre; se cerca durante las protestas" },
                {
                  term: "Entrada",
                  text: `la plaza es de acceso libre; el museo de la catedral cuesta unos ${soles("cathedral")} (${asOf()}; [visitalima.pe](site:visitaLima))`,
                },
                { term: "Tiempo", text: "1–2 horas" },
                {
                  term: "Cómo llegar",
                  text: "Metropolitano, estación Jirón de la Unión, y a pie; 20–30 minutos desde Miraflores",
                },
              ],
              link: { label: "El centro histórico en la UNESCO", site: "unescoLima" },
            },
            {
              id: "larco",
              title: "Museo Larco",
              picture: {
                id: "places/larco",
                alt: "Huaco retrato mochica en un estante; detrás, la casa blanca del museo con buganvilias y cactus.",
              },
              text: [
                `Cinco mil años en unas ${formatNumber(limaCollections.larcoPieces, "es")} piezas: las [culturas anteriores a los incas](page:history#pre-inca), que en otras partes se confunden, aquí quedan en orden. Rafael Larco Hoyle fundó el museo en 1926, en la zona de Trujillo; desde 1949–50 está en Lima.`,
                "También se entra al depósito, estante tras estante de cerámica, entre ella los huacos retrato (vasijas con forma de rostro) de los mochicas, cada uno con los rasgos de una persona real. Además de las salas de oro y plata hay una galería aparte de cerámica erótica, fácil de saltar si se va con niños.",
                "La casona, de estilo del siglo XVIII, se levanta, según se dice, sobre una pirámide del siglo VII. En el jardín de buganvilias hay un café, buen final para las dos horas.",
              ],
              facts: [
                { term: "Dirección", text: "Av. Simón Bolívar 1515, Pueblo Libre" },
                {
                  term: "Horario",
                  text: `todos los días desde las ${limaHours.larco.opens}, por lo general hasta las ${limaHours.larco.closes}; conviene confirmarlo`,
                },
                {
                  term: "Entrada",
                  text: `${soles("larco")} (${asOf()}; puede haber subido)`,
                },
                { term: "Tiempo", text: "2 horas" },
                {
                  term: "Cómo llegar",
                  text: `${limaMinutes.mirafloresLarcoByCar.join("–")} minutos desde Miraflores, en auto por aplicación`,
                },
              ],
              link: { label: "Entradas y horario: museolarco.org", site: "larco" },
            },
            {
              id: "san-francisco",
              title: "Convento de San Francisco y Catacumbas",
              picture: {
                id: "places/san-francisco",
                alt: "Iglesia amarilla con dos campanarios y portada de piedra tallada; delante, palomas que alzan el vuelo, transeúntes y una vendedora ambulante.",
              },
              text: [
                `Arriba, azulejos sevillanos, una cúpula de cedro y una biblioteca de unos ${formatNumber(limaCollections.sanFranciscoBooks, "es")} libros; abajo, unos ${formatNumber(limaCollections.sanFranciscoBurials, "es")} muertos. La iglesia y el claustro se reconstruyeron después de 1656 y se terminaron en 1672–74.`,
                "Vale la pena buscar la Última Cena con cuy (conejillo de Indias), papas y ají sobre la mesa. Lima enterró aquí a sus muertos hasta comienzos del siglo XIX; las criptas se abrieron al público en 1950. Los huesos están ordenados en círculos, uno de ellos dentro de un pozo de diez metros.",
                `Solo se visita con guía, en español o inglés; el recorrido dura unos 45 minutos. No se permiten fotos, y los pasillos son estrechos y bajos: mejor abstenerse si se sufre de claustrofobia. El convento fue declarado Patrimonio Mundial por sí solo en ${places["san-francisco"].unesco[0]}, antes que el resto del centro.`,
              ],
              facts: [
                { term: "Dirección", text: "esquina de Jr. Áncash y Jr. Lampa, Cercado de Lima" },
                {
                  term: "Horario",
                  text: `todos los días, ${limaHours.sanFrancisco.opens}–${limaHours.sanFrancisco.closes}`,
                },
                {
                  term: "Entrada",
                  text: `${soles("sanFrancisco")} con visita guiada (${asOf()}); menos para estudiantes y niños`,
                },
                { term: "Tiempo", text: "1 hora" },
                {
                  term: "Cómo llegar",
                  text: `a pie, a unos ${formatMetres(limaDistances.plazaMayorToSanFrancisco, "es")} de la Plaza Mayor`,
                },
              ],
              link: { label: "Web de las catacumbas: museocatacumbas.com", site: "catacumbas" },
            },
            {
              id: "miraflores",
              title: "Miraflores y el malecón",
              picture: {
                id: "places/miraflores",
                alt: "Paseo sobre el acantilado con un faro a rayas, un parapente en el aire y el Pacífico abajo.",
              },
              text: [
                `El malecón, el paseo del acantilado, corre unos ${formatMetres(limaCliff, "es")} por encima del mar, de parque en parque. En el Parque del Amor se besa desde 1993 una pareja gigante, junto a un banco ondulante de mosaicos a la manera de Gaudí. También está aquí el faro, y de día, cuando el viento ayuda, vuelan los parapentes.`,
                `El centro comercial Larcomar está metido en el acantilado. El malecón sigue hasta Barranco por el Puente de la Paz, peatonal y con una franja de vidrio en el piso, abierto desde ${formatMonth(limaFootbridge.since.slice(0, 7), "es")}. Más adentro, el Parque Kennedy tiene fama por sus gatos, y los recuerdos se buscan en el Inka Market. En invierno la garúa, una llovizna finísima, tapa muchas veces el atardecer; los meses están en la [página del clima](page:weather#coast).`,
              ],
              facts: [
                { term: "Dirección", text: "Parque Kennedy y el malecón" },
                { term: "Horario", text: "siempre" },
                { term: "Entrada", text: "libre" },
                { term: "Tiempo", text: "medio día" },
                {
                  term: "Cómo llegar",
                  text: `Metropolitano, Ricardo Palma o Benavides; del Parque Kennedy al Parque del Amor hay unos ${formatMetres(limaDistances.kennedyToParqueDelAmor, "es")}`,
                },
              ],
              link: { label: "Municipalidad de Miraflores", site: "miraflores" },
            },
            {
              id: "barranco",
              title: "Barranco y el Puente de los Suspiros",
              picture: {
                id: "places/barranco",
                alt: "Un puente de madera con paseantes sobre la bajada al mar, al atardecer; casonas de colores, faroles y buganvilias.",
              },
              text: [
                "En el siglo XIX fue el balneario de los limeños; hoy es su barrio bohemio. El Puente de los Suspiros, de madera, es de 1876. Quien lo cruza por primera vez aguantando la respiración puede pedir un deseo.",
                "Bajo el puente, la Bajada de los Baños llega hasta el mar entre murales. Para ver arte hay tres museos: el MATE (fotografías de Mario Testino), el MAC (arte contemporáneo) y el Pedro de Osma.",
                "De noche, lo barranquino es la peña, el local de música criolla en vivo. Qué beber mientras tanto se lee en [gastronomía](page:gastronomy#drinks).",
              ],
              facts: [
                { term: "Dirección", text: "Puente de los Suspiros, Barranco" },
                { term: "Horario", text: "siempre" },
                { term: "Entrada", text: "libre; los museos cobran aparte" },
                { term: "Tiempo", text: "medio día, hasta la noche" },
                {
                  term: "Cómo llegar",
                  text: `de día, a pie desde Miraflores por el Puente de la Paz (${formatMetres(limaFootbridge.metres, "es")}); de noche, en taxi. En Metropolitano, Balta o Bulevar`,
                },
              ],
              link: { label: "Municipalidad de Barranco", site: "barranco" },
            },
            {
              id: "huaca-pucllana",
              title: "Huaca Pucllana",
              picture: {
                id: "places/huaca-pucllana",
                alt: "Pirámide escalonada de adobe delante de edificios altos; al pie, dos llamas y visitantes.",
              },
              text: [
                "Una pirámide de adobe entre edificios altos; huaca quiere decir lugar sagrado. La levantó la cultura Lima entre los años 200 y 700 d. C. con millones de pequeños adobes puestos de pie, como libros en un estante, y con espacios entre ellos para resistir los temblores.",
                "Más tarde los huari enterraron allí a sus muertos y los ichma la usaron. En el siglo XX quedó bajo un basurero y por poco se edifica encima, hasta que empezaron las excavaciones, en 1967 y de nuevo en 1981.",
                "Solo se recorre con guía, en una hora más o menos. Llevar sombrero y zapatos cerrados; el paseo incluye un parque de plantas y animales nativos. Desde el restaurante se ven de noche las ruinas iluminadas.",
              ],
              facts: [
                { term: "Dirección", text: "Calle General Borgoño, cuadra 8, Miraflores" },
                {
                  term: "Horario",
                  text: `de miércoles a lunes, ${huacaHours}; cierra los martes, el 1 de enero, Viernes Santo, el 1 de mayo, el 28 de julio y el 25 de diciembre. Suele haber visitas nocturnas de miércoles a domingo, pero conviene preguntar antes`,
                },
                {
                  term: "Entrada",
                  text: `${soles("huacaPucllana")} con guía (${asOf()}); de noche, algo más`,
                },
                { term: "Tiempo", text: "1 hora" },
                {
                  term: "Cómo llegar",
                  text: "unos 20 minutos a pie desde el Parque Kennedy",
                },
              ],
              link: { label: "Web del sitio: huacapucllanamiraflores.pe", site: "huacaPucllana" },
            },
          ],
        },
      ],
    },
    {
      id: "more",
      title: "Si queda medio día",
      blocks: [
        "Cuatro ideas, de la más cercana al centro a la más lejana. Sus horarios y entradas se buscan a partir de [peru.travel](site:peruTravel).",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "MALI",
              text: "Museo de Arte de Lima: arte peruano bajo un solo techo, para una tarde gris.",
            },
            {
              term: "Circuito Mágico del Agua",
              text: "Fuentes en el Parque de la Reserva; se va de noche, cuando están iluminadas. Gusta mucho a los niños.",
            },
            {
              term: "Callao Monumental",
              text: "Murales en la ciudad portuaria. Solo se visita de día y con guía local.",
            },
            {
              term: "Pachacámac",
              text: `Ruinas de un lugar de peregrinación anterior a los incas, ${limaKilometres.pachacamac} km al sur; piden medio día por lo menos.`,
            },
          ],
        },
      ],
    },
    {
      id: "routes",
      title: "Rutas listas para uno y dos días",
      blocks: [
        "Las horas son aproximadas; dejar margen para las visitas guiadas y el tráfico de la tarde.",
        { kind: "heading", id: "one-day", text: "Un día: centro, pirámide, mar" },
        {
          kind: "terms",
          items: [
            {
              term: "9:00 · San Francisco",
              text: "Llegar a la apertura, para la primera visita; la biblioteca y las catacumbas toman 45 minutos.",
            },
            {
              term: "10:30 · Plaza Mayor",
              text: "La fuente, la catedral y el Jirón de la Unión; cerca del mediodía, el cambio de guardia.",
            },
            {
              term: "12:30 · Miraflores",
              text: "Al sur en Metropolitano y, de almuerzo, [ceviche](page:gastronomy#ceviche).",
            },
            { term: "14:30 · Huaca Pucllana", text: "La visita de una hora; los martes, el Museo Larco." },
            { term: "16:30 · Malecón", text: "Caminata hasta el Parque del Amor, a esperar el atardecer." },
            { term: "19:00 · Barranco", text: "Puente de los Suspiros, cena y música en vivo en una peña." },
          ],
        },
        { kind: "heading", id: "two-days", text: "Dos días: los seis lugares" },
        {
          kind: "terms",
          items: [
            {
              term: "Día 1, mañana",
              text: "San Francisco a las 9:00; luego Plaza Mayor, cambio de guardia y Santo Domingo; almuerzo en el centro.",
            },
            {
              term: "Día 1, tarde",
              text: "En auto al Museo Larco, hacia las 14:00; dos horas y un café en el jardín. Regreso al alojamiento antes de las 17:00.",
            },
            {
              term: "Día 1, noche",
              text: "Cena en Miraflores; de miércoles a domingo, quizá la visita nocturna de la Huaca Pucllana.",
            },
            {
              term: "Día 2, mañana",
              text: "Huaca Pucllana hacia las 9:30 (si es martes, se cambia por el Larco); después, Parque Kennedy e Inka Market.",
            },
            {
              term: "Día 2, tarde",
              text: "Ceviche, paseo por el malecón y, hacia las 16:00, Barranco: los murales y el MAC o el MATE.",
            },
            { term: "Día 2, noche", text: "Atardecer al pie de la Bajada de los Baños y después una peña." },
          ],
        },
        "Dos días aquí sirven además de descanso antes de los Andes, pues Lima está casi al nivel del mar; cómo sigue el viaje está en [itinerarios](page:itineraries#choose). Para el vuelo de regreso se calculan 45–90 minutos de Miraflores al aeropuerto; cómo ir se lee en [transporte en Lima](page:lima-transport).",
      ],
    },
    {
      id: "tickets-and-safety",
      title: "Entradas y seguridad",
      blocks: [
        `Los precios de esta página vienen de fuentes anteriores a ${formatMonth(limaTickets.asOf, "es")}; antes de ir, mirar la web de cada lugar: [Larco](site:larco), [San Francisco](site:catacumbas), [Huaca Pucllana](site:huacaPucllana). Las tres entradas juntas suman ${formatSoles(limaTickets.larco + limaTickets.sanFrancisco + limaTickets.huacaPucllana, "es")} por persona, si la del Larco no ha subido.`,
        {
          kind: "checklist",
          items: [
            "Llevar sencillo (monedas y billetes chicos), también para el taxi.",
            "Llevar el carné de estudiante: el convento hace descuento.",
            "En el convento y en la Huaca Pucllana, preguntar en la boletería (taquilla) a qué hora sale la próxima visita guiada.",
            "Si es [feriado](page:holidays) (día festivo), ver primero qué abre; el 28 de julio pueden cerrar también las calles que rodean la Plaza Mayor.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "El centro, de día; de noche, en auto",
          text: [
            "Hay que salir del centro antes de que oscurezca. De noche el taxi no se toma al paso: se pide por aplicación o desde el restaurante, y en los semáforos se guarda el celular si la ventana va abierta. También entre Barranco y Miraflores, de noche, mejor el auto. Si en la plaza se junta una multitud, lo mejor es alejarse. El estado de emergencia y otras precauciones están en [seguridad](page:peru-guide#safety).",
          ],
        },
      ],
    },
  ],
  freshness: [
    `Los precios son de ${formatMonth(limaTickets.asOf, "es")} y suelen subir; el de la catedral y la hora de cierre del Larco están sin confirmar. Antes de ir conviene ver la página de cada museo.`,
  ],
}));
