/**
 * Ends the Hungarian article before a name: "z" where the name is spoken with a vowel first.
 *
 * @example `A${articleEnd("Irány Peru")} Irány Peru` // "Az Irány Peru"
 */
export function articleEnd(name: string): "z" | "" {
  return /^[aáeéiíoóöőuúüű15]/i.test(name) ? "z" : "";
}
