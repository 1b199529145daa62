import { foodPrices, incaKola, kitchen, pisco, rankings } from "#content/facts/food.ts";
import { places } from "#content/facts/places.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

const rank = (place: number | null) => (place === null ? "–" : `${place}.º`);
const pricesAsOf = () => formatMonth(foodPrices.asOf, "es");

export default guideWords(() => ({
  title: "Gastronomía del Perú",
  description:
    "Ceviche, lomo saltado, ají de gallina, pachamanca, pisco sour: qué llevan, dónde y cuándo probarlos, cuánto cuestan y qué debe saber quien tiene alergias.",
  keywords: [
    "gastronomía peruana",
    "comida peruana",
    "ceviche",
    "lomo saltado",
    "ají de gallina",
    "pachamanca",
    "pisco sour",
    "chifa",
    "cocina nikkei",
    "restaurantes en Lima",
  ],
  lead: "Qué comer y qué beber en el Perú, en qué región, a qué hora y por cuánto, más o menos. También se aprende a leer una carta, a pedir sin carne y a saber dónde puede haber nueces, leche o huevo crudo.",
  pictureAlt: "Un puesto de mercado junto al mar: pescado en hielo, papas, maíz, ajíes y limones.",
  sections: [
    {
      id: "why",
      title: "Por qué se come tan bien en el Perú",
      facts: [
        { term: "Papas", text: `más de ${formatNumber(kitchen.potatoVarieties, "es")} variedades` },
        { term: "Ajíes", text: `al menos ${kitchen.chilliTypes} tipos en la cocina diaria` },
        { term: "UNESCO", text: `el ceviche, ${formatMonth(kitchen.cevicheListed, "es")}` },
      ],
      blocks: [
        "El pescado de un mar frío, las papas y la quinua de la sierra y las frutas de la selva terminan en el mismo mercado de Lima. A los cultivos de los incas, los españoles sumaron carnes y leche; los africanos esclavizados, la maestría con los cortes humildes; los chinos, el wok; los japoneses, su sentido del pescado crudo; los italianos, la pasta. Aquí la [historia](page:history#independence) está, literalmente, en el plato.",
        `En ${formatMonth(kitchen.cevicheListed, "es")} la UNESCO inscribió las prácticas y significados de la preparación y el consumo del ceviche en su [lista del patrimonio inmaterial](site:unescoIntangible). La papa (patata) tiene en Lima instituto propio, el [Centro Internacional de la Papa](site:cip).`,
        "La clave del sabor es el ají, el chile del Perú. No todos pican mucho, y a cuatro conviene conocerlos por su nombre.",
        {
          kind: "terms",
          shape: "names",
          items: [
            { term: "ají amarillo", text: "Base y color de las salsas cremosas." },
            { term: "ají panca", text: "Oscuro y seco; para adobos como el del anticucho." },
            {
              term: "rocoto",
              text: "Redondo como una manzana, rojo y picante de verdad; en Arequipa se rellena.",
            },
            { term: "ají limo", text: "Pequeño y aromático; el del ceviche." },
          ],
        },
        {
          kind: "table",
          caption: "Los días de platos y bebidas",
          head: ["Día", "Qué se celebra"],
          rows: [
            ["primer sábado de febrero", "el pisco sour"],
            ["30 de mayo", "la papa"],
            ["28 de junio", "el ceviche"],
            ["tercer domingo de julio", "el pollo a la brasa"],
            ["cuarto domingo de julio", "el pisco"],
          ],
        },
      ],
    },
    {
      id: "dishes",
      title: "Cuatro platos para empezar",
      blocks: [
        "Si solo hay tiempo para cuatro, que sean las cuatro caras del país: el mar, el wok chino, la casa limeña y la tierra andina.",
        {
          kind: "cards",
          items: [
            {
              id: "ceviche",
              title: "Ceviche",
              picture: {
                id: "dishes/ceviche",
                alt: "Fuente de ceviche junto al mar: trozos de pescado blanco con cebolla morada, camote y choclo; detrás, caballitos de totora.",
              },
              text: [
                "Pescado de mar crudo que no «cocina» el fuego, sino el jugo del limón, el peruano, pequeño y verde, en pocos minutos. Ese jugo, la leche de tigre, también se sirve solo, como reconstituyente.",
              ],
              facts: [
                {
                  term: "Qué lleva",
                  text: "pescado, limón, cebolla morada, ají, culantro (cilantro) y sal; con camote (batata), choclo (maíz tierno de grano grande) y cancha (maíz tostado)",
                },
                {
                  term: "Dónde y cuándo",
                  text: "en la costa, al almuerzo; muchas cevicherías cierran a las 4 o 5 de la tarde",
                },
                {
                  term: "Para saber",
                  text: "también se escribe cebiche o seviche. El marinado de minutos llegó con los cocineros japoneses; antes duraba horas",
                },
                { term: "Alérgenos", text: "pescado, y mariscos en el mixto; el pescado va crudo" },
              ],
            },
            {
              id: "lomo-saltado",
              title: "Lomo saltado",
              picture: {
                id: "dishes/lomo-saltado",
                alt: "Un plato de lomo saltado: carne, cebolla, tomate, papas fritas y arroz; detrás, un wok en llamas.",
              },
              text: [
                "Tiras de res salteadas en wok, invento de los cocineros chinos del siglo XIX. Si sabe a humo, está bien hecho. Se sirve con papas fritas **y** arroz, las dos cosas a la vez.",
              ],
              facts: [
                { term: "Qué lleva", text: "carne de res, cebolla, tomate, sillao (salsa de soya), vinagre" },
                { term: "Dónde y cuándo", text: "en todas partes, al almuerzo y a la cena" },
                { term: "Para saber", text: "apuesta segura para quien evita el picante: se pide sin ají" },
                { term: "Alérgenos", text: "soya (soja) y, por el sillao, casi siempre trigo" },
              ],
            },
            {
              id: "aji-de-gallina",
              title: "Ají de gallina",
              picture: {
                id: "dishes/aji-de-gallina",
                alt: "Ají de gallina: pollo en salsa amarilla con huevo duro, aceitunas y arroz, en una mesa junto a la ventana.",
              },
              text: [
                "Pollo deshilachado en una crema amarilla que pica apenas y resulta más sedosa que ardiente. Es pariente del manjar blanco de la España medieval, que era salado, de gallina y almendras.",
              ],
              facts: [
                {
                  term: "Qué lleva",
                  text: "pollo, ají amarillo, pan remojado en leche, nueces y queso; con papa, aceituna y huevo",
                },
                { term: "Dónde y cuándo", text: "en Lima, en casas y restaurantes sencillos, al almuerzo" },
                { term: "Para saber", text: "pese al nombre, hoy suele hacerse con pollo y no con gallina" },
                {
                  term: "Alérgenos",
                  text: "**nueces**, leche, trigo, huevo: no apto para alérgicos a los frutos secos",
                },
              ],
            },
            {
              id: "pachamanca",
              title: "Pachamanca",
              picture: {
                id: "dishes/pachamanca",
                alt: "Pachamanca: carne, papas, habas y choclos en un hoyo humeante con piedras calientes; detrás, gente con traje típico.",
              },
              text: [
                "Un horno de tierra: se cava un hoyo, se llena de piedras calientes, encima van las carnes y lo que da la chacra, el huerto andino, y se tapa todo. En las fiestas, familias enteras se sientan alrededor.",
              ],
              facts: [
                {
                  term: "Qué lleva",
                  text: "cordero, cerdo, pollo, cuy (conejillo de Indias), papas, habas, humitas (pasteles de maíz) y la hierba huacatay",
                },
                {
                  term: "Dónde y cuándo",
                  text: "en los Andes, en fiestas; sobre todo en Huancayo y Ayacucho",
                },
                {
                  term: "Para saber",
                  text: "del quechua *qu:pacha* (tierra) y *qu:manka* (olla); es patrimonio de la nación",
                },
                { term: "Alérgenos", text: "los adobos y las humitas varían: conviene preguntar" },
              ],
            },
          ],
        },
      ],
    },
    {
      id: "regions",
      title: "Más platos, por región",
      blocks: [
        { kind: "heading", id: "lima-coast", text: "Lima y la costa" },
        {
          kind: "list",
          items: [
            "**Causa limeña**: capas frías de puré de papa amarilla con limón y ají, rellenas de atún o pollo.",
            "**Anticucho**: corazón de res en brochetas, comida callejera afroperuana, por todas partes en octubre.",
            "**Tacu tacu**: arroz y frijoles dorados en la sartén, en su origen con las sobras del día anterior.",
            "**Pollo a la brasa**: pollo que gira sobre el carbón, inventado cerca de Lima en la década de 1950.",
          ],
        },
        { kind: "heading", id: "chifa-nikkei", text: "Chifa y nikkei" },
        {
          kind: "list",
          items: [
            "**Arroz chaufa**: arroz salteado chino-peruano; el **aeropuerto** es lo mismo mezclado con fideos. Se piden en un chifa, como se llama al restaurante chino-peruano.",
            "**Tiradito**: primo nikkei (peruano-japonés) del ceviche, con el pescado en láminas y no en dados.",
          ],
        },
        { kind: "heading", id: "north", text: "La costa norte" },
        {
          kind: "list",
          items: [
            "**Seco de cabrito**: guiso de cabrito con culantro.",
            "**Arroz con pato**: pato con arroz verde de culantro.",
          ],
        },
        { kind: "heading", id: "andes", text: "Los Andes y Arequipa" },
        {
          kind: "list",
          items: [
            "**Papa a la huancaína**: papa hervida con una crema fría de queso y ají.",
            "**Cuy**: conejillo de Indias asado entero; se come en los Andes desde hace milenios.",
            "**Alpaca** y **trucha**: filete de alpaca en la zona de Cusco, trucha en el Titicaca.",
            "**Chuño**: papa deshidratada por el frío del altiplano, que se conserva durante años.",
            "**Rocoto relleno**, **adobo**, **chupe de camarones**: ají relleno, cerdo adobado y sopa de camarones de río, en las picanterías, las casas de comidas de Arequipa.",
          ],
        },
        { kind: "heading", id: "amazon", text: "La Amazonía" },
        {
          kind: "list",
          items: [
            "**Juane**: arroz aderezado con pollo, envuelto en hoja; en todas las mesas el día de San Juan, el [24 de junio](page:holidays).",
            "**Tacacho con cecina**: plátano machacado con carne ahumada.",
            "**Patarashca**: pescado asado en hoja.",
          ],
        },
      ],
    },
    {
      id: "vegetarian",
      title: "Para quienes no comen carne",
      blocks: [
        "En el Perú «carne» es la de res o la de chancho (cerdo); el pollo muchas veces no cuenta. Se dicen las dos cosas: **«sin carne, sin pollo»**. Los veganos añaden: sin queso, sin leche, sin huevo.",
        {
          kind: "list",
          items: [
            "**Solterito**: ensalada arequipeña de habas, choclo y queso.",
            "**Papa a la huancaína**: papa con crema de queso; se puede pedir sin huevo.",
            "**Tamal**: masa de maíz cocida en hoja; hay que preguntar si lleva carne.",
            "**Sopa de quinua**: de diario en los Andes; el caldo puede ser de carne.",
          ],
        },
      ],
    },
    {
      id: "sweets",
      title: "Dulces y frutas",
      blocks: [
        "Algunos tienen mes o ciudad: el turrón es de octubre; el queso helado, de Arequipa; el King Kong, de Lambayeque.",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "suspiro a la limeña",
              text: "Crema de manjar blanco (dulce de leche) con merengue al oporto.",
            },
            { term: "mazamorra morada", text: "Postre espeso de maíz morado." },
            { term: "picarones", text: "Aros fritos de zapallo (calabaza) y camote, con miel." },
            { term: "arroz con leche", text: "A menudo junto a la mazamorra." },
            { term: "turrón de Doña Pepa", text: "Anisado y cubierto de grageas de colores, en octubre." },
            { term: "queso helado", text: "Helado arequipeño que de queso solo tiene el nombre." },
            { term: "King Kong", text: "Capas de galleta y manjar blanco." },
          ],
        },
        "Entre las frutas vale la pena buscar la lúcuma (sobre todo en helado), la chirimoya y la granadilla; en la selva, el aguaje y el camu camu. El cacao también es peruano.",
      ],
    },
    {
      id: "drinks",
      title: "Bebidas",
      blocks: [
        `El pisco es aguardiente de uva: una sola destilación, sin madera y sin agua añadida, de ${pisco.alcoholFrom} a ${pisco.alcoholTo} grados. Se admiten ${pisco.grapes} uvas, entre ellas la quebranta y la italia, y solo de Lima, Ica, Arequipa, Moquegua y Tacna; de la denominación de origen se ocupa el [Indecopi](site:indecopi). Chile también reclama el nombre, un debate que es mejor dejar a peruanos y chilenos. Las bodegas de Ica se combinan bien con [Huacachina](page:top-ten#huacachina).`,
        {
          kind: "cards",
          items: [
            {
              id: "pisco-sour",
              title: "Pisco sour",
              picture: {
                id: "dishes/pisco-sour",
                alt: "Una copa de pisco sour con gotas de amargo sobre la espuma blanca; al lado, una botella, limones y uvas.",
              },
              text: [
                "Se preparó por primera vez en Lima entre 1916 y 1920, más o menos; la tradición dice que en el Morris’ Bar. La espuma es clara de huevo cruda.",
              ],
              facts: [
                {
                  term: "Qué lleva",
                  text: "pisco, limón, jarabe de goma, clara de huevo, amargo de angostura",
                },
                { term: "Medida", text: "3 partes de pisco, 1 de limón, 1 de jarabe" },
                { term: "Para saber", text: "en la altura sube más: mejor no tomarlo los dos primeros días" },
                { term: "Alérgenos", text: "huevo crudo; sin él: chilcano, pisco con *en:ginger ale*" },
              ],
            },
          ],
        },
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "chicha morada",
              text: "Sin alcohol: maíz morado con piña, manzana, canela y clavo de olor.",
            },
            {
              term: "chicha de jora",
              text: "Cerveza suave de maíz. Una bandera roja o un ramo de flores en un palo, fuera de la casa, avisa que allí se vende.",
            },
            {
              term: "Inca Kola",
              text: `Gaseosa amarilla desde ${incaKola.since}; en el Perú se vendía más que Coca-Cola, que compró una parte en ${incaKola.shareSold}.`,
            },
            {
              term: "mate de coca",
              text: `Lo habitual para la altura, por ejemplo en Cusco (${formatMetres(places.cusco.altitude, "es")}). La Unión Europea, Estados Unidos y muchos otros países prohíben la entrada de hojas y bolsitas: no hay que llevarlas de regreso.`,
            },
            {
              term: "muña, emoliente",
              text: "Infusión de una menta andina; bebida caliente de hierbas que se vende en la calle.",
            },
            { term: "cerveza", text: "Cusqueña, Pilsen Callao y, de Arequipa, Arequipeña." },
            { term: "café", text: "De Chanchamayo y Jaén; se pide pasado, recién filtrado." },
          ],
        },
      ],
    },
    {
      id: "restaurants",
      title: "Restaurantes: listas y huariques",
      blocks: [
        `**Central**, en Barranco (Virgilio Martínez y Pía León), fue el mejor del mundo en 2023 y hoy integra el grupo de honor, «*en:Best of the Best*», que ya no lleva puesto. **Maido**, en Miraflores (Mitsuharu Tsumura, nikkei), ganó en 2025 y tampoco figura ya en la lista latinoamericana. Los puestos que siguen son de ${rankings.world.slice(0, 4)}; los últimos están en la página de los [organizadores](site:worlds50Best).`,
        {
          kind: "table",
          caption: `Restaurantes peruanos en las listas The World’s 50 Best (${formatMonth(rankings.asOf, "es")})`,
          head: ["Restaurante", "Mundo", "América Latina"],
          rows: rankings.restaurants.map(({ name, world, latinAmerica }) => [
            name,
            rank(world),
            rank(latinAmerica),
          ]),
        },
        "Kjolle recibió además el premio *en:Art of Hospitality*; el primer puesto latinoamericano fue para El Chato, de Bogotá, y en esa lista figuraban también Cosme, La Mar, Rafael, Osso y Astrid y Gastón. En todos ellos se reserva con meses de anticipación.",
        {
          kind: "note",
          tone: "tip",
          title: "Bueno y barato",
          text: [
            "Almorzar en el puesto de un mercado es un gusto, no un mal menor: Surquillo en Lima, San Pedro en Cusco. La otra palabra es «huarique»: local familiar y pequeño, con pocas mesas y dos o tres platos.",
          ],
        },
      ],
    },
    {
      id: "prices",
      title: "Cuánto cuesta",
      blocks: [
        "El almuerzo más barato es el menú: sopa o entrada, segundo (plato principal) y bebida a un solo precio. Las cifras son orientativas; la cuenta se paga en soles.",
        {
          kind: "table",
          caption: `Precios aproximados por persona (datos anteriores a ${pricesAsOf()})`,
          head: ["Qué", "Precio aproximado"],
          rows: [
            ["menú del día", formatSoles(foodPrices.setLunch[0], "es", foodPrices.setLunch[1])],
            ["ceviche", formatSoles(foodPrices.ceviche[0], "es", foodPrices.ceviche[1])],
            ["menú de degustación de alta cocina", `desde ${formatSoles(foodPrices.tastingMenuFrom, "es")}`],
          ],
        },
        "En [peru.travel](site:peruTravel) hay propuestas recientes y cocinas regionales; sobre efectivo y tarjetas, la [guía del Perú](page:peru-guide#money).",
      ],
    },
    {
      id: "food-safety",
      title: "Para cuidar el estómago",
      blocks: [
        {
          kind: "checklist",
          items: [
            "Comer el ceviche a mediodía y donde haya mucha gente: allí el pescado es fresco.",
            "No tomar agua del caño (grifo, llave); pedirla embotellada, sin gas o con gas.",
            "Elegir fruta que se pele.",
            "Preguntar, si hay alergias: puede haber nueces en las salsas y mariscos en los caldos.",
            "Comer ligero y beber poco alcohol los primeros días en la altura.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Cómo decir que se tiene una alergia",
          text: [
            "«Soy alérgico a…» o «soy alérgica a…»: las nueces, el maní (cacahuate, cacahuete), los mariscos, la leche, el huevo, el gluten. Lo más seguro es mostrarlo por escrito, en el celular, y nombrar el ingrediente como se dice en el Perú.",
          ],
        },
      ],
    },
    {
      id: "menu-words",
      title: "Palabras para leer la carta",
      blocks: [
        {
          kind: "table",
          caption: "Palabras peruanas que se repiten en las cartas",
          head: ["En el Perú", "Qué es"],
          rows: [
            ["ají", "chile o pimiento picante"],
            ["anticucho", "brocheta, casi siempre de corazón de res"],
            ["arroz", "acompaña casi todo, incluso las papas"],
            ["camote", "batata o boniato"],
            ["camarones", "los de río, sobre todo en Arequipa"],
            ["chicha", "bebida de maíz: la morada, sin alcohol; la de jora, fermentada"],
            ["choclo", "mazorca tierna de granos grandes; elote"],
            ["cuy", "conejillo de Indias"],
            ["jalea", "fritura de pescado y mariscos, no un dulce"],
            ["mariscos", "conchas, pulpo, calamar, langostinos"],
            ["menú", "almuerzo a precio fijo"],
            ["la carta", "la lista de platos"],
            ["palta", "aguacate"],
            ["papa", "patata"],
            ["pescado", "el del día se pregunta"],
            ["pollo", "no siempre se considera carne"],
            ["res, chancho", "vacuno y cerdo"],
            ["yuca", "mandioca"],
            ["la cuenta, por favor", "la frase para pagar"],
          ],
        },
      ],
    },
  ],
  freshness: [
    `Los puestos de los restaurantes son de las listas de junio y diciembre de 2025 (${formatMonth(rankings.asOf, "es")}); las de 2026 están en la página de [los organizadores](site:worlds50Best). Los precios son cifras redondas de ${formatMonth(foodPrices.asOf, "es")}.`,
  ],
}));
