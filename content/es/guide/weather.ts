import { climateRange, climateSum } from "#content/facts/climate/climate-range.ts";
import { climate } from "#content/facts/climate/climate.ts";
import { monthsRated, wholeCountryMonths } from "#content/facts/climate/best-months.ts";
import { places } from "#content/facts/places.ts";
import { coastalElNino, weatherFacts as facts } from "#content/facts/climate/weather.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { formatMonths } from "#i18n/format-months.ts";
import { placeNames } from "#content/es/place-names.ts";

const { lima, cusco, arequipa, puno, iquitos } = climate;

const round = (value: number) => formatNumber(value, "es");
/** One number, or two as a range. */
const span = ([low, high]: readonly [number, number]) =>
  low === high ? round(low) : `${round(low)}–${round(high)}`;
const best = {
  coast: formatMonths(monthsRated("coast", "best"), "es"),
  andes: formatMonths(monthsRated("andes", "best"), "es"),
  amazon: formatMonths(monthsRated("amazon", "best"), "es"),
};

export default guideWords(() => ({
  title: "El clima del Perú",
  description:
    "Costa, sierra y selva: cuándo ir a cada zona del Perú, el clima de cinco ciudades mes a mes, El Niño y qué llevar en la mochila.",
  keywords: [
    "clima Perú",
    "mejor época para viajar al Perú",
    "clima Lima",
    "temporada de lluvias Cusco",
    "clima Amazonía",
    "El Niño",
    "qué llevar al Perú",
  ],
  lead: "En el Perú, más que la estación, cuentan la altitud y el lado de los Andes. Aquí se lee qué meses convienen a cada zona, cómo son los promedios de cinco ciudades y qué poner en la mochila.",
  pictureAlt:
    "Una misma laguna: a la izquierda la época seca, a la derecha una nube de tormenta y lluvia, y flamencos en el agua.",
  sections: [
    {
      id: "zones",
      title: "Tres zonas en breve",
      blocks: [
        `El servicio meteorológico del Perú, el [SENAMHI](site:senamhi), distingue ${facts.climates} climas en el país. Al viajero le bastan tres: una costa seca de mar frío, una sierra de sol y noches heladas, y una selva cálida y lluviosa. Las estaciones son las del hemisferio sur: en Lima, enero es verano.`,
        {
          kind: "table",
          caption: "Una ciudad por zona",
          head: ["Zona", "Mejor época", "De día", "Lluvia al año"],
          rows: [
            ["Costa: Lima", best.coast, `${span(climateRange(lima.tmax))} °C`, `${lima.rainYear} mm`],
            [
              `Sierra: Cusco, ${formatMetres(places.cusco.altitude, "es")}`,
              best.andes,
              `${span(climateRange(cusco.tmax))} °C`,
              `${cusco.rainYear} mm`,
            ],
            [
              "Selva: Iquitos",
              best.amazon,
              `${span(climateRange(iquitos.tmax))} °C`,
              `${span(facts.iquitosRain)} mm`,
            ],
          ],
        },
      ],
    },
    {
      id: "coast",
      title: "La costa",
      blocks: [
        `La costa es una franja angosta de desierto, el ${formatNumber(facts.coastPercent, "es")} % del país. La corriente fría de Humboldt enfría el aire sobre el mar y el aire más cálido de encima hace de tapa: la nube no se mueve y casi nunca llueve.`,
        {
          kind: "terms",
          items: [
            {
              term: "Verano, de diciembre a abril",
              text: `Luce el sol; en Lima, de enero a marzo, hay ${span(climateRange(lima.tmax, 1, 3))} °C de día.`,
            },
            {
              term: "Invierno, de junio a setiembre",
              text: `El cielo es gris, con garúa, una llovizna finísima. De día hay ${span(climateRange(lima.tmax, 7, 9))} °C; de noche, ${span(climateRange(lima.tmin, 7, 9))} °C, con más de ${facts.limaHumidity} % de humedad. Las casas no tienen calefacción, así que se siente más frío.`,
            },
            {
              term: "Sol en invierno",
              text: `Por encima de unos ${formatMetres(facts.sunAbove, "es")} se sale de la nube: en Chosica, Nasca e Ica hay sol todo el invierno.`,
            },
            {
              term: "El mar",
              text: `Está a ${span(facts.sea)} °C. Para bañarse todo el año hay que ir al norte, a Máncora y las playas vecinas.`,
            },
          ],
        },
      ],
    },
    {
      id: "highlands",
      title: "La sierra",
      blocks: [
        "Hay dos temporadas, y las separa la lluvia, no el calor: la seca, de mayo a setiembre, y la lluviosa, de noviembre o diciembre a marzo. Al sol uno se quema y a la sombra se hiela, varias veces en una misma mañana.",
        {
          kind: "list",
          items: [
            `**Cusco** (${formatMetres(places.cusco.altitude, "es")}): ${span(climateRange(cusco.tmax))} °C de día todo el año y cerca de cero en las noches de junio y julio. De los ${cusco.rainYear} mm anuales, solo ${climateSum(cusco.rain, 5, 9)} mm caen de mayo a setiembre.`,
            `**Puno** (${formatMetres(places.puno.altitude, "es")}): ${span(climateRange(puno.tmax))} °C de día; las noches de junio y julio promedian ${span(climateRange(puno.tmin, 6, 7))} °C. Caen ${puno.rainYear} mm de lluvia al año.`,
            `**Arequipa** (${formatMetres(places.arequipa.altitude, "es")}): ${span(climateRange(arequipa.tmax))} °C de día todo el año y ${span(climateRange(arequipa.tmin))} °C de noche. Caen ${span(facts.arequipaRain)} mm al año, casi todos de enero a marzo. Aquí se mide la radiación UV más fuerte del país.`,
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: `Más lluvia: ${formatMonths(monthsRated("andes", "avoid"), "es")}`,
          text: [
            "Un huaico (alud de barro) puede cortar la carretera y la vía férrea, y el Camino Inca cierra todo febrero. Mejor dejar un día libre después de Machu Picchu; qué ruta elegir se lee en [itinerarios](page:itineraries#choose).",
          ],
        },
      ],
    },
    {
      id: "jungle",
      title: "La selva",
      blocks: [
        `En Iquitos (${formatMetres(places.iquitos.altitude, "es")}) hay ${span(climateRange(iquitos.tmax))} °C de día y ${span(climateRange(iquitos.tmin))} °C de noche, y llueve todos los meses. Hasta la época «más seca», de junio a setiembre, trae ${span(climateRange(iquitos.rain, 6, 9))} mm al mes.`,
        `Más que la lluvia importa el río. Llega a lo más alto hacia mayo y a lo más bajo hacia octubre, con ${span(facts.riverMetres)} m de diferencia. Con el río crecido, la canoa entra entre los árboles; con el río bajo, el bosque se recorre a pie.`,
        `En el sur, por Puerto Maldonado, la temporada seca es más clara: de mayo a octubre. Es también cuando puede llegar un friaje: entre mayo y agosto, el aire del sur enfría el bosque hasta ${span(facts.friaje)} °C por unos días, así que también al trópico hay que llevar chompa (suéter, jersey).`,
      ],
    },
    {
      id: "cities",
      title: "Cinco ciudades mes a mes",
      blocks: [
        "Los gráficos comparten escala: la banda va de la mínima a la máxima diaria promedio y las barras son la lluvia del mes. Un día cualquiera puede apartarse mucho. Al [final de la página](#data) se dice qué tan confiable es cada serie.",
        { kind: "figure", figure: "climate" },
      ],
    },
    {
      id: "best-time",
      title: "Cuándo ir",
      blocks: [
        `Para una zona es fácil elegir mes; para las tres, no: cuando es verano en la costa, llueve en los Andes. Si en un viaje entran costa, sierra y selva, los mejores meses son ${formatMonths(wholeCountryMonths, "es")}.`,
        { kind: "figure", figure: "bestMonths" },
        {
          kind: "terms",
          items: [
            { term: "Costa", text: `${best.coast}: sol y playa.` },
            { term: "Andes", text: `${best.andes}: cielo limpio, noches de helada, caminatas.` },
            { term: "Amazonía", text: `${best.amazon}: río más bajo, caminatas por el bosque.` },
            {
              term: "Gente y precios",
              text: "El 24 de junio (Inti Raymi), el 28 y 29 de julio, agosto, la Navidad y la Semana Santa son fechas caras y de mucha gente; los días exactos, en [Fiestas](page:holidays).",
            },
          ],
        },
      ],
    },
    {
      id: "el-nino",
      title: "El Niño",
      blocks: [
        `Cada cierto número de años el mar frío del Perú se calienta. Entonces el norte tiene calor e inundaciones, sobre todo de enero a abril; durante el fuerte El Niño de 1997–1998, en ${formatMonth(facts.limaHeat.month, "es")}, Lima llegó a ${facts.limaHeat.degrees} °C. El «Niño costero» es lo mismo en pequeño: solo calienta las aguas del Perú y Ecuador, pero ahí trae las mismas inundaciones.`,
        "Quien vaya a la costa norte entre enero y abril debería leer antes de reservar el comunicado de la comisión estatal, el [ENFEN](site:elNino), y antes de salir, los avisos del [SENAMHI](site:senamhi). A Cusco y Machu Picchu les afecta menos: ahí lo que pesa es la temporada de lluvias de siempre.",
        `En ${formatMonth(coastalElNino.alertSince, "es")} el ENFEN declaró la alerta de El Niño costero y previó que un calentamiento débil, por momentos moderado, durara hasta fin de año. En ${formatMonth(coastalElNino.asOf, "es")} había ${coastalElNino.districtsInEmergency} distritos en emergencia por las lluvias, y no solo en el norte: también en Cusco, Arequipa y Puno. De enero a abril de 2027 esto no dice nada todavía: para viajar entonces, el comunicado más reciente es lo primero que hay que leer.`,
      ],
    },
    {
      id: "packing",
      title: "Qué llevar, zona por zona",
      blocks: [
        "Basta una mochila si lleva capas. La radiación UV es fuerte en todas partes y más en la altura: el protector solar SPF 50 y los lentes (gafas) de sol van en las tres listas. Para una lista a la medida del viaje está [Qué llevar](page:packing-list).",
        { kind: "heading", id: "packing-coast", text: "Para la costa" },
        {
          kind: "checklist",
          items: [
            "una casaca (chaqueta, chamarra) ligera, por el invierno limeño y el aire acondicionado de los buses",
            "un sombrero y lentes de sol",
            "ropa de baño; en el norte, todo el año",
            "un pañuelo contra la arena, para Huacachina y Paracas",
          ],
        },
        { kind: "heading", id: "packing-highlands", text: "Para la sierra" },
        {
          kind: "checklist",
          items: [
            "capas: polo (camiseta), chompa, cortavientos",
            "gorro de abrigo y guantes para más de 3800 m",
            "poncho de lluvia, sin falta de noviembre a marzo",
            "calzado de caminata ya usado y abrigo para la noche: muchos hoteles no tienen calefacción",
            "bálsamo labial: el aire es seco",
          ],
        },
        { kind: "heading", id: "packing-jungle", text: "Para la selva" },
        {
          kind: "checklist",
          items: [
            "camisa delgada de manga larga y pantalón largo",
            "repelente con DEET",
            "linterna frontal y bolsa impermeable para el celular y los documentos",
            "poncho de lluvia; una prenda de abrigo por si hay friaje en el sur",
          ],
        },
        "De las vacunas, el soroche (mal de altura) y el botiquín trata la [Guía del Perú](page:peru-guide#health).",
      ],
    },
    {
      id: "data",
      title: "De dónde salen los datos y qué tan confiables son",
      blocks: [
        "Varias series son promedios antiguos de treinta años, porque de esos se conoce la fuente. En varios lugares los años recientes son más cálidos. Aquí se dice qué no es seguro.",
        {
          kind: "terms",
          items: [
            {
              term: "Lima",
              text: `Bueno. Promedios de ${lima.period} en el aeropuerto, de la Organización Meteorológica Mundial. Es una estación junto al mar: los distritos del interior y los veranos de hoy son más calurosos.`,
            },
            {
              term: "Cusco",
              text: `Bueno. Promedios de ${cusco.period}, cotejados con otras dos fuentes; una de ellas da 153 mm de lluvia en enero.`,
            },
            {
              term: "Puno",
              text: `Bueno. Calculado con los datos diarios del SENAMHI, con control de calidad, ${puno.period}.`,
            },
            {
              term: "Arequipa",
              text: `Regular. Las temperaturas se calcularon del año típico del aeropuerto, a ${formatMetres(arequipa.altitude, "es")}; el centro es algo más cálido. **El reparto mensual de la lluvia es una estimación:** solo los ${span(facts.arequipaRain)} mm al año tienen fuente. Los 909 mm que circulan en internet son un error: es el valor de un modelo para las montañas.`,
            },
            {
              term: "Iquitos",
              text: `Regular. De un cuadro de la Organización Meteorológica Mundial publicado por terceros sin indicar los años; otras fuentes van de ${facts.iquitosRain.map(round).join(" a ")} mm al año, y hoy hay 1–2 °C más.`,
            },
          ],
        },
        "Los pronósticos y avisos están en el [SENAMHI](site:senamhi); los cuadros climáticos internacionales, en el [*en:World Weather Information Service*](site:wmo).",
      ],
    },
  ],
  freshness: [
    "Las cifras del clima son promedios de muchos años y no envejecen de una temporada a otra; el período de cada ciudad se indica más arriba.",
    `Lo más reciente sobre El Niño costero es de ${formatMonth(coastalElNino.asOf, "es")}. Es el único dato de esta página que envejece deprisa: el [ENFEN](site:elNino) publica un comunicado nuevo cada mes.`,
  ],
  cityNames: {
    lima: placeNames.lima,
    cusco: placeNames.cusco,
    arequipa: placeNames.arequipa,
    puno: placeNames.puno,
    iquitos: placeNames.iquitos,
  },
}));
