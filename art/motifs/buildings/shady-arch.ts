import { stand } from "../people/hiker.ts";
import { mix, palette } from "../../engine/palette.ts";
import { circle, path, type Point, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { townsman, townswoman } from "../people/townsfolk.ts";

/** The arcade from whose shade we look: a wide arch, its right side lit by the sun, a lantern and two who look out. */
export function shadyArch(sheet: Sheet): string {
  const near = "M56 770V300q0-296 564-296t564 296v470";
  const far = "M108 712V308q0-262 512-262t512 262v404";
  const dark = mix(palette.brick, palette.night, 0.62);
  // A quarter of the arch from its springing (share 0) to its crown, as the curves above run.
  const bow = (half: number, spring: number, crown: number, share: number): Point => [
    half * (1 - share ** 2),
    crown + (spring - crown) * (1 - share) ** 2,
  ];
  const joints = [0.12, 0.28, 0.44, 0.6, 0.76, 0.92].flatMap((share) =>
    [-1, 1].map((way) => {
      const ends = [bow(512, 308, 46, share), bow(564, 300, 4, share)];
      return straight(
        ends.map(([x, y]): Point => [620 + way * x, y]),
        false,
      );
    }),
  );
  return [
    path(
      `${near}z${far}z`,
      sheet.gradient(
        [
          [0, "#2E1C33"],
          [0.45, "#59303C"],
          [0.9, "#D9834A"],
          [1, "#E9A35C"],
        ],
        [0, 0.3, 1, 0],
      ),
      'fill-rule="evenodd"',
    ),
    stroke(joints.join(""), dark, 2.4, 'opacity=".45"'),
    path("M56 296h60v14H56z", "#7A4A4C") +
      path("M1124 296h62v14h-62z", "#FFD9A0") +
      path("M1132 310h54v14h-54z", dark, 'opacity=".5"'),
    path("M50 650h66v62H50z", "#4A2C3C") +
      path("M1124 650h66v62h-66z", "#F2BC80") +
      path("M1124 662h66v6h-66z", dark, 'opacity=".35"'),
    path("M-10 712h1220v58H-10z", mix(palette.maize, palette.night, 0.4)),
    path("M108 712h1024l20 12H88z", "#8A5A5A"),
    path("M1132 724l60 0v46h-190z", "#D9834A", 'opacity=".55"'),
    path(`M-10-10h1220v780h-1220z${near}z`, dark, 'fill-rule="evenodd"'),
    lantern(),
    couple(),
  ].join("");
}

function lantern(): string {
  return [
    stroke("M620 0V52", palette.night, 3),
    circle(620, 92, 62, palette.glow, 'opacity=".16"'),
    path("M596 70h48l-8 52h-32z", palette.glow) + path("M622 70h22l-8 52h-14z", palette.sun),
    path("M590 70l16-20h28l16 20zM602 122h36l-8 10h-20z", palette.night),
    stroke("M597 72l8 50M643 72l-8 50M620 72v50", palette.night, 2.6),
  ].join("");
}

/** Two who look out of the shade, a little light on their left sides. */
function couple(): string {
  const [ink, rim] = [palette.night, "#FFD9A0"];
  const man = townsman({ coat: ink, trousers: ink, hat: palette.bark });
  const woman = townswoman({ dress: palette.brick, hair: ink });
  const shaded = (figure: string) => figure.replaceAll(palette.clay, "#8F4E3C");
  return [
    stand(townsman({ coat: rim, trousers: rim, hat: rim }), 927, 744, 214),
    stand(shaded(man), 930, 745, 214),
    stand(townswoman({ dress: rim, hair: rim }).replaceAll(palette.clay, rim), 1002, 746, 200),
    stand(shaded(woman), 1005, 747, 200),
  ].join("");
}
