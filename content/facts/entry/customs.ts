import { datedFacts } from "#content/facts/facts.ts";

/** The goods that a traveller may bring into Peru free of duty (SUNAT, Equipaje): pieces, litres, grams, US dollars. */
export const customs = datedFacts("entry.customs", {
  asOf: "2025-06",
  laptops: 1,
  tablets: 1,
  cameras: 2,
  phones: 2,
  phonesUnder18: 1,
  externalDrives: 2,
  memorySticks: 4,
  instruments: 1,
  alcoholLitres: 3,
  cigarettePacks: 20,
  cigars: 50,
  tobaccoGrams: 250,
  giftsUsd: 500,
  cash: { declareAboveUsd: 10_000, neverAboveUsd: 30_000 },
} as const);

/** The deposit for a drone that is declared, and the fine for one that is not (customs, asked by travellers). */
export const droneDeposit = datedFacts("entry.droneDeposit", { asOf: "2023-05" } as const);
