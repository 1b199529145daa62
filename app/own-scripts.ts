import { createHash, randomBytes } from "node:crypto";

/**
 * Stands, as a nonce, on the scripts that the router writes while a page is rendered, and is taken away before the page is
 * sent. So no text that a page shows can know it, wherever it comes from.
 */
export const scriptMark = randomBytes(16).toString("hex");

const mark = ` nonce="${scriptMark}"`;
const markedScript = new RegExp(`<script[^>]*${mark}[^>]*>([\\s\\S]*?)</script>`, "g");

/** @returns the page without marks, and the marked scripts as sources for the content security policy */
export function takeMarkedScripts(html: string): { html: string; scripts: string[] } {
  const scripts = [...html.matchAll(markedScript)].map(([, code = ""]) => scriptSource(code));
  return { html: html.replaceAll(mark, ""), scripts };
}

/** @example scriptSource("") // "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='" */
export function scriptSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
