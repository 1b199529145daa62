import { limaVehicles, vehicleHeight } from "#content/facts/lima-vehicles.ts";
import type { VehicleTexts } from "#content/guide-page.ts";
import { MarkedText } from "./marked-text.tsx";
import styles from "./lima-vehicles.module.css";

/** The vehicles of Lima's public transport side by side and to one scale, each with what it is known by. */
export function LimaVehicles({ texts: { caption, items } }: { texts: VehicleTexts }) {
  return (
    <figure className={styles.figure}>
      <ul className={styles.list}>
        {limaVehicles.map(({ id, width }) => (
          <li key={id}>
            <img
              src={`/pictures/vehicles/${id}.svg`}
              alt={items[id].alt}
              width={width}
              height={vehicleHeight}
              loading="lazy"
              decoding="async"
              className={styles.picture}
            />
            <p className={styles.name}>
              <MarkedText>{items[id].name}</MarkedText>
            </p>
            <p className={styles.sign}>
              <MarkedText>{items[id].sign}</MarkedText>
            </p>
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>
        <MarkedText>{caption}</MarkedText>
      </figcaption>
    </figure>
  );
}
