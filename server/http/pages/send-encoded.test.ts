import { expect, test } from "vitest";
import { chooseEncoding } from "./send-encoded.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000, gzip;q=0", "identity"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
  ["brotli", "identity"],
])("Accept-Encoding %s gets %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
