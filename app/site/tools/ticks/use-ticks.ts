import { useEffect, useRef, useState } from "react";
import { forget, keep, readStored } from "#app/site/tools/device-storage.ts";

/** The lists that are ticked off, by their keys in the local storage; the privacy page names them. */
export const ticksKeys = { packing: "packingTicks", departure: "departureTicks" } as const;

/** The things that are ticked off already: those on the list, and those that another choice has taken off it for now. */
export function useTicks(list: keyof typeof ticksKeys) {
  const ticksKey = ticksKeys[list];
  const form = useRef<HTMLFormElement>(null);
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  /** Null until something was ticked. */
  const [isKept, setIsKept] = useState<boolean | null>(null);

  useEffect(() => {
    const kept = readTicks(ticksKey);
    for (const box of boxesOf(form.current)) box.checked ||= kept.has(box.value);
    if (kept.size > 0) form.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [ticksKey]);

  function write(): void {
    const next = new Set([...readTicks(ticksKey), ...ticks]);
    for (const { value, checked } of boxesOf(form.current)) {
      if (checked) next.add(value);
      else next.delete(value);
    }
    setTicks(next);
    setIsKept(keep(ticksKey, [...next]));
  }

  function clear(): void {
    for (const box of boxesOf(form.current)) box.checked = false;
    forget(ticksKey);
    setTicks(new Set());
    setIsKept(null);
  }

  return { form, ticksKey, ticks, isKept, write, clear };
}

function readTicks(key: string): Set<string> {
  const kept = readStored(key);
  return new Set(Array.isArray(kept) ? kept.filter((item) => typeof item === "string") : []);
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(
    (field) => field instanceof HTMLInputElement && field.type === "checkbox",
  ) as HTMLInputElement[];
}
