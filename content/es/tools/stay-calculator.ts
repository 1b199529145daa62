import type { Facts } from "#content/facts/facts.ts";
import { andeanStay, mexico, otherVisa, unitedKingdom } from "#content/facts/entry/entry-by-passport.ts";
import { entryRules, euAgreement, overstayFine } from "#content/facts/entry/entry-rules.ts";
import { mostGranted, years } from "#content/stays/check-stay.ts";
import type { StayText } from "#content/tools/stay-text.ts";
import { formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

export default (facts: Facts): StayText => ({
  title: "¿Hasta cuándo puede quedarse un turista en el Perú?",
  description:
    "Calculadora de estadía: con las fechas de ingreso y salida, los días usados, los que quedan, el último día para salir del Perú y la multa por exceso.",
  keywords: [
    "90 días Perú",
    "calculadora de estadía Perú",
    "183 días Perú",
    "estadía turista Perú",
    "TAM Virtual",
    "multa por exceso de permanencia",
  ],
  lead: "Basta poner los días de ingreso y de salida para ver cuántos días van, cuántos quedan y cuál es el último que se puede pasar en el país. Como la norma se lee de varias maneras, se muestran todas las cuentas, primero la más estricta.",
  pictureAlt:
    "Pasaporte abierto con un sello de llama sobre una mesa de madera; detrás, un calendario de pared con un día marcado y montañas nevadas en la ventana.",
  form: {
    title: "Los viajes",
    passport: "¿Con qué pasaporte o documento se viaja?",
    choose: "Elegir",
    passports: {
      eu: "España u otro país de la UE, salvo Irlanda",
      andean: "Bolivia, Colombia, Ecuador",
      mercosur: "Argentina, Brasil, Chile, Paraguay, Uruguay",
      mexico: "México",
      open: "Costa Rica, Panamá, Guatemala, EE. UU., otro país sin visa",
      unitedKingdom: "Reino Unido",
      exempt: "India o China, con visa de EE. UU., Schengen o similar",
      visa: "Con visa (Venezuela, Cuba, Nicaragua, Haití…)",
    },
    order: ["eu", "andean", "mercosur", "mexico", "open", "visa", "unitedKingdom", "exempt"],
    usual: "",
    trip: "Viaje {n}",
    entry: "Ingreso al Perú",
    exit: "Salida del Perú",
    exitHint: "Si aún no se sabe, se deja en blanco.",
    days: "Días en la TAM",
    daysHint: `En blanco, se cuentan ${facts(entryRules).stayDays}.`,
    expires: "Vencimiento del pasaporte",
    expiresHint: "Opcional.",
    add: "Otro viaje",
    remove: "Quitar el viaje {n}",
    count: "Contar los días",
    clear: "Borrar todo",
    privacy:
      "Lo que se escribe queda en este dispositivo y pasa a la dirección de la página, para guardarla o compartirla. No se pide ningún número de pasaporte.",
    notKept:
      "Este navegador no permite guardar los viajes en el dispositivo. Conviene guardar la dirección de la página.",
  },
  errors: {
    noPassport: "Hay que elegir el pasaporte o documento.",
    noEntry: "Falta el día de ingreso.",
    noDate: "Esto no es una fecha. Se escribe así: 2026-03-01 (año, mes, día).",
    noSuchDay: "Ese día no existe en el calendario. Conviene revisar el mes y el día.",
    farAway: `¿Está bien el año? Se cuentan días de ${years.from} a ${years.to}.`,
    exitBeforeEntry: "La salida no puede ser anterior al ingreso.",
    tooLong: "Sería una estadía de más de cinco años. Conviene revisar el año.",
    overlap: "Según otro viaje, ese día todavía se está en el Perú. Primero tiene que terminar aquel.",
    noExit: "Solo el último viaje puede quedar abierto: falta el día de salida.",
    noDays: `Un número entero de 1 a ${mostGranted}, tal como figura en la TAM.`,
  },
  result: {
    title: "Resultado",
    nothing: "Con al menos un día de ingreso, la respuesta aparece aquí.",
    wrong: "Todavía no se puede contar: hay que corregir los campos marcados en rojo.",
    strictest: "La cuenta más estricta",
    lastDay: "El último día que se puede pasar en el Perú",
    noDay: "Para este viaje no queda ningún día",
    over: { one: "Se excede {n} día", many: "Se excede {n} de días", other: "Se excede {n} días" },
    days: { one: "{n} día", many: "{n} de días", other: "{n} días" },
    labels: {
      stay: "Este viaje, como máximo",
      used: "Días usados",
      left: "Quedarían tras la salida",
      over: "Exceso",
      before: "Exceso en viajes anteriores",
      fine: "Multa, si se cuenta así",
      next: "Primer día para ingresar",
      source: "Fuente",
    },
    today: {
      one: "En el Perú es {day}; después de hoy queda {n} día.",
      many: "En el Perú es {day}; después de hoy quedan {n} de días.",
      other: "En el Perú es {day}; después de hoy quedan {n} días.",
    },
    trips: "Viajes contados",
    open: "sin salida todavía",
    print: "Imprimir",
    visa: "Cuántos días hay lo dicen la visa y la TAM. Hay que poner el número de la TAM: sin él solo se conoce el límite que vale para todos.",
    decides:
      "**Manda la TAM.** Esta cuenta informa; en la frontera vale lo que registró el inspector. Hay que mirar la [TAM](#tam) y, si da menos días, atenerse a ellos.",
  },
  readings: {
    tam: {
      title: "Los días otorgados al ingresar",
      text: `En cada ingreso decide el inspector, y la TAM lo muestra. Lo habitual son ${facts(entryRules).stayDays} días, pero pueden ser menos.`,
    },
    practice: {
      title: `${facts(entryRules).stayDays} días en ${facts(entryRules).withinDays}`,
      text: `La lectura más estricta, como la da una cancillería de la UE, y la cuenta más segura para todo pasaporte de la UE: ${facts(entryRules).stayDays} días en total dentro de los ${facts(entryRules).withinDays} que siguen a cualquier ingreso.`,
    },
    agreement: {
      title: `${euAgreement.stayDays} días en cualquier período de ${euAgreement.withinDays}`,
      text: `El acuerdo entre la Unión Europea y el Perú: desde cada día se mira hacia atrás, y de los últimos ${euAgreement.withinDays} como máximo ${euAgreement.stayDays} pueden ser en el Perú. Tras ${euAgreement.stayDays} días de ausencia vuelve a haber ${euAgreement.stayDays}.`,
    },
    unitedKingdom: {
      title: `${facts(unitedKingdom).stayDays} días en cualquier período de ${facts(unitedKingdom).withinDays}`,
      text: "Lo normal para británicos, según su ministerio de Exteriores; se mira hacia atrás desde cada día.",
    },
    andean: {
      title: `${facts(andeanStay).mostDays} días en 365`,
      text: `El Estatuto Migratorio Andino: ${facts(andeanStay).days} días, prorrogables una vez por ${facts(andeanStay).extensionDays}, sin pasar de ${facts(andeanStay).mostDays} «en el mismo año». Leído con rigor, cualquier período de 365 días. La prórroga se pide en Migraciones.`,
    },
    andeanYear: {
      title: `${facts(andeanStay).mostDays} días en un año calendario`,
      text: "La misma norma, leída con holgura: el 1 de enero la cuenta empieza de nuevo.",
    },
    mexico: {
      title: `${facts(mexico).days} días en 365`,
      text: "Según la Secretaría de Relaciones Exteriores de México: seguidos o no, los que otorgue el inspector.",
    },
    decree: {
      title: `${facts(otherVisa).days} días en 365`,
      text: `Con visa de EE. UU., Reino Unido, Canadá, Australia o Schengen vigente por ${facts(otherVisa).validMonths} meses más (DS 006-2017-RE).`,
    },
    ceiling: {
      title: `${facts(entryRules).ceiling.days} días en 365: el tope`,
      text: "Ningún turista puede pasar más tiempo en el Perú. No es un derecho: también esto lo otorga el inspector.",
    },
  },
  passport: {
    title: "¿Alcanza la vigencia del pasaporte?",
    card: "También vale el documento de identidad (DNI, cédula, RG o carné), vigente y en buen estado.",
    neededAtEntry: "Para ingresar debe estar vigente al menos hasta",
    neededAtExit: "Para mayor seguridad, contado desde la salida, hasta",
    enough: "Sí, la vigencia alcanza.",
    enoughAtEntry:
      "Alcanza para ingresar, pero no llega a seis meses desde la salida, como pide una fuente más antigua. Conviene consultar a la aerolínea.",
    short: "No alcanza: con este pasaporte no se puede ingresar. Hay que renovarlo antes del viaje.",
  },
  sections: [
    {
      id: "tam",
      title: "Dónde se consulta la TAM",
      text: [
        "La *Tarjeta Andina de Migración* es el registro electrónico del ingreso; en los aeropuertos ya no se sella. Ahí figuran los días otorgados. Más en [llegada y TAM](page:entry#arrival).",
      ],
      steps: [
        "En la ventanilla, preguntar: ¿cuántos días me da?",
        "Con conexión, abrir la [TAM Virtual](site:migracionesTam) y buscar el ingreso con los datos del documento.",
        "Comprobar el nombre, el día de ingreso y los días, y guardarla en PDF.",
        "Si algo no coincide, avisar enseguida a [Migraciones](site:migraciones), la autoridad migratoria del Perú.",
      ],
    },
    {
      id: "counting",
      title: "Cómo se cuenta",
      text: [
        "El día de ingreso y el de salida cuentan enteros: quien ingresa el 1 de marzo cumple los 90 días el 29 de mayo. Valen los días del calendario peruano: pasada la medianoche ya es el siguiente.",
        "Salir y volver el mismo día es un solo día. Un ingreso nuevo puede traer otro número en la TAM, pero en las demás cuentas siguen los días anteriores: cruzar la frontera y volver no abre un plazo nuevo. Quién puede quedarse cuánto: [quién entra sin visa](page:entry#visa-free).",
        `Solo los ciudadanos de la Comunidad Andina pueden prorrogar la estadía de turista (${formatMonth(facts(entryRules).noExtension.asOf, "es")}). Quien quiera quedarse más necesita [otra visa o calidad migratoria](page:visa-types) (la categoría con la que se permanece en el país).`,
      ],
    },
    {
      id: "over",
      title: "Si hay exceso de permanencia",
      text: [
        `Cada día de más cuesta el ${formatNumber(facts(overstayFine).percentOfTaxUnit, "es")} % de la UIT (la unidad impositiva tributaria, con la que el Perú calcula multas e impuestos): ${formatSoles(facts(overstayFine).solesADay, "es")} por día en ${facts(overstayFine).year}, ${formatSoles(facts(overstayFine).solesADay * 10, "es")} por diez días, ${formatSoles(facts(overstayFine).solesADay * 30, "es")} por treinta. La UIT cambia cada enero; para días posteriores es una aproximación.`,
      ],
      steps: [
        "Si los días aún no vencen, adelantar el pasaje (el billete de avión): nada sale más barato.",
        "Si ya vencieron, ver en [Migraciones](site:migraciones) el monto del día y la forma de pago, y pagar antes de ir al aeropuerto: con la multa pendiente no se sale del país.",
        "Llevar el comprobante junto al pasaporte. Con la estadía vencida tampoco se obtiene el [permiso para firmar](page:entry#alairas).",
        "Por enfermedad, vuelo cancelado o pasaporte perdido, pedir constancia y avisar al [consulado](page:entry#travel-assistance).",
      ],
    },
  ],
  freshness: [
    `Las normas se publicaron en 2024 y 2025; la multa es de ${formatMonth(facts(overstayFine).asOf, "es")}; la norma andina, de ${formatMonth(facts(andeanStay).asOf, "es")}.`,
  ],
  disclaimer: [
    "Esta cuenta informa, pero no es asesoría legal. El inspector decide sobre el ingreso y los días; si la TAM, [Migraciones](site:migraciones) o la cancillería de tu país dicen otra cosa, eso es lo que vale.",
  ],
});
