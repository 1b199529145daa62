/** What one rides in Lima, in the order of the page's table. */
export type VehicleId = "metropolitano" | "blue-bus" | "micro" | "combi" | "metro" | "mototaxi";

/** Their pictures under public/pictures/vehicles, all to one scale: how wide each is, 60 units to a metre. */
export const limaVehicles: readonly { id: VehicleId; width: number }[] = [
  { id: "metropolitano", width: 1140 },
  { id: "blue-bus", width: 1140 },
  { id: "micro", width: 600 },
  { id: "combi", width: 516 },
  { id: "metro", width: 792 },
  { id: "mototaxi", width: 324 },
];

/** Of each of the pictures, in the same units. */
export const vehicleHeight = 290;
