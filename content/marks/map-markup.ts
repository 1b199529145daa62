import type { Block, GuidePageText, InlineMarkup, Table, Term } from "#content/guide-page.ts";

interface MarkupVisit {
  text: (text: InlineMarkup) => InlineMarkup;
  table: (table: Table) => Table;
}

/**
 * A page's words with each text of its lead, its sections, its figures and its note on its sources changed. Titles and
 * what search engines are told stay as they are.
 */
export function mapMarkup(page: GuidePageText, visit: MarkupVisit): GuidePageText {
  const { lead, sections, trips, holidays, sources } = page;
  return {
    ...page,
    lead: visit.text(lead),
    sections: sections.map((section) => ({
      ...section,
      ...(section.facts && { facts: mapTerms(section.facts, visit) }),
      blocks: section.blocks.map((block) => mapBlock(block, visit)),
    })),
    ...(trips && {
      trips: {
        ...trips,
        days: mapValues(trips.days, (days) =>
          mapValues(days, (day) => ({ ...day, text: visit.text(day.text) })),
        ),
      },
    }),
    ...(holidays && {
      holidays: mapValues(holidays, (holiday) => ({
        ...holiday,
        description: visit.text(holiday.description),
      })),
    }),
    ...(sources && { sources: sources.map(visit.text) }),
  };
}

export function mapBlock(block: Block, visit: MarkupVisit): Block {
  if (typeof block === "string") return visit.text(block);
  switch (block.kind) {
    case "list":
    case "checklist":
      return { ...block, items: block.items.map(visit.text) };
    case "steps":
      return {
        ...block,
        items: block.items.map((step) => (step.text ? { ...step, text: visit.text(step.text) } : step)),
      };
    case "terms":
      return { ...block, items: mapTerms(block.items, visit) };
    case "cards":
      return {
        ...block,
        items: block.items.map((card) => ({
          ...card,
          text: card.text.map(visit.text),
          ...(card.facts && { facts: mapTerms(card.facts, visit) }),
        })),
      };
    case "timeline":
      return { ...block, items: block.items.map((entry) => ({ ...entry, text: visit.text(entry.text) })) };
    case "questions":
      return { ...block, items: block.items.map((one) => ({ ...one, answer: one.answer.map(visit.text) })) };
    case "note":
      return { ...block, text: block.text.map(visit.text) };
    case "table":
      return visit.table(block);
    case "heading":
    case "phrases":
    case "figure":
      return block;
  }
}

export function mapTerms(terms: Term[], visit: MarkupVisit): Term[] {
  return terms.map(({ term, text }) => ({ term, text: visit.text(text) }));
}

/** The same keys with other values. */
function mapValues<T extends object>(values: T, change: (value: T[keyof T]) => T[keyof T]): T {
  // Safe casts: `Object.entries` loses the type of the keys.
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, change(value as T[keyof T])]),
  ) as T;
}
