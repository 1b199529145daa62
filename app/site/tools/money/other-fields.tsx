/** Whatever the page's other form asks goes along, so that neither forgets the other. */
export function OtherFields({ query, own }: { query: URLSearchParams; own: readonly string[] }) {
  return [...query]
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
