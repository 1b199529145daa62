import { datedFacts } from "#content/facts/facts.ts";

/**
 * Soles for `per` units of the currencies of our other readers, worked out through the dollar of price.ts: the Hungarian
 * central bank's rates of 17 March 2026 (339.26 forints for a dollar; arfolyamtudos.hu shows its list), Colombia's official
 * rate of 12 March (3,687.87, Caracol), Argentina's wholesale dollar of 16 March (1,396, Noticias de la Calle) and Chile's
 * of 3 March (899.70, La Tercera), Uruguay's of 16 March (40.64, Infobae) and Paraguay's between banks of 5 March (6,446, ABC
 * Color). For the other countries of the region no dated rate was found; Bolivia has two.
 */
export const moreRates = datedFacts("costs.moreRates", {
  huf: { soles: 10.02, per: 1000, asOf: "2026-03", isEstimate: true },
  chf: { soles: 4.32, per: 1, asOf: "2026-03", isEstimate: true },
  ron: { soles: 0.77, per: 1, asOf: "2026-03", isEstimate: true },
  cad: { soles: 2.48, per: 1, asOf: "2026-03", isEstimate: true },
  aud: { soles: 2.41, per: 1, asOf: "2026-03", isEstimate: true },
  mxn: { soles: 19.25, per: 100, asOf: "2026-03", isEstimate: true },
  brl: { soles: 0.65, per: 1, asOf: "2026-03", isEstimate: true },
  ars: { soles: 2.44, per: 1000, asOf: "2026-03", isEstimate: true },
  clp: { soles: 3.78, per: 1000, asOf: "2026-03", isEstimate: true },
  cop: { soles: 0.92, per: 1000, asOf: "2026-03", isEstimate: true },
  uyu: { soles: 8.37, per: 100, asOf: "2026-03", isEstimate: true },
  pyg: { soles: 0.53, per: 1000, asOf: "2026-03", isEstimate: true },
} as const);
