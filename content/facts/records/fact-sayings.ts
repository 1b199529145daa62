import type { Language } from "#i18n/languages.ts";

/** Sentences for facts without a printable value that the guide states in no sentence of their own; by id. */
export const factSayings: Record<Language, Partial<Record<string, string>>> = {
  hu: {
    "borders.announcedRoutes.argentina": "Argentínából közvetlen járat repül Limába.",
    "borders.announcedRoutes.madrid":
      "Madridból közvetlen járatok repülnek Limába, számukat egyezmény nem korlátozza.",
    "borders.announcedRoutes.unitedStates":
      "Az Egyesült Államok több városából közvetlen járat repül Limába.",
    "borders.borderHours.tacna": "A tacnai határátkelő mindkét oldalon éjjel-nappal nyitva van.",
    "entry.brazilianCard":
      "Brazilok jó állapotú, felismerhető fényképű személyi igazolvánnyal (RG) is beutazhatnak; jogosítvánnyal nem.",
    "entry.entryRules.noExtension":
      "Turistaként a tartózkodást csak az Andok Közösség polgárai hosszabbíthatják meg.",
    "entry.identityCard":
      "Az Andok Közösség és a Mercosur polgárai útlevél helyett személyi igazolvánnyal is beutazhatnak.",
    "entry.mexicanMinors": "Mexikó SAM űrlapot kér attól a kiskorútól, aki egyik szülője nélkül utazik el.",
    "holidays.busyTimes":
      "Nagyhéten, az Inti Raymi napjaiban, július végén és szilveszterkor a peruiak is úton vannak: ilyenkor telnek meg a buszok és a szállások.",
    "holidays.festivals":
      "A fesztiválok nagyobbik részének állandó napja van; a húsvéttól függők évről évre más napra esnek.",
    "holidays.publicHolidays":
      "A munkaszüneti napokat törvény rögzíti; közülük csak a nagycsütörtök és a nagypéntek vándorol a húsvéttal.",
  },
  en: {
    "borders.announcedRoutes.argentina": "There are direct flights from Argentina to Lima.",
    "borders.announcedRoutes.madrid":
      "There are direct flights from Madrid to Lima, and no treaty limits their number any more.",
    "borders.announcedRoutes.unitedStates":
      "There are direct flights to Lima from several cities of the United States.",
    "borders.borderHours.tacna": "The border at Tacna is open day and night on both sides.",
    "entry.brazilianCard":
      "Brazilians may enter on an identity card (RG) in good condition with a recognisable photograph, but not on a driving licence.",
    "entry.entryRules.noExtension":
      "Of tourists, only citizens of the Andean Community can extend their stay.",
    "entry.identityCard":
      "Citizens of the Andean Community and Mercosur may enter on an identity card instead of a passport.",
    "entry.mexicanMinors":
      "Mexico asks for its SAM form from minors who leave the country without either parent.",
    "holidays.busyTimes":
      "In Holy Week, around Inti Raymi, at the end of July and at New Year Peruvians travel too, and buses and rooms fill up.",
    "holidays.festivals":
      "Most festivals keep their day of the year; those that depend on Easter fall on another day each year.",
    "holidays.publicHolidays":
      "The days off are fixed by law; of them only Maundy Thursday and Good Friday move with Easter.",
  },
  es: {
    "borders.announcedRoutes.argentina": "Hay vuelos directos de la Argentina a Lima.",
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
  },
};
