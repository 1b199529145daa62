/** Pressure of the air in mmHg, by West’s model for the season in which most people climb (1996). */
function airPressure(metres: number): number {
  const kilometres = metres / 1000;
  return Math.exp(6.63268 - 0.1112 * kilometres - 0.00149 * kilometres ** 2);
}

/** The water vapour in the windpipe, in mmHg: as much at every height. */
const vapour = 47;

/** How much oxygen a breath has, in percent of a breath at the sea. */
export function oxygenPercent(metres: number): number {
  return Math.round(((airPressure(metres) - vapour) / (airPressure(0) - vapour)) * 100);
}
