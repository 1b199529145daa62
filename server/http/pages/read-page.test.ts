import { expect, test } from "vitest";
import { parseEnv } from "#server/env.ts";
import { readPage } from "./read-page.ts";

const env = parseEnv({ SITE_URL: "http://irany.test" });

async function policyOf(...pictures: string[]) {
  const shown = pictures.map((source) => `<img data-src="${source}">`).join("");
  const headers = { "content-type": "text/html; charset=utf-8" };
  const response = new Response(`<html><head></head><body>${shown}</body></html>`, { headers });
  const answer = { response, hydration: null, scripts: ["'sha256-abc='"] };
  const page = await readPage(answer, { env, address: "/hu/post/x" });
  return page.headers.get("content-security-policy") ?? "";
}

const sources = (policy: string) => /img-src ([^;]*)/.exec(policy)?.[1];

test("a page may show the pictures of its own text, from their hosts", async () => {
  const policy = await policyOf("https://kép.test/a.png?b=1&amp;c=2", "http://[::1]:3310/a.png");
  expect(sources(policy)).toBe("'self' data: https://xn--kp-bja.test http://[::1]:3310");
});

test.each(["a;script-src-elem", "a;sandbox", "a,b", "*", "*.test", "a'self'", "a%3Bform-action"])(
  "no picture of the host %s writes into the policy",
  async (host) => {
    const policy = await policyOf(`https://${host}/x.png`, "http://127.0.0.1:3310/y.png");
    expect(sources(policy)).toBe("'self' data: http://127.0.0.1:3310");
    expect(policy.replace("http://127.0.0.1:3310", "")).toBe((await policyOf()).replace("data:", "data: "));
  },
);
