/** A code as it was typed in, as the token by which a new password is set. */
export function resetCodeToken(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}
