/** For `lang`: Spanish of Peru, Quechua of Cusco. */
export const spokenLanguage = { es: "es-PE", qu: "quz" } as const;
