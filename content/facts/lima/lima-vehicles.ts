/** The vehicles in the order of the page's table. */
export type VehicleId = "metropolitano" | "blue-bus" | "micro" | "combi" | "metro" | "mototaxi";

/** Widths of the pictures in public/pictures/vehicles; 60 units are a metre. */
export const limaVehicles: readonly { id: VehicleId; width: number }[] = [
  { id: "metropolitano", width: 1140 },
  { id: "blue-bus", width: 1140 },
  { id: "micro", width: 600 },
  { id: "combi", width: 516 },
  { id: "metro", width: 792 },
  { id: "mototaxi", width: 324 },
];

export const vehicleHeight = 290;
