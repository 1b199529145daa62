import styles from "./plan-peaks.module.css";

/** Huayna Picchu with its small neighbour, and Machu Picchu Mountain. */
export function PlanPeaks() {
  return (
    <>
      <path
        d="M142 168C154 148 158 112 172 104S196 140 210 170C192 164 164 176 142 168z"
        className={styles.peak}
      />
      <path d="M172 104C186 104 196 142 206 168H178C184 144 168 124 172 104z" className={styles.shade} />
      <path
        d="M178 172C196 140 206 98 216 72 224 50 232 38 240 40 252 44 258 70 266 100 272 124 284 152 306 176 288 168 266 182 240 174S196 168 178 172z"
        className={styles.peak}
      />
      <path
        d="M240 40C252 44 258 70 266 100 272 124 284 152 306 176 290 168 268 180 246 175C258 146 240 128 250 102 256 82 236 66 240 40z"
        className={styles.shade}
      />
      <path
        d="M212 96q6 8 3 18m10-48q6 10 2 22m-12 50q8 8 5 22m-18-14q6 6 4 14m66-44q-2 14 6 24m-18-38q-4 10 2 20m-36 20q6 8 3 18m-72-24q4 6 2 14m-10 8q4 6 2 12"
        className={styles.crags}
      />
      <path d="M229 56q8 4 20 1m-23 6q12 4 25 0" className={styles.steps} />
      <path
        d="M0 570V536C26 512 44 500 64 480 76 468 92 462 104 474 132 496 158 530 196 570z"
        className={styles.peak}
      />
      <path
        d="M98 469C104 470 132 496 196 570H124C132 540 96 524 106 500 110 488 96 480 98 469z"
        className={styles.shade}
      />
      <path
        d="M64 500q6 10 2 24m20-36q6 10 2 24m-46 14q6 8 3 20m38-14q8 10 4 22m66-14q-2 8 6 16m-26-44q-2 10 6 18m-108 20q4 6 2 14"
        className={styles.crags}
      />
      <path d="M306 124v-9a9 9 0 0 1 18 0v9z" className={styles.cave} />
    </>
  );
}
