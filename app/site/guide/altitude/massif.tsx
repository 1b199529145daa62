import { bandStarts, board, yOf } from "./altitude-board.ts";
import styles from "./altitude-ladder.module.css";

/** The shades of the bands, from the sea up; each covers what is above it of those before. */
const shades = [styles.band0, styles.band1, styles.band2, styles.band3];

const shape = {
  farRange:
    "M0 214L22 168 34 182 56 128 74 158 92 138 120 196 150 170 190 210 236 168 262 190 296 132 312 154 334 112 352 146 380 122V486H0z",
  massif:
    "M0 344L24 306 40 318 72 246 88 258 118 178 130 188 152 122 164 130 184 62 198 22 212 58 222 74 232 68 250 118 262 110 286 176 300 166 328 234 342 226 380 300V486H0z",
  shade:
    "M198 22L212 58 222 74 232 68 250 118 262 110 286 176 300 166 328 234 342 226 380 300V486H250L262 404 236 350 248 276 222 216 230 150 206 98z",
  snow: "M150 0h100v106l-12-16-8 22-12-30-10 26-12-24-10 34-12-22-10 24-14-18z",
  farSnow:
    "M22 168l-9 19 8-4 7 9 6-10zM56 128l-12 29 9-6 7 11 8-10 6 6zM296 132l-11 21 9-3 7 8 5-9zM334 112l-12 23 9-4 7 10 7-9 6 6z",
  terraces: "M38 452q46-20 96-8M30 434q50-24 108-10M226 448q60-22 118-6M240 430q52-20 96-6M60 416q30-14 66-6",
};

/** Filled band by band, with light from the left, before a paler range; the sea at its foot. */
export function Massif() {
  const { width, height, sea } = board;
  return (
    <>
      <path d={shape.farRange} className={styles.farRange} />
      <path d={shape.farSnow} className={styles.snow} />
      <clipPath id="_massif">
        <path d={shape.massif} />
      </clipPath>
      <g clipPath="url(#_massif)">
        {bandStarts.map((metres, index) => (
          <rect key={metres} x="0" y="0" width={width} height={yOf(metres)} className={shades[index]} />
        ))}
        <path d={shape.snow} className={styles.snow} />
        <path d={shape.shade} className={styles.shade} />
        <path d={shape.terraces} className={styles.terraces} />
      </g>
      <path d={`M0 ${sea}h${width}v${height - sea}H0z`} className={styles.sea} />
      <path
        d={`M8 ${sea + 13}q8-6 16 0t16 0 16 0M300 ${sea + 20}q8-6 16 0t16 0 16 0M120 ${sea + 23}q8-6 16 0t16 0`}
        className={styles.wave}
      />
    </>
  );
}
