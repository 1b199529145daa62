interface WordItem {
  paragraph: HTMLElement;
  list: string;
  level: number;
  ordered: boolean;
}

/** Makes lists of Word's list paragraphs, whose style has list and level, and whose text starts with the bullet. */
export function buildWordLists(body: HTMLElement): void {
  let open: { root: HTMLElement; list: string; levels: HTMLElement[] } | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6")) {
    const item = readItem(paragraph);
    if (!item) continue;
    const continues = open && open.list === item.list && open.root === paragraph.previousElementSibling;
    if (!open || !continues) {
      const root = newList(item);
      paragraph.before(root);
      open = { root, list: item.list, levels: [root] };
    }
    addItem(open.levels, item);
  }
}

function readItem(paragraph: HTMLElement): WordItem | null {
  const style = paragraph.getAttribute("style") ?? "";
  const [, list, level] = /mso-list\s*:\s*(l\d+)\s+level(\d)/i.exec(style) ?? [];
  const marker = [...paragraph.querySelectorAll<HTMLElement>("span")].find((span) =>
    /mso-list\s*:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );
  const bullet = (marker?.textContent ?? "").replace(/\s/g, "");
  marker?.remove();
  // Numbered headings stay headings.
  if (!list || !level || !/^p$/i.test(paragraph.tagName)) return null;
  return { paragraph, list, level: Number(level), ordered: /^\(?[\da-z]{1,5}[.)]/i.test(bullet) };
}

function newList({ ordered, paragraph }: WordItem): HTMLElement {
  return paragraph.ownerDocument.createElement(ordered ? "ol" : "ul");
}

/** @param levels the open lists, the outermost first */
function addItem(levels: HTMLElement[], item: WordItem): void {
  levels.splice(item.level);
  while (levels.length < item.level) {
    const last = levels.at(-1)?.lastElementChild;
    // A skipped level has no item to put a list into.
    if (!last) break;
    const inner = newList(item);
    last.append(inner);
    levels.push(inner);
  }
  const element = item.paragraph.ownerDocument.createElement("li");
  const text = item.paragraph.ownerDocument.createElement("p");
  text.append(...item.paragraph.childNodes);
  element.append(text);
  levels.at(-1)?.append(element);
  item.paragraph.remove();
}
