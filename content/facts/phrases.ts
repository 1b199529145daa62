interface TravelPhrase {
  spanish: string;
  hungarian: string;
  english: string;
}

export const phrases = [
  { spanish: "Buenos días", hungarian: "Jó reggelt, jó napot", english: "Good morning" },
  { spanish: "Buenas tardes", hungarian: "Jó napot (délután)", english: "Good afternoon" },
  { spanish: "Buenas noches", hungarian: "Jó estét, jó éjszakát", english: "Good evening, good night" },
  { spanish: "¿Cómo está?", hungarian: "Hogy van?", english: "How are you?" },
  { spanish: "Por favor", hungarian: "Kérem", english: "Please" },
  { spanish: "Muchas gracias", hungarian: "Nagyon köszönöm", english: "Thank you very much" },
  { spanish: "De nada", hungarian: "Szívesen", english: "You’re welcome" },
  { spanish: "Disculpe", hungarian: "Elnézést", english: "Excuse me" },
  { spanish: "No entiendo", hungarian: "Nem értem", english: "I don’t understand" },
  { spanish: "¿Habla inglés?", hungarian: "Beszél angolul?", english: "Do you speak English?" },
  { spanish: "Soy de…", hungarian: "…-ból/-ből, …-ról/-ről jöttem", english: "I’m from…" },
  { spanish: "¿Cuánto cuesta?", hungarian: "Mennyibe kerül?", english: "How much is it?" },
  {
    spanish: "¿Me hace una rebajita?",
    hungarian: "Adna egy kis kedvezményt?",
    english: "Could you lower the price a little?",
  },
  { spanish: "La cuenta, por favor", hungarian: "A számlát kérem", english: "The bill, please" },
  { spanish: "Sin picante, por favor", hungarian: "Csípős nélkül kérem", english: "Not spicy, please" },
  { spanish: "Agua sin gas", hungarian: "Szénsavmentes víz", english: "Still water" },
  { spanish: "Agua con gas", hungarian: "Szénsavas víz", english: "Sparkling water" },
  {
    spanish: "Soy alérgico (alérgica) a…",
    hungarian: "Allergiás vagyok a(z) …-ra/-re",
    english: "I’m allergic to…",
  },
  { spanish: "¿Dónde está el baño?", hungarian: "Hol van a mosdó?", english: "Where is the toilet?" },
  {
    spanish: "¿A qué hora sale el bus?",
    hungarian: "Hány órakor indul a busz?",
    english: "What time does the bus leave?",
  },
  {
    spanish: "Un boleto a…, por favor",
    hungarian: "Egy jegyet kérek …-ba/-be",
    english: "A ticket to…, please",
  },
  { spanish: "A la derecha", hungarian: "Jobbra", english: "To the right" },
  { spanish: "A la izquierda", hungarian: "Balra", english: "To the left" },
  { spanish: "Derecho", hungarian: "Egyenesen", english: "Straight on" },
  { spanish: "Una habitación para dos", hungarian: "Egy kétágyas szobát", english: "A room for two" },
  {
    spanish: "Me siento mal, tengo soroche",
    hungarian: "Rosszul vagyok, hegyibeteg vagyok",
    english: "I feel ill, I have altitude sickness",
  },
  { spanish: "¡Ayuda!", hungarian: "Segítség!", english: "Help!" },
  { spanish: "Llame a la policía", hungarian: "Hívja a rendőrséget", english: "Call the police" },
  { spanish: "¡Chévere!", hungarian: "Szuper!", english: "Cool!" },
  { spanish: "Ya", hungarian: "Oké, rendben", english: "Okay, all right" },
  {
    spanish: "Ahorita",
    hungarian: "Mindjárt (ami sokáig is tarthat)",
    english: "In a moment (which may be a long one)",
  },
] as const satisfies readonly TravelPhrase[];
