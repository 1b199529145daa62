import { limaVehicles, vehicleHeight } from "#content/facts/lima/lima-vehicles.ts";
import type { VehicleTexts } from "#content/guide-page.ts";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import styles from "./lima-vehicles.module.css";

/** The vehicles of Lima's public transport, drawn to the same scale, each with how to recognise it. */
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
              <InlineText>{items[id].name}</InlineText>
            </p>
            <p className={styles.sign}>
              <InlineText>{items[id].sign}</InlineText>
            </p>
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>
        <InlineText>{caption}</InlineText>
      </figcaption>
    </figure>
  );
}
