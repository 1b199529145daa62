import type { Slide } from "#content/slide.ts";

export const slides: Slide[] = [
  {
    id: "sacred-valley",
    title: "Valle Sagrado",
    subtitle: "La despensa de los incas",
    text: "A orillas del Urubamba, el maíz sigue creciendo en los andenes incas, las terrazas de cultivo. El valle está más abajo que Cusco: es el mejor lugar para acostumbrarse a la altura.",
    alt: "Un río serpentea por el Valle Sagrado entre maíz, andenes y llamas, con un nevado al fondo.",
  },
  {
    id: "maras",
    title: "Maras",
    subtitle: "Sal de la montaña",
    text: "Un solo manantial salado llena miles de pozas escalonadas. Cada una tiene su dueño, y las familias de la zona siguen cosechando la sal a mano.",
    alt: "Pozas blancas de sal escalonadas en una ladera rojiza, con mujeres de sombrero entre ellas.",
  },
  {
    id: "huacachina",
    title: "Huacachina",
    subtitle: "Un oasis entre dunas",
    text: "Una laguna rodeada de palmeras en pleno desierto. A la arena se sube al final de la tarde; se baja en tabla o en tubular, el carro de las dunas, mientras se pone el sol.",
    alt: "Una laguna pequeña con palmeras entre dunas altas y un carro de dunas al lado.",
  },
  {
    id: "machu-picchu",
    title: "Machu Picchu",
    subtitle: "Una ciudad inca sobre las nubes",
    text: "Se levanta en una montaña, entre cumbres empinadas: más de doscientas construcciones, con muros sin mortero. La entrada se compra con mucha anticipación, porque se agota rápido.",
    alt: "Andenes y casas de Machu Picchu entre nubes, con el empinado Huayna Picchu detrás y una llama delante.",
  },
  {
    id: "lima",
    title: "Lima",
    subtitle: "La capital frente al mar",
    text: "La ciudad termina en lo alto de un acantilado, con el Pacífico abajo. Conventos coloniales, pirámides de adobe y una de las mejores cocinas de Sudamérica: vale la pena quedarse unos días.",
    alt: "El acantilado de Lima con edificios altos; abajo, el Pacífico con un muelle, una lancha pesquera y parapentes.",
  },
  {
    id: "nazca-lines",
    title: "Líneas de Nasca",
    subtitle: "Dibujos para ver desde el cielo",
    text: "Un colibrí, un mono, una araña: tan grandes que desde el suelo no se distinguen. Los trazó el pueblo nasca entre las piedras del desierto y hasta hoy no se sabe con certeza para qué.",
    alt: "El colibrí de las Líneas de Nasca en el desierto rojizo, con una avioneta encima y una torre mirador junto a la carretera.",
  },
];
