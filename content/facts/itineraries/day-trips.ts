import { aroundCajamarca, gocta, huaraz, paracas } from "#content/facts/beyond/beyond-places.ts";
import { defaultFacts, type ValueOf } from "#content/facts/facts.ts";
import { altitudeSteps } from "#content/facts/health/altitude-rules.ts";
import { sampleDays } from "#content/facts/machu-picchu/sample-days.ts";
import { places, type PlaceId } from "#content/facts/places/places.ts";
import { heights } from "#content/facts/places/top-ten.ts";
import { acclimatisation } from "#content/facts/treks/trek-rules.ts";
import { keysOf } from "#i18n/typed-keys.ts";
import { sleepingRule } from "./booking.ts";
import type { closingDays } from "./closing-days.ts";
import { outings } from "./outings.ts";

/** There from a bed and back to it within the day. */
export interface DayTrip {
  from: readonly PlaceId[];
  /** With its stops, from–to; where no source gives hours, it takes the day. */
  minutes?: readonly [number, number];
  /** Where those hours begin and end, if a way from the bed comes before them. */
  start?: PlaceId;
  /** When vans and trains leave at the latest, where that is before the day. */
  leaves?: `${number}:${number}`;
  /** Metres of its highest point, where that is not the place on the map. */
  top?: number;
  /** How many nights above so many metres come before it. */
  rest?: readonly [nights: number, above: number];
  /** Its point on the map. */
  at?: PlaceId;
  /** The sight by whose closing day it is shut. */
  closes?: keyof ValueOf<typeof closingDays>;
}

// Heights do not age, so nobody corrects them.
const lakes = defaultFacts(huaraz);
const exactly = (minutes: number) => [minutes, minutes] as const;
const rainbow = outings.rainbowMountain;
const nearFiveKilometres = [3, sleepingRule.passNightsAbove] as const;
/** The guide counts days round Huaraz and Arequipa from the arrival there: all of their beds are high enough. */
const afterNights = (nights: number) => [nights, altitudeSteps.lowest] as const;

/**
 * From each bed in the order in which the body takes them. Hours are those of the itineraries, of the sample day at Machu Picchu
 * and of the walk to Gocta; nights before are from the rules of the itineraries, the treks and the pages of Huaraz and Arequipa.
 * Vans leave for the coloured mountains as tours print it (apec2016.pe, explorevia.com).
 */
const list = {
  ballestas: { from: ["paracas"], minutes: exactly(paracas.boatHours * 60) },
  "chan-chan": { from: ["trujillo", "huanchaco"], minutes: outings.chanChan.minutes, at: "chan-chan" },
  colca: { from: ["yanque"], minutes: outings.colca.minutes, at: "colca" },
  "colca-in-a-day": {
    from: ["arequipa"],
    leaves: "3:00",
    at: "colca",
    top: heights.colcaPass,
    rest: afterNights(2),
  },
  taquile: { from: ["puno"], minutes: outings.taquile.minutes, at: "taquile" },
  "machu-picchu": {
    from: ["ollantaytambo", "urubamba", "cusco"],
    start: "ollantaytambo",
    minutes: minutesBetween(sampleDays.inOneDay.hotel, sampleDays.inOneDay.valley),
    leaves: sampleDays.inOneDay.hotel,
    at: "machu-picchu",
  },
  pisac: { from: ["cusco"], minutes: outings.pisac.minutes, at: "pisac" },
  moray: { from: ["urubamba", "ollantaytambo"], minutes: outings.moray.minutes, at: "moray" },
  "sacred-valley": { from: ["cusco"], at: "sacred-valley", top: places.chinchero.altitude },
  humantay: { from: ["cusco"], at: "humantay", rest: [acclimatisation.nights[0], acclimatisation.metres] },
  palccoyo: {
    from: ["cusco"],
    minutes: rainbow.minutes,
    leaves: "4:00",
    top: heights.palccoyo,
    rest: nearFiveKilometres,
  },
  "rainbow-mountain": {
    from: ["cusco"],
    minutes: rainbow.minutes,
    leaves: "3:00",
    at: rainbow.to,
    rest: nearFiveKilometres,
  },
  cumbemayo: { from: ["cajamarca"], top: aroundCajamarca.cumbemayo },
  gocta: { from: ["cocachimba"], minutes: [gocta.hours[0] * 120, gocta.hours[1] * 120] },
  kuelap: { from: ["chachapoyas"], minutes: outings.kuelap.minutes, at: "kuelap", closes: "kuelap" },
  chavin: { from: ["huaraz"], at: "chavin", rest: afterNights(1) },
  wilcacocha: { from: ["huaraz"], top: lakes.wilcacocha, rest: afterNights(1) },
  paron: { from: ["caraz", "huaraz"], top: lakes.paron, rest: afterNights(2) },
  "laguna-69": { from: ["huaraz"], top: lakes.laguna69, rest: afterNights(3) },
  pastoruri: { from: ["huaraz"], top: lakes.pastoruri, rest: afterNights(4) },
} as const satisfies Record<string, DayTrip>;

export type DayTripId = keyof typeof list;

export const dayTrips: Readonly<Record<DayTripId, DayTrip>> = list;

/** The trips from a bed, the easier on the body first. */
export function dayTripsFrom(bed: PlaceId): DayTripId[] {
  return keysOf(list).filter((id) => dayTrips[id].from.includes(bed));
}

/** Metres of its highest point; null of those near the sea, and where no source gives it. */
export function heightOfTrip(id: DayTripId): number | null {
  const { at, top = at ? places[at].altitude : 0 } = dayTrips[id];
  return top < altitudeSteps.lowest ? null : top;
}

/** Whoever sets out before does so at night. */
export const nightEnds = "6:00";

export function isAtNight(id: DayTripId): boolean {
  const { leaves } = dayTrips[id];
  return leaves !== undefined && Number.parseInt(leaves, 10) < Number.parseInt(nightEnds, 10);
}

/** Times of one day. */
function minutesBetween(from: string, to: string) {
  const [start = 0, end = 0] = [from, to].map((time) => {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return hours * 60 + minutes;
  });
  return exactly(end - start);
}
