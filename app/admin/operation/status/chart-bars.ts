/** The most bars that can be told apart on a phone. */
const mostBars = 60;

/**
 * The bars of a chart, from 0 to 1, one for some values after another: the highest of them. The youngest stand on the right, and
 * where there are few values the left stays empty.
 *
 * @example chartBars([1, 2]) // [0, …, 0, 0.5, 1]
 */
export function chartBars(values: readonly number[]): number[] {
  const perBar = Math.max(1, Math.ceil(values.length / mostBars));
  const highest = Math.max(...values, 0);
  const bars = Array.from({ length: mostBars }, () => 0);
  values.forEach((value, index) => {
    const bar = mostBars - 1 - Math.floor((values.length - 1 - index) / perBar);
    bars[bar] = Math.max(bars[bar] ?? 0, highest === 0 ? 0 : value / highest);
  });
  return bars;
}
