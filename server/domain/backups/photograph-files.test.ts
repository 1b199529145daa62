import { expect, test } from "vitest";
import { requireCapacityFor } from "./photograph-files.ts";

const gigabyte = 1024 ** 3;
const withFree = (free: number | null) => async () => free;

test("photographs that the disk has no room for are refused before the first is written", async () => {
  const size = { count: 3, bytes: 2 * gigabyte };
  await requireCapacityFor(size, "/nowhere", withFree(3 * gigabyte));
  await expect(requireCapacityFor(size, "/nowhere", withFree(gigabyte))).rejects.toThrow(
    "the photographs of the backup take 2048 MB, and the disk has room for 1024 MB",
  );
  // Beside them the database has to write.
  await expect(requireCapacityFor(size, "/nowhere", withFree(size.bytes + 1000))).rejects.toThrow(
    "has room for",
  );
});

test("so are more than any owner has; where nobody knows the room, or none is needed, they come", async () => {
  await expect(requireCapacityFor({ count: 100_001, bytes: 0 }, "/nowhere")).rejects.toThrow("too many");
  await requireCapacityFor({ count: 1, bytes: gigabyte }, "/nowhere", withFree(null));
  await requireCapacityFor({ count: 0, bytes: 0 }, "/nowhere", withFree(0));
});
