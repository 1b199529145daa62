import type { SpanishPhrase } from "../phrase.ts";

export const hotelPhrases: SpanishPhrase[] = [
  {
    id: "i-have-a-booking",
    spanish: "Tengo una reserva a nombre de…",
    hungarian: "Van foglalásom … névre",
    english: "I have a booking in the name of…",
  },
  {
    id: "any-room-free",
    spanish: "¿Tiene una habitación libre?",
    hungarian: "Van szabad szobájuk?",
    english: "Do you have a room free?",
  },
  {
    id: "double-bed",
    spanish: "Con cama matrimonial",
    hungarian: "Franciaággyal",
    english: "With a double bed",
  },
  { id: "two-beds", spanish: "Con dos camas", hungarian: "Két külön ággyal", english: "With two beds" },
  {
    id: "how-much-a-night",
    spanish: "¿Cuánto es por noche?",
    hungarian: "Mennyi egy éjszakára?",
    english: "How much is it per night?",
  },
  {
    id: "breakfast-included",
    spanish: "¿Incluye desayuno?",
    hungarian: "A reggeli benne van az árban?",
    english: "Is breakfast included?",
  },
  {
    id: "can-i-see-it",
    spanish: "¿Puedo ver la habitación?",
    hungarian: "Megnézhetem a szobát?",
    english: "Can I see the room?",
  },
  {
    id: "is-there-hot-water",
    spanish: "¿Hay agua caliente?",
    hungarian: "Van meleg víz?",
    english: "Is there hot water?",
  },
  { id: "heating", spanish: "¿Tiene calefacción?", hungarian: "Van fűtés?", english: "Is there heating?" },
  {
    id: "another-blanket",
    spanish: "Otra frazada, por favor",
    hungarian: "Még egy takarót kérek",
    english: "Another blanket, please",
  },
  {
    id: "toilet-paper",
    spanish: "No hay papel higiénico",
    hungarian: "Nincs vécépapír",
    english: "There is no toilet paper",
  },
  { id: "does-not-work", spanish: "No funciona", hungarian: "Nem működik", english: "It doesn’t work" },
  {
    id: "leave-the-luggage",
    spanish: "¿Puedo dejar mi equipaje hasta la tarde?",
    hungarian: "Itt hagyhatom délutánig a csomagomat?",
    english: "Can I leave my luggage until the afternoon?",
  },
  {
    id: "laundry",
    spanish: "¿Tienen servicio de lavandería?",
    hungarian: "Van mosatási lehetőség?",
    english: "Do you have a laundry service?",
  },
  {
    id: "wake-me",
    spanish: "¿Me puede despertar a las cuatro?",
    hungarian: "Fel tudnának ébreszteni négykor?",
    english: "Could you wake me at four?",
  },
  {
    id: "checkout-time",
    spanish: "¿A qué hora hay que dejar la habitación?",
    hungarian: "Hány óráig kell elhagyni a szobát?",
    english: "What time is check-out?",
  },
  {
    id: "call-me-a-taxi",
    spanish: "¿Me puede llamar un taxi seguro?",
    hungarian: "Hívna nekem egy megbízható taxit?",
    english: "Could you call me a safe taxi?",
  },
];
