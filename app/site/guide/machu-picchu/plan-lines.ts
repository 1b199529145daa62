import type { CircuitNumber, RouteId } from "#content/facts/machu-picchu/circuits.ts";

/** Width and height of the drawing; north is up. A sketch: places lie as they do to one another, not to scale. */
export const planSize = { width: 400, height: 570 } as const;

/** The way that all routes of a circuit have in common, from the gate back to it. */
export const circuitLines: Record<CircuitNumber, string> = {
  1: "M347 410C340 452 300 464 256 456S172 428 160 400C154 378 176 362 206 360S300 372 347 410",
  2: "M347 410C326 438 292 444 256 438S196 416 184 396C170 376 160 356 158 330C156 300 158 276 163 250S176 200 200 180C214 170 240 172 256 188C278 210 290 240 296 276S306 340 347 410",
  3: "M347 410C316 394 292 384 268 378C240 370 222 356 214 334C206 308 212 280 224 262C236 246 258 250 264 268C272 294 276 318 290 346S324 388 347 410",
};

interface RouteSpot {
  /** The route's own way, where it leaves its circuit. */
  line?: string;
  /** Where its name stands. */
  x: number;
  y: number;
}

export const routeSpots: Record<RouteId, RouteSpot> = {
  "1-A": { line: "M190 430C168 446 150 452 134 462S110 482 104 494", x: 104, y: 490 },
  "1-B": { x: 166, y: 420 },
  "1-C": { line: "M236 451C248 484 276 500 306 512S330 520 338 524", x: 300, y: 510 },
  "1-D": { line: "M160 398C138 402 116 378 92 366S64 352 56 346", x: 96, y: 368 },
  "2-A": { x: 236, y: 430 },
  "2-B": { line: "M318 428C286 410 252 400 224 384S172 356 158 340", x: 270, y: 405 },
  "3-A": { line: "M228 258C234 230 232 196 234 166C236 140 228 118 236 92S236 58 236 46", x: 236, y: 74 },
  "3-B": { x: 226, y: 292 },
  "3-C": { line: "M234 166C258 156 286 148 304 128", x: 278, y: 147 },
  "3-D": { line: "M234 166C218 154 196 146 184 132S176 116 174 108", x: 184, y: 136 },
};

export type PlanPlace =
  | "huaynaPicchu"
  | "huchuyPicchu"
  | "cavern"
  | "mountain"
  | "sunGate"
  | "bridge"
  | "house"
  | "upperTerraces"
  | "lowerTerraces"
  | "plaza"
  | "temples"
  | "rock"
  | "sunTemple"
  | "condor"
  | "gate"
  | "river";

interface NameSpot {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  kind: "peak" | "place" | "area" | "water";
}

export const nameSpots: Record<PlanPlace, NameSpot> = {
  huaynaPicchu: { x: 268, y: 58, anchor: "start", kind: "peak" },
  huchuyPicchu: { x: 152, y: 104, anchor: "end", kind: "peak" },
  cavern: { x: 394, y: 142, anchor: "end", kind: "place" },
  mountain: { x: 10, y: 446, anchor: "start", kind: "peak" },
  sunGate: { x: 345, y: 552, anchor: "middle", kind: "place" },
  bridge: { x: 10, y: 316, anchor: "start", kind: "place" },
  house: { x: 118, y: 408, anchor: "end", kind: "place" },
  upperTerraces: { x: 128, y: 338, anchor: "end", kind: "area" },
  lowerTerraces: { x: 338, y: 352, anchor: "start", kind: "area" },
  plaza: { x: 222, y: 230, anchor: "middle", kind: "area" },
  temples: { x: 142, y: 246, anchor: "end", kind: "place" },
  rock: { x: 186, y: 166, anchor: "end", kind: "place" },
  sunTemple: { x: 190, y: 351, anchor: "middle", kind: "place" },
  condor: { x: 252, y: 320, anchor: "middle", kind: "place" },
  gate: { x: 394, y: 436, anchor: "end", kind: "place" },
  river: { x: 62, y: 84, anchor: "start", kind: "water" },
};
