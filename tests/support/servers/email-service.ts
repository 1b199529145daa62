import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface EmailServiceServer {
  /** For `EMAILJS_API_URL`. */
  url: string;
  /** The answer that it sends. */
  answer: { status: number; text: string };
  /** The forms that came, field by field. */
  forms: Record<string, string>[];
  end: () => Promise<void>;
}

/** A server that speaks the e-mail service's protocol, on an origin of its own; the caller ends it. */
export async function startEmailService(): Promise<EmailServiceServer> {
  const service: EmailServiceServer = {
    url: "",
    answer: { status: 200, text: "OK" },
    forms: [],
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer(async (request, response) => {
    // This is as the real one, it lets the pages of every site ask.
    response.setHeader("access-control-allow-origin", "*");
    if (request.method !== "POST" || request.url !== "/api/v1.0/email/send-form") {
      return response.writeHead(404).end("Not Found");
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const headers = { "content-type": request.headers["content-type"] ?? "" };
    const form = await new Response(Buffer.concat(chunks), { headers }).formData();
    service.forms.push(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
    return response.writeHead(service.answer.status).end(service.answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is never a string.
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}
