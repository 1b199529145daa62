import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { band, circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky, streaks, sun } from "../../motifs/sky/sky.ts";

/** A freighter's bow in the port of Callao, cranes beside it and San Lorenzo island on the horizon. */
export function investment(sheet: Sheet): string {
  return [dawn(sheet), cranes(), water(sheet), ship(sheet), launch(), birds(), paperGrain(sheet)].join("");
}

function dawn(sheet: Sheet): string {
  const island = smooth(
    "-20 520!, 60 484, 140 462, 210 470, 280 452, 350 470, 430 500, 500 522!, 500 540!, -20 540!",
  );
  return [
    sky(sheet, [
      [0, "#2C7480"],
      [0.35, "#8FBBAA"],
      [0.58, "#F3DCA0"],
      [0.7, "#F2B25C"],
    ]),
    sun(250, 380, 84, "#FFEFC0", 4, 0.17),
    streaks([[190, 200, 380, 15]], palette.salt, 0.6),
    path(island, "#B58A78"),
    path(
      smooth(
        "210 470!, 230 490, 220 510, 250 540!, 330 540!, 300 500, 280 452!, 350 470, 430 500, 500 522!, 500 540!, 400 540!, 340 500, 290 462, 250 474",
      ),
      "#8C6A72",
    ),
  ].join("");
}

function cranes(): string {
  const crane = (x: number, size: number, ink: string, dark: string) => {
    const legs = stroke(
      "M-46 0V-190M46 0V-190M-46-60h92M-46-130h92M-46 0l92-60M46-60l-92-70M-46-130l92-60",
      ink,
      8,
    );
    const boom = stroke(
      "M-190-200H150M-190-190H150M-150-190l20-10 20 10 20-10 20 10 20-10 20 10 20-10 20 10 20-10 20 10 20-10 20 10 20-10 20 10 20-10",
      ink,
      6,
    );
    const mast = stroke("M0-190V-300M0-298L-150-200M0-298L130-200", dark, 6);
    const cab = rect(-74, -188, 30, 30, dark) + rect(60, -230, 60, 34, ink) + rect(96, -230, 24, 34, dark);
    const load =
      stroke("M-140-190v56M-116-190v56", palette.night, 2) +
      rect(-160, -134, 64, 26, palette.coca) +
      stroke("M-148-134v26M-134-134v26M-120-134v26M-106-134v26", palette.moss, 3);
    return place(legs + mast + boom + cab + load, x, 540, size);
  };
  return (
    crane(1040, 1.25, palette.terracotta, palette.brick) +
    crane(470, 0.72, "#C9784E", "#9A5848") +
    crane(610, 0.6, "#C98E6A", "#A8715E")
  );
}

function water(sheet: Sheet): string {
  const ripples = Array.from({ length: 40 }, (_, index) => {
    const y = 548 + index * 5;
    return `M${Math.round(250 + Math.sin(index * 2.3) * (20 + index * 3) - 30 - index)} ${y}h${30 + ((index * 13) % 50)}`;
  });
  const dark = Array.from(
    { length: 46 },
    (_, index) => `M${(index * 173) % 1200} ${556 + ((index * 37) % 190)}h${40 + ((index * 29) % 70)}`,
  );
  return [
    rect(
      0,
      534,
      1200,
      220,
      sheet.gradient([
        [0, "#E0A873"],
        [0.25, "#5E9A94"],
        [1, palette.deep],
      ]),
    ),
    stroke(dark.join(""), palette.deep, 3, 'opacity=".45"'),
    stroke(ripples.join(""), "#FFEBB8", 3.4, 'opacity=".85"'),
    rect(900, 520, 320, 40, mix(palette.bark, palette.stone, 0.35)),
    rect(900, 520, 320, 9, palette.stone),
  ].join("");
}

/** The bow seen from ahead and low: a lit port side, a shaded starboard side meeting in the stem. */
function ship(sheet: Sheet): string {
  const port = "M716 206Q612 214 520 236Q560 420 640 570Q680 640 720 690Z";
  const starboard = "M716 206Q850 210 960 240Q930 430 850 570Q790 650 720 690Z";
  const portRed = "M604 500Q660 512 718 520V690Q676 640 640 570Q620 534 604 500Z";
  const starRed = "M888 496Q800 514 718 520V690Q790 650 850 570Q872 534 888 496Z";
  return [
    superstructure(),
    path(port, palette.indigo),
    path(starboard, palette.night),
    path("M716 206Q612 214 520 236l5 20Q614 236 717 228z", palette.salt),
    path("M716 206Q850 210 960 240l-4 20Q850 234 717 228z", "#C9C0B4"),
    path(portRed, palette.terracotta),
    path(starRed, palette.brick),
    path("M600 492Q660 505 718 512v9Q660 513 604 500z", palette.salt),
    path("M890 488Q800 505 718 512v9Q800 515 887 498z", "#C9C0B4"),
    stipple(sheet, port, palette.dusk, [1, 0, 0, 0], 0.9),
    stipple(sheet, starboard, palette.dusk, [0, 0, 1, 0], 0.5),
    stroke("M716 206L719 688", palette.dusk, 4),
    path("M622 306l22 2 2 20-10 12-10-12zM806 308l-22 2-2 20 10 12 10-12z", palette.stone),
    stroke("M634 318v26M624 336q10 14 20 0M794 318v26M784 336q10 14 20 0", palette.night, 4),
    ...bowWave(),
  ].join("");
}

function bowWave(): string[] {
  return [
    path(
      smooth(
        "360 728!, 470 690, 560 662, 620 636, 662 604, 700 614, 719 646, 738 614, 780 602, 826 634, 890 660, 980 690, 1090 728!, 719 776",
      ),
      palette.foam,
    ),
    path(
      smooth(
        "440 730!, 540 698, 626 668, 668 634, 700 650, 719 690, 740 650, 776 632, 820 666, 900 696, 1010 730!, 719 776",
      ),
      "#8FBDB6",
    ),
    path(
      smooth("340 732!, 520 716, 640 704, 719 734, 800 702, 920 714, 1110 732!, 1110 780!, 340 780!"),
      palette.deep,
    ),
    stroke("M560 736q60-14 110-14M880 736q-60-14-110-14", palette.foam, 4),
  ];
}

function superstructure(): string {
  const crate = (x: number, y: number, ink: string) =>
    rect(x, y, 58, 30, ink) +
    rect(x + 40, y, 18, 30, palette.night, 'opacity=".25"') +
    stroke(
      `M${x + 10} ${y + 4}v22M${x + 20} ${y + 4}v22M${x + 30} ${y + 4}v22`,
      mix(ink, palette.night, 0.3),
      2,
    );
  const inks = [palette.terracotta, palette.sun, palette.coca, palette.sea, palette.clay, palette.brick];
  const stack = Array.from({ length: 18 }, (_, index) => {
    const row = Math.floor(index / 6);
    return crate(
      546 + (index % 6) * 61,
      192 - row * 31 + Math.abs((index % 6) - 2.5) * 3,
      inks[(index * 5 + row) % 6] ?? palette.sun,
    );
  });
  return [
    rect(640, 26, 150, 190, palette.salt),
    rect(740, 26, 50, 190, "#C9C0B4"),
    rect(612, 40, 210, 16, "#E9E0CF"),
    band("M652 74h76M652 98h76", palette.deep, 9, 'stroke-dasharray="14 8"'),
    stroke("M716 26V-10M700 12h32", palette.bark, 4),
    stack.join(""),
    stroke("M716 206V120M716 120l-10 86M716 120l10 86", palette.bark, 4),
  ].join("");
}

function launch(): string {
  const hull =
    path("M-60 0h120q-6 22-24 26h-70q-20-4-26-26z", palette.salt) +
    path("M20 0h40q-6 22-24 26h-30q12-10 14-26z", "#C9C0B4") +
    path("M-58 8h116l-3 7h-108z", palette.sun) +
    rect(-26, -24, 50, 24, palette.terracotta) +
    rect(6, -24, 18, 24, palette.brick) +
    stroke("M-16-14h10M0-14h8", palette.glow, 8) +
    stroke("M-34 0v-44M-34-44l24 6-24 8", palette.coca, 3);
  const person = circle(40, -22, 5, palette.bark) + stroke("M40-14v12", palette.sun, 8);
  return place(hull + person, 250, 640, 1.15) + ellipse(250, 672, 86, 5, palette.foam, 'opacity=".7"');
}

function birds(): string {
  const gull = (x: number, y: number, size: number) =>
    place(
      path("M-40-8q22-16 40 6 18-22 40-6-22-4-40 14-18-18-40-14z", palette.salt) +
        path("M0-2q18-22 40-6-22-4-40 14z", "#B9BFC4"),
      x,
      y,
      size,
    );
  return gull(420, 150, 1) + gull(360, 210, 0.7) + gull(500, 110, 0.55);
}
