import type { Facts } from "#content/facts/facts.ts";
import { emergency } from "#content/facts/country.ts";
import { civilDefence, consularLines, helpLines } from "#content/facts/entry/help-lines.ts";
import { rescueLines } from "#content/facts/safety/rescue-lines.ts";
import type { EmergencyText } from "#content/tools/emergency-text.ts";
import { formatMonth } from "#i18n/format-date.ts";

export default (facts: Facts): EmergencyText => ({
  title: "Segélykártya Peruhoz",
  description:
    "Perui segélyhívó számok egy érintésre, konzuli ügyeletek, spanyol mondatok, és egy tárcába nyomtatható kártya az allergiáitokkal és a biztosítótokkal.",
  keywords: ["perui segélyhívó", "105", "mentők Peru", "magyar konzul Lima", "baj esetén"],
  lead: "Ha baj van, ne keresgéljetek: itt vannak a számok, a mondatok és minden, amit egy orvosnak tudnia kell rólatok.",
  pictureAlt: "Hegyi út mellett mentőautó áll, a mentős hordtáskával siet egy kőfalon ülő turistához.",
  callTitle: "Kit hívjatok",
  callText: `A háromjegyűek belföldi rövid számok, roamingban is így kell tárcsázni őket; a +51-gyel kezdődők bárhonnan hívhatók. Az egészségügyi tanácsadás száma nem a mentőké. A számok forrása és kora: [perui útmutató](page:peru-guide#emergencies).`,
  lines: [
    { label: "Rendőrség", shown: facts(emergency).police, tel: facts(emergency).police },
    { label: "Mentők (SAMU)", shown: facts(emergency).ambulance, tel: facts(emergency).ambulance },
    { label: "Tűzoltók, mentés", shown: facts(emergency).fire, tel: facts(emergency).fire },
    {
      label: "Országúti rendőrség",
      shown: facts(emergency).highwayPolice,
      tel: facts(emergency).highwayPolice,
    },
    { label: "Polgári védelem", ...facts(civilDefence) },
    { label: "Egészségügyi tanácsadás (spanyolul)", ...facts(rescueLines).health },
    { label: "Nők elleni erőszak", ...facts(rescueLines).women },
    { label: "IPERÚ, turistasegítség, WhatsApp", ...facts(helpLines).touristWhatsApp },
    { label: "IPERÚ, turistasegítség, telefon", ...facts(helpLines).tourist },
    { label: "Turistarendőrség", ...facts(helpLines).touristPolice },
  ],
  cardTitle: "A saját kártyátok",
  cardText:
    "Amit ide írtok, csak ezen a készüléken marad: nem küldjük el, és mi sem látjuk. Nyomtassátok ki, vágjátok körül, és tegyétek az útlevél mellé.",
  fields: {
    name: "Név",
    blood: "Vércsoport",
    allergies: "Allergiák",
    medicines: "Gyógyszerek, betegségek",
    insurer: "Biztosító",
    policy: "Kötvényszám",
    insurerPhone: "A biztosító segélyhívója",
    contact: "Kit értesítsenek?",
    contactPhone: "Az ő telefonszáma",
  },
  country: "Melyik ország konzulátusa segít?",
  noCountry: "Nem választottunk",
  kept: "Megőriztük ezen a készüléken.",
  notKept:
    "Ez a böngésző nem engedi, hogy a készülék megőrizze a kártyát. Nyomtassátok ki, mielőtt becsukjátok az oldalt!",
  print: "Nyomtatás",
  clear: "Minden törlése a készülékről",
  cardName: "Tarjeta de emergencia · Segélykártya",
  consulatesTitle: "Konzuli segítség",
  consulatesText:
    "Őket hívjátok, ha elveszett az útlevél, baleset ért vagy letartóztattak benneteket. A költségeket nem vállalják át. Magyarország limai nagykövetségének elérhetősége a [honlapján](site:limaEmbassy) naprakész.",
  consulates: [
    {
      id: "hu",
      country: "Magyarország",
      lines: [{ label: "Konzuli Szolgálat, éjjel-nappal", ...facts(helpLines).consular }],
      text: "Indulás előtt regisztráljatok a [Konzinfón](site:konzinfo).",
    },
    {
      id: "de",
      country: "Németország",
      lines: [{ label: "A limai nagykövetség ügyelete", ...facts(consularLines).germany }],
      text: `Súlyos bajban bármelyik uniós polgárnak segít, ha a sajátja nem érhető el. Munkaidőn kívül hívható: hétköznap 6 és 7.45, valamint 16.45 és 24, hétvégén 8 és 24 óra között (${formatMonth(facts(consularLines).germany.asOf, "hu")}i szám).`,
    },
    {
      id: "it",
      country: "Olaszország",
      lines: [{ label: "A limai nagykövetség ügyelete", ...facts(consularLines).italy }],
      text: `Uniós polgároknak, ha a sajátjuk nem érhető el (${formatMonth(facts(consularLines).italy.asOf, "hu")}i szám).`,
    },
    {
      id: "other",
      country: "Más ország",
      lines: [],
      text: "Szlovák, román, szerb, ukrán vagy osztrák útlevéllel a saját külügyminisztériumotok segít; a limai képviseletek listája a [perui külügyminisztériumnál](site:rree) van.",
    },
  ],
  sentencesTitle: "Mutassátok meg, vagy olvassátok fel",
  sentences: [
    { spanish: "¡Ayuda! Llame a una ambulancia.", translation: "Segítség! Hívjon mentőt!" },
    { spanish: "Llame a la policía, por favor.", translation: "Kérem, hívja a rendőrséget!" },
    { spanish: "Me han robado.", translation: "Megloptak, kiraboltak." },
    { spanish: "Necesito un médico.", translation: "Orvosra van szükségem." },
    { spanish: "No puedo respirar bien.", translation: "Nem kapok rendesen levegőt." },
    {
      spanish: "Tengo soroche; necesito oxígeno y bajar.",
      translation: "Hegyibeteg vagyok: oxigén kell, és le kell mennem.",
    },
    { spanish: "Me duele el pecho.", translation: "Fáj a mellkasom." },
    { spanish: "Soy alérgico (alérgica) a…", translation: "Allergiás vagyok erre: …" },
    { spanish: "Soy diabético (diabética).", translation: "Cukorbeteg vagyok." },
    { spanish: "Estoy embarazada.", translation: "Terhes vagyok." },
    { spanish: "Hubo un accidente en…", translation: "Baleset történt itt: …" },
    {
      spanish: "Tengo seguro de viaje. Este es el número.",
      translation: "Van utasbiztosításom. Ez a száma.",
    },
    { spanish: "Quiero hablar con mi consulado.", translation: "A konzulátusommal szeretnék beszélni." },
    { spanish: "¿Hay alguien que hable inglés?", translation: "Beszél itt valaki angolul?" },
  ],
  disclaimer: [
    "A számokat forrásokból vettük, egyiket sem hívtuk fel. Indulás előtt nézzétek meg őket a hivatalos oldalakon, és mentsétek el a biztosító segélyhívóját is.",
  ],
});
