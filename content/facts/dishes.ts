/** The dishes and drinks that have a picture, in the order of the page. */
export const dishes = ["ceviche", "lomo-saltado", "aji-de-gallina", "pachamanca", "pisco-sour"] as const;

export type DishId = (typeof dishes)[number];
