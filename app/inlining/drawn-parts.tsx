import type { ReactNode } from "react";
import { memoizeByObject } from "#i18n/memoize.ts";
import { scriptMark } from "../own-scripts.ts";
import type { PlacePart } from "#app/site/parts/page/drawn-once.tsx";

/** Parts that are kept for each version of the site's details: those of the pages that were drawn last. */
const mostParts = 100;

/** By what they were drawn of, with which they go. */
const drawnOf = memoizeByObject((_of: object) => new Map<string, string>());

const placeMark = new RegExp(`<i data-part="${scriptMark}-(\\d+)"></i>`);

/**
 * For one page: `place` leaves marks around a part that is drawn for the first time, and one mark for a part that is known; `fill`
 * takes them away again. No text that a page shows can know the marks.
 */
export function createDrawnParts(): { place: PlacePart; fill: (page: string) => string } {
  const placed: PlacedPart[] = [];

  function place(part: ReactNode, of: object, name: string): ReactNode {
    const parts = drawnOf(of);
    const html = parts.get(name);
    const mark = <i data-part={`${scriptMark}-${placed.push({ parts, name, html }) - 1}`} />;
    if (html !== undefined) return mark;
    return (
      <>
        {mark}
        {part}
        {mark}
      </>
    );
  }

  function fill(page: string): string {
    const [first = "", ...pieces] = page.split(placeMark);
    let filled = first;
    // The number of a part and the text behind its mark, in turn.
    for (let at = 0; at < pieces.length; at += 2) {
      const part = placed[Number(pieces[at])];
      const behind = pieces[at + 1] ?? "";
      filled += part?.html === undefined ? behind : part.html + behind;
      const isNew = part && part.html === undefined && pieces[at + 2] === pieces[at];
      if (isNew) keep(part, behind);
    }
    return filled;
  }

  return { place, fill };
}

interface PlacedPart {
  /** Those that are kept beside it. */
  parts: Map<string, string>;
  name: string;
  /** Undefined for a part that is drawn. */
  html: string | undefined;
}

function keep({ parts, name }: PlacedPart, html: string): void {
  const [oldest] = parts.keys();
  if (parts.size >= mostParts && oldest !== undefined) parts.delete(oldest);
  // A copy: a piece of a page's text would keep the whole page in memory.
  parts.set(name, Buffer.from(html).toString());
}
