import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { endedCertificate, localhostCertificate, localhostKey } from "#tests/support/samples/certificates.ts";
import { findCertificateDays } from "./certificate-days.ts";

async function serve(cert: string): Promise<string> {
  const server = createServer({ key: localhostKey, cert });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  // The address of a TCP server is never a string.
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

test("the days of the site's certificate are those that a browser would count", async () => {
  const url = await serve(localhostCertificate);
  const ca = localhostCertificate;
  expect(await findCertificateDays(url, new Date("2119-12-01T12:00:00Z"), { ca })).toBe(30);
  expect(await findCertificateDays(url, new Date("2120-03-01"), { ca })).toBe(0);
});

test("one that has ended has no days", async () => {
  const url = await serve(endedCertificate);
  expect(await findCertificateDays(url, new Date(), { ca: endedCertificate })).toBe(0);
});

test("without https, without an answer, and of one that nobody vouches for nothing is known", async () => {
  const url = await serve(localhostCertificate);
  const now = new Date();
  expect(await findCertificateDays("http://localhost:1", now)).toBeNull();
  expect(await findCertificateDays("https://127.0.0.1:1", now)).toBeNull();
  expect(await findCertificateDays(url, now)).toBeNull();
});
