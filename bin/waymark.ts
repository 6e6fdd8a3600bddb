// `npm run waymark -- <command>`: what an administrator does from the command line.
import { parseArgs } from 'node:util';
import { type Role, roles } from '#contract/call.ts';
import { hashPassword } from '#server/account/auth.ts';
import { ensureAccount } from '#server/account/ensure-account.ts';
import { audit } from '#server/booking/book/audit.ts';
import { createProvider } from '#server/payments/create-provider.ts';
import { connect } from '#server/platform/database/database.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { readSettings } from '#server/platform/settings.ts';

const help = `npm run waymark -- migrate       brings the database forward
npm run waymark -- audit         counts places, credits, bookings and money again, and holds them against the bank
npm run waymark -- user --email ada@example.org --name "Ada Lovelace" --role staff
                                 makes an account, or gives an existing one a role and a new password;
                                 roles: traveller, agent (--agency slug), operator (--operator slug), staff;
                                 the password is read from PASSWORD
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    agency: { type: 'string' },
    operator: { type: 'string' },
  },
});

type Command = (connected: ReturnType<typeof connect>) => Promise<number>;

const commands: Record<string, Command> = {
  async migrate({ pool }) {
    const applied = await migrate(pool);
    process.stdout.write(applied.length ? `applied ${applied.join(', ')}\n` : 'nothing to do\n');
    return 0;
  },
  async audit({ database }) {
    const { disagreements, counted, unsettled } = await audit(database, createProvider(settings));
    for (const { kind, subject, detail } of disagreements) process.stdout.write(`${kind}: ${subject}: ${detail}\n`);
    const books =
      counted.transactions === null ? 'no bank was asked' : `${counted.transactions} transactions of the bank`;
    process.stdout.write(
      `counted ${counted.places} places, ${counted.bookings} bookings, ${counted.transfers} transfers, ${books}; ${unsettled} payments are being settled\n`,
    );
    process.stdout.write(disagreements.length ? `${disagreements.length} disagree\n` : 'everything agrees\n');
    return disagreements.length ? 1 : 0;
  },
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
    process.stdout.write(`${email} is ${role} now\n`);
    return 0;
  },
};

const command = commands[positionals[0] ?? ''];
if (!command) {
  process.stdout.write(help);
  process.exit(positionals.length ? 1 : 0);
}
const settings = readSettings(process.env);
const embedded = settings.databaseUrl ? null : await startEmbedded(settings.dataFolder);
const connected = connect(settings.databaseUrl ?? (embedded?.url('postgres') as string), 4);
try {
  process.exitCode = await command(connected);
} finally {
  await connected.close();
  // A shop that runs on the same folder keeps its database.
  if (embedded?.started) await embedded.stop();
}
