import { mkdir, readFile, rm, writeFile, glob } from "node:fs/promises";
import { dirname, join } from "node:path";
import { transform } from "lightningcss";

const root = join(import.meta.dirname, "..", "..");
const target = join(root, ".style-types");

/** Writes the types of all CSS modules to `.style-types/`, so that an unknown class is a compiler error. */
async function typeStyles(): Promise<void> {
  await rm(target, { recursive: true, force: true });
  for await (const file of glob("{app,i18n}/**/*.module.css", { cwd: root })) {
    const code = await readFile(join(root, file));
    const { exports } = transform({ filename: file, code, cssModules: true });
    const names = Object.keys(exports ?? {}).toSorted();
    const types = `declare const classes: { ${names.map((name) => `readonly ${JSON.stringify(name)}: string;`).join(" ")} };\nexport default classes;\n`;
    const typed = join(target, file.replace(/\.css$/, ".d.css.ts"));
    await mkdir(dirname(typed), { recursive: true });
    await writeFile(typed, types);
  }
}

await typeStyles();
