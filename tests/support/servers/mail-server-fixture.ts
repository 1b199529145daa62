import { startMailServer, type MailServer } from "./mail-server.ts";

/** For Playwright: a mail server for all journeys of a worker. Its site is told of it by `SMTP_URL`. */
export async function useMailServer({}: object, use: (mail: MailServer) => Promise<void>): Promise<void> {
  const mail = await startMailServer();
  await use(mail);
  await mail.end();
}
