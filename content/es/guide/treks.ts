import { climateSum } from "#content/facts/climate/climate-range.ts";
import { climate } from "#content/facts/climate/climate.ts";
import { monthsRated } from "#content/facts/climate/best-months.ts";
import { places } from "#content/facts/places.ts";
import { heights } from "#content/facts/top-ten.ts";
import {
  acclimatisation,
  choquequiraoFacts,
  crewTip,
  huascaranRules,
  huayhuashFees,
  incaTrailRules as rules,
  porterRules,
  rainClosures,
  trekHeights,
  trekTickets,
} from "#content/facts/treks/trek-rules.ts";
import { nightsOf, treks, type Trek, type TrekId } from "#content/facts/treks/treks.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatDistance, formatMetres, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatAge, formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const metres = (height: number) => formatMetres(height, "es");
const month = (of: string) => formatMonth(of, "es");
const span = ([from, to]: readonly [number, number]) =>
  [...new Set([from, to])].map((value) => formatNumber(value, "es")).join("–");
const dollars = (range: readonly [number, number]) => `US$ ${span(range)}`;
const hours = ([from, to]: readonly [number, number]) => formatHours(from, "es", to);
const season = (id: TrekId) => formatMonths(treks[id].season, "es");
const [firstNight = 0, secondNight = 0, thirdNight = 0] = nightsOf(treks["inca-trail"]);
const [, , , aguasCalientes = 0] = nightsOf(treks.salkantay);
const santaCruzNights = nightsOf(treks["santa-cruz"]);
const dayOfIncaTrail = () => rules.groupTour.usd.map((price) => Math.round(price / 20) * 5).join("–");

const permits: Record<Trek["permit"], string> = {
  "licensed agency": "permiso, solo con agencia",
  park: "boleto del parque",
  site: "boleto de ingreso",
  communities: "pagos a las comunidades",
  none: "sin permiso",
};
/** With a licensed agency there is always one. */
const guides: Record<Trek["guide"], string> = {
  required: "",
  advised: "guía recomendado",
  optional: "guía opcional",
};
const efforts: Record<Trek["effort"], string> = {
  2: "media",
  3: "media a alta",
  4: "alta",
  5: "muy alta",
};

function row(id: TrekId, name: string): string[] {
  const { days, km, highest, permit, guide, effort }: Trek = treks[id];
  return [
    name,
    span(days),
    km ? formatDistance(km[0], "es", km[1]) : "–",
    metres(highest[1]),
    season(id),
    [permits[permit], guides[guide]].filter(Boolean).join("; "),
    efforts[effort],
  ];
}

export default guideWords(() => ({
  title: "Caminatas en el Perú",
  description:
    "Camino Inca, Salkantay, Lares, Choquequirao, Ausangate, Huaraz y Colca: días, altitud, temporada, permisos y precios, y cómo elegir una agencia seria.",
  keywords: [
    "Camino Inca",
    "Salkantay",
    "trekking Perú",
    "Choquequirao",
    "Ausangate",
    "Huayhuash",
    "Santa Cruz Huaraz",
    "caminata cañón del Colca",
  ],
  lead: "¿Cuatro días sobre el empedrado de los incas u ocho entre nevados de seis mil metros? Aquí están, una al lado de la otra, las nueve grandes caminatas del Perú: cuántos días toman, hasta dónde suben, en qué meses se puede ir, cuál exige permiso y cómo reconocer a la agencia que cuida a sus porteadores tanto como a sus clientes.",
  pictureAlt: "Caminantes con una mula cargada en un abra, frente al nevado Salkantay.",
  sections: [
    {
      id: "compare",
      title: "Qué caminata elegir",
      blocks: [
        "Para **llegar a Machu Picchu a pie**, con la fecha decidida medio año antes, está el [Camino Inca](#inca-trail). Sin tanta anticipación, [Salkantay](#salkantay) lleva al mismo lugar con más nieve y menos ruinas, y se reserva con unas semanas. Quien busca pueblos y tejedoras irá a [Lares](#lares); quien sueña con una ciudad inca sin multitudes, a [Choquequirao](#choquequirao). La alta montaña espera alrededor del [Ausangate](#ausangate) y sobre [Huaraz](#huaraz). Y con solo dos días, saliendo de Arequipa, lo mejor es bajar al [cañón del Colca](#colca).",
        {
          kind: "table",
          caption: "Nueve caminatas",
          head: ["Caminata", "Días", "Distancia", "Punto más alto", "Cuándo", "Ingreso y guía", "Dificultad"],
          rows: [
            row("inca-trail", "[Camino Inca](#inca-trail)"),
            row("short-inca-trail", "[Camino Inca corto](#short-inca-trail)"),
            row("salkantay", "[Salkantay](#salkantay)"),
            row("lares", "[Lares](#lares)"),
            row("choquequirao", "[Choquequirao](#choquequirao)"),
            row("ausangate", "[Ausangate](#ausangate)"),
            row("santa-cruz", "[Santa Cruz](#santa-cruz)"),
            row("huayhuash", "[Huayhuash](#huayhuash)"),
            row("colca", "[Colca](#colca)"),
          ],
        },
        "El dibujo muestra lo que no dicen los números: cuántas veces hay que subir y a qué altitud se duerme. La línea punteada es la altitud de Cusco; para lo que queda por encima, unos días en la ciudad ayudan, pero no bastan.",
        { kind: "figure", figure: "treks" },
        `En los Andes se camina en la temporada seca: ${formatMonths(monthsRated("andes", "best"), "es")}. De los ${climate.cusco.rainYear} mm que llueve al año en Cusco, en esos meses caen apenas ${climateSum(climate.cusco.rain, 5, 9)}; a cambio, por encima de ${metres(4000)} las noches bajan a entre ${formatNumber(acclimatisation.frost[0], "es")} y ${formatNumber(acclimatisation.frost[1], "es")} °C. Enero y febrero son meses de huaicos (aludes de barro) y de abras, los pasos de montaña, perdidas en la nube. Mes a mes lo cuenta [el clima](page:weather#highlands).`,
        {
          kind: "note",
          tone: "warning",
          title: "Primero la altura, después el abra",
          text: [
            `Antes de cualquier caminata que suba de 3500 m se pasan ${span(acclimatisation.nights)} noches a ${metres(acclimatisation.metres)} o más. Quien llega de Lima y sale a la mañana siguiente muchas veces da la vuelta antes de la primera abra.`,
            "Un dolor de cabeza con vómitos, o la falta de aire en reposo, obligan a bajar enseguida, también de noche. Más en [la altura](page:safety-health#altitude).",
          ],
        },
      ],
    },
    {
      id: "inca-trail",
      title: "Camino Inca",
      facts: [
        {
          term: "Cupo diario",
          text: `${rules.peopleADay} personas; unas ${rules.walkersADay} son caminantes`,
        },
        { term: "Cerrado", text: "todo febrero" },
        {
          term: "Precio, con todo",
          text: `${dollars(rules.groupTour.usd)} en grupo (${formatAge(rules.groupTour.asOf, "es")})`,
        },
      ],
      blocks: [
        "Es la única caminata sobre el empedrado original de los incas: pasa de ruina en ruina y llega a Machu Picchu desde arriba, por la Puerta del Sol. Es hermosa, no solitaria, y las rodillas se acuerdan de sus miles de escalones.",
        {
          kind: "steps",
          items: [
            {
              title: "Desde el valle",
              text: `Se parte del kilómetro 82 de la vía férrea y se sube suavemente junto a las ruinas de Patallacta. Se duerme en Wayllabamba, a ${metres(firstNight)}.`,
            },
            {
              title: "El día duro",
              text: `Se sube al abra de la Mujer Muerta (*qu:Warmiwañusqa*, ${metres(treks["inca-trail"].highest[1])}) y se bajan seiscientos metros por escaleras. Se duerme en Pacaymayo, a ${metres(secondNight)}.`,
            },
            {
              title: "El día hermoso",
              text: `Siguen otra abra, bosque de nubes, orquídeas, Sayacmarca y los andenes de Wiñay Wayna. Se duerme a ${metres(thirdNight)}.`,
            },
            {
              title: "La Puerta del Sol",
              text: `Se sale antes del amanecer, en dos horas se llega a la puerta y se baja a la ciudad, que con este permiso se visita por la ruta ${rules.route}. La vista clásica se abre al bajar, por las terrazas altas; para el circuito 2, o para volver al día siguiente, hace falta otra entrada: [qué circuito elegir](page:machu-picchu#which-circuit).`,
            },
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Por cuenta propia no se puede",
          text: [
            `Solo se entra con guía, en el grupo de una agencia autorizada; al que llega por su cuenta o con un permiso comprado en la calle lo hacen volver. En los ${rules.peopleADay} cupos diarios entran también guías, cocineros y porteadores.`,
            "El permiso lleva nombre, nacionalidad y fecha de nacimiento tal como figuran en el documento de viaje, y en el control piden el original. Ni la fecha ni el nombre se cambian después.",
          ],
        },
        `**Cuándo reservar:** con ${span(rules.monthsAhead.high)} meses de anticipación de mayo a setiembre y con ${span(rules.monthsAhead.low)} el resto del año. Los permisos de 2026 salieron a la venta el ${formatDate(rules.saleOf2026.day, "es")} a las 8 de la mañana; por los de 2027 se pregunta a la agencia o a la [Dirección de Cultura de Cusco](site:cultureCusco). En 2026 el camino cerró ya en los últimos días de enero y reabrió a comienzos de marzo.`,
        {
          kind: "terms",
          items: [
            { term: "En grupo grande", text: `${dollars(rules.groupTour.usd)}, hasta 16 personas` },
            { term: "En grupo pequeño", text: dollars(rules.smallGroup.usd) },
            { term: "Privado", text: dollars(rules.private.usd) },
            {
              term: "Qué incluye",
              text: "Permiso, ingreso a Machu Picchu, guía, carpas (tiendas), comida y el tren de vuelta. La bolsa (saco) de dormir, las propinas y un porteador para las cosas propias suelen ir aparte.",
            },
          ],
        },
        "Son precios de agencia para 2026. Quien ofrece todo eso por menos de US$ 600 se ahorra la diferencia a costa de los porteadores.",
        { kind: "heading", id: "short-inca-trail", text: "El Camino Inca corto" },
        `Es un solo día de caminata y sin carpa: se baja del tren en el kilómetro 104, se andan ${formatDistance(treks["short-inca-trail"].km[0], "es", treks["short-inca-trail"].km[1])} por Wiñay Wayna y la Puerta del Sol y se llega por la tarde. Se duerme en Machu Picchu Pueblo (Aguas Calientes) y la ciudad se visita al día siguiente **con otra entrada**: desde mayo de 2025 un permiso no da para entrar dos veces. También aquí el permiso lo compra una agencia y febrero está cerrado; en ${formatAge(treks["short-inca-trail"].price.asOf, "es")} se ofrecía por ${dollars(treks["short-inca-trail"].price.usd)}.`,
      ],
    },
    {
      id: "salkantay",
      title: "Salkantay",
      blocks: [
        `Del glaciar al platanal en cuatro o cinco días. La primera tarde es para la laguna Humantay (${metres(places.humantay.altitude)}) y el segundo día para un abra de más de ${metres(treks.salkantay.highest[0])}, al pie de un nevado de ${metres(trekHeights.salkantayPeak)}. Siguen tres días de bajada entre bosque de nubes y cafetales, unos baños termales y, al final, el camino junto a los rieles hasta Machu Picchu Pueblo (${metres(aguasCalientes)}). Las primeras noches hiela hasta en los domos de vidrio; pasada el abra se camina en manga corta.`,
        `No hay permiso, pero la entrada a Machu Picchu y el tren se compran aparte y se agotan antes que la caminata: ver si están en el precio. Para 2026 las agencias piden ${dollars(treks.salkantay.price.usd)}; las salidas más baratas son en cabañas y sin tren; las más caras, en grupo pequeño. También se puede ir por cuenta propia: en casi todos los campamentos venden comida y cama, y los pueblos y la laguna cobran unos soles de ingreso.`,
        `Las camionetas salen de Cusco antes de las cinco de la mañana. En época de protestas suelen bloquear la vía cerca de Anta: llamar a la agencia la noche anterior. Con las lluvias se derrumba la carretera del valle de Santa Teresa, así que de diciembre a abril es mejor elegir otra ruta. El ${formatDate(rainClosures.salkantay.from, "es")} la laguna Humantay y el camino al Salkantay se cerraron por tiempo indefinido: en los meses de lluvia conviene preguntar antes de reservar si están abiertos.`,
      ],
    },
    {
      id: "lares",
      title: "Lares",
      blocks: [
        `Aquí se viene por la gente más que por los nevados. En los pueblos del valle de Lares se habla quechua, y las mujeres hilan y tiñen lo que visten. Son dos o tres días desde los baños termales de Lares, por Huacahuasi, con una sola abra de respeto (${span(treks.lares.highest)} m, según la ruta) y noches a unos ${metres(nightsOf(treks.lares)[0] ?? 0)}. Después se va en camioneta a Ollantaytambo y en tren a Machu Picchu.`,
        "No pide permiso, se organiza con una semana y es la más amable de las nueve. Vale la pena llevar guía, no tanto por el camino como por la conversación. De regalo se llevan fruta o cuadernos y no caramelos, y antes de tomar una foto se pregunta.",
      ],
    },
    {
      id: "choquequirao",
      title: "Choquequirao",
      facts: [
        { term: "Las ruinas", text: metres(treks.choquequirao.highest[0]) },
        { term: "El río", text: metres(trekHeights.apurimacRiver) },
        {
          term: "Ingreso",
          text: `${formatSoles(trekTickets.choquequirao.soles, "es")}; peruanos, ${trekTickets.choquequirao.peruvian} (${formatAge(trekTickets.choquequirao.asOf, "es")})`,
        },
      ],
      blocks: [
        `La llaman la hermana de Machu Picchu, pero en todo un año apenas la visitan ${formatNumber(choquequiraoFacts.visitorsAYear, "es")} personas, porque hay que ganársela: del mirador de Capuliyoc se bajan mil quinientos metros hasta el Apurímac, se suben otros tantos, y todo se repite a la vuelta. Suman cerca de ${metres(choquequiraoFacts.climb)} de subida y otros tantos de bajada, con treinta grados y mosquitos diminutos en el fondo del cañón. El premio es una ciudad en su mayor parte cubierta de bosque, que por la mañana puede ser para uno solo.`,
        `En cuatro días se puede; en cinco se disfruta. El guía es opcional. En Cachora y Capuliyoc se contratan mulas y arrieros, y las familias del camino ofrecen sitio para la carpa, cena y agua. Desde Cusco son ${hours(treks.choquequirao.hoursToStart)} de carretera. A pie, hasta Machu Picchu quedan otros tres a cinco días. Con las lluvias puede cerrar todo el parque: la última vez, por ${rainClosures.choquequirao.days} días desde el ${formatDate(rainClosures.choquequirao.from, "es")}.`,
        `El teleférico que haría innecesaria la caminata se promete desde hace años; la adjudicación se esperaba a más tardar en ${month(choquequiraoFacts.cableCar.awardBy)} (noticia de ${month(choquequiraoFacts.cableCar.asOf)}). Por ahora, se camina.`,
      ],
    },
    {
      id: "ausangate",
      title: "Ausangate",
      blocks: [
        `La vuelta al apu, la montaña sagrada de Cusco, tiene todo lo que se espera de la alta montaña: glaciares, lagunas turquesas y rojas, rebaños de alpacas y aguas termales al principio y al final. Son cuatro abras en cinco días; la más alta, Palomani, tiene ${span(treks.ausangate.highest)} m, según la fuente, y ninguna noche se pasa por debajo de ${metres(Math.min(...nightsOf(treks.ausangate)))}. Si ya en Cusco hay mareos, no es la ruta para empezar.`,
        "No hay permiso oficial, pero las comunidades del camino hacen pequeños cobros: llevar sencillo (monedas y billetes chicos). El guía no es obligatorio, aunque en Tinqui vale la pena contratar al menos a un arriero con caballo: tan arriba pesa más la mochila que el camino, y si alguien se enferma es el caballo el que lo baja.",
        `Si solo hay un día para los cerros de colores, la Montaña de Siete Colores (Vinicunca, ${metres(places["rainbow-mountain"].altitude)}) y Palccoyo, más fácil y tranquila (${metres(heights.palccoyo)}), están al borde de la misma cordillera: [Montaña de Siete Colores](page:top-ten#rainbow-mountain).`,
      ],
    },
    {
      id: "huaraz",
      title: "Huaraz: Santa Cruz, Huayhuash y la Laguna 69",
      blocks: [
        `A ocho horas de Lima en bus, hacia el norte, y a ${metres(trekHeights.huaraz)}, Huaraz es la ciudad de los andinistas. En ninguna otra parte del Perú hay tanta nieve, y los precios son más bajos que en Cusco. Los dos primeros días son para algo más fácil, como las lagunas Wilcacocha o Churup. De la ciudad se habla en [Más allá de la ruta clásica](page:beyond-classic#huaraz).`,
        { kind: "heading", id: "santa-cruz", text: "Santa Cruz" },
        `Es la mejor primera caminata de varios días en la Cordillera Blanca: ${formatDistance(treks["santa-cruz"].km[0], "es")}, cuatro días y una sola abra grande, Punta Unión (${metres(treks["santa-cruz"].highest[0])}), con el Alpamayo detrás. Los campamentos están entre ${metres(Math.min(...santaCruzNights))} y ${metres(Math.max(...santaCruzNights))}. Con agencia cuesta ${dollars(treks["santa-cruz"].price.usd)} (ofertas sin fecha), y muchos la hacen por su cuenta. El parque puede exigir guía a quien pernocta, y el boleto de varios días se compra antes de salir: la regla vigente la da el [SERNANP](site:sernanp), que administra las áreas protegidas.`,
        { kind: "heading", id: "huayhuash", text: "Huayhuash" },
        `Para muchos es el circuito más hermoso del mundo: ${span(treks.huayhuash.days)} días, ${formatDistance(treks.huayhuash.km[0], "es", treks.huayhuash.km[1])}, un abra diaria, dos de ellas de cinco mil metros, y casi ninguna noche por debajo de 4000 m. No hay señal de celular y el hospital queda a días de camino, así que se va con agencia o, por lo menos, con arriero y caballo. La tierra es de las comunidades y cada una cobra; hacia ${month(huayhuashFees.asOf)} la vuelta sumaba ${formatSoles(huayhuashFees.soles, "es")}, y desde entonces ha subido. Se paga en efectivo y con billetes chicos. Ocho días en grupo propio cuestan ${dollars(treks.huayhuash.price.usd)} por persona, entre dos y cuatro (oferta sin fecha).`,
        { kind: "heading", id: "laguna-69", text: "Laguna 69" },
        `Es un día de caminata hasta una laguna glaciar de un azul que no parece real: ${formatDistance(huascaranRules.lake69.km, "es")} ida y vuelta, ${huascaranRules.lake69.climb} m de desnivel hasta los ${metres(huascaranRules.lake69.metres)}, seis horas. **Desde el ${formatDate(huascaranRules.lake69.agencySince, "es")} solo se entra con una agencia** que tenga contrato con el SERNANP, y es ella la que compra el boleto digital. Lo mismo se anunció para el nevado Pisco desde el ${formatDate(huascaranRules.pisco.agencySince, "es")}. Bañarse está prohibido, con multas de hasta ${formatSoles(huascaranRules.lake69.fineSoles, "es")}. Para las lagunas de Llanganuco el boleto se sigue vendiendo en la entrada y por internet.`,
      ],
    },
    {
      id: "colca",
      title: "Cañón del Colca",
      blocks: [
        `Aquí es al revés: primero se baja y después se sube. De Cabanaconde (${metres(treks.colca.highest[0])}) se camina por San Juan hasta el oasis de Sangalle, a unos ${metres(nightsOf(treks.colca)[0] ?? 0)}, con palmeras y cabañas con piscina, y se emprende el regreso a las cinco de la mañana para no hacer bajo el sol los ${span(trekHeights.colcaClimb)} m de subida. La mochila puede ir en mula. Con tres días se llega también a Llahuar o Tapay.`,
        `No hace falta guía, pero el camino no está señalizado en todas partes y con lluvia caen piedras. El boleto del valle cuesta ${formatSoles(trekTickets.colca.soles, "es")}; para latinoamericanos, ${trekTickets.colca.latinAmerican}, que a veces hay que pedir con el documento en la mano (${month(trekTickets.colca.asOf)}). Lo emite [Autocolca](site:autocolca). Los cóndores se ven a la vuelta, entre las ocho y las diez de la mañana, en la Cruz del Cóndor: [Arequipa y el Colca](page:top-ten#arequipa).`,
      ],
    },
    {
      id: "agency",
      title: "Cómo elegir una agencia",
      blocks: [
        "En Cusco y en Huaraz se venden caminatas en cada esquina, y los lugares de un mismo grupo salen a cinco precios distintos. Antes de pagar, conviene preguntar por escrito:",
        {
          kind: "checklist",
          items: [
            "¿Cuáles son el RUC (registro tributario) y la licencia de la agencia? La lista de las autorizadas para el Camino Inca la publica la [Dirección de Cultura de Cusco](site:cultureCusco).",
            "¿Cuántos seremos y con cuántos guías? Para más de ocho caminantes debe haber dos.",
            "¿Lleva el guía oxígeno, botiquín y teléfono o radio, y quién baja a un enfermo?",
            "¿Está incluida la entrada a Machu Picchu, para qué circuito, y en qué tren se vuelve?",
            "¿Cuántos kilos propios van en la mula o con el porteador? Lo usual son siete, con la bolsa de dormir.",
            "¿Cuánto ganan los porteadores, dónde duermen, qué comen, tienen seguro?",
            "¿Qué pasa si un paro (huelga) o un derrumbe impiden salir?",
          ],
        },
        { kind: "heading", id: "porters", text: "La ley del porteador" },
        `Los porteadores tienen su propia ley, la ${porterRules.law}, aprobada en ${porterRules.year}: solo pueden trabajar adultos, y el jornal es de al menos el ${porterRules.percentOfTaxUnit} % de la UIT, la unidad tributaria (${formatSoles(porterRules.soles, "es")} en ese momento). Las agencias serias no cargan a un hombre con más de ${porterRules.kilos} kg, a una mujer con menos, y el peso se controla a la entrada del camino. Aun así, los inspectores siguen encontrando a gente sobrecargada y mal pagada. Al viajero le toca preguntar, llevar poco y dar la propina en persona al final: por cuatro días, unos ${dollars(crewTip.usd)} por caminante para cocinero y porteadores juntos (una estimación), a cada uno la suya.`,
        {
          kind: "note",
          tone: "tip",
          title: "¿Qué precio es justo?",
          text: [
            `Donde falta un precio reciente sirve esta cuenta: un lugar en grupo en el Camino Inca sale a US$ ${dayOfIncaTrail()} por día, con ingreso y tren. Una caminata sin permiso ni Machu Picchu puede costar la mitad, pero no la cuarta parte: con eso no se pagan carpas, cocinero y jornales. Es una estimación, no una tarifa.`,
          ],
        },
      ],
    },
    {
      id: "pack",
      title: "Qué llevar",
      blocks: [
        "La mula lleva la carpa; el caminante, lo del día: agua, abrigo, impermeable y documentos. Basta una mochila de 20 a 30 litros.",
        {
          kind: "checklist",
          items: [
            "botas ya usadas que sujeten el tobillo, y calzado ligero para el campamento",
            "capas: polos (camisetas) de secado rápido, polar, casaca (chaqueta) de pluma o sintética, impermeable y pantalón de lluvia",
            "chullo (gorro de lana), guantes y bufanda; lentes (gafas) de sol, sombrero, protector solar de factor 50 y protector labial",
            "bolsa de dormir para −10 °C, que también se alquila, con su forro",
            "bastones con punta de goma: la punta de metal está prohibida en el Camino Inca",
            "linterna frontal y batería externa, que en las noches frías se guarda en la bolsa de dormir",
            "botellas para dos litros de agua, y filtro o pastillas potabilizadoras",
            "parches para ampollas, algo para la diarrea y el dolor de cabeza, y los medicamentos propios con receta",
            "documento original, efectivo en billetes chicos, papel higiénico y una bolsa para traerlo de vuelta",
          ],
        },
        `**Seguro:** debe decir que cubre caminatas hasta el punto más alto de la ruta y el rescate en helicóptero. Muchas pólizas se quedan en ${metres(3000)} o ${metres(4000)}: [qué debe decir el seguro](page:safety-health#insurance). La tarjeta sanitaria europea no vale en el Perú.`,
      ],
    },
  ],
  freshness: [
    `Las reglas del Camino Inca son de ${month(rules.asOf)} y sus precios, para 2026; la nueva norma del Parque Nacional Huascarán es de ${month(huascaranRules.asOf)}. El precio del boleto del Colca es de ${month(trekTickets.colca.asOf)} y los cobros de Huayhuash, de ${month(huayhuashFees.asOf)}. Distancias y altitudes son las que dan agencias y caminantes y pueden variar en unos cientos de metros; el dibujo está simplificado y no sirve para orientarse.`,
    "Antes de salir, ver si quedan permisos ([tuboleto.cultura.pe](site:tuBoleto)), qué pide el parque ([SERNANP](site:sernanp)) y qué tiempo se anuncia ([SENAMHI](site:senamhi)).",
  ],
}));
