import type { SpanishPhrase } from "../phrase.ts";

export const numbersPhrases: SpanishPhrase[] = [
  {
    id: "number-0-5",
    spanish: "cero, uno, dos, tres, cuatro, cinco",
    hungarian: "0, 1, 2, 3, 4, 5",
    english: "0, 1, 2, 3, 4, 5",
  },
  {
    id: "number-6-10",
    spanish: "seis, siete, ocho, nueve, diez",
    hungarian: "6, 7, 8, 9, 10",
    english: "6, 7, 8, 9, 10",
  },
  {
    id: "number-11-15",
    spanish: "once, doce, trece, catorce, quince",
    hungarian: "11, 12, 13, 14, 15",
    english: "11, 12, 13, 14, 15",
  },
  {
    id: "number-16-19",
    spanish: "dieciséis, diecisiete, dieciocho, diecinueve",
    hungarian: "16, 17, 18, 19",
    english: "16, 17, 18, 19",
  },
  {
    id: "number-20s",
    spanish: "veinte, veintiuno, veintidós, veintitrés",
    hungarian: "20, 21, 22, 23",
    english: "20, 21, 22, 23",
  },
  {
    id: "number-30-50",
    spanish: "treinta, cuarenta, cincuenta",
    hungarian: "30, 40, 50",
    english: "30, 40, 50",
  },
  {
    id: "number-60-90",
    spanish: "sesenta, setenta, ochenta, noventa",
    hungarian: "60, 70, 80, 90",
    english: "60, 70, 80, 90",
  },
  { id: "number-31", spanish: "treinta y uno, cuarenta y dos", hungarian: "31, 42", english: "31, 42" },
  {
    id: "number-100",
    spanish: "cien, ciento diez, doscientos",
    hungarian: "100, 110, 200",
    english: "100, 110, 200",
  },
  {
    id: "number-500",
    spanish: "quinientos, setecientos, novecientos",
    hungarian: "500, 700, 900",
    english: "500, 700, 900",
  },
  {
    id: "number-1000",
    spanish: "mil, dos mil, diez mil",
    hungarian: "1000, 2000, 10 000",
    english: "1,000, 2,000, 10,000",
  },
  {
    id: "a-half",
    spanish: "medio, la mitad, un cuarto",
    hungarian: "fél, a fele, negyed",
    english: "half, the half, a quarter",
  },
  {
    id: "first-second",
    spanish: "primero, segundo, tercero",
    hungarian: "első, második, harmadik",
    english: "first, second, third",
  },
  {
    id: "three-soles-fifty",
    spanish: "tres soles cincuenta",
    hungarian: "három sol ötven",
    english: "three soles fifty",
  },
];
