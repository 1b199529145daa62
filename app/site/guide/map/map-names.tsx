import { mapCities, type MapCityId } from "#content/facts/map/map-cities.ts";
import { mapSpot } from "#content/facts/map/project-place.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { citySpots, neighbourSpots, zoneSpots, type LabelSpot } from "./map-label-spots.ts";
import styles from "./map-names.module.css";
import { keysOf } from "#i18n/typed-keys.ts";

export function MapNames() {
  const { map } = useMessages().figures;
  return (
    <>
      <text x="76" y="538" className={styles.country}>
        {map.country}
      </text>
      <text x="64" y="470" className={styles.ocean}>
        {map.ocean}
      </text>
      <Names spots={neighbourSpots} names={map.neighbours} className={styles.neighbour} />
      <Names spots={zoneSpots} names={map.zones} className={styles.zone} />
      {cities.map((id) => (
        <City key={id} id={id} name={map.cities[id]} />
      ))}
    </>
  );
}

const cities = keysOf(citySpots);

interface NamesProps {
  spots: Record<string, LabelSpot>;
  names: Record<string, string>;
  className: string | undefined;
}

function Names({ spots, names, className }: NamesProps) {
  return (
    <g className={className}>
      {Object.entries(spots).map(([id, { x, y, turn }]) => (
        <text key={id} transform={`translate(${x} ${y})${turn ? `rotate(${turn})` : ""}`}>
          {names[id]}
        </text>
      ))}
    </g>
  );
}

const lineHeight = 13;

function City({ id, name }: { id: MapCityId; name: string }) {
  const { dx, dy, anchor, over } = citySpots[id];
  const isCapital = id === "lima";
  // There is no room for a long name on one line.
  const lines = name.split(" ");
  return (
    <g
      transform={`translate(${mapSpot(mapCities[id])})`}
      className={isCapital ? styles.capital : styles.city}
    >
      <circle r={isCapital ? 3.6 : 2.2} />
      <text textAnchor={anchor} className={over && styles[over]}>
        {lines.map((line, index) => (
          <tspan key={line} x={dx} y={dy + (index + 1 - lines.length) * lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
