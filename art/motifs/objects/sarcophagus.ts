import { ellipse, path, smooth, stroke } from "../../engine/shapes.ts";

/** A clay coffin of the Chachapoya, upright, its long face turned to us; 260 units high with the skull it may wear, its foot at 0, 0. */
export function sarcophagus(skull: boolean): string {
  const body = smooth("-34 0!, -46 -50, -42 -110, -24 -140!, 24 -140!, 42 -110, 46 -50, 34 0!");
  return [
    ellipse(4, 0, 44, 7, "#2A2434", 'opacity=".4"'),
    path(body, "#F1E7D2"),
    path(smooth("24 -140!, 42 -110, 46 -50, 34 0!, 8 0!, 18 -50, 16 -110, 6 -140!"), "#B9A58E"),
    stroke("M-38-104q38 14 76 0M-43-66q43 14 86 0M-40-28q40 12 80 0", "#A8402E", 6),
    stroke(
      "M-30-96l6 16 8-14 8 16 8-14 8 16 8-16 8 14M-36-56l8 18 9-16 9 18 10-16 9 18 9-18 9 16",
      "#A8402E",
      3.4,
    ),
    stroke("M-6-24v24M6-24v24", "#A8402E", 3),
    path(
      smooth("-30 -140!, -34 -176, -26 -214, -14 -226, 14 -226, 26 -214, 34 -176, 30 -140!, 0 -128"),
      "#E6D3B0",
    ),
    path(smooth("14 -226!, 26 -214, 34 -176, 30 -140!, 8 -132!, 16 -176"), "#A98C6C"),
    path(smooth("-22 -204!, 0 -210, 22 -204!, 24 -172, 18 -150, 0 -142, -18 -150, -24 -172"), "#F8F0DE"),
    path(smooth("4 -209!, 22 -204!, 24 -172, 18 -150, 2 -143!, 10 -172"), "#CDB796"),
    path("M-4-196l4-6 4 6 3 28h-14z", "#D9BE94"),
    path("M2-200l5 34H0z", "#9A7A5C"),
    stroke("M-17-186h10M7-186h10", "#3A2A2E", 4),
    stroke("M-8-156h16", "#3A2A2E", 3.4),
    stroke("M-20-206q20-8 40 0M-22-164q4 22 22 26 18-4 22-26", "#A8402E", 4),
    skull
      ? [
          path(smooth("-14 -226!, -16 -246, -8 -258, 8 -258, 16 -246, 14 -226!"), "#EDE4CE"),
          path("M3-258q11 2 12 14l-1 18H4z", "#B9A88E"),
          ellipse(-6, -240, 4, 5, "#3A2A2E") + ellipse(6, -240, 4, 5, "#3A2A2E"),
          path("M-2-232h4l-2-6z", "#3A2A2E"),
        ].join("")
      : path("M-12-226q12-16 24 0z", "#C9AE84"),
  ].join("");
}
