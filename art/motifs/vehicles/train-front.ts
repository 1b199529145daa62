import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, rect, stroke } from "../../engine/shapes.ts";

/** The train of the Urubamba as it comes towards us, 240 units broad and 330 high, its wheels on the rails at 0, 0. */
export function trainFront(): string {
  return [
    ellipse(0, 2, 150, 16, palette.night, 'opacity=".35"'),
    rect(-94, -26, 188, 22, palette.night),
    path("M-78-8h34l-6 14h-28zM44-8h34v14H50z", "#3A4048"),
    path("M-112-30v-206q4-52 44-70 30-12 68-12t68 12q40 18 44 70v206z", "#2F6FA8"),
    path("M40-312l28 6q40 18 44 70v206H58z", "#1D4A7C"),
    path("M-104-250q8-40 40-54 28-12 64-12t64 12q32 14 40 54z", "#BFD0DC"),
    path("M30-314l34 10q32 14 40 54H44z", "#8FA6BC"),
    path("M-96-146v-78q2-16 18-18h70v96zM96-146v-78q-2-16-18-18H8v96z", "#20304A"),
    path("M-90-152v-70q2-12 14-14h20l-26 84zM14-152v-84h34l-26 84z", "#F7E3B0", 'opacity=".85"'),
    circle(-50, -176, 15, palette.bark) + path("M-74-152q4-22 24-22t24 22z", "#26486E"),
    path("M-68-184q0-14 18-14t18 14z", palette.night),
    rect(-112, -130, 224, 16, palette.sun),
    path("M-112-114h224v38H-112z", "#24598C"),
    path("M-112-76h224v46H-112z", palette.sun),
    path("M-112-76h38l-38 46zM-36-76h48l-46 46h-48zM50-76h48l-46 46H4zM112-60v30H90z", palette.terracotta),
    circle(-78, -96, 13, "#F6F0E4") + circle(-78, -96, 8, "#FFF3CF"),
    circle(78, -96, 13, "#D9DCE0") + circle(78, -96, 8, "#FFF3CF"),
    circle(0, -270, 12, "#FFF3CF") + circle(0, -270, 18, "#FFF3CF", 'opacity=".3"'),
    path("M-70-30H70l-14 30h-112z", "#3A4048"),
    stroke("M-56-24l-10 22M-28-24l-5 22M0-24v22M28-24l5 22M56-24l10 22", palette.sun, 5),
  ].join("");
}
