import type { Crowd, SeasonShare } from "#content/facts/machu-picchu/season.ts";
import styles from "./calendar-icons.module.css";

export type TrainKind = "train" | "bimodal";

const people = [0, 1, 2, 3] as const;

/** One to four people, who fill the square from below. */
export function CrowdIcon({ crowd }: { crowd: Crowd }) {
  return (
    <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden="true">
      {people.map((index) => (
        <g
          key={index}
          transform={`translate(${1 + (index % 2) * 10} ${index < 2 ? 11 : 1})`}
          className={index < crowd ? styles.person : styles.nobody}
        >
          <circle cx="4" cy="2" r="1.8" />
          <path d="M.6 8.4C.6 5.6 2 4.6 4 4.6s3.4 1 3.4 3.8z" />
        </g>
      ))}
    </svg>
  );
}

/** Full, half or crossed out, as in the table of the best months. */
export function SeasonIcon({ share }: { share: SeasonShare }) {
  return (
    <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden="true">
      {share === "none" ? (
        <path d="m6 6 8 8m0-8-8 8" className={styles.cross} />
      ) : (
        <>
          <circle cx="10" cy="10" r="6.6" className={styles.ring} />
          <path
            d={
              share === "whole"
                ? "M10 3.4a6.6 6.6 0 0 0 0 13.2 6.6 6.6 0 0 0 0-13.2z"
                : "M10 3.4a6.6 6.6 0 0 0 0 13.2z"
            }
            className={styles.full}
          />
        </>
      )}
    </svg>
  );
}

/** A locomotive from the front, or a bus from the side. */
export function TrainIcon({ train }: { train: TrainKind }) {
  return (
    <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden="true">
      {train === "train" ? (
        <>
          <path
            d="M5 3.5Q5 2 6.5 2h7Q15 2 15 3.500V13q0 1.5-1.5 1.500h-7Q5 14.5 5 13z"
            className={styles.train}
          />
          <path d="M6.8 4.500h6.400v4H6.800zM7 11.200h2m2 0h2" className={styles.glass} />
          <path d="m6.5 15-2.3 3.500m9.3-3.5 2.3 3.500M5.6 16.700h8.8" className={styles.rails} />
        </>
      ) : (
        <>
          <path d="M1.5 5.500Q1.5 4 3 4h13q1.3 0 1.8 1.500l.9 4.500v4.500H1.500z" className={styles.bus} />
          <path
            d="M3.5 6h3.600v3.400H3.500zm5 0h3.600v3.400H8.500zm5 0h2.600l.8 3.400h-3.400z"
            className={styles.window}
          />
          <circle cx="5.8" cy="15" r="2" className={styles.wheel} />
          <circle cx="14.2" cy="15" r="2" className={styles.wheel} />
        </>
      )}
    </svg>
  );
}
