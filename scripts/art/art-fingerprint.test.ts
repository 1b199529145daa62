import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { artFingerprint, isArtChecked, recordArtCheck } from "./art-fingerprint.ts";

function checkedRepository() {
  const root = mkdtempSync(join(tmpdir(), "irany-peru-art-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  write("art/scenes/lima.ts", "scene");
  write("public/pictures/lima.svg", "picture");
  write("content/facts/starter-covers/lunch.jpg", "cover");
  write("package.json", packageFile("0.35.5"));
  recordArtCheck(root, artFingerprint(root));
  return { root, write };
}

function packageFile(sharp: string): string {
  return JSON.stringify({ dependencies: { fastify: "5.0.0", node: "24.0.0", sharp } });
}

test("drawings are checked when nothing changed since their tests passed", () => {
  expect(isArtChecked(checkedRepository().root)).toBe(true);
});

test.each([
  ["a script", "art/scenes/lima.ts", "other scene"],
  ["a picture", "public/pictures/lima.svg", "by hand"],
  ["a cover", "content/facts/starter-covers/lunch.jpg", "other cover"],
  ["a new file", "public/pictures/left.svg", "left over"],
  ["the version of the encoder", "package.json", packageFile("0.36.0")],
])("drawings are no longer checked when %s changed", (_what, file, content) => {
  const { root, write } = checkedRepository();
  write(file, content);
  expect(isArtChecked(root)).toBe(false);
});

test("drawings are no longer checked when a file got another name", () => {
  const { root, write } = checkedRepository();
  rmSync(join(root, "art/scenes/lima.ts"));
  write("art/scenes/cusco.ts", "scene");
  expect(isArtChecked(root)).toBe(false);
});

test("drawings are not checked when nothing says so", () => {
  const { root } = checkedRepository();
  rmSync(join(root, "art/checked.json"));
  expect(isArtChecked(root)).toBe(false);
});

test("documents, and what other packages do, leave drawings checked", () => {
  const { root, write } = checkedRepository();
  write("art/README.md", "how to draw");
  write("content/facts/prices.ts", "other price");
  write("package.json", packageFile("0.35.5").replace("5.0.0", "6.0.0"));
  expect(isArtChecked(root)).toBe(true);
});
