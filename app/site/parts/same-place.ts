/** State of a navigation that changes the page around the reader, who stays where they are: the focus is not moved. */
export const samePlace = { isSamePlace: true } as const;

export function isSamePlace(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isSamePlace" in state;
}
