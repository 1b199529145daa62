import type { HolidayId } from "#content/facts/holidays.ts";

/** What each holiday is called, and what a traveller sees of it. */
export const holidayTexts = {
  "ano-nuevo": {
    name: "Año Nuevo",
    description: "Ropa interior amarilla y doce uvas a medianoche.",
  },
  "jueves-santo": {
    name: "Jueves Santo",
    description: "Recorrido de siete iglesias; alta demanda de viajes.",
  },
  "viernes-santo": {
    name: "Viernes Santo",
    description: "Procesiones; muchos comercios y museos cierran.",
  },
  trabajo: {
    name: "Día del Trabajo",
    description: "Bancos y oficinas cerrados.",
  },
  bandera: {
    name: "Batalla de Arica y Día de la Bandera",
    description: "Defensa de Arica con Bolognesi, 1880.",
  },
  "pedro-pablo": {
    name: "San Pedro y San Pablo",
    description: "Fiesta de los pescadores con procesión marítima.",
  },
  "fuerza-aerea": {
    name: "Día de la Fuerza Aérea del Perú",
    description: "Inmolación del capitán Quiñones, 1941.",
  },
  "patrias-28": {
    name: "Fiestas Patrias: Independencia",
    description: "Proclamación de San Martín, 1821; semana de mayor demanda.",
  },
  "patrias-29": {
    name: "Fiestas Patrias: segundo día",
    description: "Gran Parada Militar en Lima.",
  },
  junin: {
    name: "Batalla de Junín",
    description: "Victoria de la caballería patriota, 1824.",
  },
  "santa-rosa": {
    name: "Santa Rosa de Lima",
    description: "Primera santa de América; cartas al pozo de los deseos.",
  },
  angamos: {
    name: "Combate de Angamos",
    description: "Muerte del almirante Grau, 1879.",
  },
  "todos-santos": {
    name: "Día de Todos los Santos",
    description: "Visita a los cementerios con música y comida.",
  },
  inmaculada: {
    name: "Inmaculada Concepción",
    description: "Con el día 9, dos feriados seguidos.",
  },
  ayacucho: {
    name: "Batalla de Ayacucho",
    description: "Fin del dominio español en Sudamérica, 1824.",
  },
  navidad: {
    name: "Navidad",
    description: "La noche central es el 24: pavo, panetón y chocolate.",
  },
  lima: {
    name: "Aniversario de Lima",
    description: "Fundada por Pizarro en 1535; serenata y pasacalle.",
  },
  candelaria: {
    name: "Virgen de la Candelaria (Puno)",
    description: "Decenas de miles de danzantes; patrimonio inmaterial UNESCO (2014).",
  },
  "pisco-sour": {
    name: "Día del Pisco Sour",
    description: "Degustaciones en todo Lima.",
  },
  carnaval: {
    name: "Carnaval (Cajamarca)",
    description: "Juegos con agua y pintura: deje sus objetos de valor.",
  },
  temblores: {
    name: "Señor de los Temblores (Cusco)",
    description: "El Cristo moreno recibe flores rojas de ñucchu.",
  },
  "semana-santa": {
    name: "Semana Santa (Ayacucho)",
    description: "Alfombras de flores y procesión de Resurrección al alba.",
  },
  "qoyllur-riti": {
    name: "Señor de Qoyllur Rit’i (Cusco)",
    description: "Valle glaciar a más de 4600 m; UNESCO (2011).",
  },
  corpus: {
    name: "Corpus Christi (Cusco)",
    description: "Quince imágenes en procesión; se come chiriuchu.",
  },
  "inti-raymi": {
    name: "Inti Raymi, Fiesta del Sol (Cusco)",
    description: "Qorikancha, plaza y Sacsayhuamán; reserve con meses de anticipación.",
  },
  "san-juan": {
    name: "Fiesta de San Juan (Amazonía)",
    description: "Baño en el río y juane en Iquitos.",
  },
  ceviche: {
    name: "Día Nacional del Cebiche",
    description: "Festivales en todo el país.",
  },
  paucartambo: {
    name: "Virgen del Carmen (Paucartambo)",
    description: "Comparsas con máscaras y saqras en los techos.",
  },
  pisco: {
    name: "Día del Pisco",
    description: "Visitas a bodegas en Ica.",
  },
  arequipa: {
    name: "Aniversario de Arequipa",
    description: "Corso y fuegos artificiales la víspera.",
  },
  milagros: {
    name: "Señor de los Milagros (Lima)",
    description: "Mes morado; procesiones los días 18, 19 y 28; turrón de Doña Pepa.",
  },
  "cancion-criolla": {
    name: "Día de la Canción Criolla",
    description: "Valses y cajón en lugar de Halloween.",
  },
  puno: {
    name: "Semana de Puno",
    description: "Escenificación de la salida de Manco Cápac.",
  },
  santurantikuy: {
    name: "Santurantikuy (Cusco)",
    description: "Feria de imágenes navideñas en la plaza.",
  },
} satisfies Record<HolidayId, { name: string; description: string }>;
