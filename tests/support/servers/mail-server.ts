import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** How the server behaves: `silent` takes a mail and never says so, `refusing` wants no mail at all. */
type MailMood = "answering" | "silent" | "refusing" | "busy";

interface MailServerOptions {
  mood?: MailMood;
  /** Where an earlier one listened; any free port when left out. */
  port?: number;
  /** Whom it lets in; anybody when left out. */
  account?: { user: string; password: string };
}

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  port: number;
  mood: MailMood;
  /** Addresses that it knows no mailbox of. */
  unknown: Set<string>;
  /** How many mails a client has begun to send. */
  begun: number;
  /** The mails that came, as they were sent. */
  mails: ReceivedMail[];
  end: () => Promise<void>;
}

interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
}

/** A real SMTP server on the loopback; the caller ends it. */
export async function startMailServer({
  mood = "answering",
  port = 0,
  account,
}: MailServerOptions = {}): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: !account,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      const isRight = username === account?.user && password === account?.password;
      done(isRight ? null : new Error("wrong password"), { user: username });
    },
    onRcptTo({ address }, _session, done) {
      if (mailServer.mood === "refusing" || mailServer.unknown.has(address))
        done(answer(550, "No such mailbox"));
      else done(mailServer.mood === "busy" ? answer(450, "Try again later") : null);
    },
    onData(stream, { envelope }, done) {
      mailServer.begun += 1;
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (mailServer.mood === "silent") return;
        const { mailFrom, rcptTo } = envelope;
        mailServer.mails.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("latin1"),
        });
        done();
      });
    },
  });
  // A client that hangs up in the middle is what some tests are about.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // A TCP server's address is never a string.
  const assignedPort = (server.server.address() as AddressInfo).port;
  const credentials = account
    ? `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}@`
    : "";
  const mailServer: MailServer = {
    url: `smtp://${credentials}127.0.0.1:${assignedPort}`,
    port: assignedPort,
    mood,
    unknown: new Set(),
    begun: 0,
    mails: [],
    end: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
