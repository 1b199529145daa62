import { useEffect, type RefObject } from "react";
import { positionBeside, type BlockEdges } from "./keep-step.ts";

interface Steps {
  /** Scrolls by itself; its blocks have `data-step`. */
  source: RefObject<HTMLElement | null>;
  /** The ids of the translation's fields and, last, of its content, whose children are its blocks. */
  ids: readonly string[];
}

/** Pixels below the upper edge of the source at which both sides are at the same block: below the editor's toolbar. */
const line = 112;

/** Keeps the two texts at the same block, whichever is scrolled, and marks the source's block that is being translated. */
export function useSteps({ source, ids }: Steps): void {
  const allIds = ids.join(" ");
  useEffect(() => {
    const box = source.current;
    if (!box) return undefined;
    let frame = 0;

    const translated = () => blocksOf(allIds.split(" "));
    /** Both sides from the upper edge of the source's own text. */
    function follow(leader: "source" | "page"): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (!box || isStacked(box)) return;
        const { top, height } = box.getBoundingClientRect();
        const own = edgesOf(stepsOf(box), top - box.scrollTop);
        const elements = translated();
        const others = edgesOf(elements, top);
        if (leader === "source")
          return scrollBy({
            top: positionBeside(box.scrollTop + line, own, others) - line,
            behavior: "instant",
          });
        // The line being written has its source beside it, as long as it can be seen.
        const written = others[current(elements)] ?? line;
        const beside = written > line && written < height ? written : line;
        box.scrollTop = positionBeside(beside, others, own) - beside;
      });
    }

    // Whoever turns the wheel over the source leads, until a second after; otherwise each would answer the other's scrolling.
    let leadsUntil = 0;
    const lead = () => {
      leadsUntil = performance.now() + 1000;
    };
    const isLeading = () => performance.now() < leadsUntil;
    const onSource = () => {
      if (!isLeading()) return;
      lead();
      follow("source");
    };
    const onPage = () => isLeading() || follow("page");
    const mark = () => {
      const at = current(translated());
      for (const [index, step] of stepsOf(box).entries()) step.toggleAttribute("data-current", index === at);
      if (at >= 0) onPage();
    };
    const stop = listen(box, { lead, onSource, onPage, mark });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [source, allIds]);
}

/** The blocks of a translation. */
function blocksOf(ids: readonly string[]): Element[] {
  const fields = ids.map((id) => document.getElementById(id));
  const content = fields.pop();
  return [...fields, ...(content?.children ?? [])].filter((element) => element !== null);
}

function stepsOf(box: HTMLElement): Element[] {
  return [...box.querySelectorAll("[data-step]")];
}

/** The block in which the caret is, or the field that has the focus; -1 when it is elsewhere. */
function current(elements: Element[]): number {
  const caret = document.getSelection()?.anchorNode ?? null;
  const active = document.activeElement;
  return elements.findIndex((element) => element === active || element.contains(caret));
}

type Listeners = Record<"lead" | "onSource" | "onPage" | "mark", () => unknown>;

/** @returns what stops it */
function listen(box: HTMLElement, { lead, onSource, onPage, mark }: Listeners): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const intents = ["wheel", "touchmove", "pointerdown", "keydown"] as const;
  for (const intent of intents) box.addEventListener(intent, lead, { passive: true, signal });
  box.addEventListener("scroll", onSource, { passive: true, signal });
  addEventListener("scroll", onPage, { passive: true, signal });
  document.addEventListener("selectionchange", mark, { signal });
  document.addEventListener("focusin", mark, { signal });
  return () => stopping.abort();
}

/** On a narrow screen the source stands above. */
function isStacked(box: HTMLElement): boolean {
  return getComputedStyle(box).position !== "sticky";
}

function edgesOf(elements: readonly Element[], from: number): BlockEdges {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const last = boxes.at(-1);
  return [...boxes.map(({ top }) => top - from), ...(last ? [last.bottom - from] : [])];
}
