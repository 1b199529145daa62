import type { Category } from "#api/categories.ts";

export const categoryIntros: Record<Category, string> = {
  uncategorized: "A bit of everything about Peru: stories and small observations that fit no single subject.",
  Education:
    "Schools, language courses and museums: where and how to learn in Peru, and what the country itself teaches.",
  Discovery:
    "Towns, mountain roads and corners that few people see: where to set out for in Peru, and what waits there.",
  Gastronomy: "Ceviche, lomo saltado and breakfast at the market: what to taste in Peru, where and when.",
  Agreculture:
    "Terraces, a thousand potatoes, coffee and cacao: how Peru works its land, from the coast to the rainforest.",
  Entertainment:
    "Festivals, evenings out and free afternoons: how to spend good time in Peru between two sights.",
  Music: "Charango, cajón, marinera and chicha: what Peru listens to, and where to hear it live.",
  Art: "Weaving, pottery, churches and today’s murals: art in Peru from the early cultures to the present.",
  Business: "Markets, small firms and everyday customs: how people work and trade in Peru.",
  Investment:
    "What the sol is worth, what costs more, and where Peru puts its money: plainly told, and no investment advice.",
  Fashions:
    "Alpaca wool, embroidered skirts and designers from Lima: what Peru wears, and what to take home.",
  Sports:
    "Football, surfing, climbing and running at altitude: the sports of Peru, and those that travellers can join.",
  Sciense:
    "Archaeology, the night sky and wildlife: what is studied in Peru, and what has come to light lately.",
  Wheather:
    "Rainy and dry seasons, coastal fog and El Niño: what weather to expect in Peru, and how to prepare for it.",
};
