import type { SpanishPhrase } from "../phrase.ts";

export const emergencyPhrases: SpanishPhrase[] = [
  {
    id: "call-an-ambulance",
    spanish: "¡Llame a una ambulancia!",
    hungarian: "Hívjon mentőt!",
    english: "Call an ambulance!",
  },
  {
    id: "i-was-robbed",
    spanish: "Me han robado",
    hungarian: "Megloptak, kiraboltak",
    english: "I’ve been robbed",
  },
  {
    id: "stole-my-phone",
    spanish: "Me robaron el celular",
    hungarian: "Ellopták a telefonomat",
    english: "My phone has been stolen",
  },
  {
    id: "lost-my-passport",
    spanish: "Perdí mi pasaporte",
    hungarian: "Elveszítettem az útlevelemet",
    english: "I’ve lost my passport",
  },
  {
    id: "report-a-theft",
    spanish: "Quiero hacer una denuncia",
    hungarian: "Feljelentést szeretnék tenni",
    english: "I’d like to report a crime",
  },
  {
    id: "where-is-the-police-station",
    spanish: "¿Dónde está la comisaría?",
    hungarian: "Hol van a rendőrség?",
    english: "Where is the police station?",
  },
  {
    id: "tourist-police",
    spanish: "Quisiera hablar con la policía de turismo",
    hungarian: "A turistarendőrséggel szeretnék beszélni",
    english: "I’d like to speak to the tourist police",
  },
  {
    id: "call-my-embassy",
    spanish: "Necesito llamar a mi embajada",
    hungarian: "Fel kell hívnom a nagykövetségemet",
    english: "I need to call my embassy",
  },
  {
    id: "copy-of-the-report",
    spanish: "¿Me da una copia de la denuncia?",
    hungarian: "Kaphatok másolatot a feljelentésről?",
    english: "Could I have a copy of the report?",
  },
  {
    id: "an-interpreter",
    spanish: "Necesito un traductor",
    hungarian: "Tolmácsra van szükségem",
    english: "I need an interpreter",
  },
  { id: "leave-me-alone", spanish: "Déjeme en paz", hungarian: "Hagyjon békén", english: "Leave me alone" },
  { id: "thief", spanish: "¡Ladrón!", hungarian: "Tolvaj!", english: "Thief!" },
  { id: "fire", spanish: "¡Fuego!", hungarian: "Tűz van!", english: "Fire!" },
  {
    id: "earthquake",
    spanish: "¿Dónde está la zona segura?",
    hungarian: "Hol van a biztonságos hely (földrengéskor)?",
    english: "Where is the safe area (in an earthquake)?",
  },
  {
    id: "there-was-an-accident",
    spanish: "Hubo un accidente",
    hungarian: "Baleset történt",
    english: "There has been an accident",
  },
  {
    id: "my-child-is-lost",
    spanish: "Se perdió mi hijo (mi hija)",
    hungarian: "Eltűnt a gyerekem",
    english: "My child is missing",
  },
];
