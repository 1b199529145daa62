import type { Facts } from "#content/facts/facts.ts";
import { emergency } from "#content/facts/country.ts";
import { civilDefence, consularLines, helpLines } from "#content/facts/entry/help-lines.ts";
import { rescueLines } from "#content/facts/safety/rescue-lines.ts";
import type { EmergencyText } from "#content/tools/emergency-text.ts";
import { formatMonth } from "#i18n/format-date.ts";

export default (facts: Facts): EmergencyText => ({
  title: "Tarjeta de emergencia para el Perú",
  description:
    "Los números de emergencia del Perú a un toque, ayuda consular por país, frases útiles y una tarjeta para la billetera con alergias y seguro.",
  keywords: ["números de emergencia Perú", "105", "SAMU 106", "consulado Lima", "tarjeta de emergencia"],
  lead: "Cuando algo sale mal no hay tiempo de buscar: aquí están los números, las frases y lo que un médico debe saber.",
  pictureAlt:
    "Una ambulancia en un camino de montaña; un paramédico con su maletín corre hacia un viajero sentado en un muro de piedra.",
  callTitle: "A quién llamar",
  callText: `Los de tres cifras son números nacionales y se marcan así también con *en:roaming*; los que empiezan con +51 se pueden llamar desde cualquier lugar. La línea de consejo médico no es la ambulancia. Fuentes y antigüedad de los números: [guía del Perú](page:peru-guide#emergencies).`,
  lines: [
    { label: "Policía", shown: facts(emergency).police, tel: facts(emergency).police },
    { label: "Ambulancia (SAMU)", shown: facts(emergency).ambulance, tel: facts(emergency).ambulance },
    { label: "Bomberos y rescate", shown: facts(emergency).fire, tel: facts(emergency).fire },
    {
      label: "Policía de Carreteras",
      shown: facts(emergency).highwayPolice,
      tel: facts(emergency).highwayPolice,
    },
    { label: "Defensa Civil", ...facts(civilDefence) },
    { label: "Consejo médico (Línea 113)", ...facts(rescueLines).health },
    { label: "Violencia contra la mujer", ...facts(rescueLines).women },
    { label: "IPERÚ, asistencia al turista, WhatsApp", ...facts(helpLines).touristWhatsApp },
    { label: "IPERÚ, asistencia al turista, teléfono", ...facts(helpLines).tourist },
    { label: "Policía de Turismo", ...facts(helpLines).touristPolice },
  ],
  cardTitle: "Tarjeta personal",
  cardText:
    "Lo que escribes aquí queda solo en este dispositivo: no se envía a ninguna parte y nosotros no lo vemos. Imprime la tarjeta, recórtala y llévala junto al documento.",
  fields: {
    name: "Nombre",
    blood: "Grupo sanguíneo",
    allergies: "Alergias",
    medicines: "Medicamentos y enfermedades",
    insurer: "Seguro de viaje",
    policy: "Número de póliza",
    insurerPhone: "Teléfono de asistencia del seguro",
    contact: "A quién avisar",
    contactPhone: "Su teléfono",
  },
  country: "Tu consulado",
  noCountry: "Sin elegir",
  kept: "Guardado en este dispositivo.",
  notKept:
    "Este navegador no permite guardar la tarjeta en el dispositivo. Imprímela antes de cerrar la página.",
  print: "Imprimir",
  clear: "Borrar todo de este dispositivo",
  cardName: "Tarjeta de emergencia",
  consulatesTitle: "Ayuda consular",
  consulatesText:
    "Para un documento perdido, un accidente o una detención. Las cuentas no las paga. Los ciudadanos de la Unión Europea pueden acudir a la embajada de otro país de la Unión.",
  consulates: [
    {
      id: "es",
      country: "España",
      lines: [],
      text: "Consulado General en Lima: la dirección y el número de emergencia están en [exteriores.gob.es](site:spainConsulate).",
    },
    {
      id: "mx",
      country: "México",
      lines: [
        { label: "Ayuda consular", ...facts(consularLines).mexico },
        { label: "Por WhatsApp", ...facts(consularLines).mexicoWhatsApp },
      ],
      text: `El Perú rompió relaciones en noviembre de 2025; la ayuda consular continuaba (${formatMonth(facts(consularLines).mexico.asOf, "es")}): conviene confirmarlo en la [SRE](site:sreMexico).`,
    },
    {
      id: "ar",
      country: "Argentina",
      lines: [{ label: "Emergencias, en la Cancillería", ...facts(consularLines).argentina }],
      text: `A toda hora (${formatMonth(facts(consularLines).argentina.asOf, "es")}); embajada en Lima: [cancilleria.gob.ar](site:argentina).`,
    },
    {
      id: "br",
      country: "Brasil",
      lines: [{ label: "Guardia consular", ...facts(consularLines).brazil }],
      text: "Embajada en Lima: [gob.br](site:brazilEmbassy).",
    },
    {
      id: "other",
      country: "Otro país",
      lines: [],
      text: "Bolivia, Chile, Colombia, Ecuador, Paraguay, Uruguay, Venezuela y los demás: la lista de representaciones está en la [Cancillería peruana](site:rree).",
    },
  ],
  sentencesTitle: "Para mostrar o leer en voz alta",
  sentences: [
    { spanish: "¡Ayuda! Llame a una ambulancia.", translation: "En el Perú se pide al SAMU, el 106." },
    {
      spanish: "Me han robado; quiero hacer la denuncia.",
      translation: "En la comisaría dan la denuncia policial.",
    },
    { spanish: "Tengo soroche; necesito oxígeno y bajar.", translation: "*Soroche* es el mal de altura." },
    { spanish: "No puedo respirar bien.", translation: "La señal más seria en la altura." },
    { spanish: "Soy alérgico (alérgica) al maní.", translation: "*Maní* es el cacahuate o cacahuete." },
    { spanish: "Soy alérgico (alérgica) a los mariscos.", translation: "También en caldos y salsas." },
    { spanish: "¿Dónde está la posta médica?", translation: "*Posta*: el centro de salud del pueblo." },
    { spanish: "Necesito una farmacia de turno.", translation: "También se dice *botica*." },
    {
      spanish: "Tengo seguro de viaje. Este es el número.",
      translation: "Antes de pagar se llama al seguro.",
    },
    { spanish: "Quiero hablar con mi consulado.", translation: "Es un derecho de quien está detenido." },
  ],
  disclaimer: [
    "Los números vienen de las fuentes; no llamamos a ninguno. Antes de salir, verifícalos en las páginas oficiales y anota también el del seguro.",
  ],
});
