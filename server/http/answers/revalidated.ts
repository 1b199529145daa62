/** `Cache-Control` of what may be stored, but is asked for again each time. */
export const revalidated = "public, max-age=0, must-revalidate";
