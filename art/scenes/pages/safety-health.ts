import { cathedralCarving, cuscoCathedral } from "../../motifs/churches/cusco-cathedral.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { createRandom } from "../../engine/random.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { hillTown } from "../../motifs/buildings/hill-town.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { passersBy } from "../../motifs/people/passers-by.ts";
import { pharmacy } from "../../motifs/buildings/pharmacy.ts";
import { policeOfficer } from "../../motifs/people/police-officer.ts";
import { portales } from "../../motifs/buildings/portales.ts";
import { circle, ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky } from "../../motifs/sky/sky.ts";
import { townswoman } from "../../motifs/people/townsfolk.ts";
import { viewTo, wallOf } from "../../engine/perspective.ts";

const view = viewTo(500, 410, 900);
/** The square, below the eye. */
const ground = -2.2;

/** Cusco's square at dusk, all lamps lit: an officer of the tourist police shows two travellers the way to the pharmacy. */
export function safetyHealth(sheet: Sheet): string {
  return [
    evening(sheet),
    hills(),
    square(sheet),
    churches(sheet),
    lamps(sheet),
    pharmacy(sheet),
    people(),
    paperGrain(sheet),
  ].join("");
}

function evening(sheet: Sheet): string {
  const random = createRandom(12);
  const stars = Array.from(
    { length: 40 },
    () => `M${Math.round(random(0, 840))} ${Math.round(random(0, 170))}h.1`,
  );
  return [
    sky(sheet, [
      [0, "#1C2554"],
      [0.2, "#4A4A86"],
      [0.36, "#A9688A"],
      [0.47, "#EE9A68"],
      [0.56, palette.glow],
    ]),
    circle(118, 92, 46, "#FFF3D0", 'opacity=".12"') +
      path("M128 62a32 32 0 1 0 22 50 26 26 0 0 1-22-50z", "#FFF3D0"),
    stroke(stars.join(""), "#FFF3D0", 2.6, 'opacity=".8"'),
    cloudscape(
      sheet,
      [
        [130, 214, 380, 44],
        [640, 130, 300, 34],
      ],
      { light: "#E79A86", shade: "#8E5A86" },
      8,
    ),
  ].join("");
}

/** The hills around the town with their houses; in some a light is on already. */
function hills(): string {
  const random = createRandom(5);
  const lights = Array.from({ length: 90 }, () => {
    const x = random(-10, 840);
    const lift = x < 420 ? 100 - x * 0.12 : 20 + (x - 420) * 0.2;
    return `M${Math.round(x)} ${Math.round(404 - random(4, lift))}h3`;
  });
  const dim = {
    wall: "#8C6288",
    wallShade: "#5E487C",
    roof: "#7E4A66",
    roofShade: "#54386A",
    dark: "#FFD98A",
  };
  return [
    land(ridge({ y: 300, swing: 50, seed: 21, wave: 520, pointed: 0.5 }), "#8A6590", 460),
    path(
      smooth("-20 290!, 100 284, 240 312, 420 370, 560 388, 720 350, 860 318!, 860 450!, -20 450!"),
      "#5A4A7E",
    ),
    hillTown(
      [
        [-10, 330, 240, 14],
        [-20, 352, 330, 17],
        [-20, 380, 420, 20],
        [640, 380, 220, 16],
        [600, 404, 260, 20],
      ],
      dim,
      4,
    ),
    stroke(lights.join(""), "#FFDF96", 3),
  ].join("");
}

function square(sheet: Sheet): string {
  const paving = "M-20 428h1240v340H-20z";
  const line = (spots: readonly (readonly [number, number])[]) =>
    view.shape(
      spots.map(([x, z]) => [x, ground, z] as const),
      false,
    );
  const joints = [46, 32, 24, 18.6, 15, 12.4, 10.4, 8.8, 7.6, 6.6, 5.8].map((z) =>
    line([
      [-40, z],
      [40, z],
    ]),
  );
  const rays = [-26, -20, -15, -11, -8, -5.6, -3.6, -1.8, 0, 1.8, 3.6, 5.6, 8, 11, 15].map((x) =>
    line([
      [x, 60],
      [x * 0.9, 5.4],
    ]),
  );
  return [
    path(
      paving,
      sheet.gradient([
        [0, "#D9906E"],
        [0.3, "#8E6080"],
        [1, "#3A3566"],
      ]),
    ),
    stroke(joints.join("") + rays.join(""), palette.night, 1.8, 'opacity=".3"'),
    // Light that falls out of the church, the arcades and the pharmacy.
    path("M390 436h90l120 130H300z", "#FFD88C", 'opacity=".32"'),
    path("M-20 470l130 0 130 100-260 80z", "#FFD88C", 'opacity=".26"'),
    path("M846 640h150l-60 130H640z", "#FFE3A0", 'opacity=".5"'),
    stipple(sheet, paving, palette.night, [0, 0, 0, 1], 0.7, 20),
  ].join("");
}

function churches(sheet: Sheet): string {
  const stone = { lit: "#FFDF9E", stone: "#E39A5A", shade: "#8E4C4C", dark: "#43233E", tile: "#A8442E" };
  const arcade = {
    wall: "#D9A88E",
    shade: "#9A6A74",
    dark: "#FFCF7C",
    balcony: "#2A5B7C",
    tile: "#93402F",
    groove: "#5E2638",
  };
  const glow = sheet.radial(430, 380, 330, [
    [0, "#FFDC94", 0.75],
    [0.5, "#FFC878", 0.3],
    [1, "#FFC878", 0],
  ]);
  return [
    circle(430, 380, 330, glow),
    place(cuscoCathedral(stone) + cathedralCarving(stone), 430, 442, 0.84),
    path("M409 442v-56q16-26 40 0v56z", "#FFE9B4", 'opacity=".75"'),
    portales(wallOf(view, [-23, 56], [-23, 15]), ground, 6.2, arcade),
  ].join("");
}

function lamps(sheet: Sheet): string {
  const lamp = (x: number, y: number, size: number) => {
    const u = size / 100;
    const globes = [
      [-16, -80],
      [16, -80],
      [0, -94],
    ] as const;
    return place(
      [
        circle(
          0,
          -84,
          62,
          sheet.gradient([
            [0, "#FFE9AE", 0.24],
            [1, "#FFD27C", 0.24],
          ]),
        ),
        circle(0, -84, 36, "#FFE9AE", 'opacity=".3"'),
        path("M-8 2l3-12H5l3 12z", palette.night),
        stroke("M0-6V-86M-16-74q2 12 16 12t16-12", palette.night, 3),
        ...globes.map(([gx, gy]) => circle(gx, gy, 7, "#FFF6D8")),
      ].join(""),
      x,
      y,
      u,
    );
  };
  return lamp(654, 478, 158) + lamp(228, 500, 190);
}

function people(): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.3, y, wide, wide * 0.13, palette.night, 'opacity=".45"');
  return [
    passersBy([
      [330, 470, 46, palette.terracotta, palette.indigo],
      [372, 468, 46, palette.sea],
      [612, 484, 52, palette.brick],
      [120, 512, 66, palette.sun, palette.maize],
    ]),
    place(
      path("M0 4l34-10 32 10 28-8v58l-28 8-32-10-34 10z", palette.salt) +
        path("M34-6l32 10v58l-32-10z", "#D9C9A6") +
        stroke("M12 40l20-22 20 16 26-24", palette.terracotta, 4),
      284,
      552,
      1.06,
    ),
    shadow(266, 718, 70) +
      stand(
        hiker({ jacket: palette.terracotta, pack: palette.sun, trousers: "#39406E" }),
        262,
        722,
        244,
        true,
      ),
    shadow(410, 722, 60) +
      stand(townswoman({ dress: "#3F8A90", hair: palette.bark, sash: palette.sun }), 408, 726, 232),
    shadow(552, 706, 66) + stand(policeOfficer(), 548, 712, 252),
  ].join("");
}
