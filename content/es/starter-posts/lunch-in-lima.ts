import { defaultFacts } from "#content/facts/facts.ts";
import { foodPrices } from "#content/facts/food.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatMonth } from "#i18n/format-date.ts";

const month = (asOf: string) => formatMonth(asOf, "es");

export const lunchInLima: StarterPostText = {
  title: "Almorzar en Lima: cómo pedir un ceviche, un menú y un pisco",
  summary:
    "Por qué las cevicherías cierran por la tarde, qué trae el menú, qué se toma con un lomo saltado y cuánto se deja de propina: guía para el almuerzo limeño.",
  coverAlt:
    "Un plato de ceviche con choclo y camote y un vaso de chicha morada; detrás, botes de pesca en la bahía",
  content: [
    "<p>En Lima se almuerza en serio. Entre la una y las tres se llenan las mesas, cerca de las oficinas hay cola frente a las pizarras y, hacia las cuatro o cinco, las cocinas de pescado ya están lavando ollas. Quien busca ceviche a las ocho de la noche encuentra muchas puertas cerradas. Lo mejor es llegar con hambre al mediodía y con algunas palabras aprendidas, porque ni siquiera quien habla español las conoce todas.</p>",
    "<h2>El ceviche, a mediodía y donde haya gente</h2>",
    "<p>El <em>ceviche</em>, también escrito cebiche o seviche, es pescado de mar crudo que se «cocina» en jugo de limón (el peruano, pequeño y verde), con cebolla morada, ají, culantro (cilantro) y sal. Pasa minutos en el jugo y no horas, costumbre que llegó con los cocineros japoneses. Lo acompañan camote, choclo (maíz tierno) y cancha (maíz tostado), y no de adorno: hace falta algo dulce o harinoso que amanse la acidez.</p>",
    `<p>El jugo que queda en el plato es la leche de tigre. Se toma con cuchara; muchos locales la sirven también en copa, y no falta quien la tome para reponerse de una mala noche. Un ceviche costaba <a href="/fact/food.foodPrices.ceviche">${defaultFacts(foodPrices).ceviche.join("–")}&nbsp;soles</a>, más o menos, en <a href="/fact/food.foodPrices.asOf">${month(defaultFacts(foodPrices).asOf)}</a>. Como el pescado va crudo, mejor elegir un sitio donde a mediodía casi no haya silla libre.</p>`,
    '<p>Desde diciembre de 2023 las prácticas que rodean al ceviche figuran en la <a href="https://ich.unesco.org">lista del patrimonio inmaterial de la UNESCO</a>. En el Perú, además, tiene su día: el 28 de junio.</p>',
    "<h2>El menú no es la carta</h2>",
    `<p>En el Perú, pedir <em>el menú</em> no es pedir la lista de platos: esa es la <em>carta</em>. El menú es el almuerzo del día a precio fijo y tiene tres partes: la <em>entrada</em>, que puede ser una sopa; el <em>segundo</em>, o plato de fondo; y el <em>refresco</em>, un vaso de bebida casera sin gas. Las opciones se leen en la pizarra de la puerta. En <a href="/fact/food.foodPrices.asOf">${month(defaultFacts(foodPrices).asOf)}</a> costaba alrededor de <a href="/fact/food.foodPrices.setLunch">${defaultFacts(foodPrices).setLunch.join("–")}&nbsp;soles</a>, muchas veces menos que un solo plato de la carta en el mismo local. Se pide así:</p>`,
    "<blockquote><p>«Un menú, por favor. De entrada, papa a la huancaína. De segundo, lomo saltado». El mozo (camarero) no necesita saber más.</p></blockquote>",
    "<p>Cinco nombres que se repiten en las pizarras:</p>",
    "<ul>",
    "<li><p><strong>Lomo saltado:</strong> tiras de res a fuego vivo con cebolla, tomate, sillao (salsa de soya) y vinagre. Lo inventaron cocineros chinos en el siglo XIX, con wok. Lleva papas fritas y también arroz, y nadie lo discute.</p></li>",
    "<li><p><strong>Ají de gallina:</strong> gallina o pollo deshilachado en una crema amarilla que pica poco. Contiene nueces (o pecanas) y leche.</p></li>",
    "<li><p><strong>Causa:</strong> puré frío de papa amarilla con limón y ají, en capas, relleno de atún o pollo.</p></li>",
    "<li><p><strong>Papa a la huancaína:</strong> papa hervida con salsa de queso y ají, sin carne.</p></li>",
    "<li><p><strong>Arroz chaufa:</strong> arroz frito del <em>chifa</em>, la cocina china nacida en el Perú.</p></li>",
    "</ul>",
    "<p>Para comer así no hace falta un restaurante. En los puestos de los mercados, por ejemplo en Surquillo, al lado de Miraflores, o en un <em>huarique</em>, como se llama al local familiar de pocas mesas, se almuerza bien y barato.</p>",
    "<h2>Qué tomar</h2>",
    "<ul>",
    "<li><p><strong>Chicha morada:</strong> bebida de maíz morado hervido con piña, manzana, canela y clavo, que se sirve bien helada y no lleva alcohol. La chicha de jora es otra cosa: una cerveza suave de maíz.</p></li>",
    "<li><p><strong>Inca Kola:</strong> gaseosa amarilla y muy dulce que se vende desde 1935. Hay que probarla una vez para tener opinión.</p></li>",
    "<li><p><strong>Pisco sour:</strong> tres partes de pisco, una de limón y una de jarabe de goma, con clara de huevo y unas gotas de amargo. El pisco es aguardiente de uva, de 38 a 48&nbsp;grados, y la clara va cruda.</p></li>",
    "<li><p><strong>Chilcano:</strong> pisco con <em>ginger ale</em>, más ligero para una tarde de calor.</p></li>",
    "</ul>",
    "<p>El agua se pide embotellada, con gas o sin gas. Si a la mañana siguiente toca volar a Cusco (3399&nbsp;m), el pisco sour queda mejor para el último almuerzo del viaje.</p>",
    "<h2>Cinco palabras que conviene aprender</h2>",
    "<ul>",
    "<li><p><strong>Camote:</strong> batata o boniato. Y la <strong>palta</strong> es el aguacate.</p></li>",
    "<li><p><strong>Ají:</strong> chile, pimiento picante. Quien no lo tolera dice «sin picante, por favor» antes de que el plato salga.</p></li>",
    "<li><p><strong>Carne:</strong> suele entenderse como carne de res. Un vegetariano tiene que decir «sin carne y sin pollo», las dos cosas.</p></li>",
    "<li><p><strong>Mariscos:</strong> aparecen donde no se esperan, también en el caldo de una sopa. Ante una alergia, mejor preguntar plato por plato.</p></li>",
    "<li><p><strong>Yapa:</strong> un poquito más, de regalo. En un puesto de jugos, «¿y mi yapa?» se pide con una sonrisa.</p></li>",
    "</ul>",
    "<h2>La cuenta y los grandes nombres</h2>",
    "<p>Se deja cerca del diez por ciento si la cuenta no trae ya el servicio. Los restaurantes grandes aceptan tarjeta; en mercados y locales chicos se paga en efectivo, de preferencia con sencillo (monedas y billetes chicos). Yape y Plin, los pagos por celular que se anuncian en cada caja, exigen una cuenta bancaria peruana.</p>",
    `<p>Para un almuerzo por todo lo alto, Maido, en Miraflores, fue el número uno de <a href="https://www.theworlds50best.com">The World’s 50 Best Restaurants</a> en 2025, y Central, en Barranco, lo fue en 2023. En ambos se reserva con meses de anticipación, y un menú de degustación costaba desde unos <a href="/fact/food.foodPrices.tastingMenuFrom">${defaultFacts(foodPrices).tastingMenuFrom}&nbsp;soles</a> en <a href="/fact/food.foodPrices.asOf">${month(defaultFacts(foodPrices).asOf)}</a>. Para un almuerzo limeño memorable, eso sí, basta una silla libre cerca de una pizarra y un billete de veinte.</p>`,
  ].join(""),
};
