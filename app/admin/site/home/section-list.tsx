import { Button } from "#app/ui/buttons/button.tsx";
import { StepButtons, type Step } from "#app/ui/buttons/step-buttons.tsx";
import { ArrangedRow, ArrangedRows } from "#app/ui/lists/arranged-row.tsx";
import { shiftItem, stepButtonId } from "#app/ui/lists/shift-item.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { HomeSection } from "#i18n/site/home-sections.ts";
import { useMessages } from "#i18n/page-language.tsx";
import type { HomeFormState } from "./use-home-form.ts";

/** The sections in their order, called as readers see them. */
export function SectionList({ form: { value, change } }: { form: HomeFormState }) {
  const {
    homeSections: texts,
    storedForm: { rows },
  } = useAdminMessages();
  const names = useSectionNames();
  const { sections } = value;

  function step(index: number, section: HomeSection, by: Step): void {
    const text = rows.moved(names[section], index + by + 1, sections.length);
    change({ ...value, sections: shiftItem(sections, index, by) }, text, stepButtonId(section, by));
  }

  function turn(index: number, section: HomeSection, isShown: boolean): void {
    const text = isShown ? rows.shown(names[section]) : rows.wasHidden(names[section]);
    change({ ...value, sections: sections.with(index, { section, isShown }) }, text);
  }

  return (
    <ArrangedRows>
      {sections.map(({ section, isShown }, index) => {
        const name = names[section];
        return (
          <ArrangedRow
            key={section}
            name={name}
            isHidden={!isShown}
            notes={[section === "contact" ? texts.contactStays : !isShown && rows.hidden]}
          >
            <StepButtons
              id={section}
              up={rows.up(name)}
              down={rows.down(name)}
              isFirst={index === 0}
              isLast={index === sections.length - 1}
              onStep={(by) => step(index, section, by)}
            />
            {section !== "contact" && (
              <Button
                kind="quiet"
                small
                aria-label={isShown ? rows.hideNamed(name) : rows.showNamed(name)}
                onClick={() => turn(index, section, !isShown)}
              >
                {isShown ? rows.hide : rows.show}
              </Button>
            )}
          </ArrangedRow>
        );
      })}
    </ArrangedRows>
  );
}

function useSectionNames(): Record<HomeSection, string> {
  const { home, shell, videos, contact } = useMessages();
  return {
    intro: home.introTitle,
    guide: home.guide,
    posts: home.latestPosts,
    videos: videos.latest,
    follow: shell.follow,
    contact: contact.title,
  };
}
