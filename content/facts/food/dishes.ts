/** The dishes and drinks that have a picture. */
export type DishId = "ceviche" | "lomo-saltado" | "aji-de-gallina" | "pachamanca" | "pisco-sour";
