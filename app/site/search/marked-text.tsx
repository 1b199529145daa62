/** @param pieces every second one, from the second on, is a hit */
export function MarkedText({ pieces }: { pieces: string[] }) {
  // Never reordered, so the index can be the key.
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
