import { holidays as calendar } from "#content/facts/holidays/holidays.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { publicHolidays } from "#content/facts/holidays/holiday-rules.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { holidayDays, movableHolidays, movableYears, newerHolidays } from "#content/holidays/holiday-days.ts";
import { formatMetres } from "#i18n/format-amount.ts";
import { holidayTexts } from "#content/es/holiday-texts.ts";

const altitude = (id: PlaceId) => formatMetres(places[id].altitude, "es");
const daysOff = calendar.filter(({ kind }) => kind === "public").length;

export default guideWords(() => ({
  title: "Feriados y fiestas del Perú",
  description:
    "Feriados y fiestas del Perú con las fechas de este año: qué cierra, qué semanas se reservan con tiempo y por qué fiestas vale la pena viajar.",
  keywords: [
    "feriados Perú",
    "fiestas del Perú",
    "Inti Raymi",
    "Virgen de la Candelaria",
    "Señor de los Milagros",
    "Semana Santa Ayacucho",
    "Fiestas Patrias",
    "Qoyllur Rit’i",
  ],
  lead: `El Perú tiene ${daysOff} feriados al año y, junto a ellos, tantas fiestas locales que es difícil no toparse con alguna. Aquí están los días en que cierran bancos y museos, las semanas que se reservan con meses de anticipación y las fiestas por las que vale la pena elegir la fecha del viaje.`,
  pictureAlt:
    "Una pareja baila con pañuelos blancos ante un sol enorme, entre mujeres con traje tradicional y banderas.",
  sections: [
    {
      id: "two-calendars",
      title: "Dos calendarios a la vez",
      blocks: [
        "El del Estado recuerda batallas, héroes y santos, y cierra las oficinas. El otro lo llevan los pueblos y las ciudades: allí la fiesta dura días, las comparsas se preparan todo el año y detrás del santo católico asoma muchas veces la antigua devoción a un cerro, al Sol o a la Tierra. Una procesión dice más a quien sabe de dónde viene; el trasfondo está en la página de [historia](page:history).",
      ],
    },
    {
      id: "during-your-stay",
      title: "¿Qué hay durante el viaje?",
      blocks: [
        "Con las fechas de llegada y de regreso mostramos qué fiestas caen en esos días, qué cierra y cuándo se llenan los buses y los hoteles.",
        { kind: "figure", figure: "duringStay" },
      ],
    },
    {
      id: "how-days-off-work",
      title: "Cómo funcionan los feriados",
      facts: [
        { term: "Feriados por ley", text: `${daysOff} al año` },
        { term: "Si cae en domingo", text: "no se traslada" },
        { term: "Domingo de Pascua", text: "no es feriado aparte" },
      ],
      blocks: [
        "Feriado se llama en el Perú al día festivo. El que cae en domingo se pierde, sin lunes de reemplazo. Además, cada año el Gobierno decreta algunos días no laborables para el sector público, para alargar el fin de semana: cierran las oficinas, no las tiendas, pero las carreteras se llenan.",
        `Hasta 2021 eran doce; desde entonces se sumaron cuatro. Guías y calendarios antiguos todavía no los conocen, y algunas listas de internet cuentan el 14 de febrero, que no es feriado. La lista de este año está en [gob.pe](site:holidays) y el texto de las leyes, en las normas de [El Peruano](site:elPeruano).`,
        {
          kind: "table",
          caption: "Los feriados más recientes",
          head: ["Feriado", "Desde", "Norma"],
          rows: newerHolidays.map(({ id, since, law }) => [holidayTexts[id].name, `${since}`, law]),
        },
      ],
    },
    {
      id: "public-holidays",
      title: "Feriados de este año",
      blocks: [{ kind: "figure", figure: "publicHolidays" }],
    },
    {
      id: "festivals",
      title: "Fiestas de este año",
      blocks: [
        "En estos días el país trabaja, pero una ciudad o una región se detiene. Antes de una fiesta local, mirar el programa del año en [peru.travel](site:peruTravel).",
        { kind: "figure", figure: "festivals" },
        {
          kind: "table",
          caption: "Las fechas que se mueven con la Pascua, en los próximos años",
          head: ["Fiesta", ...movableYears.map(String)],
          rows: movableHolidays.map((id) => [
            holidayTexts[id].name,
            ...movableYears.map((year) => holidayDays(id, year, "es")),
          ]),
        },
      ],
    },
    {
      id: "calendar",
      title: "Llevar las fiestas al calendario",
      blocks: [
        "Con la suscripción aparecen en el calendario las fiestas de este año y de los dos siguientes; las correcciones y los años nuevos llegan solos. El archivo descargado no cambia: conserva lo que vale hoy.",
        { kind: "figure", figure: "calendarLinks" },
        {
          kind: "terms",
          items: [
            {
              term: "Google Calendar",
              text: "En la computadora, el signo más junto a **Otros calendarios**, luego **Desde URL**, y ahí se pega la dirección. Después también se ve en el teléfono.",
            },
            {
              term: "iPhone, iPad, Mac",
              text: "El botón **Suscribirse al calendario** abre Calendario: basta aceptar la suscripción. En la Mac está también en **Archivo**, **Nueva suscripción a calendario**.",
            },
            {
              term: "Outlook",
              text: "En el calendario de outlook.com: **Agregar calendario**, luego **Suscribirse desde la web**, y ahí se pega la dirección. Outlook para Windows también responde al botón.",
            },
          ],
        },
      ],
    },
    {
      id: "travelling",
      title: "Qué significa para el viaje",
      blocks: [
        "Hay cuatro temporadas que se reservan con mucha anticipación. En ellas viajan también los peruanos, y buses, trenes y hoteles se llenan al mismo tiempo.",
        {
          kind: "table",
          caption: "Las temporadas altas del año",
          head: ["Cuándo", "Por qué", "Qué reservar"],
          rows: [
            ["Semana Santa", "cuatro días libres desde el jueves", "buses, hoteles; Ayacucho y Cusco"],
            [
              "semana del 24 de junio",
              "Inti Raymi, culminación del mes de fiestas de Cusco",
              "Cusco: hotel, tren, tribuna",
            ],
            [
              "23–31 de julio",
              "Fiestas Patrias y vacaciones escolares",
              "todos los pasajes; es la semana más cara",
            ],
            ["28 de diciembre – 2 de enero", "Año Nuevo", "hotel de playa, vuelos"],
          ],
        },
        {
          kind: "list",
          items: [
            "**1 de enero, 1 de mayo, 28 de julio y 25 de diciembre:** la mayoría de museos y atractivos cierra o abre menos horas.",
            "**En feriado** no atienden bancos ni consulados; los supermercados, casi todos sí. Conviene retirar efectivo la víspera.",
            "**El domingo de elecciones,** y ya desde el día anterior, rige la ley seca: no se vende alcohol.",
            "**Machu Picchu:** para las semanas de más gente, la entrada se compra en cuanto se sabe la fecha ([calendario de entradas](page:machu-picchu#calendar)).",
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Entre la multitud",
          text: [
            "A una procesión o a un carnaval se lleva solo lo que se puede perder: sencillo (monedas), una tarjeta, la copia del pasaporte. Hay más consejos en la parte de [seguridad](page:peru-guide#safety) de la guía. Casi todas estas fiestas se celebran además en altura, y hay que dejar tiempo para [adaptarse](page:peru-guide#altitude).",
          ],
        },
      ],
    },
    {
      id: "worth-a-journey",
      title: "Seis fiestas que justifican el viaje",
      picture: {
        id: "places/cusco",
        alt: "Cusco: la plaza con dos templos y portales; detrás, un nevado; delante, toritos sobre un tejado.",
      },
      blocks: [
        { kind: "heading", text: "Febrero: Candelaria, Puno" },
        `A orillas del Titicaca, a ${altitude("puno")}, decenas de miles de danzantes y músicos salen en la primera quincena de febrero en honor de la Virgen de la Candelaria; el día central es el 2. Durante días bailan la diablada y la morenada con trajes pesados y bordados, al son de las bandas. Es temporada de lluvias, las noches son frías y falta el aire, así que es mejor llegar unos días antes. Desde 2014 la fiesta es [patrimonio inmaterial de la UNESCO](site:unescoIntangible).`,
        { kind: "heading", text: "Semana Santa: Ayacucho y Cusco" },
        `En Ayacucho (${altitude("ayacucho")}) cada noche de la semana sale otra procesión, las calles se cubren de alfombras de flores y la culminación llega al alba del Domingo de Resurrección, cuando el Resucitado sale a la plaza. En Cusco el gran día es el Lunes Santo: el Señor de los Temblores, un crucifijo ennegrecido por el humo, recorre la ciudad bajo las flores rojas de *qu:ñucchu* que caen de los balcones.`,
        { kind: "heading", text: "Mayo–junio: Qoyllur Rit’i y Corpus Christi, Cusco" },
        "La peregrinación del Señor de Qoyllur Rit’i sube a un valle al pie de un glaciar, a más de 4600 m; la UNESCO la inscribió como patrimonio inmaterial en 2011. Quien vaya debe estar preparado para una noche bajo cero y para la altura, con varios días de sierra encima. Dos días después la fiesta sigue en la ciudad: en el Corpus se reúnen en la catedral quince imágenes de santos y vírgenes, y en la calle se come *qu:chiriuchu*, plato frío con cuy (conejillo de Indias), maíz y cochayuyo, un alga.",
        { kind: "heading", text: "24 de junio: Inti Raymi, Cusco" },
        "La fiesta del Sol, que celebraba el solsticio y el año nuevo inca, fue prohibida por los españoles y recreada en 1944 a partir de la crónica del Inca Garcilaso de la Vega. Más de setecientos actores la representan en quechua: empieza por la mañana ante el Qorikancha, sigue en la Plaza de Armas y termina por la tarde al pie de los muros de Sacsayhuamán. En las dos plazas es gratis; en Sacsayhuamán se paga la tribuna. El hotel se reserva con meses de anticipación.",
        { kind: "heading", text: "15–18 de julio: Virgen del Carmen, Paucartambo" },
        "A este pueblo se llega en auto desde Cusco, y esos días lo toman las comparsas con máscara: abogados, esclavos, comerciantes y, sobre todo, los diablos o *qu:saqras*. Cuando pasa la imagen, los *qu:saqras* espían a la Virgen desde los techos y balcones y se tapan la cara para no cruzar su mirada. Casi no hay alojamiento; la mayoría viene de Cusco.",
        { kind: "heading", text: "Octubre: el Señor de los Milagros, Lima" },
        "Hacia 1651 un esclavo angoleño pintó a Cristo en una pared de adobe, y esa pared quedó en pie en los terremotos de 1655, 1687 y 1746, mientras la ciudad caía alrededor. Por eso octubre es en Lima el mes morado: los fieles, vestidos de ese color, acompañan una copia de la imagen por el centro, con procesiones principales los días 18, 19 y 28. Figuran entre las procesiones católicas más grandes del mundo. El dulce de esos días es el turrón de Doña Pepa, de anís y con grageas de colores ([gastronomía](page:gastronomy)).",
        {
          kind: "note",
          tone: "tip",
          title: "Si la fecha ya está fija",
          text: [
            "Casi todos los meses tienen algo más pequeño y más a mano: el carnaval con agua en Cajamarca, San Juan a orillas del río en Iquitos, la música criolla a fines de octubre en Lima, la feria de nacimientos de Cusco en Nochebuena. La página de [clima](page:weather) dice qué tiempo esperar.",
          ],
        },
      ],
    },
  ],
  freshness: [
    `Los feriados siguen la lista oficial de ${formatMonth(publicHolidays.asOf, "es")}; las fechas de cada año se calculan con sus reglas. El Gobierno puede añadir días no laborables para el sector público: los anuncia [gob.pe](site:holidays).`,
    "El día de cada fiesta lo da la tradición, y el programa, sus organizadores: antes de comprar entradas conviene ver el suyo.",
  ],
  holidays: holidayTexts,
}));
