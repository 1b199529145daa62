import type { HolidayId } from "#content/facts/holidays/holidays.ts";

/** What each holiday is called, and what a traveller sees of it. */
export const holidayTexts = {
  "ano-nuevo": {
    name: "Año Nuevo",
    description:
      "La ropa interior amarilla trae suerte, y a medianoche se comen doce uvas con las doce campanadas. El día 1 casi todos los museos cierran y los hoteles de playa están llenos.",
  },
  "jueves-santo": {
    name: "Jueves Santo",
    description:
      "Por la noche los fieles recorren siete iglesias y los centros de Lima y Cusco se llenan de gente. Empieza el descanso de cuatro días, y los pasajes de bus se agotan antes.",
  },
  "viernes-santo": {
    name: "Viernes Santo",
    description:
      "Hay procesiones en todo el país, cierran la mayoría de los comercios y muchos museos. Es un día tranquilo: conviene comprar comida y retirar efectivo la víspera.",
  },
  trabajo: {
    name: "Día del Trabajo",
    description:
      "Cierran los bancos, las oficinas y la mayoría de los museos. En Lima suele haber marchas, y el tránsito del centro se vuelve más lento.",
  },
  bandera: {
    name: "Batalla de Arica y Día de la Bandera",
    description:
      "Recuerda a los defensores de Arica, donde el coronel Francisco Bolognesi cayó en 1880 frente al ejército chileno. Soldados y escolares juran la bandera, y las calles se visten de rojo y blanco.",
  },
  "pedro-pablo": {
    name: "San Pedro y San Pablo",
    description:
      "Los pescadores llevan al mar la imagen de su patrón en botes adornados. Se ve en las caletas (puertos pequeños) de toda la costa, también en las de Lima, y después se almuerza junto al mercado de pescado.",
  },
  "fuerza-aerea": {
    name: "Día de la Fuerza Aérea del Perú",
    description:
      "Ese día de 1941 se inmoló el piloto José Abelardo Quiñones, cuyo rostro está en el antiguo billete de diez soles. Es un feriado reciente, cinco días antes de Fiestas Patrias, y desde aquí se llenan los buses.",
  },
  "patrias-28": {
    name: "Fiestas Patrias: Independencia",
    description:
      "Ese día de 1821 José de San Martín proclamó la independencia en la Plaza Mayor de Lima. Cada casa luce la bandera, hay mensaje presidencial a la Nación, y es la semana más cara para viajar.",
  },
  "patrias-29": {
    name: "Fiestas Patrias: segundo día",
    description:
      "En Lima desfila la Gran Parada Militar; en las demás ciudades el día se va en ferias y bailes. Hay avenidas cerradas en la capital y hoteles llenos en todas partes.",
  },
  junin: {
    name: "Batalla de Junín",
    description:
      "La caballería de Bolívar venció a los realistas en la pampa de Junín en 1824, en un combate de sables y lanzas. En el lugar hay ceremonia; en el resto del país es un día de descanso.",
  },
  "santa-rosa": {
    name: "Santa Rosa de Lima",
    description:
      "Fiesta de la primera santa de América, patrona de Lima y de la policía. En su santuario del centro de Lima se forma una larga cola para echar cartas con deseos al pozo.",
  },
  angamos: {
    name: "Combate de Angamos",
    description:
      "Ese día de 1879 murió el almirante Miguel Grau a bordo del Huáscar. En los puertos se dejan coronas; para el viajero cuenta como posible fin de semana largo de octubre.",
  },
  "todos-santos": {
    name: "Día de Todos los Santos",
    description:
      "Las familias van al cementerio con flores, comida y músicos, y pasan el día junto a las tumbas. El visitante guarda silencio y pide permiso antes de fotografiar.",
  },
  inmaculada: {
    name: "Inmaculada Concepción",
    description:
      "Fiesta mariana con procesiones y primeras comuniones. Junto con el feriado del día siguiente son dos días libres, con los que muchos abren la temporada de playa.",
  },
  ayacucho: {
    name: "Batalla de Ayacucho",
    description:
      "La batalla de 1824 puso fin al dominio español en Sudamérica. Se conmemora en la pampa de Quinua, cerca de Ayacucho, y es feriado desde 2022.",
  },
  navidad: {
    name: "Navidad",
    description:
      "La noche central es la del 24: fuegos artificiales a las doce y después pavo, panetón y chocolate caliente. El 25 cierran los museos y abren pocos restaurantes.",
  },
  lima: {
    name: "Aniversario de Lima",
    description:
      "Francisco Pizarro fundó la ciudad en 1535. La víspera hay serenata en la Plaza Mayor y el día se celebra con desfiles de música y danza.",
  },
  candelaria: {
    name: "Virgen de la Candelaria (Puno)",
    description:
      "En la primera quincena de febrero decenas de miles de danzantes y músicos recorren las calles de Puno; el día central es el 2. Es la mayor fiesta de danza del país, patrimonio inmaterial de la UNESCO desde 2014, y el hotel se reserva con meses de anticipación.",
  },
  "pisco-sour": {
    name: "Día del Pisco Sour",
    description:
      "El primer sábado de febrero, bares, hoteles y plazas de Lima ofrecen degustaciones del cóctel nacional. Es buena ocasión para probar los tipos de pisco uno junto a otro.",
  },
  carnaval: {
    name: "Carnaval (Cajamarca)",
    description:
      "Juegos con agua y pintura, coplas burlonas y desfile de disfraces: el carnaval más ruidoso del Perú es el de Cajamarca. Lo mejor es ir con ropa vieja y dejar los objetos de valor en el hotel.",
  },
  temblores: {
    name: "Señor de los Temblores (Cusco)",
    description:
      "El Lunes Santo, el Señor de los Temblores, un crucifijo oscurecido por el humo, recorre Cusco bajo las flores rojas de *qu:ñucchu* que caen de los balcones. Para la ciudad es el gran día de la Semana Santa, y la plaza se llena por horas.",
  },
  "semana-santa": {
    name: "Semana Santa (Ayacucho)",
    description:
      "Durante una semana salen procesiones de noche, las calles se cubren de alfombras de flores y al alba del domingo aparece el Resucitado. Es la Semana Santa más famosa del país: buses y hoteles se agotan con meses de anticipación.",
  },
  "qoyllur-riti": {
    name: "Señor de Qoyllur Rit’i (Cusco)",
    description:
      "Miles de peregrinos y danzantes suben a pie a un valle glaciar a más de 4600 m y pasan la noche helada junto al santuario. Patrimonio inmaterial de la UNESCO desde 2011; solo es para quien tiene el cuerpo hecho a la altura y va bien abrigado.",
  },
  corpus: {
    name: "Corpus Christi (Cusco)",
    description:
      "De las parroquias de Cusco salen quince imágenes de santos y vírgenes hacia la plaza, y se reúnen en la catedral. Es el día del *qu:chiriuchu*, plato frío con cuy (conejillo de Indias) y maíz.",
  },
  "inti-raymi": {
    name: "Inti Raymi, Fiesta del Sol (Cusco)",
    description:
      "La fiesta inca del Sol, recreada en 1944, empieza ante el Qorikancha, sigue en la plaza y termina en Sacsayhuamán, con más de setecientos actores. Es gratis en las plazas y de pago en las tribunas; el hotel se reserva con meses de anticipación.",
  },
  "san-juan": {
    name: "Fiesta de San Juan (Amazonía)",
    description:
      "En las ciudades de la selva, Iquitos entre ellas, todos van al río a bañarse y a bailar. El plato del día es el juane: arroz sazonado con gallina, envuelto en hoja de bijao.",
  },
  ceviche: {
    name: "Día Nacional del Ceviche",
    description:
      "La víspera de la fiesta de los pescadores, todo el país celebra el ceviche con degustaciones. Las cevicherías se llenan: conviene llegar al mediodía.",
  },
  paucartambo: {
    name: "Virgen del Carmen (Paucartambo)",
    description:
      "Durante cuatro días las comparsas con máscara toman este pueblo de la región Cusco, y los *qu:saqras*, diablos, espían a la Virgen desde los techos. Hay poco alojamiento; la mayoría llega desde Cusco.",
  },
  pisco: {
    name: "Día del Pisco",
    description:
      "El cuarto domingo de julio se celebra el aguardiente de uva. En Ica, a pocos kilómetros de Huacachina, las bodegas reciben visitas con degustación.",
  },
  arequipa: {
    name: "Aniversario de Arequipa",
    description:
      "Aniversario de la fundación de la Ciudad Blanca, en 1540: fuegos artificiales la víspera y un largo corso (desfile) ese día. Los hoteles se llenan, pero es un momento animado para llegar, por la música y la comida.",
  },
  milagros: {
    name: "Señor de los Milagros (Lima)",
    description:
      "En octubre Lima se viste de morado: una multitud acompaña la copia del Cristo pintado en una pared de adobe hacia 1651. Las procesiones principales son los días 18, 19 y 28; se vende turrón de Doña Pepa y el centro se cierra al tránsito.",
  },
  "cancion-criolla": {
    name: "Día de la Canción Criolla",
    description:
      "En vez de Halloween se celebra la música de la costa: valses, guitarra y cajón hasta la madrugada en las peñas, los locales de música. En Lima, y sobre todo en Barranco, conviene reservar mesa.",
  },
  puno: {
    name: "Semana de Puno",
    description:
      "Se escenifica la leyenda del origen de los incas: Manco Cápac y Mama Ocllo salen del lago Titicaca y entran en cortejo a la ciudad. Hay menos gente que en febrero y llueve menos.",
  },
  santurantikuy: {
    name: "Santurantikuy (Cusco)",
    description:
      "En Nochebuena la plaza de Cusco se vuelve feria de imágenes de nacimiento hechas a mano, el Niño Manuelito entre ellas. Dura un solo día, y temprano hay más de donde escoger.",
  },
} satisfies Record<HolidayId, { name: string; description: string }>;
