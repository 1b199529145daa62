import { path, rect, stroke } from "../../engine/shapes.ts";

/** One of the zigzag walls of Sacsayhuamán right across the picture: its top, its height, the width of a tooth. */
export function zigzagWall(y: number, tall: number, wide: number, lit: string, dark: string): string {
  const count = Math.ceil(1240 / wide);
  const teeth = Array.from({ length: count }, (_, index) => {
    const x = index * wide - 20;
    return {
      lit: `M${x} ${y + 10}l${wide * 0.62} -10v${tall}l${-wide * 0.62} 10z`,
      dark: `M${Math.round(x + wide * 0.62)} ${y}l${wide * 0.38} 10v${tall}l${-wide * 0.38} -10z`,
      joint: `M${x} ${y + 10 + tall * 0.36}l${wide * 0.62} -8M${x} ${y + 10 + tall * 0.7}l${wide * 0.62} -8M${Math.round(x + wide * 0.2)} ${y + 8}v${tall * 0.34}M${Math.round(x + wide * 0.42)} ${Math.round(y + tall * 0.36)}v${tall * 0.34}M${Math.round(x + wide * 0.26)} ${Math.round(y + tall * 0.72)}v${tall * 0.3}`,
    };
  });
  return [
    rect(-20, y + 8, 1240, tall + 20, dark),
    path(teeth.map((tooth) => tooth.lit).join(""), lit),
    path(teeth.map((tooth) => tooth.dark).join(""), dark),
    stroke(teeth.map((tooth) => tooth.joint).join(""), dark, 2),
  ].join("");
}
