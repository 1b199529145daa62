/** A code that was written down, without what people add or change when they type it in. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}
