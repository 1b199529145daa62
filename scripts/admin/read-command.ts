import { parseArgs } from "node:util";
import { rightsSchema } from "#api/accounts/rights-schema.ts";
import type { Rights } from "#api/accounts/roles.ts";
import { rightsOf } from "#server/domain/accounts/permissions.ts";
import { UsageError } from "../terminal/tool.ts";
import {
  accountCommands,
  create,
  giveRole,
  inviteSomebody,
  list,
  onAccount,
  removeOnePasskey,
  reset,
  type Command,
} from "./account-commands.ts";

export const usage = `Usage: npm run admin -- create NAME                make an administrator, or approve a waiting account under a new password
       npm run admin -- reset NAME                 set a new password and end all sessions of the account
       npm run admin -- disable NAME               end its sessions and let it sign in no more
       npm run admin -- enable NAME                let a disabled account sign in again
       npm run admin -- remove NAME                remove an account for good; its posts stay
       npm run admin -- end-sessions NAME          sign an account out everywhere
       npm run admin -- reset-second-factor NAME   for somebody who has lost their phone; takes the passkeys away too
       npm run admin -- passkeys NAME              show an account's passkeys
       npm run admin -- remove-passkey NAME ID     take one of them away, by its id in that list
       npm run admin -- role NAME ROLE             make an account an administrator's, an editor's or a translator's;
                                                   a translator writes drafts in --languages en,es alone
       npm run admin -- invite [EMAIL]             make a link with which one person can register, as an
                                                   administrator, or with --role ROLE as something else
       npm run admin -- list                       show all accounts

The password is asked for, or read from the first line of standard input. The site may be running or not.`;

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Parses the words after `npm run admin --`. Undefined when only help is wanted. @throws UsageError */
export function readCommand(args: string[]): Command | undefined {
  const { values, positionals } = readArguments(args);
  const [command = "", name, ...rest] = positionals;
  if (values.help) return undefined;
  const rights = readRights(command === "role" ? rest[0] : values.role, values.languages);
  if (command === "role" && name !== undefined && rest.length === 1 && rights)
    return onAccount(name, (db, account) => giveRole(db, account, rights));
  const isInvitation = command === "invite";
  if (values.languages !== undefined && !isInvitation) throw new UsageError(usage);
  if (values.role !== undefined && !isInvitation) throw new UsageError(usage);
  const [passkeyId = "", ...surplus] = rest;
  if (command === "remove-passkey" && name !== undefined && isId.test(passkeyId) && surplus.length === 0)
    return onAccount(name, (db, account) => removeOnePasskey(db, account, passkeyId));
  if (rest.length > 0) throw new UsageError(usage);
  if (isInvitation) return (context) => inviteSomebody(context, name, rights);
  if (command === "list" && name === undefined) return list;
  if (name === undefined) throw new UsageError(usage);
  if (command === "create") return (context) => create(context, name);
  if (command === "reset") return (context) => reset(context, name);
  const run = Object.hasOwn(accountCommands, command) ? accountCommands[command] : undefined;
  if (!run) throw new UsageError(usage);
  return onAccount(name, run);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        role: { type: "string" },
        languages: { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** Undefined without a role. @throws UsageError */
function readRights(role: string | undefined, chosen: string | undefined): Rights | undefined {
  if (role === undefined && chosen === undefined) return undefined;
  const result = rightsSchema.safeParse({ role, languages: chosen?.split(",") });
  if (!result.success) throw new UsageError(`${result.error.issues[0]?.message}\n\n${usage}`);
  return rightsOf(result.data);
}
