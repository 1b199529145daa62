import type { Line } from "#content/documents/line.ts";
import type { ToolText } from "./tool-page.ts";

/** A number to call. */
export interface HelpLine {
  label: string;
  /** The number as people read it, for example "+51 1 574 8000". */
  shown: string;
  /** For a link. */
  tel: string;
}

interface Consulate {
  /** An id that appears in no page's address; stored with the reader's own data. */
  id: string;
  country: string;
  lines: HelpLine[];
  text?: Line;
}

/** The fields of the reader's own card. All of it stays on the device. */
export const cardFields = [
  "name",
  "blood",
  "allergies",
  "medicines",
  "insurer",
  "policy",
  "insurerPhone",
  "contact",
  "contactPhone",
] as const;

export type CardField = (typeof cardFields)[number];

export interface EmergencyText extends ToolText {
  callTitle: string;
  callText: Line;
  /** The first three are the ones for life and limb. */
  lines: HelpLine[];
  cardTitle: string;
  cardText: string;
  fields: Record<CardField, string>;
  country: string;
  noCountry: string;
  kept: string;
  notKept: string;
  print: string;
  clear: string;
  /** Above the card itself. */
  cardName: string;
  consulatesTitle: string;
  consulatesText: Line;
  consulates: Consulate[];
  sentencesTitle: string;
  sentences: { text: string; meaning: string }[];
}

/** On the card each field stands in Spanish, too: who reads it is a Peruvian doctor. */
export const spanishFields: Record<CardField, string> = {
  name: "Nombre",
  blood: "Grupo sanguíneo",
  allergies: "Alergias",
  medicines: "Medicamentos",
  insurer: "Seguro",
  policy: "Póliza",
  insurerPhone: "Teléfono del seguro",
  contact: "Avisar a",
  contactPhone: "Teléfono",
};

/** On the card, for whoever finds its owner unconscious; 106 is the ambulance (`emergency` in content/facts/country.ts). */
export const spanishPlea =
  "Si me encuentra inconsciente, por favor llame a una ambulancia (106) y a mi seguro. Gracias.";
