export default {
  "borders.announcedRoutes.argentina": "Hay vuelos directos de Argentina a Lima.",
  "borders.announcedRoutes.madrid":
    "Hay vuelos directos de Madrid a Lima, y ningún convenio limita ya su número.",
  "borders.announcedRoutes.unitedStates":
    "Hay vuelos directos a Lima desde varias ciudades de Estados Unidos.",
  "borders.borderHours.tacna": "La frontera de Tacna abre día y noche en ambos lados.",
  "entry.brazilianCard":
    "Los brasileños pueden ingresar con el RG en buen estado y con foto reconocible; la licencia de conducir no vale.",
  "entry.entryRules.noExtension":
    "Entre los turistas, solo los ciudadanos de la Comunidad Andina pueden prolongar su estadía.",
  "entry.identityCard":
    "Los ciudadanos de la Comunidad Andina y del Mercosur pueden ingresar con documento de identidad en lugar de pasaporte.",
  "entry.mexicanMinors": "México exige el formato SAM a los menores que salen sin su padre ni su madre.",
  "holidays.busyTimes":
    "En Semana Santa, en torno al Inti Raymi, a fines de julio y en Año Nuevo también viajan los peruanos: los buses y los alojamientos se llenan.",
  "holidays.festivals":
    "La mayoría de las fiestas tiene fecha fija; las que dependen de la Pascua caen cada año en otro día.",
  "holidays.publicHolidays":
    "Los feriados están fijados por ley; solo el Jueves y el Viernes Santo se mueven con la Pascua.",
} satisfies Record<string, string>;
