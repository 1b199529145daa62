import { createRandom } from "../../engine/random.ts";
import { palette } from "../../engine/palette.ts";
import { circle, path, rect, stroke } from "../../engine/shapes.ts";

const cloths = ["#D2342E", "#E9A93C", "#2F8F8A", "#F4F0E6", "#7A3A7E", "#3D6FB0", "#E8742A", "#6FA045"];

/** A deck of hammocks between its posts: the floor at `y`, its posts `wide` apart in all. */
function deck(x: number, y: number, wide: number, tall: number, seed: number): string {
  const random = createRandom(seed);
  const count = Math.round(wide / 34);
  const step = wide / count;
  const hammocks = Array.from({ length: count }, (_, at) => {
    const left = x + at * step;
    const sag = tall * random(0.42, 0.56);
    const top = y - tall + 10;
    const ink = cloths[Math.floor(random(0, cloths.length - 0.01))] ?? palette.sun;
    const edge = `M${Math.round(left + 3)} ${top}q${Math.round(step / 2)} ${Math.round(sag * 1.9)} ${Math.round(step - 6)} 0`;
    return (
      path(`${edge}q${Math.round(-step / 2 + 3)} ${Math.round(sag * 0.95)} ${Math.round(6 - step)} 0z`, ink) +
      (random(0, 1) > 0.55 ? circle(left + step * 0.36, top + sag * 0.62, 5, palette.clay) : "")
    );
  });
  const posts = Array.from(
    { length: Math.floor(count / 2) + 1 },
    (_, at) => `M${Math.round(x + at * step * 2)} ${y}v${-tall}`,
  );
  return [
    rect(x, y - tall, wide, tall, "#3A2A38"),
    rect(x, y - tall, wide, tall * 0.35, "#5A4450"),
    hammocks.join(""),
    stroke(posts.join(""), "#F4F0E6", 4),
    stroke(`M${x} ${y - 20}h${wide}M${x} ${y - 11}h${wide}`, "#F4F0E6", 2.6),
    rect(x - 6, y - 3, wide + 12, 8, "#F4F0E6"),
    rect(x - 6, y + 3, wide + 12, 4, "#B9B4B0"),
  ].join("");
}

/** A cargo boat of the Amazon with three decks of hammocks, its bow to the right; 700 units long, 330 high, its waterline at 0. */
export function riverBoat(): string {
  return [
    rect(-250, -326, 84, 46, "#F4F0E6"),
    path("M-166-326l10 4v42h-10z", "#B9B4B0"),
    stroke("M-240-308h14M-216-308h14M-192-308h14", "#2B4A60", 12),
    path("M-276-282h560l24 10h-600z", "#C8482E"),
    path("M-276-276h560l24 6h-600z", "#8E2E26"),
    deck(-280, -196, 520, 76, 3),
    deck(-300, -118, 580, 72, 8),
    deck(-310, -42, 640, 70, 5),
    path("M-340-40H340l44-26-22 50-44 32H-312z", "#2F7F8E"),
    path("M-328-12H362l-2 2-42 26H-312z", "#C8482E"),
    path("M-340-40H340l44-26-6 14-36 20H-338z", "#F4F0E6"),
    stroke("M352-58v-60M352-118l-22 14", palette.bark, 4),
    path("M352-118h-26v16h26z", "#D2342E"),
    stroke("M-220-326v-34", palette.bark, 4),
    rect(-150, -318, 30, 36, "#8A7A70"),
    path("M-152-322h34v8h-34z", "#3A2A38"),
  ].join("");
}
