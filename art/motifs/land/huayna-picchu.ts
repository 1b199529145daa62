import { stipple } from "../../engine/grain.ts";
import { roughen } from "../../engine/ridge.ts";
import { path, points, straight } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

type HuaynaPicchuInks = { lit: string; base: string; shade: string; deep: string; rock: string };

const outline = points(`
    250 620, 300 540, 340 486, 372 440, 404 398, 428 358, 446 336, 462 333, 478 350, 494 378, 511 391, 527 370,
    540 330, 552 286, 563 240, 573 200, 586 162, 603 128, 620 104, 638 93, 655 102, 668 128, 688 152, 702 190, 722 224,
    737 268, 758 302, 775 346, 804 386, 832 430, 872 476, 924 546, 970 620`);

const shade = [
  "638 93, 655 102, 668 128, 688 152, 702 190, 722 224, 737 268, 758 302, 775 346, 804 386, 832 430, 872 476, 924 546, 970 620, 770 640, 706 540, 722 474, 694 430, 704 372, 672 330, 686 276, 656 236, 666 190, 642 158, 650 124",
  "462 333, 478 350, 494 378, 511 391, 527 370, 534 350, 540 400, 528 450, 548 520, 500 560, 484 480, 492 440, 468 398, 474 364",
  "586 162, 592 210, 584 250, 602 300, 590 352, 612 410, 590 446, 574 390, 582 340, 562 296, 574 240",
  "620 200, 630 250, 622 290, 644 340, 634 392, 650 430, 626 400, 616 350, 606 300, 614 250",
];

const deep = [
  "688 152, 702 190, 722 224, 737 268, 758 302, 775 346, 804 386, 832 430, 872 476, 924 546, 970 620, 880 600, 816 500, 790 460, 796 410, 758 370, 752 326, 722 292, 716 246, 696 214",
  "496 392, 511 391, 520 430, 512 470, 526 520, 508 500, 498 440",
];

const lit = [
  "603 128, 620 104, 638 93, 632 130, 638 170, 622 196, 606 190, 604 230, 588 214, 590 168",
  "552 286, 563 240, 570 250, 560 300, 572 350, 560 400, 544 380",
  "428 358, 446 336, 462 333, 452 370, 458 410, 430 450, 436 480, 400 500, 414 440, 404 410",
  "604 300, 616 350, 610 390, 600 350",
  "660 290, 668 332, 690 380, 680 440, 664 400, 650 340",
];

const rock = [
  "610 134, 622 116, 620 160, 610 180",
  "596 240, 604 262, 600 300, 592 276",
  "440 356, 450 350, 444 392, 434 400",
  "642 250, 650 272, 648 312, 640 290",
];

/** Huayna Picchu with the small Huchuy Picchu on its left, as seen over the old city; its summit at 638, 93 of the picture. */
export function huaynaPicchu(sheet: Sheet, inks: HuaynaPicchuInks, speckInk = inks.deep, cells = 24): string {
  const body = straight([...roughen(outline, 0.1, 14, 2), [970, 760], [250, 760]]);
  const fill = (parts: string[], ink: string) =>
    path(parts.map((part) => straight(roughen(points(part), 0.07, 5, 1))).join(""), ink);
  return sheet.clip(
    body,
    path(body, inks.base) +
      fill(lit, inks.lit) +
      fill(shade, inks.shade) +
      fill(deep, inks.deep) +
      fill(rock, inks.rock) +
      stipple(sheet, straight(shade[0] ?? ""), speckInk, [0, 0, 1, 0.2], 0.9, cells),
  );
}
