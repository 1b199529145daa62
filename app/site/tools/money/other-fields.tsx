/** Hidden fields with the values of the page's other form, so that sending one form does not reset the other. */
export function OtherFields({ query, own }: { query: URLSearchParams; own: readonly string[] }) {
  return [...query]
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
