import { counter } from "#i18n/format/count.ts";
import { contactWords } from "#i18n/outside/es.ts";
import { figures } from "#i18n/figures/es.ts";
import type { Messages } from "./hu.ts";

const count = counter("es");

export const es = {
  site: {
    name: "Irány Peru",
    tagline: "Guía de viaje y blog sobre el Perú",
    description:
      "Guía de viaje y blog sobre el Perú: lo que conviene saber antes de partir, adónde ir, qué comer y a qué prestar atención.",
    keywords: ["Perú", "viajes", "guía de viaje", "blog"],
    pictureAlt: "Amanecer sobre una cresta andina nevada, con andenes y llamas.",
  },
  shell: {
    skipToContent: "Saltar al contenido",
    mainMenu: "Menú principal",
    languages: "Idioma",
    admin: "Admin",
    loading: "Cargando…",
    footerNote: "Irány Peru es un proyecto personal, hecho por cariño al Perú.",
    guide: "Guía",
    guideGroups: {
      plan: "Planear",
      arrive: "Llegar y cuidarse",
      see: "Qué ver",
      culture: "Cultura",
    },
    tools: "Herramientas",
    footerMenu: "Páginas",
    searchSite: "Buscar en el sitio",
    menu: "Menú",
    contact: "Contacto",
    address: "Dirección",
    phone: "Teléfono",
    email: "Correo",
    website: "Sitio web",
    follow: "Redes sociales",
    feed: "Canal de noticias (Atom)",
    builtBy: "Desarrollado por",
  },
  scheme: { legend: "Apariencia", system: "Sistema", light: "Claro", dark: "Oscuro" },
  named: {
    footerNote: (site) => `${site} es un proyecto personal, hecho por cariño al Perú.`,
    intro: (site) =>
      `${site} es un sitio para quienes preparan el viaje al Perú o simplemente disfrutan leyendo sobre el país.`,
    hobby:
      "Hacemos este sitio en nuestro tiempo libre, por gusto: no somos una agencia de viajes ni vendemos nada. Revisamos los datos con cuidado, pero antes de partir conviene consultar también las fuentes oficiales.",
    blog: (site) => `El blog de ${site}: historias, experiencias y datos útiles sobre el Perú.`,
    authorPosts: (n, site) =>
      count(n, {
        one: `{n} publicación en el blog de ${site}.`,
        many: `{n} de publicaciones en el blog de ${site}.`,
        other: `{n} publicaciones en el blog de ${site}.`,
      }),
  },
  home: {
    title: "Irány Peru",
    doors: {
      label: "Directo a",
      "trip-planner": "Planear el viaje",
      money: "Cuánto cuesta",
      "machu-picchu": "Machu Picchu",
      emergency: "Emergencias",
    },
    introTitle: "Para qué sirve este sitio",
    intro: [
      "«Irány Peru» quiere decir «rumbo al Perú» en húngaro. Es un sitio para quienes preparan el viaje o simplemente disfrutan leyendo sobre el país.",
      "Aquí contamos lo que conviene saber antes de partir: adónde ir y cuándo, qué comer y a qué prestar atención.",
      "Ojalá la lectura despierte las ganas de partir: ¡rumbo al Perú!",
    ],
    hobbyTitle: "Un proyecto por afición",
    hobby:
      "Hacemos Irány Peru en nuestro tiempo libre, por gusto: no somos una agencia de viajes ni vendemos nada. Revisamos los datos con cuidado, pero antes de partir conviene consultar también las fuentes oficiales.",
    guide: "La guía del Perú",
    otherPages: "Más para planear y para el camino",
    readMore: "Leer más",
    latestPosts: "Últimas publicaciones",
    toBlog: "Ir al blog",
    follow: "En nuestras otras páginas hay más sobre el Perú.",
    followWhat: {
      tiktok: "Videos cortos",
      youtube: "Videos más largos",
      instagram: "Fotos",
      facebook: "Novedades",
    },
  },
  slider: {
    label: "Lugares del Perú",
    carousel: "carrusel",
    slide: "imagen",
    position: (n: number, count: number) => `${n} de ${count}`,
    previous: "Imagen anterior",
    next: "Imagen siguiente",
    choose: "Imágenes",
    show: (n: number, title: string) => `Imagen ${n}: ${title}`,
    pause: "Detener el cambio de imágenes",
    play: "Iniciar el cambio de imágenes",
    more: "Conocer más",
  },
  blog: {
    title: "Blog",
    pageTitle: "Blog de viajes por el Perú",
    pictureAlt:
      "Atardecer en el Titicaca: una balsa de totora, una mujer de Amantaní junto a un arco de piedra, nevados al fondo.",
    intro: "Historias, experiencias y datos útiles sobre el Perú.",
    description: "El blog de Irány Peru: historias, experiencias y datos útiles sobre el Perú.",
    loading: "Cargando las publicaciones…",
    noPosts: "No se encontraron publicaciones.",
    more: "Más publicaciones",
    newer: "Publicaciones más recientes",
    failed: "No se pudieron cargar las publicaciones. Inténtalo de nuevo más tarde.",
    moreFailed: "No se pudieron cargar más publicaciones. Inténtalo de nuevo.",
    added: (n: number) =>
      count(n, {
        one: "Se muestra {n} publicación más.",
        many: "Se muestran {n} de publicaciones más.",
        other: "Se muestran {n} publicaciones más.",
      }),
    page: (n: number) => `Página ${n}`,
    linkedPost: "La publicación que buscabas",
    pinned: "Fijada",
    topics: "Temas",
    postsBy: (name: string) => `Publicaciones de ${name}`,
    postsIn: (category: string) => `Publicaciones sobre el Perú en este tema: ${category}`,
    authorPosts: (n: number) =>
      count(n, {
        one: "{n} publicación en el blog de Irány Peru.",
        many: "{n} de publicaciones en el blog de Irány Peru.",
        other: "{n} publicaciones en el blog de Irány Peru.",
      }),
  },
  post: {
    back: "Volver al blog",
    coverCredit: (name) => `Foto: ${name}`,
    contents: "En esta publicación",
    neighbours: "Publicaciones anteriores y siguientes",
    older: "Publicación anterior",
    newer: "Publicación siguiente",
    share: "Compartir",
    shareBy: "Compartir…",
    copyLink: "Copiar el enlace",
    copied: "El enlace se copió al portapapeles.",
    shareFailed: "No se pudo. También puedes copiar la dirección de la barra del navegador.",
    mail: "Enviar por correo",
    shownIn: {
      hu: "Esta publicación aún no está en español; se muestra en húngaro.",
      en: "Esta publicación aún no está en español; se muestra en inglés.",
      es: "Esta publicación se muestra en español.",
    },
    loadPicture: (host: string) => `Mostrar la imagen de ${host}`,
    playVideo: (service: string) => `Reproducir el video (${service})`,
  },
  preview: {
    title: "Vista previa",
    draft: "Borrador: los visitantes todavía no lo ven.",
    scheduled: (when: string) => `Programado: aparecerá el ${when}.`,
    published: "Publicado: los visitantes leen este mismo texto.",
    changed: "Versión nueva: los visitantes aún leen el texto anterior.",
    unpublished: "Retirado del sitio: los visitantes no lo ven.",
    until: (when: string) => `Esta dirección es válida hasta el ${when} (hora de Budapest).`,
  },
  videos: {
    latest: "Nuestros últimos videos",
    loading: "Cargando videos…",
    failed: "No se pudieron cargar los videos",
    play: (title: string) => `Reproducir el video: ${title}`,
  },
  contactErrors: {
    ...contactWords.errors,
    looksAutomated: {
      trapped:
        "También estaba lleno un campo oculto, quizá por el autocompletado del navegador. Ya está vacío: envía el mensaje otra vez.",
      tooQuick: "El mensaje parecía enviado por un programa. Espera unos segundos y envíalo de nuevo.",
    },
    tooMany: (minutes: number) =>
      count(minutes, {
        one: "Llegaron muchos mensajes desde aquí en poco tiempo. Podrás volver a escribir en {n} minuto.",
        many: "Llegaron muchos mensajes desde aquí en poco tiempo. Podrás volver a escribir en {n} de minutos.",
        other: "Llegaron muchos mensajes desde aquí en poco tiempo. Podrás volver a escribir en {n} minutos.",
      }),
  },
  alerts: {
    label: "Avisos",
    forStops: "Avisos para las paradas",
    levels: { notice: "Aviso:", warning: "Atención:", danger: "Peligro:" },
    until: (day: string) => `Hasta el ${day}`,
  },
  consent: {
    title: "Videos y cookies de otros sitios",
    text: "Algunos videos e imágenes vienen de sitios como YouTube, que así ven tu dirección IP y pueden guardar cookies. Si aceptas, se cargan solos; si no, al hacer clic en ellos.",
    accept: "Aceptar",
    decline: "Rechazar",
    now: {
      accepted: "Actualmente: aceptado.",
      declined: "Actualmente: rechazado.",
    },
    saved: {
      accepted: "Listo: los videos y las imágenes se cargarán solos.",
      declined: "Listo: los videos y las imágenes se cargarán solo con un clic.",
    },
    settings: "Configurar cookies",
    close: "Cerrar",
  },
  contact: {
    title: "Escríbenos",
    lead: "¿Alguna pregunta sobre el Perú, un error en la guía, algo que contar del viaje? Leemos todos los mensajes y los respondemos.",
    required: "Completa los tres campos.",
    name: "Nombre",
    email: "Correo electrónico",
    emailUse: "Solo lo usamos para responder.",
    message: "Mensaje",
    leaveEmpty: "Deja este campo vacío",
    send: contactWords.send,
    charactersLeft: contactWords.charactersLeft,
    sending: contactWords.sending,
    successMessage: contactWords.successMessage,
    errorMessage: contactWords.errorMessage,
  },
  pages: {
    home: { name: "Inicio", teaser: "Todo lo que hace falta para un viaje por el Perú, en un solo lugar." },
    "peru-guide": {
      name: "El Perú en breve",
      teaser: "Seguridad, salud, dinero, transporte y consejos prácticos.",
      searchWords: "guía consejos seguridad salud vacunas dinero sol internet chip palabras peruanas quechua",
    },
    entry: {
      name: "Ingreso al Perú",
      teaser: "Pasaporte, días de permanencia, TAM y aduana, paso a paso.",
      searchWords: "ingreso viajar pasaporte frontera aduana aduanas entrada permanencia Migraciones vuelo",
    },
    "visa-types": {
      name: "Tipos de visa y permisos",
      teaser: "Qué permite cada calidad migratoria y cómo pedir el permiso para firmar.",
      searchWords: "visa visas turista estudiante trabajo residencia permiso carné firma Agencia Digital",
    },
    places: {
      name: "Lugares del Perú",
      teaser:
        "Quince lugares frente a frente: noches, altitud, meses, para quién son y quién puede saltarlos.",
      searchWords: "lugares ciudades destinos adónde ir qué lugar elegir mapa del Perú qué saltarse",
    },
    "place-sacred-valley": {
      name: "Valle Sagrado",
      teaser: "Ollantaytambo, Písac, Maras y Moray: noches, colectivos, boletos, maíz.",
      searchWords:
        "Valle Sagrado Urubamba Ollantaytambo Písac Maras Moray Chinchero salineras mercado qué hacer",
    },
    "place-paracas": {
      name: "Paracas, Ica y Nasca",
      teaser: "Lobos marinos, dunas, pisco y las líneas: botes, vuelos, hoteles.",
      searchWords:
        "Paracas islas Ballestas Ica Huacachina Líneas de Nasca Nazca sobrevuelo desierto pingüinos pisco qué hacer",
    },
    "place-iquitos": {
      name: "Iquitos",
      teaser: "El Amazonas, su ciudad y sus albergues: noches, barcos, Belén.",
      searchWords: "Iquitos Amazonas río Belén albergue lodge Pacaya Samiria manatí Nauta barco qué hacer",
    },
    "place-huaraz": {
      name: "Huaraz y la Cordillera Blanca",
      teaser: "Hielo, lagunas turquesas y Chavín: buses, hoteles, qué laguna qué día.",
      searchWords:
        "Huaraz Cordillera Blanca Huascarán Laguna 69 Parón Llanganuco Chavín Pastoruri Caraz lagunas qué hacer",
    },
    "place-puerto-maldonado": {
      name: "Puerto Maldonado y Tambopata",
      teaser: "La selva a media hora de Cusco: noches, albergues, guacamayos.",
      searchWords:
        "Puerto Maldonado Tambopata albergue lodge lago Sandoval guacamayos collpa lobos de río selva Madre de Dios qué hacer",
    },
    "place-trujillo": {
      name: "Trujillo y Chiclayo",
      teaser: "Templos pintados, Chan Chan, el oro de Sipán: horarios, hoteles, seguridad.",
      searchWords:
        "Trujillo Chiclayo Chan Chan Huaca de la Luna mochica Huanchaco El Brujo Sipán Tumbas Reales Túcume qué hacer",
    },
    "place-chachapoyas": {
      name: "Chachapoyas y Kuélap",
      teaser: "La ciudad amurallada en las nubes, Gocta, sarcófagos: caminos, hoteles, días.",
      searchWords:
        "Chachapoyas Kuélap Gocta catarata Karajía Leymebamba teleférico bosque de nubes qué hacer",
    },
    "place-lima": {
      name: "Lima",
      teaser: "Distritos, noches, museos, ceviche: la capital en uno o dos días.",
      searchWords:
        "Lima ciudad guía distritos barrios Miraflores Barranco San Isidro Callao centro museos dónde dormir ceviche malecón qué hacer",
    },
    "place-aguas-calientes": {
      name: "Aguas Calientes",
      teaser: "El pueblo de Machu Picchu: la noche antes, trenes, baños termales, la cola del bus.",
      searchWords:
        "Aguas Calientes Machupicchu Pueblo dónde dormir baños termales Mandor catarata museo mariposario cola bus",
    },
    "place-mancora": {
      name: "Máncora y la costa norte",
      teaser: "Mar tibio, tortugas, ballenas: qué playa, cuántas noches, por dónde.",
      searchWords:
        "Máncora Las Pocitas Vichayito Los Órganos El Ñuro Punta Sal playa playas del norte nadar surf ballenas tortugas qué hacer",
    },
    "place-ayacucho": {
      name: "Ayacucho",
      teaser: "Iglesias, retablos, Wari y Semana Santa: caminos, hoteles, qué es seguro.",
      searchWords:
        "Ayacucho Huamanga Semana Santa iglesias retablo Wari Quinua Millpu Vilcashuamán Museo de la Memoria qué hacer",
    },
    "place-cajamarca": {
      name: "Cajamarca",
      teaser: "El cuarto de Atahualpa, termas, un bosque de piedra, quesos y carnaval.",
      searchWords:
        "Cajamarca Atahualpa Cuarto del Rescate Cumbemayo Baños del Inca Otuzco carnaval quesos qué hacer",
    },
    "place-cusco": {
      name: "Cusco",
      teaser: "Noches, barrios, entradas y altura en la capital de los incas.",
      searchWords:
        "Cusco Cuzco ciudad guía qué hacer Qorikancha San Blas Sacsayhuamán catedral Boleto Turístico",
    },
    "place-arequipa": {
      name: "Arequipa y el Colca",
      teaser: "La ciudad blanca y su cañón: noches, hoteles, horarios, cóndores.",
      searchWords: "Arequipa Colca cañón qué hacer Santa Catalina Juanita Chivay Yanque Cabanaconde cóndores",
    },
    "place-puno": {
      name: "Puno y el Titicaca",
      teaser: "Islas, botes, hoteles y el frío de lo alto.",
      searchWords: "Puno Titicaca lago islas Uros Taquile Amantaní Sillustani Juliaca qué hacer",
    },
    "top-ten": {
      name: "Los 10 imperdibles",
      teaser: "Diez lugares, de Machu Picchu al lago Titicaca: tiempo, altitud, entradas y cómo llegar.",
      searchWords:
        "lugares atractivos turismo Machu Picchu Cusco Titicaca Nazca Arequipa Huacachina Montaña Siete Colores Iquitos",
    },
    weather: {
      name: "Clima",
      teaser: "Temperatura y lluvia mes a mes en cinco ciudades, y cuándo conviene ir.",
      searchWords: "clima tiempo lluvia lluvias temperatura estación cuándo",
    },
    history: {
      name: "Historia",
      teaser: "De las pirámides de Caral a nuestros días, con fechas y lugares que visitar.",
      searchWords: "historia inca incas Caral pasado cultura independencia",
    },
    "lima-sights": {
      name: "Qué ver en Lima",
      teaser: "Seis lugares de la capital, con dirección, horario y entrada.",
      searchWords: "Lima atracciones lugares museo museos Miraflores Barranco Larco catacumbas plaza",
    },
    "lima-transport": {
      name: "Transporte en Lima",
      teaser: "Del aeropuerto al centro: buses, metro, taxis y lo que cuestan.",
      searchWords: "Lima transporte bus buses metro tren taxi aeropuerto Metropolitano",
    },
    gastronomy: {
      name: "Gastronomía",
      teaser: "Ceviche, lomo saltado, pisco: qué comer, dónde y cuándo.",
      searchWords: "gastronomía comida comidas platos cocina bebida restaurante ceviche pisco lomo saltado",
    },
    holidays: {
      name: "Fiestas",
      teaser: "Feriados y fiestas populares, con las fechas de este año.",
      searchWords: "fiestas feriado feriados festival calendario Inti Raymi carnaval",
    },
    itineraries: {
      name: "Itinerarios",
      teaser: "Una, dos y tres semanas día por día: horas, precios, noches, altitud y un día de reserva.",
      searchWords:
        "itinerario itinerarios ruta una semana dos semanas tres semanas diez días día a día niños norte",
    },
    "itinerary-one-week": {
      name: "Una semana en el Perú",
      teaser: "Siete noches: primero el valle, luego Machu Picchu y al final Cusco.",
      searchWords: "una semana 7 días siete días itinerario Cusco Valle Sagrado Machu Picchu",
    },
    "itinerary-ten-days": {
      name: "Diez días en el Perú",
      teaser: "Nueve noches: Lima sin apuro, dos en el valle y Machu Picchu al amanecer.",
      searchWords: "diez días 10 días itinerario Lima Valle Sagrado Machu Picchu Cusco",
    },
    "itinerary-two-weeks": {
      name: "Dos semanas por el sur",
      teaser: "Del desierto al Titicaca y a Cusco por tierra, en catorce noches.",
      searchWords:
        "dos semanas 14 días quince días circuito sur bus Paracas Nasca Arequipa Colca Titicaca itinerario",
    },
    "itinerary-cusco-jungle": {
      name: "Cusco y la selva",
      teaser: "Dos semanas: primero un albergue en el Tambopata, después la sierra.",
      searchWords: "dos semanas 14 días selva Cusco Tambopata Puerto Maldonado itinerario",
    },
    "itinerary-three-weeks": {
      name: "Tres semanas: costa, Andes y selva",
      teaser: "Veintiuna noches que no dejan fuera nada de lo famoso del sur.",
      searchWords: "tres semanas 21 días itinerario gran circuito",
    },
    "itinerary-slow": {
      name: "El Perú sin prisa",
      teaser: "Veinte noches en siete alojamientos, con un día libre en cada lugar.",
      searchWords: "sin prisa lento itinerario personas mayores teletrabajo cómodo 20 días",
    },
    "itinerary-with-children": {
      name: "El Perú con niños: itinerario",
      teaser: "Catorce noches de trayectos cortos, piscinas y animales.",
      searchWords: "itinerario con niños familia hijos dos semanas",
    },
    "itinerary-north": {
      name: "El norte del Perú: itinerario",
      teaser: "Trece noches de ciudades de adobe, Kuélap y mar tibio.",
      searchWords: "norte itinerario Trujillo Chiclayo Chachapoyas Kuélap Máncora",
    },
    costs: {
      name: "Costos",
      teaser: "Cuánto cuesta un día, cuánto el viaje entero y cómo pagarlo.",
      searchWords: "costo costos precio precios presupuesto cuánto cuesta dinero propina cajero tarjeta",
    },
    "where-to-stay": {
      name: "Dónde alojarse",
      teaser: "En qué distrito, en qué pueblo y a qué precio dormir.",
      searchWords:
        "alojamiento hotel hoteles hostal hostales hospedaje dónde dormir dónde alojarse qué barrio",
    },
    "for-whom": {
      name: "Para cada viajero",
      teaser: "Con niños, en solitario, con más años, en silla de ruedas o sin comer carne: qué esperar.",
      searchWords:
        "niños familia solo sola mujeres lgbt mayores silla de ruedas accesible vegetariano vegano respeto responsable",
    },
    questions: {
      name: "Preguntas frecuentes",
      teaser: "Las veintisiete preguntas que hacen casi todos antes del viaje, con respuestas breves.",
      searchWords: "preguntas frecuentes respuestas dudas",
    },
    "getting-there": {
      name: "Cómo llegar y salir",
      teaser: "Vuelos, permisos de tránsito, equipaje, puertas electrónicas y fronteras terrestres.",
      searchWords:
        "vuelo vuelos aerolínea tránsito esta eta equipaje frontera fronteras bolivia chile ecuador brasil",
    },
    ways: {
      name: "Cómo moverse en el Perú",
      teaser: "Bus, avión, tren o auto: horas, precios y terminales entre los lugares que se visitan.",
      searchWords:
        "bus buses autobús camión ómnibus vuelo vuelos tren colectivo ruta rutas distancia transporte cómo ir",
    },
    "safety-health": {
      name: "Seguridad",
      teaser: "Ciudad por ciudad y barrio por barrio: de qué cuidarse y dónde encontrar ayuda.",
      searchWords: "seguridad peligroso robo protestas estado de emergencia sismo números de emergencia",
    },
    "altitude-health": {
      name: "Altura y salud",
      teaser: "Dónde dormir primero, qué vacunas hacen falta y hasta qué altura debe cubrir el seguro.",
      searchWords:
        "altura salud mal de altura soroche aclimatación diarrea vacunas clínica hospital médico seguro de viaje",
    },
    "machu-picchu": {
      name: "Machu Picchu paso a paso",
      teaser: "Qué circuito, cuándo y dónde comprar, qué tren tomar y qué no se permite.",
      searchWords:
        "Machu Picchu entrada entradas boleto circuito circuitos tren bus Aguas Calientes Huayna Picchu Hidroeléctrica",
    },
    "beyond-classic": {
      name: "Más allá de la ruta clásica",
      teaser: "Paracas, Huaraz, Trujillo, Kuélap y Máncora: lo que casi todos dejan fuera.",
      searchWords:
        "Paracas Ballestas Huaraz Trujillo Chan Chan Chachapoyas Kuélap Gocta Máncora Puerto Maldonado norte playa",
    },
    treks: {
      name: "Caminatas",
      teaser: "Camino Inca, Salkantay, Ausangate, Huaraz: días, altitud, permisos y dificultad.",
      searchWords:
        "caminata caminatas trekking senderismo Camino Inca Salkantay Lares Choquequirao Ausangate Huaraz Santa Cruz Colca",
    },
    jungle: {
      name: "¿Qué selva?",
      teaser: "Tambopata, Manu o Iquitos: tiempo, dinero, animales y albergues comparados.",
      searchWords: "selva amazonía Amazonas Iquitos Tambopata Manu Puerto Maldonado albergue lodge",
    },
    "stay-calculator": {
      name: "Calculadora de estadía",
      teaser: "Días que quedan, último día para salir y multa, según cada lectura de la norma.",
      searchWords:
        "estadía permanencia 90 días 180 días 183 días visa TAM exceso multa pasaporte vigencia calculadora contar días",
    },
    "trip-planner": {
      name: "Planificador",
      teaser: "Paradas, noches, mapa y altitud: el plan avisa de lo que conviene cambiar.",
      searchWords: "planificador itinerario ruta paradas plan viaje altitud aclimatación",
    },
    "before-you-go": {
      name: "Antes de viajar",
      teaser: "Qué hacer y cuándo: seis, tres y un mes antes, una semana, con tus fechas.",
      searchWords:
        "antes de viajar lista de tareas pendientes preparativos preparar el viaje plazos cuándo reservar calendario anticipación",
    },
    "packing-list": {
      name: "Qué llevar",
      teaser: "Lo que va en el equipaje según región, mes y planes, para ir marcando.",
      searchWords: "qué llevar equipaje maleta mochila ropa zapatos equipo lista",
    },
    phrasebook: {
      name: "Palabras peruanas",
      teaser: "Lo que se oye en el Perú, en español de todas partes, y saludos en quechua.",
      searchWords:
        "palabras peruanas peruanismos jerga diccionario vocabulario quechua saludos frases hablar",
    },
    money: {
      name: "Costo del viaje y conversor",
      teaser: "Cuánto cuesta tu viaje y cuánto es un sol en otra moneda.",
      searchWords:
        "calculadora costo presupuesto conversor convertir soles tipo de cambio moneda dinero dólar euro peso",
    },
    emergency: {
      name: "Tarjeta de emergencia",
      teaser: "Números a un toque, consulado, frases y una tarjeta para la billetera.",
      searchWords:
        "emergencia auxilio número policía ambulancia bomberos embajada consulado seguro alergia accidente",
    },
    "pocket-peru": {
      name: "Perú de bolsillo",
      teaser: "Toda la guía en el teléfono, para leerla sin internet.",
      searchWords:
        "sin conexión offline descargar teléfono aplicación sin internet señal modo avión instalar",
    },
    search: {
      name: "Buscar",
      teaser: "Buscar en la guía, las herramientas, el blog, los lugares, los datos y las palabras peruanas.",
    },
    blog: { name: "Blog", teaser: "Historias y experiencias del Perú." },
    changes: {
      name: "Qué ha cambiado",
      teaser: "Qué ha cambiado en la guía y en el blog, cuándo y por qué.",
    },
    privacy: { name: "Privacidad", teaser: "Qué se guarda, dónde y por cuánto tiempo." },
  },
  guide: {
    breadcrumbs: "Ruta de navegación",
    short: "En breve",
    contents: "En esta página",
    checked: (month: string) => `Revisado en ${month}`,
    stale: (name: string, when: string) => `Puede haber cambiado: ${name} (dato de ${when}).`,
    oldestFact: (name: string, when: string) => `El dato más antiguo: ${name} (${when}).`,
    datedFacts: (n: number) =>
      count(n, { one: "{n} dato con fecha", many: "{n} de datos con fecha", other: "{n} datos con fecha" }),
    sources: "Fuentes y sitios oficiales",
    disclaimer: "Aviso",
    moved: "Con más detalle",
    related: "Para seguir leyendo",
    relatedPosts: "Del blog",
    speak: (phrase: string) => `Escuchar en español: ${phrase}`,
    phrase: "En español",
    meaning: "Significado",
  },
  shortlist: {
    keep: "Guardar para mi plan",
    kept: "Guardado para mi plan",
    treks: "Guardar para mi plan:",
    saved: "Se guarda solo en este dispositivo.",
    gone: "Ya no está en la lista.",
    failed: "Este navegador no permite guardarlo; las ventanas privadas suelen impedirlo.",
    planner: "Ir al planificador de viaje",
  },
  changes: {
    onPage: "Qué ha cambiado en esta página",
    all: "Todos los cambios",
    none: "Todavía no hay nada que contar.",
    feed: "Canal de los cambios (Atom)",
  },
  privacy: {
    controller: "Responsable",
    messagesKept: (days: number) => `Borramos los mensajes a más tardar ${days} días después de recibirlos.`,
  },
  errors: {
    notFoundTitle: "Esta página no existe",
    notFoundText:
      "Puede que la dirección tenga un error o que la página haya cambiado de lugar. Desde aquí puedes seguir:",
    previewExpiredTitle: "Esta vista previa ha caducado",
    previewExpiredText:
      "La dirección de una vista previa es válida durante siete días. Pide otra a quien te la dio.",
    brokenTitle: "Ocurrió un error",
    brokenText: "Algo falló en nuestro sitio. Inténtalo de nuevo en un momento.",
    retry: "Reintentar",
    similar: "Páginas parecidas",
  },
  categories: {
    uncategorized: "Sin categoría",
    Education: "Educación",
    Discovery: "Descubrimientos",
    Gastronomy: "Gastronomía",
    Agreculture: "Agricultura",
    Entertainment: "Entretenimiento",
    Music: "Música",
    Art: "Arte",
    Business: "Negocios",
    Investment: "Inversiones",
    Fashions: "Moda",
    Sports: "Deportes",
    Sciense: "Ciencia",
    Wheather: "Clima",
  },
  figures,
} satisfies Messages;
