import type { ReactNode } from "react";
import type { Language } from "#i18n/languages.ts";

// The colours are those of the nations. The site's Spanish is that of Peru, and so is its flag.
const drawings: Record<Language, ReactNode> = {
  hu: (
    <>
      <path fill="#ce2939" d="M0 0h24v16H0z" />
      <path fill="#fff" d="M0 5.33h24v5.34H0z" />
      <path fill="#477050" d="M0 10.67h24V16H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.3" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  es: (
    <>
      <path fill="#d91023" d="M0 0h24v16H0z" />
      <path fill="#fff" d="M8 0h8v16H8z" />
    </>
  ),
};

export function Flag({ language }: { language: Language }) {
  return (
    <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      {drawings[language]}
    </svg>
  );
}
