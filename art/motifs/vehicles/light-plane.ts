import { ellipse, path } from "../../engine/shapes.ts";

const wings = "M-104-20q-6 10 0 22l96 10h16l96-10q6-12 0-22l-100-8h-8z";
const hull = "M0-66q13 2 14 34l-3 46-6 70h-10l-6-70-3-46q1-32 14-34z";
const tail = "M-40 74q-3 8 0 14l34 6h12l34-6q3-6 0-14l-36-4h-8z";

/** The shadow of the plane on the ground, in the same units. */
export function planeShadow(ink: string): string {
  return [wings, hull, tail].map((part) => path(part, ink)).join("");
}

type PlaneInks = { body: string; shade: string; stripe: string; glass: string };

/** A small high-winged plane from above, its nose up; 210 units across its wings, their middle at 0, 0. */
export function lightPlane(inks: PlaneInks): string {
  return [
    path(hull, inks.body),
    path("M0-66q13 2 14 34l-3 46-6 70H0z", inks.shade),
    path("M-10-40q10-8 20 0l-2 14h-16z", inks.glass),
    path(tail, inks.body),
    path("M0 70h4l36 4q3 8 0 14l-34 6H0zM-2 50h4l2 48h-8z", inks.shade),
    path("M-40 74q-3 8 0 14l10 2V73zM40 74q3 8 0 14l-10 2V73z", inks.stripe),
    path(wings, inks.body),
    path("M0-28h4l100 8q6 10 0 22L8 12H0z", inks.shade, 'opacity=".55"'),
    path("M-104-20q-6 10 0 22l26 3V-22zM104-20q6 10 0 22L78 5V-22z", inks.stripe),
    path("M-60-24l8-1v31l-8-1zM52-25l8 1v29l-8 1z", inks.stripe),
    ellipse(0, -68, 26, 2.4, inks.glass, 'opacity=".35"'),
  ].join("");
}
