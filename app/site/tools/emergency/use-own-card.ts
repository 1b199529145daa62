import { useEffect, useRef, useState } from "react";
import { forget, keep, readStored } from "#app/site/tools/device-storage.ts";

/** Key in the local storage; the privacy page names it. */
export const cardKey = "emergencyCard";

export type OwnCard = Readonly<Record<string, string>>;

/** The reader's own data by field, as the form has them and the device keeps them. */
export function useOwnCard() {
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState<OwnCard>({});
  /** Null until something was written. */
  const [isKept, setIsKept] = useState<boolean | null>(null);

  function read(): OwnCard {
    const texts = form.current ? [...new FormData(form.current)] : [];
    return Object.fromEntries(texts.map(([name, value]) => [name, typeof value === "string" ? value : ""]));
  }

  useEffect(() => {
    // Input from before the hydration is newer than the stored card.
    for (const [name, value] of Object.entries(storedCard())) {
      const field = form.current?.elements.namedItem(name);
      if (isField(field) && field.value === "") field.value = value;
    }
    if (Object.values(read()).some((value) => value !== ""))
      form.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);

  function write(): void {
    const next = read();
    setCard(next);
    setIsKept(keep(cardKey, next));
  }

  function clear(): void {
    form.current?.reset();
    forget(cardKey);
    setCard(read());
    setIsKept(null);
  }

  return { form, card, isKept, write, clear };
}

function storedCard(): OwnCard {
  const kept = readStored(cardKey);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function isField(
  field: Element | RadioNodeList | null | undefined,
): field is HTMLInputElement | HTMLSelectElement {
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
}
