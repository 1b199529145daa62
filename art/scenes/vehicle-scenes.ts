import { blueBus } from "./vehicles/blue-bus.ts";
import { combi } from "./vehicles/combi.ts";
import { metro } from "./vehicles/metro.ts";
import { metropolitano } from "./vehicles/metropolitano.ts";
import { micro } from "./vehicles/micro.ts";
import { mototaxi } from "./vehicles/mototaxi.ts";
import type { Scene, Size } from "../engine/sheet.ts";
import { stripHeight, stripLengths } from "../motifs/vehicles/street-backdrop.ts";

/** One picture per vehicle of Lima's public transport, all to one scale. */
export const vehicleScenes = {
  metropolitano,
  "blue-bus": blueBus,
  micro,
  combi,
  metro,
  mototaxi,
} satisfies Record<keyof typeof stripLengths, Scene>;

export const vehicleSizes: Record<string, Size> = Object.fromEntries(
  Object.entries(stripLengths).map(([name, long]) => [name, [long, stripHeight]]),
);
