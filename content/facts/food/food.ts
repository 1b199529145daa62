import { datedFacts } from "#content/facts/facts.ts";

/** `cevicheListed`: the month in which UNESCO listed the practices of ceviche. */
export const kitchen = { potatoVarieties: 3000, chilliTypes: 28, cevicheListed: "2023-12" } as const;

/** Rough prices in soles, from–to. Never print one without its month: no source is newer. */
export const foodPrices = datedFacts("food.foodPrices", {
  asOf: "2026-04",
  setLunch: [12, 20],
  ceviche: [25, 60],
  tastingMenuFrom: 700,
} as const);

/** By the rules of its protected origin; alcohol in percent. */
export const pisco = { alcoholFrom: 38, alcoholTo: 48, grapes: 8 } as const;

/** `shareSold`: Coca-Cola bought a share. */
export const incaKola = { since: 1935, shareSold: 1999 } as const;

/** Places in The World's 50 Best and Latin America's 50 Best, of those in the first; null means not listed. */
export const rankings = datedFacts("food.rankings", {
  asOf: "2025-12",
  world: "2025-06-19",
  latinAmerica: "2025-12-02",
  restaurants: [
    { name: "Maido", world: 1, latinAmerica: null },
    { name: "Kjolle", world: 9, latinAmerica: 2 },
    { name: "Mérito", world: 26, latinAmerica: 4 },
    { name: "Mayta", world: 39, latinAmerica: 11 },
    { name: "Mil (Moray)", world: 75, latinAmerica: 49 },
  ],
} as const);

/** From so many grams of sugar in 100 ml a bottled drink bears the black octagon (Ministry of Health, Gestión). */
export const sugarOctagon = datedFacts("food.sugarOctagon", { grams: 5, asOf: "2021-09" } as const);
