import { expect, test as base, type Page } from "@playwright/test";
import { cleanHtml } from "#server/domain/posts/cleaning/clean-html.ts";
import { violationsOf } from "#tests/support/readers/canonical-html.ts";
import { openEditorPage } from "#tests/support/browser/open-editor-page.ts";
import { pastedTexts } from "#tests/support/samples/pasted-texts.ts";
import { randomMarkup } from "#tests/support/samples/random-markup.ts";

/** One page for all: what is opened in it takes the place of what was. */
const test = base.extend<object, { editorPage: Page }>({
  editorPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await openEditorPage(page);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});

// The tests share one worker: the editor is bundled once.
test.describe.configure({ mode: "default" });

const reopened = (page: Page, texts: string[]) =>
  page.evaluate((given) => window.textEditor.reopened(given), texts);

test("what the server stores, opened and saved again, is unchanged", async ({ editorPage: page }) => {
  const stored = Array.from({ length: 1000 }, (_, seed) => cleanHtml(randomMarkup(seed)));
  const saved = await reopened(page, stored);
  for (const [seed, html] of saved.entries()) expect(html, `seed ${seed}`).toBe(stored[seed]);
});

test("what the editor saves, the server stores unchanged", async ({ editorPage: page }) => {
  const given = Array.from({ length: 1000 }, (_, seed) => randomMarkup(seed + 5000));
  for (const [seed, html] of (await reopened(page, given)).entries()) {
    expect(cleanHtml(html), `seed ${seed}`).toBe(html);
    expect(violationsOf(html), `seed ${seed}`).toEqual([]);
  }
});

test("pasting keeps structure and drops styling", async ({ editorPage: page }) => {
  for (const [name, html, saved] of pastedTexts) {
    const pasted = await page.evaluate((given) => window.textEditor.pasted(given), html);
    expect(pasted, name).toBe(saved);
    expect(cleanHtml(pasted), name).toBe(pasted);
  }
});

const figures = {
  picture: '<img src="/media/0123456789abcdef0123456789abcdef/1280.jpeg" alt="A tó" width="4" height="3">',
  video: '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="YouTube"></iframe>',
};

/** The saved text after keys were pressed with the figure selected. */
async function pressedOn(page: Page, kind: "picture" | "video", text: string, keys: readonly string[]) {
  await page.evaluate(([html, name]) => window.textEditor.openWithSelected(html, name), [
    text,
    kind,
  ] as const);
  await expect(page.locator("figure.ProseMirror-selectednode")).toHaveCount(1);
  for (const key of keys) await page.keyboard.press(key);
  return page.evaluate(() => window.textEditor.written());
}

for (const kind of ["picture", "video"] as const) {
  const figure = figures[kind];
  const between = `<p>a</p><p>b</p>${figure}<p>c</p><p>d</p>`;
  const behind = (added: string) => `<p>a</p><p>b</p>${figure}${added}<p>c</p><p>d</p>`;

  test(`keys leave a selected ${kind} alone, write beside it or remove it`, async ({ editorPage: page }) => {
    for (const [text, keys, saved] of [
      [between, ["End", "x"], `<p>a</p><p>b</p>${figure}<p>xc</p><p>d</p>`],
      [between, ["Home", "x"], `<p>a</p><p>bx</p>${figure}<p>c</p><p>d</p>`],
      [between, ["Control+End", "x"], `<p>a</p><p>b</p>${figure}<p>c</p><p>dx</p>`],
      [between, ["Control+Home", "x"], `<p>xa</p><p>b</p>${figure}<p>c</p><p>d</p>`],
      // It is all there is.
      [figure, ["End", "x"], `${figure}<p>x</p>`],
      [figure, ["Home", "x"], `<p>x</p>${figure}`],
      [figure, ["Control+End", "x"], `${figure}<p>x</p>`],
      [figure, ["Control+Home", "x"], `<p>x</p>${figure}`],
      // Writing goes on behind it.
      [between, ["x", "y"], behind("<p>xy</p>")],
      [between, ["Enter", "x"], behind("<p>x</p>")],
      [between, ["Shift+Enter", "x"], behind("<p>x</p>")],
      [between, ["Delete"], "<p>a</p><p>b</p><p>c</p><p>d</p>"],
      [between, ["Backspace"], "<p>a</p><p>b</p><p>c</p><p>d</p>"],
      [between, ["Control+x"], "<p>a</p><p>b</p><p>c</p><p>d</p>"],
    ] as const)
      expect(await pressedOn(page, kind, text, keys), `${keys.join(" ")} in ${text}`).toBe(saved);
  });

  test(`text put in without keys, or pasted, goes behind a selected ${kind}`, async ({
    editorPage: page,
  }) => {
    await pressedOn(page, kind, between, []);
    await page.keyboard.insertText("ő");
    expect(await page.evaluate(() => window.textEditor.written())).toContain(`${figure}<p>ő</p><p>c</p>`);

    await pressedOn(page, kind, between, []);
    await page.locator(".ProseMirror").evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "szöveg");
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    expect(await page.evaluate(() => window.textEditor.written())).toContain(
      `${figure}<p>szöveg</p><p>c</p>`,
    );
  });
}
