import { datedFacts, factsFrom } from "#content/facts/facts.ts";
import type { Price } from "#content/facts/costs/price.ts";
import { smallThings } from "#content/facts/costs/small-things.ts";

/** A seat, one way. */
export const wayPrices = datedFacts("ways.wayPrices", {
  /** Between Cusco and Puno, with lunch (whiteka.blogspot.com; 191 dollars two months before, railwayworld.net). */
  titicacaTrain: {
    range: [191, 245],
    currency: "USD",
    asOf: "2019-05",
    lookUp: "perurail",
    unconfirmed: true,
  },
  /** The least that thirteen companies asked for when their station reopened (ancashnoticias.com). */
  limaHuaraz: { range: [30, 30], currency: "PEN", asOf: "2021-09", lookUp: null, unconfirmed: true },
} as const satisfies Record<string, Price>);

/** A seat in a shared van from Cusco; nothing dated was found. */
export const colectivoFares = datedFacts("ways.colectivoFares", {
  soles: { pisac: [6, 10], urubamba: [10, 12] },
  asOf: "2026-03",
  isEstimate: true,
  unconfirmed: true,
} as const);

/** The same as a price, and to Ollantaytambo, which the page of costs has. */
export function colectivoFare(to: "pisac" | "urubamba" | "ollantaytambo") {
  return factsFrom((facts): Pick<Price, "range" | "currency"> => {
    const range =
      to === "ollantaytambo"
        ? facts(smallThings).soles.colectivoOllantaytambo
        : facts(colectivoFares).soles[to];
    return { range, currency: "PEN" };
  });
}

/** The hour at which a coach for tourists leaves: from Puno (losviajesderiel.com), and from the hotels of Arequipa (viagemcomthatha.com). */
export const departures = datedFacts("ways.departures", {
  punoCuscoTour: { leaves: "7:00", asOf: "2023-01", unconfirmed: true },
  arequipaPunoCoach: { leaves: "13:00", asOf: "2018-08", unconfirmed: true },
  /** The only one before evening of which we know (marionvermazen.com). */
  nazcaArequipaDay: { leaves: "14:30", asOf: "2016-10", unconfirmed: true },
  /** The same in either direction (samedwardsfamily.com, libreporlavida.com); during works in 2019 it left by night alone. */
  chachapoyasCajamarca: { leaves: "5:00", asOf: "2016-09", unconfirmed: true },
  /** From Cusco; from Puno twenty minutes later (diaryofatourist.com). */
  titicacaTrain: { leaves: "7:10", asOf: "2023-05", unconfirmed: true },
} as const);

/** A cargo boat from Yurimaguas to Iquitos: hours on the river, and soles for a bed in a cabin with meals (alohamabel.com). */
export const yurimaguasBoat = datedFacts("ways.yurimaguasBoat", {
  hours: [60, 72],
  soles: 175,
  asOf: "2021-08",
  unconfirmed: true,
} as const);
