import { expect, test } from "vitest";
import { byteCount, encodeBody } from "./encoded-body.ts";

test("the plain form is not kept, but unpacked for whoever asks for it", async () => {
  const text = Array.from({ length: 900 }, (_, index) => `${index} ${index * index} hegy. `).join("");
  const body = await encodeBody(Buffer.from(text), []);
  const { forms, length } = body;
  expect(forms.identity.bytes.toString()).toBe(text);
  expect(forms.identity.head).toContain(String(text.length));
  expect(length).toBe(text.length);
  expect(byteCount(body)).toBe(forms.br.bytes.length + forms.gzip.bytes.length);
});
