import type { PeruvianWord } from "../phrase.ts";

export const transportWords: PeruvianWord[] = [
  {
    id: "combi",
    word: "combi",
    neutral: "furgoneta de transporte público",
    sentence: "La combi pasa por Larco.",
  },
  {
    id: "micro",
    word: "micro, custer",
    neutral: "autobús mediano de ciudad",
    sentence: "El micro va lleno.",
  },
  { id: "carro", word: "carro", neutral: "coche, auto", sentence: "El carro espera afuera." },
  {
    id: "colectivo",
    word: "colectivo",
    neutral: "auto con ruta fija y pasajeros que no se conocen",
    sentence: "A Ollantaytambo se va en colectivo.",
  },
  {
    id: "mototaxi",
    word: "mototaxi",
    neutral: "triciclo con motor",
    sentence: "En Iquitos todos van en mototaxi.",
  },
  { id: "paradero", word: "paradero", neutral: "parada", sentence: "¿Dónde está el paradero?" },
  {
    id: "cobrador",
    word: "cobrador",
    neutral: "quien cobra y anuncia la ruta en la combi",
    sentence: "El cobrador grita los paraderos.",
  },
  {
    id: "jalador",
    word: "jalador",
    neutral: "quien capta clientes",
    sentence: "No le hagas caso al jalador.",
  },
  {
    id: "pasaje",
    word: "pasaje",
    neutral: "billete, boleto; y lo que cuesta",
    sentence: "¿Cuánto está el pasaje?",
  },
  {
    id: "esquina-baja",
    word: "¡esquina baja!",
    neutral: "así se pide bajar en la esquina",
    sentence: "¡Esquina baja, maestro!",
  },
  { id: "grifo", word: "grifo", neutral: "gasolinera", sentence: "Hay baño en el grifo." },
  { id: "llanta", word: "llanta", neutral: "neumático, goma", sentence: "Se bajó la llanta." },
  {
    id: "maletera",
    word: "maletera",
    neutral: "maletero, cajuela, baúl",
    sentence: "Las mochilas van en la maletera.",
  },
  { id: "brevete", word: "brevete", neutral: "permiso de conducir", sentence: "Le pidieron el brevete." },
  { id: "manejar", word: "manejar", neutral: "conducir", sentence: "Maneja más despacio, por favor." },
  {
    id: "atoro",
    word: "atoro",
    neutral: "atasco, embotellamiento",
    sentence: "Hay un atoro en la Javier Prado.",
  },
  {
    id: "peque-peque",
    word: "peque-peque",
    neutral: "bote de motor pequeño, en la selva",
    sentence: "Cruzamos el río en peque-peque.",
  },
];
