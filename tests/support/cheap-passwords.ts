import { passwordCost } from "#server/domain/accounts/passwords/password.ts";
import { passphraseCost } from "#server/domain/backups/age-file.ts";

// A hash takes a processor 28 ms, a passphrase 350, and hundreds are made. The tests of what they cost have processes without this.
Object.assign(passwordCost, { memory: 64, passes: 1 });
Object.assign(passphraseCost, { workFactor: 10 });
