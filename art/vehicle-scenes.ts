import type { VehicleId } from "#content/facts/lima-vehicles.ts";
import type { Scene } from "./scenes.ts";
import { vehicleBlueBus } from "./scenes/vehicle-blue-bus.ts";
import { vehicleCombi } from "./scenes/vehicle-combi.ts";
import { vehicleMetro } from "./scenes/vehicle-metro.ts";
import { vehicleMetropolitano } from "./scenes/vehicle-metropolitano.ts";
import { vehicleMicro } from "./scenes/vehicle-micro.ts";
import { vehicleMototaxi } from "./scenes/vehicle-mototaxi.ts";
import type { Size } from "./sheet.ts";
import { stripHeight, stripLengths } from "./street-strip.ts";

/** One picture per vehicle of Lima's public transport, all to one scale. */
export const vehicleScenes = {
  metropolitano: vehicleMetropolitano,
  "blue-bus": vehicleBlueBus,
  micro: vehicleMicro,
  combi: vehicleCombi,
  metro: vehicleMetro,
  mototaxi: vehicleMototaxi,
} satisfies Record<VehicleId, Scene>;

export const vehicleSizes: Record<string, Size> = Object.fromEntries(
  Object.entries(stripLengths).map(([name, long]) => [name, [long, stripHeight]]),
);
