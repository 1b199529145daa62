import type { TranslationStatesTexts } from "#i18n/admin/hu/translation-states.ts";

export const translationStates = {
  names: {
    none: "no text",
    draft: "draft",
    scheduled: "scheduled",
    published: "published",
    changed: "published, changed",
    unpublished: "withdrawn",
  },
  told: {
    none: "Nothing has been saved in this language yet.",
    draft: "Draft: readers do not see it.",
    scheduled: (moment: string) => `Scheduled to appear: ${moment}`,
    published: "Published: readers see this text.",
    changed: "Published, but readers do not see the latest changes yet.",
    unpublished: "Withdrawn: readers no longer see it.",
  },
  incomplete: "This is still missing:",
  actions: {
    label: "Publication in this language",
    saveDraft: "Save draft",
    publishWritten: "Publish all written languages",
    publish: "Publish this language only",
    schedule: "Schedule…",
    unschedule: "Cancel the schedule",
    unpublish: "Withdraw",
  },
  schedule: {
    title: "Schedule publication",
    languages: "In which languages?",
    noneReady: "Nothing can be scheduled without a title: write one in at least one language first.",
    date: "Date",
    time: "Time",
    zone: (zone: string) => `The time zone of this device: ${zone}`,
    budapest: (moment: string) => `In Budapest: ${moment}`,
    lima: (moment: string) => `In Lima: ${moment}`,
    choose: "Choose a date and a time.",
    past: "This moment has already passed.",
    noLanguage: "Choose at least one language.",
    confirm: "Schedule",
  },
} satisfies TranslationStatesTexts;
