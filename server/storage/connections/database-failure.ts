/**
 * `unreachable`: nobody knows what became of the statement. `busy`: it was given up, for example because of a lock.
 * `full`: the database has no room left on its disk.
 */
export type DatabaseFailure = "unreachable" | "busy" | "full";

/** Thrown by a pool before anything is sent, while its database is known to be unreachable. */
export class DatabaseLost extends Error {
  override name = "DatabaseLost";
}

/** PostgreSQL's codes (its appendix A) that say something of the server, not of the statement; two letters are a class. */
const failures: Record<string, DatabaseFailure> = {
  // Connection exception.
  "08": "unreachable",
  // Shut down, crashed, still starting; a dropped database.
  "57P": "unreachable",
  // Ended, because it was idle in a transaction, or because a transaction took too long.
  "25P03": "unreachable",
  "25P04": "unreachable",
  "53100": "full",
  // Other resources: memory, connections.
  "53": "busy",
  // A lock was waited for too long; a time-out cancelled the statement.
  "55P03": "busy",
  "57014": "busy",
  // A deadlock, or a transaction that must be tried again.
  "40": "busy",
  // The disk itself fails: on some file systems this is how they say that they are full.
  "58030": "full",
};

/**
 * Where PostgreSQL opens its files. One that it may not open or write, as on a disk that has become read-only, has the code
 * of a lacking privilege (42501), which elsewhere is a mistake of ours.
 */
const fileSources = ["fd.c", "md.c", "relmapper.c", "slru.c", "xlog.c"];

/** The driver's own errors have no code. */
const driverMessages: [RegExp, DatabaseFailure][] = [
  [/^timeout exceeded when trying to connect|^a connection was waited for/, "busy"],
  [/^Connection terminated|^Query read timeout|not queryable$|^Cannot use a pool after/, "unreachable"],
];

const networkCode = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ENOENT|EMFILE)/;

/** Looks through the errors that others have wrapped around the database's own. @returns null for any other error */
export function databaseFailureOf(error: unknown): DatabaseFailure | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseLost) return "unreachable";
    const { code = "", syscall, file } = cause as { code?: unknown; syscall?: unknown; file?: unknown };
    if (code === "42501" && fileSources.includes(String(file))) return "unreachable";
    if (typeof code === "string") {
      // The same codes are the file system's, whose calls are others.
      if (syscall !== undefined && networkCode.test(code) && isNetworkCall(syscall)) return "unreachable";
      // Its own codes have five characters, as no code of Node has with these beginnings.
      const isState = /^[0-9A-Z]{5}$/.test(code) && "severity" in cause;
      const failure = isState
        ? (failures[code] ?? failures[code.slice(0, 3)] ?? failures[code.slice(0, 2)])
        : null;
      if (failure) return failure;
    }
    const { message } = cause;
    const [, said] = driverMessages.find(([pattern]) => pattern.test(message)) ?? [];
    if (said) return said;
  }
  return null;
}

function isNetworkCall(syscall: unknown): boolean {
  return ["connect", "read", "write", "getaddrinfo"].includes(String(syscall));
}
