import type { PhrasebookText } from "#content/tools/phrasebook-text.ts";

export default (): PhrasebookText => ({
  title: "Palabras peruanas",
  description:
    "Unas doscientas cincuenta palabras del Perú por situación, en español de todas partes y con una frase de ejemplo; y saludos en quechua de Cusco.",
  keywords: [
    "palabras peruanas",
    "peruanismos",
    "jerga peruana",
    "diccionario peruano",
    "saludos en quechua",
  ],
  lead: "Unas doscientas cincuenta palabras que se oyen en el Perú y que no todos los que hablan español conocen, con su equivalente y una frase. Al final, saludos en quechua.",
  pictureAlt:
    "Un viajero con mochila y una vendedora de sombrero conversan ante un puesto de frutas; en un globo hay una palta y en el otro, monedas.",
  jump: "¿De qué se trata?",
  situations: {
    greetings: "Saludos y trato",
    transport: "Combi, taxi y carro",
    directions: "En la calle",
    hotel: "En el hospedaje",
    eating: "En la mesa",
    diet: "Frutas, verduras y carnes",
    market: "En el mercado",
    money: "La plata",
    health: "Salud y altura",
    emergency: "Seguridad",
    trekking: "Sierra, selva y clima",
    people: "La gente",
    talk: "Entre amigos",
    phone: "Celular y papeles",
    clothes: "La ropa",
    time: "El tiempo",
    quechua: "Saludos en quechua",
  },
  notes: {
    greetings: "A los desconocidos se les trata de usted, y antes de preguntar se saluda.",
    eating: "El menú es el almuerzo del día, barato y completo; la lista de platos es la carta.",
    diet: "Quien tiene una alergia debe nombrarla con las palabras de aquí: [vegetarianos y alérgicos](page:for-whom#vegetarians).",
    emergency: "Los números y una tarjeta con tus datos: [tarjeta de emergencia](page:emergency).",
    talk: "Es jerga: se entiende en todas partes, pero se dice entre amigos.",
    quechua:
      "En Cusco, en el Valle Sagrado y entre los porteadores, el quechua es la lengua materna de muchos. Es el quechua cusqueño; la ortografía varía según la fuente.",
  },
  filter: "Buscar entre las palabras",
  find: "Buscar",
  found: { one: "# palabra encontrada", other: "# palabras encontradas" },
  nothingFound: "No hay ninguna palabra así. Conviene probar con una sola, corta, peruana o no.",
  reading: [],
  favourites: "Favoritas",
  favouritesHint:
    "La estrella pone aquí las palabras y las quita. Se guardan solo en este dispositivo y no se nos envían; en papel también van primero.",
  favourite: "Favorita",
  show: "Mostrar en letras grandes",
  kept: "Guardado en este dispositivo.",
  notKept:
    "Este navegador no deja guardar nada en el dispositivo: las favoritas duran hasta cerrar la página.",
  close: "Volver a las palabras",
  disclaimer: [
    "La jerga cambia con los años, el barrio y la edad: lo que en Lima es cariñoso puede sonar raro en Cusco. Ante la duda, mejor escucharla que usarla.",
  ],
});
