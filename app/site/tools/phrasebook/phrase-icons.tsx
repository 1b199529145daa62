import styles from "./phrasebook.module.css";

const shapes = {
  show: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M9 16l3-8 3 8M10.2 13.2h3.6",
  star: "m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6L3.4 9.8l6-.8z",
};

type IconName = keyof typeof shapes;

/** Drawn once; the icons of all phrases point to it. */
export function PhraseShapes() {
  return (
    <svg width="0" height="0" aria-hidden="true" className={styles.shapes}>
      {Object.entries(shapes).map(([name, shape]) => (
        <symbol key={name} id={`_${name}`} viewBox="0 0 24 24">
          <path
            d={shape}
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </symbol>
      ))}
    </svg>
  );
}

export function PhraseIcon({ name }: { name: IconName }) {
  return (
    <svg width="24" height="24" aria-hidden="true">
      <use href={`#_${name}`} />
    </svg>
  );
}
