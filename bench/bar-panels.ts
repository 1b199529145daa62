/** A bar of one or more pieces, one after the other. */
export interface Bar {
  label: string;
  pieces: { /** Its place in the panel's series. */ series: number; value: number }[];
  limit?: number;
}

export interface Panel {
  /** Says the unit too. */
  title: string;
  series: string[];
  bars: Bar[];
}

const width = 760;
const labelWidth = 130;
const right = 60;
const plotWidth = width - labelWidth - right;
const barHeight = 14;
const pitch = 20;
const titleHeight = 44;
const axisHeight = 44;

/** Told apart by the colour-blind too, on white and on near-black (Okabe and Ito, 2008). */
const colours = ["#0072b2", "#56b4e9", "#009e73", "#e69f00", "#cc79a7", "#999999"];

const style = `text{font:13px system-ui,sans-serif;fill:#222}.small{font-size:11px;fill:#555}.title{font-weight:600}
.axis,.grid{stroke:#888;stroke-width:1}.grid{opacity:.3}.limit{stroke:#c00;stroke-width:2.5}
@media(prefers-color-scheme:dark){text{fill:#eee}.small{fill:#bbb}.limit{stroke:#ff6b6b}}
${colours.map((colour, index) => `.s${index}{fill:${colour}}`).join("")}`;

/** An SVG of panels of horizontal bars, each with its axis from zero, its legend, and its limits as red strokes. */
export function drawPanels(title: string, panels: Panel[]): string {
  let top = 0;
  const drawn = panels.map((panel) => {
    const group = `<g transform="translate(0 ${top})">${drawPanel(panel)}</g>`;
    top += heightOf(panel);
    return group;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" role="img"><title>${escape(title)}</title>
<style>${style}</style>
${drawn.join("\n")}
</svg>
`;
}

const heightOf = ({ bars }: Panel) => titleHeight + bars.length * pitch + axisHeight;

function drawPanel({ title, series, bars }: Panel): string {
  const largest = Math.max(0, ...bars.flatMap((bar) => [totalOf(bar), bar.limit ?? 0]));
  const step = tickStep(largest);
  const end = Math.max(step, Math.ceil(largest / step) * step);
  const x = (value: number) => labelWidth + (value / end) * plotWidth;
  const bottom = titleHeight + bars.length * pitch;
  const ticks = Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step);
  return [
    `<text class="title" x="0" y="16">${escape(title)}</text>`,
    drawLegend(series, bars),
    ...ticks.map(
      (tick) =>
        `<line class="grid" x1="${round(x(tick))}" x2="${round(x(tick))}" y1="${titleHeight}" y2="${bottom}"/>` +
        `<text class="small" text-anchor="middle" x="${round(x(tick))}" y="${bottom + 15}">${Number(tick.toFixed(6))}</text>`,
    ),
    `<line class="axis" x1="${labelWidth}" x2="${labelWidth + plotWidth}" y1="${bottom}" y2="${bottom}"/>`,
    ...bars.map((bar, index) => drawBar(bar, titleHeight + index * pitch, x)),
  ].join("\n");
}

function drawLegend(series: string[], bars: Bar[]): string {
  const entries = series.map((name, index) => ({
    name,
    mark: `<rect class="s${index}" width="11" height="11" y="-10"/>`,
  }));
  if (bars.some(({ limit }) => limit !== undefined)) {
    entries.push({ name: "limit", mark: '<line class="limit" x1="5" x2="5" y1="-12" y2="3"/>' });
  }
  return entries
    .map(
      ({ name, mark }, index) =>
        `<g transform="translate(${labelWidth + index * 95} 36)">${mark}<text class="small" x="16">${escape(name)}</text></g>`,
    )
    .join("");
}

function drawBar(bar: Bar, y: number, x: (value: number) => number): string {
  let from = 0;
  const pieces = bar.pieces.map(({ series, value }) => {
    const start = x(from);
    from += value;
    return `<rect class="s${series}" x="${round(start)}" y="${y + 3}" width="${round(x(from) - start)}" height="${barHeight}"/>`;
  });
  const limit =
    bar.limit === undefined
      ? ""
      : `<line class="limit" x1="${round(x(bar.limit))}" x2="${round(x(bar.limit))}" y1="${y}" y2="${y + pitch}"/>`;
  const total = totalOf(bar);
  return [
    `<text text-anchor="end" x="${labelWidth - 8}" y="${y + 14}">${escape(bar.label)}</text>`,
    ...pieces,
    limit,
    `<text class="small" x="${round(x(Math.max(total, bar.limit ?? 0)) + 6)}" y="${y + 14}">${Number(total.toPrecision(3))}</text>`,
  ].join("");
}

const totalOf = ({ pieces }: Bar) => pieces.reduce((sum, { value }) => sum + value, 0);

/** 1, 2 or 5 times a power of ten, for four to eight ticks. */
function tickStep(largest: number): number {
  if (largest <= 0) return 1;
  const rough = largest / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
}

const round = (value: number) => Math.round(value * 10) / 10;

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
