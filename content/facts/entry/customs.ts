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

/** The fate of coca leaves, tea and sweets at home: by laws, by the press, and by customs of Dresden. */
export const cocaAbroad = datedFacts("entry.cocaAbroad", {
  /** The experts of the World Health Organization, asked by Bolivia, advised to leave the leaf where it is. */
  convention: { asOf: "2025-12" },
  /** Coca tea in parcels from Peru. */
  germany: { kilos: 46, asOf: "2019-10" },
  /** Passengers reported at the airport of Bilbao in a year, and what they carried. */
  spain: { people: 49, kilos: 90, asOf: "2018-01" },
  unitedStates: { asOf: "2025" },
  /** Class A of the Misuse of Drugs Act 1971, in the text that has the changes of that month. */
  unitedKingdom: { asOf: "2024-03" },
  /** Schedule I of the Controlled Drugs and Substances Act: the plant and what is prepared of it. */
  canada: { asOf: "2018-04" },
  /** A drug of the convention needs a licence and a permit, as Australia told the World Trade Organization. */
  australia: { asOf: "2023-11" },
  mexico: { asOf: "2017-01" },
  /** Law 906 of 2017 protects the chewing of the leaf; of leaves from abroad nothing was found. */
  bolivia: { asOf: "2022-01" },
  /** To chew it is no offence (law 23,737, article 15), to bring it in is banned by a decree. */
  argentina: { asOf: "2026-01" },
} as const);
