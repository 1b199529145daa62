import { historyDays, historyFigures, politics } from "#content/facts/holidays/history-days.ts";
import { limaCollections } from "#content/facts/lima/lima-sights.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";

const onDay = (id: keyof typeof historyDays) => formatDate(historyDays[id], "es");
const day = (id: keyof typeof historyDays) => ({ when: onDay(id), date: historyDays[id] });
const height = (id: PlaceId) => formatMetres(places[id].altitude, "es");
const { pizarrosMen, incaRoadsKm, ancashDead, truthCommissionDead } = historyFigures;

export default guideWords(() => ({
  title: "Historia del Perú",
  description:
    "De Caral a los incas, la conquista y nuestros días: la historia del Perú en seis épocas, con fechas y con los lugares donde todavía se ve cada una.",
  keywords: [
    "historia del Perú",
    "incas",
    "Tahuantinsuyo",
    "Caral",
    "cultura Chavín",
    "Pizarro",
    "Virreinato del Perú",
    "Túpac Amaru",
    "independencia del Perú",
    "Sendero Luminoso",
  ],
  lead: "Los incas dominaron los Andes durante unos cien años. Antes hubo cuatro mil años de ciudades, templos y canales; después, casi tres siglos de dominio español. Aquí está la historia entera en seis capítulos, cada uno con sus fechas; al final se indica dónde ver hoy cada época.",
  pictureAlt:
    "Amanecer detrás de una pirámide escalonada, con una caravana de llamas; arriba quipus, abajo relieves de adobe.",
  sections: [
    {
      id: "in-short",
      title: "Seis épocas de un vistazo",
      blocks: [
        "Si hay que quedarse con una sola cosa, que sea el orden. Las Líneas de Nasca, los huacos retrato de los mochicas (vasijas con forma de rostro) y la Huaca Pucllana de Lima son muy anteriores a los incas; Machu Picchu, en cambio, se levantó apenas cien años antes de que llegaran los españoles.",
        {
          kind: "table",
          caption: "Las épocas y un lugar donde se ve cada una",
          head: ["Época", "Cuándo", "Dónde verla"],
          rows: [
            ["[Antes de los incas](#pre-inca)", "hacia 3000 a. C. – 1470 d. C.", "Caral, Nasca, Chan Chan"],
            ["[Incas](#inca)", "hacia 1200–1532", "Cusco, Machu Picchu"],
            ["[Conquista](#conquest)", "1532–1572", "Cajamarca, Ollantaytambo"],
            ["[Virreinato](#colonial)", "1542–1821", "Los centros de Lima y Arequipa"],
            ["[Independencia](#independence)", "1821–1883", "Lima, Ayacucho"],
            ["[Perú moderno](#modern)", "desde fines del siglo XIX", "Iquitos, el LUM de Lima"],
          ],
        },
      ],
    },
    {
      id: "pre-inca",
      title: "Antes de los incas",
      blocks: [
        "La costa peruana es un desierto que los ríos de la sierra cortan en valles verdes y angostos. En uno de ellos, el de Supe, se alzaba hace cinco mil años Caral, centro de la cultura urbana más antigua que se conoce en América. Sus habitantes construían pirámides y no hacían cerámica; las excavaciones no han hallado señales de guerra.",
        `Dos mil años después el impulso llegó de la sierra: en Chavín de Huántar, a ${height("chavin")}, se veneraba a dioses con rasgos de jaguar y de serpiente. En el desierto del sur, los paracas envolvían a sus muertos en mantos bordados y practicaban trepanaciones craneanas; después, los nascas trazaron líneas en la pampa. Algunos de sus acueductos subterráneos, los puquios, todavía dan agua.`,
        "En el norte, los mochicas modelaban vasijas con rostros tan personales que se reconocería al retratado por la calle. La tumba del Señor de Sipán se halló en 1987; la de la Señora de Cao, en 2006. Donde hoy está Lima, entretanto, se apilaban pequeños adobes de pie, con espacios entre ellos, para que la Huaca Pucllana resistiera los temblores.",
        `Tampoco la idea de imperio fue inca. Los huari fueron los primeros en los Andes en tener uno con caminos, mientras Tiahuanaco florecía junto al lago Titicaca (${height("titicaca")}). Más tarde los chachapoyas, la «gente de las nubes», amurallaron Kuélap (${height("kuelap")}) en los Andes del norte, y en la costa los chimúes levantaron Chan Chan, la ciudad de adobe más grande de América. Los incas la tomaron hacia 1470.`,
        {
          kind: "timeline",
          items: [
            {
              when: "hacia 12 000–8000 a. C.",
              title: "Los primeros cazadores",
              text: "Se conocen por Lauricocha y la cueva del Guitarrero.",
            },
            {
              when: "hacia 3000–1800 a. C.",
              title: "Caral-Supe",
              text: "Ciudades con pirámides en un valle costeño; Patrimonio Mundial desde 2009.",
            },
            {
              when: "hacia 1200–200 a. C.",
              title: "Chavín",
              text: "El templo de Chavín de Huántar, con dioses jaguar y serpiente; Patrimonio Mundial desde 1985.",
            },
            {
              when: "hacia 800 a. C. – 100 d. C.",
              title: "Paracas",
              text: "Mantos funerarios bordados y trepanaciones craneanas en el desierto del sur.",
            },
            {
              when: "hacia 500 a. C. – 700 d. C.",
              title: "Nasca",
              text: "Las líneas se trazaron hasta alrededor de 500 d. C.; quedan además cerámica pintada y acueductos.",
            },
            {
              when: "hacia 100–800",
              title: "Moche",
              text: "Huacos retrato y gobernantes enterrados con oro en la costa norte.",
            },
            { when: "hacia 200–700", title: "Cultura Lima", text: "La Huaca Pucllana, en pleno Miraflores." },
            {
              when: "hacia 500–1100",
              title: "Tiahuanaco y Huari",
              text: "Tiahuanaco en el Titicaca; desde cerca de 600, Huari, el primer imperio andino con caminos.",
            },
            {
              when: "hacia 800–1470",
              title: "Chachapoyas",
              text: "La «gente de las nubes», tras los muros de Kuélap.",
            },
            {
              when: "hacia 900–1470",
              title: "Chimú",
              text: "Chan Chan, ciudad de adobe, Patrimonio Mundial desde 1986; inca desde c. 1470.",
            },
          ],
        },
      ],
    },
    {
      id: "inca",
      title: "El imperio de los incas",
      picture: {
        id: "places/machu-picchu",
        alt: "Una llama en los andenes de Machu Picchu, con las casas de piedra y el Huayna Picchu detrás.",
      },
      blocks: [
        `Cuenta la leyenda que Manco Cápac salió del lago Titicaca y fundó Cusco (${height("cusco")}). Durante dos siglos la ciudad fue el centro de un pequeño señorío serrano entre muchos. El giro se fecha en 1438, cuando Pachacútec rechazó el ataque de los chancas y empezaron las conquistas.`,
        `En tiempos de su nieto, el Tahuantinsuyo iba del sur de Colombia al centro de Chile. Lo mantenían unido unos ${formatNumber(incaRoadsKm.from, "es")}–${formatNumber(incaRoadsKm.to, "es")} kilómetros de caminos, el *qu:Qhapaq Ñan*, Patrimonio Mundial desde 2014. Las cuentas no se llevaban por escrito, sino en cuerdas anudadas: los quipus.`,
        `[Machu Picchu](page:top-ten#machu-picchu) (${height("machu-picchu")}) es obra de ese breve apogeo. Los libros lo atribuían al reinado de Pachacútec; un estudio de radiocarbono de 2021 indica que ya estaba habitado hacia 1420.`,
        "El final empezó con una enfermedad. La viruela avanzó más rápido que los españoles que la trajeron al continente y, muerto Huayna Cápac, sus hijos Huáscar y Atahualpa se enfrentaron. Cuando Pizarro desembarcó, el imperio acababa de pasar por una guerra civil.",
        {
          kind: "timeline",
          items: [
            {
              when: "hacia 1200",
              title: "Fundación de Cusco",
              text: "Por Manco Cápac, llegado del Titicaca según la leyenda.",
            },
            {
              when: "1438",
              date: "1438",
              title: "Pachacútec vence a los chancas",
              text: "Comienza la expansión; Machu Picchu se construye hacia 1420–1450.",
            },
            {
              when: "1471–1527",
              title: "Túpac Yupanqui y Huayna Cápac",
              text: "El Tahuantinsuyo en su mayor extensión: del sur de Colombia al centro de Chile.",
            },
            {
              when: "hacia 1527–1532",
              title: "Viruela y guerra entre hermanos",
              text: "Huáscar contra Atahualpa, que vence.",
            },
          ],
        },
      ],
    },
    {
      id: "conquest",
      title: "La conquista",
      picture: {
        id: "places/ollantaytambo",
        alt: "Los andenes incas de Ollantaytambo en una ladera empinada.",
      },
      blocks: [
        `Francisco Pizarro esperó a Atahualpa en la plaza de Cajamarca (${height("cajamarca")}) con unos ${pizarrosMen} hombres, y en pocas horas lo tenía preso. El inca ofreció por su libertad un cuarto lleno de oro. El oro llegó; al año siguiente lo ejecutaron de todos modos.`,
        `Con Cusco en manos españolas, todo parecía terminado. Pero Manco Inca, a quien los españoles habían ayudado a reinar, se levantó: sitió Cusco durante meses y en [Ollantaytambo](page:top-ten#sacred-valley) (${height("ollantaytambo")}) derrotó a su caballería. Al final se replegó a Vilcabamba, al borde de la selva, donde una corte inca resistió una generación más.`,
        "Para entonces los conquistadores peleaban entre sí. A Pizarro no lo mataron los incas, sino otros españoles, en Lima, la ciudad que él mismo había fundado. Su tumba está en la catedral.",
        {
          kind: "timeline",
          items: [
            {
              ...day("atahualpaTaken"),
              title: "Cajamarca",
              text: "Pizarro captura a Atahualpa; el rescate es un cuarto lleno de oro.",
            },
            {
              ...day("atahualpaExecuted"),
              title: "Muerte de Atahualpa",
              text: "Lo ejecutan pese al rescate.",
            },
            { ...day("spaniardsInCusco"), title: "Los españoles en Cusco", text: "Cae la capital inca." },
            {
              ...day("limaFounded"),
              title: "Fundación de Lima",
              text: "Pizarro la llama «Ciudad de los Reyes».",
            },
            {
              when: "1536–1537",
              title: "Levantamiento de Manco Inca",
              text: "Sitio de Cusco, victoria en Ollantaytambo, retirada a Vilcabamba.",
            },
            { ...day("pizarroKilled"), title: "Muerte de Pizarro", text: "Lo asesinan en Lima." },
            { when: "1542", date: "1542", title: "Virreinato del Perú", text: "Lima es su capital." },
            {
              ...day("lastIncaExecuted"),
              title: "El último inca",
              text: "Capturan y ejecutan a Túpac Amaru I, último soberano de Vilcabamba.",
            },
          ],
        },
      ],
    },
    {
      id: "colonial",
      title: "El virreinato",
      picture: {
        id: "places/san-francisco",
        alt: "Fachada del convento de San Francisco de Lima con sus dos torres.",
      },
      blocks: [
        "El Perú pasó a ser la mina de plata de la corona española. En la década de 1570 el virrey Francisco de Toledo trasladó por la fuerza a las comunidades andinas a pueblos nuevos y sometió a los hombres al trabajo obligatorio de la mita: así salieron de la tierra la plata de Potosí y el azogue (mercurio) de Huancavelica con que se refinaba.",
        "Buena parte de lo que pagó ese dinero sigue en pie. San Marcos, en Lima, fundada en 1551, es la universidad de América que más tiempo lleva funcionando sin interrupción. En Arequipa, el monasterio de Santa Catalina, una pequeña ciudad dentro de la ciudad, abrió en 1579; la iglesia y el claustro actuales de San Francisco de Lima se rehicieron después de 1656.",
        "Lima tembló en 1655, en 1687 y en 1746. La última vez fue la peor: el terremoto arrasó la ciudad, y el maremoto que lo siguió, el puerto del Callao. Una pintura mural resistió los tres sismos: el Cristo que pintó un esclavo angoleño. Es el Señor de los Milagros, que cada [octubre](page:holidays) sale en una procesión inmensa.",
        "El mayor desafío al orden colonial llegó en 1780, de un hombre que tomó el nombre del último inca. A Túpac Amaru II lo ejecutaron en la Plaza de Armas de Cusco en mayo del año siguiente.",
        {
          kind: "timeline",
          items: [
            {
              ...day("sanMarcosFounded"),
              title: "Universidad de San Marcos",
              text: "En Lima; la más antigua de América en funcionamiento continuo.",
            },
            {
              when: "década de 1570",
              title: "El virrey Toledo",
              text: "Reducciones forzadas y mita; plata de Potosí, azogue de Huancavelica.",
            },
            {
              when: "1579",
              date: "1579",
              title: "Santa Catalina de Arequipa",
              text: "Un monasterio de piedra volcánica, con calles como las de un pueblo.",
            },
            {
              when: "hacia 1651",
              title: "El Señor de los Milagros",
              text: "Un esclavo angoleño pinta un Cristo en un muro de Lima.",
            },
            {
              ...day("limaEarthquake"),
              title: "Terremoto y maremoto",
              text: "Lima y el Callao quedan en ruinas.",
            },
            {
              when: "1780–1781",
              title: "Rebelión de Túpac Amaru II",
              text: `Su líder es ejecutado el ${onDay("tupacAmaruExecuted")}.`,
            },
          ],
        },
      ],
    },
    {
      id: "independence",
      title: "La independencia y la primera república",
      picture: {
        id: "places/plaza-mayor",
        alt: "La Plaza Mayor de Lima: una casona amarilla con balcones tallados, la fuente de bronce y las torres de la catedral.",
      },
      blocks: [
        `José de San Martín proclamó la independencia en la Plaza Mayor de Lima; desde entonces el [28 de julio](page:holidays) es la fiesta nacional. En la sierra, los españoles resistieron tres años más. La suerte de Sudamérica se decidió en 1824 en dos campos de batalla andinos: Junín, en agosto, y Ayacucho (${height("ayacucho")}), en diciembre.`,
        "La joven república se enriqueció con un producto inesperado: el guano, excremento de aves marinas que abonaba los campos de Europa. La esclavitud se abolió en 1854. A las haciendas llegaron trabajadores chinos desde 1849 y japoneses desde 1899, y con ellos dos ramas de la cocina de hoy: la [chifa y la nikkei](page:gastronomy).",
        "Tras el guano vino el salitre, y por él la guerra. Chile ganó la Guerra del Pacífico, que estalló en 1879; en ella murieron los dos héroes más venerados del país, el almirante Miguel Grau y el coronel Francisco Bolognesi. Lima estuvo ocupada casi tres años, Tarapacá se perdió para siempre y Tacna no volvió hasta 1929.",
        {
          kind: "timeline",
          items: [
            {
              ...day("independence"),
              title: "Proclamación de la independencia",
              text: "San Martín habla en la Plaza Mayor de Lima.",
            },
            { ...day("junin"), title: "Batalla de Junín", text: "Desde 2022 la recuerda un feriado." },
            {
              ...day("ayacucho"),
              title: "Batalla de Ayacucho",
              text: "Termina el dominio español en Sudamérica.",
            },
            {
              when: "1836–1839",
              title: "Confederación Perú-Boliviana",
              text: "Tres años en un mismo Estado con Bolivia.",
            },
            {
              when: "décadas de 1840 a 1870",
              title: "Auge del guano",
              text: "El excremento de aves llena las arcas del Estado.",
            },
            { when: "desde 1849", title: "Trabajadores chinos", text: "De su cocina nace el chifa." },
            {
              when: "1854",
              date: "1854",
              title: "Fin de la esclavitud",
              text: "El Estado la declara abolida.",
            },
            { ...day("angamos"), title: "Combate de Angamos", text: "El almirante Grau muere en el mar." },
            {
              ...day("arica"),
              title: "Batalla de Arica",
              text: "Cae el coronel Bolognesi; hoy es el Día de la Bandera.",
            },
            {
              when: "1881–1883",
              title: "Ocupación de Lima",
              text: "El ejército chileno ocupa la capital durante casi tres años.",
            },
          ],
        },
      ],
    },
    {
      id: "modern",
      title: "El Perú moderno",
      picture: {
        id: "places/iquitos",
        alt: "Casas sobre pilotes a orillas del río, una canoa en el agua y dos guacamayos en el aire.",
      },
      blocks: [
        "A fines del siglo XIX la riqueza se sacaba de los árboles: el caucho dio a Iquitos casonas de azulejos y una casa de hierro, hasta que el mercado se hundió hacia 1912. En la sierra, mientras tanto, Hiram Bingham llegó en 1911 a Machu Picchu y dio a conocer al mundo un lugar que los vecinos nunca habían olvidado.",
        "El general Juan Velasco tomó el poder en 1968 y al año siguiente repartió los latifundios. En mayo de 1970 un terremoto sacudió Áncash, y el alud de hielo y rocas que bajó del Huascarán sepultó la ciudad de Yungay.",
        `El capítulo más doloroso se abrió en 1980, cuando Sendero Luminoso, de ideología maoísta, se alzó en armas contra el Estado. La comisión de la verdad calculó en 2003 unos ${formatNumber(truthCommissionDead, "es")} muertos, muchos de ellos campesinos quechuahablantes. El recuerdo sigue vivo: lo mejor es esperar a que sea el anfitrión quien toque el tema. A esos años está dedicado el museo limeño de la memoria, el [LUM](site:lum).`,
        "Alberto Fujimori cerró el Congreso en 1992, promulgó una nueva constitución en 1993 y cayó en noviembre de 2000. En los últimos años los presidentes se han sucedido con rapidez. Las protestas pueden cortar carreteras, aeropuertos e incluso el tren a Machu Picchu, así que se reserva un día libre antes del vuelo de regreso; hay más consejos en la parte de [seguridad](page:peru-guide#safety) de la guía.",
        {
          kind: "timeline",
          items: [
            {
              when: "hacia 1880–1912",
              title: "Fiebre del caucho",
              text: "Iquitos es rica durante unas décadas.",
            },
            {
              ...day("binghamAtMachuPicchu"),
              title: "Bingham en Machu Picchu",
              text: "La noticia da la vuelta al mundo.",
            },
            { when: "1929", date: "1929", title: "Regresa Tacna", text: "Chile devuelve la ciudad al Perú." },
            {
              when: "1941 y 1995",
              title: "Guerras con Ecuador",
              text: `La paz se firma el ${onDay("peaceWithEcuador")}.`,
            },
            {
              when: "1955",
              date: "1955",
              title: "Voto femenino",
              text: "Las mujeres obtienen el derecho al voto.",
            },
            { ...day("velascoCoup"), title: "Golpe de Velasco", text: "Un gobierno militar asume el poder." },
            { ...day("landReform"), title: "Reforma agraria", text: "Se reparten las grandes haciendas." },
            {
              ...day("ancashEarthquake"),
              title: "Terremoto de Áncash",
              text: `Unos ${formatNumber(ancashDead, "es")} muertos; Yungay queda sepultada.`,
            },
            {
              ...day("shiningPathWar"),
              title: "La guerra de Sendero Luminoso",
              text: "Empieza el conflicto armado interno.",
            },
            {
              ...day("congressClosed"),
              title: "Fujimori cierra el Congreso",
              text: "Al año siguiente rige una nueva constitución.",
            },
            {
              ...day("guzmanCaught"),
              title: "Captura de Guzmán",
              text: "El líder de Sendero Luminoso cae en Lima.",
            },
            {
              ...day("piscoEarthquake"),
              title: "Terremoto de Pisco",
              text: "Un mes antes, Machu Picchu había sido elegido una de las nuevas siete maravillas.",
            },
            {
              when: "2010",
              date: "2010",
              title: "Nobel de Literatura",
              text: `Lo recibe Mario Vargas Llosa, nacido en Arequipa; murió el ${onDay("vargasLlosaDied")}.`,
            },
            {
              ...day("bicentenary"),
              title: "Bicentenario",
              text: "Ese mismo día asume la presidencia Pedro Castillo.",
            },
            {
              ...day("castilloRemoved"),
              title: "Destitución de Castillo",
              text: "Dina Boluarte es la primera presidenta del país.",
            },
            {
              when: "2023",
              date: "2023",
              title: "El ceviche, en la lista de la UNESCO",
              text: "Sus prácticas pasan a ser patrimonio inmaterial; qué es se explica en la página de [gastronomía](page:gastronomy).",
            },
            {
              ...day("popeElected"),
              title: "Un papa con nacionalidad peruana",
              text: "León XIV fue durante años obispo de Chiclayo y es ciudadano peruano.",
            },
            {
              ...day("newLimaAirport"),
              title: "Nuevo aeropuerto de Lima",
              text: "Abre el nuevo terminal del Jorge Chávez; cómo llegar: [transporte en Lima](page:lima-transport).",
            },
            { ...day("boluarteRemoved"), title: "Destitución de Boluarte", text: "La sucede José Jerí." },
            {
              ...day("balcazarChosen"),
              title: "Balcázar, presidente",
              text: "El Congreso, que la víspera había destituido a Jerí, elige a José María Balcázar hasta que asuma quien gane las elecciones generales de 2026.",
            },
          ],
        },
      ],
    },
    {
      id: "where-to-see",
      title: "Dónde verlo hoy",
      blocks: [
        `No se puede recorrer esta historia en orden: lo más antiguo está en la costa y en el norte; lo inca, alrededor de Cusco. Unas horas en el [Museo Larco](page:lima-sights) de Lima ponen todo en su sitio, con unos ${formatNumber(limaCollections.larcoPieces, "es")} objetos de cinco mil años.`,
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "Caral",
              text: `Al norte de Lima, en un valle desértico a ${height("caral")}. Horarios y entradas: [zonacaral.gob.pe](site:caral).`,
            },
            {
              term: "Chavín de Huántar",
              text: `En Áncash, a ${height("chavin")}: un templo con galerías subterráneas.`,
            },
            {
              term: "Nasca",
              text: "Las líneas desde la avioneta o desde el mirador de la Panamericana: [los 10 imperdibles](page:top-ten#nazca-lines).",
            },
            {
              term: "La costa norte",
              text: "Chan Chan, junto a Trujillo; el tesoro de Sipán, en el Museo Tumbas Reales de Lambayeque.",
            },
            {
              term: "Kuélap",
              text: `La fortaleza de piedra de los chachapoyas, a ${height("kuelap")}, en Amazonas.`,
            },
            {
              term: "Lima",
              text: "Huaca Pucllana, Museo Larco, Plaza Mayor, catacumbas de San Francisco: [qué ver en Lima](page:lima-sights).",
            },
            {
              term: "Cusco",
              text: `El Qorikancha bajo Santo Domingo, la piedra de los doce ángulos, Sacsayhuamán (${height("sacsayhuaman")}): [los 10 imperdibles](page:top-ten#cusco).`,
            },
            {
              term: "Valle Sagrado",
              text: "Las calles incas aún habitadas de Ollantaytambo, los andenes de Písac y Moray: [los 10 imperdibles](page:top-ten#sacred-valley).",
            },
            {
              term: "Cajamarca y Ayacucho",
              text: `La plaza de Cajamarca (${height("cajamarca")}), donde cayó preso Atahualpa; cerca de Ayacucho (${height("ayacucho")}), el campo de la última gran batalla.`,
            },
            {
              term: "Arequipa",
              text: "Santa Catalina y el Museo Santuarios Andinos, con Juanita, la joven inca de los hielos: [los 10 imperdibles](page:top-ten#arequipa).",
            },
            {
              term: "Iquitos",
              text: "Las casas de azulejos y la casa de hierro de los años del caucho: [los 10 imperdibles](page:top-ten#iquitos).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Para quien viaja por la historia, la fecha cuenta",
          text: [
            "El Inti Raymi, fiesta inca del sol, se escenifica en Cusco cada 24 de junio desde 1944, según la crónica de Garcilaso. El 28 y 29 de julio todo el país celebra la independencia. Las demás fechas están en la página de [fiestas](page:holidays).",
          ],
        },
      ],
    },
    {
      id: "hungarians",
      title: "Huellas húngaras",
      blocks: [
        "Dos lazos poco conocidos unen al Perú con un país lejano: Hungría.",
        {
          kind: "list",
          items: [
            "**Ferenc Xavér Éder** (Francisco Javier Eder), misionero jesuita, vivió en las décadas de 1750 y 1760 entre los moxos, en el extremo oriental del Virreinato del Perú (hoy Bolivia). Su descripción en latín de aquel pueblo y su tierra se imprimió en Buda en 1791, ya muerto el autor.",
            `**György Orth** (Jorge Orth), nacido en Budapest, dirigió a la selección peruana que venció 4 a 1 a Inglaterra en Lima el ${onDay("footballAgainstEngland")}.`,
          ],
        },
      ],
    },
    {
      id: "words",
      title: "Palabras que aparecen en los museos",
      blocks: [
        {
          kind: "terms",
          shape: "names",
          items: [
            { term: "huaca", text: "Lugar sagrado; en las ciudades, por lo general, una pirámide de adobe." },
            { term: "quipu (*qu:khipu*)", text: "Cuerda con nudos: el registro contable de los incas." },
            { term: "mita", text: "Trabajo por turnos; en el virreinato, trabajo forzado en las minas." },
            { term: "puquio", text: "Acueducto subterráneo de la zona de Nasca." },
            { term: "*qu:Qhapaq Ñan*", text: "La red de caminos de los incas." },
            { term: "Tahuantinsuyo", text: "Nombre quechua del imperio inca (*qu:Tawantinsuyu*)." },
          ],
        },
      ],
    },
  ],
  freshness: [
    `La arqueología y la historia siguen a los museos y a la UNESCO. La cronología política termina en ${formatMonth(politics.asOf, "es")} y no incluye las elecciones generales de abril de 2026 ni el período presidencial que empezó en julio de ese año.`,
  ],
}));
