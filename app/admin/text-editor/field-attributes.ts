/** Attributes that make TipTap's element a field for assistive technology. */
export function fieldAttributes(id: string, lang: string, label: string, describedBy: string) {
  return { id, lang, role: "textbox", "aria-label": label, "aria-describedby": describedBy };
}
