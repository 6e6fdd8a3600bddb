// `npm run waymark -- <command>`: the administrator's command line.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Role, roles } from '#contract/call.ts';
import { hashPassword } from '#server/account/auth.ts';
import { ensureAccount } from '#server/account/ensure-account.ts';
import { BackupProblem } from '#server/backup/manifest.ts';
import { audit } from '#server/booking/book/audit.ts';
import { configuredProviders } from '#server/payments/configured-providers.ts';
import { connect } from '#server/platform/database/database.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { readSettings, StartProblem } from '#server/platform/settings.ts';
import { exportPerson } from '#server/privacy/export-person.ts';
import { forgetPerson } from '#server/privacy/forget-person.ts';
import { backupCommand, restoreCommand, verifyCommand } from './backup-commands.ts';

const help = `npm run waymark -- migrate       applies pending database migrations
npm run waymark -- audit         recounts places, credits, bookings and money, and reconciles them with the payment provider
npm run waymark -- user --email ada@example.org --name "Ada Lovelace" --role staff
                                 creates an account, or sets the role and password of an existing one;
                                 roles: traveller, agent (--agency slug), operator (--operator slug), staff;
                                 the password is read from PASSWORD
npm run waymark -- export --email ada@example.org [--out FILE]
                                 writes everything stored about a person as JSON, to FILE or to standard output
npm run waymark -- forget --email ada@example.org [--after-trip] [--waive-credits] [--yes]
                                 deletes or anonymises everything about a person; without --yes it only prints what
                                 would happen. --after-trip keeps upcoming bookings until 30 days after the trip,
                                 --waive-credits forfeits any remaining travel credits
npm run waymark -- backup [FILE] writes a backup of the database and the data folder, also while the shop is in use;
                                 FILE may be a folder (default: BACKUP_DIR), \`-\` writes to standard output
npm run waymark -- verify FILE   reads all of a backup and checks that it is complete, without writing anything
npm run waymark -- restore FILE  restores a backup into an empty database (DATABASE_URL), or into a new DATA_DIR
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    agency: { type: 'string' },
    operator: { type: 'string' },
    out: { type: 'string' },
    yes: { type: 'boolean' },
    'after-trip': { type: 'boolean' },
    'waive-credits': { type: 'boolean' },
  },
});

type Command = (connected: ReturnType<typeof connect>, databaseUrl: string) => Promise<number>;

const commands: Record<string, Command> = {
  async migrate({ pool }) {
    const applied = await migrate(pool);
    process.stdout.write(applied.length ? `applied ${applied.join(', ')}\n` : 'nothing to do\n');
    return 0;
  },
  async audit({ database }) {
    const { disagreements, counted, unsettled, refusedRefunds } = await audit(database, configuredProviders(settings));
    for (const { kind, subject, detail } of disagreements) process.stdout.write(`${kind}: ${subject}: ${detail}\n`);
    const books =
      counted.transactions === null
        ? 'payment provider not configured'
        : `${counted.transactions} provider transactions`;
    process.stdout.write(
      `counted ${counted.places} places, ${counted.bookings} bookings, ${counted.transfers} transfers, ${books}; ${unsettled} payments pending\n`,
    );
    if (refusedRefunds > 0)
      process.stdout.write(`${refusedRefunds} declined refunds need attention at /office/payments\n`);
    process.stdout.write(disagreements.length ? `${disagreements.length} discrepancies\n` : 'no discrepancies\n');
    return disagreements.length ? 1 : 0;
  },
  backup: ({ pool }, url) => backupCommand(settings, pool, url, file),
  async user({ database }) {
    const { email, name, role, agency, operator } = values;
    const password = process.env.PASSWORD ?? '';
    if (!email || !name || !roles.includes(role as Role) || password.length < 10) {
      process.stderr.write(
        `waymark: user needs --email, --name, --role (${roles.join(', ')}) and PASSWORD with at least 10 characters\n`,
      );
      return 1;
    }
    await ensureAccount(database, hashPassword, {
      email,
      name,
      password,
      role: role as Role,
      agency: agency ? { slug: agency } : undefined,
      operator: operator ? { slug: operator } : undefined,
    });
    process.stdout.write(`${email} now has the role ${role}\n`);
    return 0;
  },
  async export({ pool }) {
    const { email, out } = values;
    if (!email) return usageError('export needs --email');
    const text = `${JSON.stringify(await exportPerson(pool, email, new Date()), null, 2)}\n`;
    if (out === undefined) process.stdout.write(text);
    // Readable by its owner only, and never overwrites a file.
    else writeFileSync(out, text, { mode: 0o600, flag: 'wx' });
    return 0;
  },
  async forget({ pool }) {
    const {
      email,
      yes: commit = false,
      'after-trip': afterTrip = false,
      'waive-credits': waiveCredits = false,
    } = values;
    if (!email) return usageError('forget needs --email');
    const options = { commit, afterTrip, waiveCredits };
    const report = await forgetPerson(pool, configuredProviders(settings), email, options, new Date());
    if (report.outcome === 'refused') {
      process.stderr.write(`Nothing was deleted:\n${report.reasons.map((reason) => `  ${reason}\n`).join('')}`);
      return 1;
    }
    for (const { what, count } of report.steps) process.stdout.write(`${count} ${what}\n`);
    if (report.steps.length === 0) process.stdout.write('no data is stored for this email address\n');
    else
      process.stdout.write(commit ? 'done\n' : 'nothing was changed; run the command again with --yes to apply it\n');
    return 0;
  },
};

/** Prints a problem that the user can fix; anything else is a bug. */
function explainProblem(error: unknown): number {
  if (error instanceof BackupProblem || error instanceof StartProblem) return usageError(error.message);
  throw error;
}

function usageError(message: string): number {
  process.stderr.write(`waymark: ${message}\n`);
  return 1;
}

const [name = '', file] = positionals;
// These need no shop, and a restore has to come before the first secret is made.
const readers: Record<string, (file: string) => Promise<number>> = { verify: verifyCommand, restore: restoreCommand };
const reader = readers[name];
if (reader)
  process.exit(file ? await reader(file).catch(explainProblem) : usageError(`${name} needs the file of a backup`));
const command = commands[name];
if (!command) {
  process.stdout.write(help);
  process.exit(positionals.length ? 1 : 0);
}
const settings = readSettings(process.env);
const embedded = settings.databaseUrl ? null : await startEmbedded(settings.dataFolder);
const databaseUrl = settings.databaseUrl ?? (embedded?.url('postgres') as string);
const connected = connect(databaseUrl, 4);
try {
  process.exitCode = await command(connected, databaseUrl).catch(explainProblem);
} finally {
  await connected.close();
  // The database stays up for a shop that uses the same folder.
  if (embedded?.started) await embedded.stop();
}
