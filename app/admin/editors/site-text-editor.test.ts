import { expect, test } from "vitest";
import { toolbarGroups } from "#app/admin/text-editor/toolbar/toolbar-items.ts";
import { en } from "#i18n/admin/en.ts";
import { shortcutList } from "#app/admin/shortcuts/shortcut-list.ts";

test("the sheet names every key of the toolbar as the toolbar does", () => {
  const listed = shortcutList.flatMap(({ shortcuts }) =>
    shortcuts.map(({ keys, label }) => `${keys} ${label(en)}`),
  );
  const ofToolbar = toolbarGroups
    .flat()
    .flatMap(({ keys, label }) => (keys ? [`${keys} ${label(en.textEditor)}`] : []));
  expect(ofToolbar.length).toBeGreaterThan(10);
  expect(listed).toEqual(expect.arrayContaining(ofToolbar));
});
