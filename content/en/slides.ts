import type { Slide } from "#content/slide.ts";

export const slides: Slide[] = [
  {
    id: "sacred-valley",
    title: "Sacred Valley",
    subtitle: "The Incas’ breadbasket",
    text: "Corn still grows on Inca terraces along the Urubamba. The valley is lower than Cusco, which makes it the gentlest place to get used to the altitude.",
    alt: "A river winding through the Sacred Valley past corn, terraces and llamas, with a snowy peak behind.",
  },
  {
    id: "maras",
    title: "Maras",
    subtitle: "Salt from the hillside",
    text: "A single salty spring fills thousands of terraced ponds. Every one of them has its owner, and local families still gather the salt by hand.",
    alt: "White salt ponds stepping down a red hillside, women in hats among them.",
  },
  {
    id: "huacachina",
    title: "Huacachina",
    subtitle: "An oasis among the dunes",
    text: "A palm-fringed lagoon in the desert. Climb the sand late in the afternoon; the way down is by board or by buggy, with the sun setting as you go.",
    alt: "A small lagoon with palms between high sand dunes, a dune buggy beside it.",
  },
  {
    id: "machu-picchu",
    title: "Machu Picchu",
    subtitle: "An Inca town above the clouds",
    text: "It stands on a mountain saddle between steep peaks: more than two hundred buildings, their walls laid without mortar. Book your ticket well before you travel, as they sell out quickly.",
    alt: "Terraces and houses of Machu Picchu among clouds, the steep peak of Huayna Picchu behind and a llama in front.",
  },
  {
    id: "lima",
    title: "Lima",
    subtitle: "A capital on the ocean’s edge",
    text: "The city ends at the top of a cliff, with the Pacific below. Colonial monasteries, adobe pyramids and some of South America’s best cooking reward anyone who does more than change planes.",
    alt: "Lima’s steep cliffs with apartment towers; below, the Pacific with a pier, a fishing boat and paragliders.",
  },
  {
    id: "nazca-lines",
    title: "Nazca Lines",
    subtitle: "Drawings made for the sky",
    text: "A hummingbird, a monkey, a spider, all too big to make out from the ground. The Nazca people drew them in the desert stones, and nobody knows for certain why.",
    alt: "The hummingbird of the Nazca Lines in the reddish desert, with a small plane above and a viewing tower by the road.",
  },
];
