/** Sentences for facts without a printable value that the guide states in no sentence of their own; by id. */
export default {
  "borders.announcedRoutes.argentina": "Argentínából közvetlen járat repül Limába.",
  "borders.announcedRoutes.madrid":
    "Madridból közvetlen járatok repülnek Limába, számukat egyezmény nem korlátozza.",
  "borders.announcedRoutes.unitedStates": "Az Egyesült Államok több városából közvetlen járat repül Limába.",
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
} satisfies Record<string, string>;
