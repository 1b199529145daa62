export default {
  "borders.announcedRoutes.argentina": "There are direct flights from Argentina to Lima.",
  "borders.announcedRoutes.madrid":
    "There are direct flights from Madrid to Lima, and no treaty limits their number any more.",
  "borders.announcedRoutes.unitedStates":
    "There are direct flights to Lima from several cities of the United States.",
  "borders.borderHours.tacna": "The border at Tacna is open day and night on both sides.",
  "entry.brazilianCard":
    "Brazilians may enter on an identity card (RG) in good condition with a recognisable photograph, but not on a driving licence.",
  "entry.entryRules.noExtension": "Of tourists, only citizens of the Andean Community can extend their stay.",
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
} satisfies Record<string, string>;
