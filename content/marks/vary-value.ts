/**
 * The value with other numbers, days, times and telephone numbers, in the same shape. What it prints differs wherever it
 * prints any of them.
 */
export function varyValue<T>(value: T): T {
  // Safe casts: each branch gives what it was given.
  if (typeof value === "number") return (value * 3 + 2) as T;
  if (typeof value === "string") return varyText(value) as T;
  if (Array.isArray(value)) return value.map(varyValue) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, varyValue(inner)])) as T;
}

function varyText(text: string): string {
  const [, year, month, day] = /^(?:(\d{4})-)?(\d\d)(?:-(\d\d))?$/.exec(text) ?? [];
  if (month !== undefined && (year !== undefined || day !== undefined)) return otherDay(year, month, day);
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? [];
  if (hours !== undefined) return `${(Number(hours) + 1) % 24}:${minutes === "20" ? "40" : "20"}`;
  return /^\+?\d[\d ]+$/.test(text)
    ? text.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))
    : text;
}

/** Each of its parts differs, and stands in every calendar. */
function otherDay(year: string | undefined, month: string, day: string | undefined): string {
  const parts = [
    ...(year === undefined ? [] : [String(Number(year) + 1)]),
    twoDigits((Number(month) % 12) + 1),
    ...(day === undefined ? [] : [twoDigits((Number(day) % 28) + 1)]),
  ];
  return parts.join("-");
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
