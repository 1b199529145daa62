/** To so many digits that count, and to no more than two decimals: a rate of some months ago knows no more. */
export function roundMoney(value: number, digits = 3): number {
  if (value === 0) return 0;
  const step = Math.max(10 ** (Math.floor(Math.log10(Math.abs(value))) + 1 - digits), 0.01);
  // Division by the step's inverse keeps 0.1 + 0.2 out of the decimals.
  return step < 1 ? Math.round(value * (1 / step)) / Math.round(1 / step) : Math.round(value / step) * step;
}

/** Decimals to print: none from a hundred on, where nobody counts them, and two below. */
export function decimalsOf(value: number): 0 | 2 {
  return value >= 100 ? 0 : 2;
}
