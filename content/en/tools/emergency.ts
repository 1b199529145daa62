import type { Facts } from "#content/facts/facts.ts";
import { emergency } from "#content/facts/country.ts";
import { civilDefence, consularLines, helpLines } from "#content/facts/entry/help-lines.ts";
import { rescueLines } from "#content/facts/safety/rescue-lines.ts";
import type { EmergencyText } from "#content/tools/emergency-text.ts";
import { formatMonth } from "#i18n/format-date.ts";

export default (facts: Facts): EmergencyText => ({
  title: "Emergency card for Peru",
  description:
    "Peru’s emergency numbers at a tap, consular help by nationality, Spanish sentences to show, and a card for your wallet with your allergies and insurance.",
  keywords: ["Peru emergency numbers", "105", "ambulance Peru", "embassy Lima", "emergency card"],
  lead: "When something goes wrong there is no time to look things up: here are the numbers, the sentences and all that a doctor should know about you.",
  pictureAlt:
    "An ambulance stands on a mountain road while a paramedic with a bag hurries to a traveller sitting on a stone wall.",
  callTitle: "Who to call",
  callText: `Numbers of three digits are national short codes and are dialled like this when roaming too; those that begin with +51 can be called from anywhere. The medical helpline is not the ambulance. Sources and age of the numbers: [Peru guide](page:peru-guide#emergencies).`,
  lines: [
    { label: "Police", shown: facts(emergency).police, tel: facts(emergency).police },
    { label: "Ambulance (SAMU)", shown: facts(emergency).ambulance, tel: facts(emergency).ambulance },
    { label: "Fire brigade, rescue", shown: facts(emergency).fire, tel: facts(emergency).fire },
    { label: "Highway police", shown: facts(emergency).highwayPolice, tel: facts(emergency).highwayPolice },
    { label: "Civil defence", ...facts(civilDefence) },
    { label: "Medical helpline (in Spanish)", ...facts(rescueLines).health },
    { label: "Violence against women", ...facts(rescueLines).women },
    { label: "IPERÚ, help for tourists, WhatsApp", ...facts(helpLines).touristWhatsApp },
    { label: "IPERÚ, help for tourists, phone", ...facts(helpLines).tourist },
    { label: "Tourist police", ...facts(helpLines).touristPolice },
  ],
  cardTitle: "Your own card",
  cardText:
    "What you write here stays on this device: it is not sent anywhere, and we never see it. Print it, cut it out and keep it with your passport.",
  fields: {
    name: "Name",
    blood: "Blood group",
    allergies: "Allergies",
    medicines: "Medicines, conditions",
    insurer: "Insurer",
    policy: "Policy number",
    insurerPhone: "The insurer’s emergency line",
    contact: "Emergency contact",
    contactPhone: "Their phone number",
  },
  country: "Your consulate",
  noCountry: "Not chosen",
  kept: "Kept on this device.",
  notKept: "This browser does not let the device keep the card. Print it before you close the page.",
  print: "Print",
  clear: "Delete everything from this device",
  cardName: "Tarjeta de emergencia · Emergency card",
  consulatesTitle: "Consular help",
  consulatesText:
    "For a lost passport, an accident or an arrest. They do not pay your bills. EU citizens whose country has no embassy in Lima may turn to any other EU embassy.",
  consulates: [
    {
      id: "gb",
      country: "United Kingdom",
      lines: [],
      text: "Embassy in Lima: the address and the line for emergencies are on [GOV.UK](site:govUkEmbassies).",
    },
    {
      id: "us",
      country: "United States",
      lines: [{ label: "Embassy in Lima, day and night", ...facts(consularLines).unitedStates }],
      text: `As given in ${formatMonth(facts(consularLines).unitedStates.asOf, "en")}; there is a consular agency in Cusco: [pe.usembassy.gov](site:usEmbassy).`,
    },
    {
      id: "ca",
      country: "Canada",
      lines: [{ label: "Emergency centre in Ottawa, collect calls", ...facts(consularLines).canada }],
      text: "Embassy at Bolognesi 228, Miraflores: [travel.gc.ca](site:canadaTravel).",
    },
    {
      id: "au",
      country: "Australia",
      lines: [{ label: "Emergency centre in Canberra", ...facts(consularLines).australia }],
      text: "Embassy in Miraflores, Lima: [Smartraveller](site:smartraveller).",
    },
    {
      id: "ie",
      country: "Ireland",
      lines: [
        { label: "German embassy in Lima, for EU citizens, out of hours", ...facts(consularLines).germany },
      ],
      text: `The embassy in Santiago, Chile, is responsible; its number is on [Ireland.ie](site:irelandAdvice). In Lima any other EU embassy will help. The German line is for emergencies outside office hours: weekdays 6–7:45 am and 4:45 pm to midnight, weekends and holidays 8 am to midnight (${formatMonth(facts(consularLines).germany.asOf, "en")}).`,
    },
    {
      id: "nz",
      country: "New Zealand",
      lines: [
        { label: "Ministry in Wellington, day and night", ...facts(consularLines).newZealand },
        { label: "Embassy in Santiago, Chile", ...facts(consularLines).newZealandSantiago },
      ],
      text: `As given in ${formatMonth(facts(consularLines).newZealand.asOf, "en")}; there is no embassy in Lima. Check on [SafeTravel](site:safeTravelNz).`,
    },
    {
      id: "other",
      country: "Another country",
      lines: [],
      text: "The list of embassies is kept by [Peru’s foreign ministry](site:rree).",
    },
  ],
  sentencesTitle: "Show these, or read them out",
  sentences: [
    { spanish: "¡Ayuda! Llame a una ambulancia.", translation: "Help! Call an ambulance." },
    { spanish: "Llame a la policía, por favor.", translation: "Please call the police." },
    { spanish: "Me han robado.", translation: "I have been robbed." },
    { spanish: "Necesito un médico.", translation: "I need a doctor." },
    { spanish: "No puedo respirar bien.", translation: "I cannot breathe properly." },
    {
      spanish: "Tengo soroche; necesito oxígeno y bajar.",
      translation: "I have altitude sickness; I need oxygen and to go down.",
    },
    { spanish: "Me duele el pecho.", translation: "My chest hurts." },
    { spanish: "Soy alérgico (alérgica) a…", translation: "I am allergic to…" },
    { spanish: "Soy diabético (diabética).", translation: "I am diabetic." },
    { spanish: "Estoy embarazada.", translation: "I am pregnant." },
    { spanish: "Hubo un accidente en…", translation: "There has been an accident at…" },
    {
      spanish: "Tengo seguro de viaje. Este es el número.",
      translation: "I have travel insurance. This is the number.",
    },
    { spanish: "Quiero hablar con mi consulado.", translation: "I want to speak to my consulate." },
    { spanish: "¿Hay alguien que hable inglés?", translation: "Does anyone here speak English?" },
  ],
  disclaimer: [
    "We took the numbers from sources and called none of them. Check them on the official pages before you leave, and save your insurer’s emergency line too.",
  ],
});
