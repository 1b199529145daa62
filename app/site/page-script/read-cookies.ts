/** @returns nothing in a browser that keeps no cookies, and therefore knows neither a choice nor who is signed in */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}
