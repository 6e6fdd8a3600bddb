import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { deriveKey, sign } from './secrets.ts';

/** A setting or a circumstance that keeps Waymark from starting; its message is one line for the person who started it. */
export class StartProblem extends Error {}

const port = z.coerce.number().int().min(1).max(65_535);
const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** Experiments such as `card=plain,photo; hero=still,moving`: each with the variants that visitors are spread over. */
const experiments = z
  .string()
  .regex(
    /^[\w-]+=[\w-]+(,[\w-]+)+( *; *[\w-]+=[\w-]+(,[\w-]+)+)*$/,
    'must look like card=plain,photo; hero=still,moving',
  )
  .transform((text) =>
    text.split(/ *; */).map((one) => {
      const [name, variants] = one.split('=') as [string, string];
      return { name, variants: variants.split(',') };
    }),
  );

const environment = z.object({
  PORT: port.default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  ALLOWED_HOSTS: z.string().optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Waymark <hello@waymark.example>'),
  REPLY_PORT: port.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ASSET_BASE: z.url().optional(),
  APP_LINK: z.url().optional(),
  PAYMENTS: z.enum(['sandbox', 'off']).optional(),
  SANDBOX_PORT: port.optional(),
  SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  EXPERIMENTS: experiments.default([]),
  SESSION_REPLAY: flag.default(false),
  DEMO: flag.optional(),
  DEMO_TOURS: z.coerce.number().int().min(1).max(100_000).default(600),
  IN_PROCESS_JOBS: flag.default(true),
  RENDER_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  READ_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(60),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
});

/** The sandbox bank: where the shop finds it, where browsers do, and the secret that it shares with the shop. */
export type SandboxSettings = {
  readonly apiUrl: string;
  readonly browserOrigin: string;
  readonly secret: string;
  /** The port to start one on; null when one runs already. */
  readonly startOn: number | null;
};

/** Everything that can be set from outside, checked once at the start. */
export type Settings = {
  readonly port: number;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  readonly origin: string;
  readonly secureCookies: boolean;
  /** The names that the shop answers to, and whole origins that its own pages may come from. */
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: number;
  readonly secret: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** The loopback port on which answers to our mails arrive; null for any, and for none where mails go elsewhere. */
  readonly replyPort: number | null;
  readonly metricsToken: string | null;
  readonly assetBase: string;
  readonly appLink: string | null;
  /** Where payments go; null when nothing can be paid. */
  readonly sandbox: SandboxSettings | null;
  readonly experiments: readonly { readonly name: string; readonly variants: readonly string[] }[];
  /** Whether visits are recorded, where people agree to it. */
  readonly sessionReplay: boolean;
  readonly demo: boolean;
  readonly demoTours: number;
  readonly inProcessJobs: boolean;
  readonly renderThreads: number;
  /** How much one network may read in a second; 0 for no limit. */
  readonly readLimit: number;
  readonly logLevel: string;
};

/** The secret that this data folder keeps, made at the first start. */
function storedSecret(dataFolder: string): string {
  const path = resolve(dataFolder, 'secret');
  if (!existsSync(path)) {
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    chmodSync(path, 0o600);
  }
  return readFileSync(path, 'utf8').trim();
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new StartProblem(`DATA_DIR ${path} cannot be written: ${(error as Error).message}`);
  }
}

/** Test payments come with the demo marketplace; a company's own database has none unless it says so, and says where the bank is. */
function sandboxOf(variables: z.output<typeof environment>, secret: string): SandboxSettings | null {
  const { PAYMENTS, SANDBOX_URL, SANDBOX_ORIGIN, SANDBOX_SECRET, DATABASE_URL, DEMO } = variables;
  const isDemo = !DATABASE_URL && DEMO !== false;
  if ((PAYMENTS ?? (isDemo ? 'sandbox' : 'off')) === 'off') return null;
  if (DATABASE_URL && !(SANDBOX_URL && SANDBOX_SECRET))
    throw new StartProblem(
      'PAYMENTS=sandbox with DATABASE_URL needs SANDBOX_URL and SANDBOX_SECRET, so that all processes share one bank',
    );
  const sandboxPort = variables.SANDBOX_PORT ?? variables.PORT + 1;
  // Another host name than the shop's, so that no cookie of the shop reaches the bank.
  const apiUrl = SANDBOX_URL ?? `http://127.0.0.1:${sandboxPort}`;
  return {
    apiUrl,
    browserOrigin: new URL(SANDBOX_ORIGIN ?? apiUrl).origin,
    secret: SANDBOX_SECRET ?? sign(deriveKey(secret, 'sandbox'), 'sandbox'),
    startOn: SANDBOX_URL ? null : sandboxPort,
  };
}

/** Reads the settings, or throws a StartProblem that names every wrong one. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartProblem(`wrong settings: ${wrong.join('; ')}`);
  }
  const variables = parsed.data;
  if (variables.DATABASE_URL && !variables.SECRET) {
    throw new StartProblem('SECRET must be set together with DATABASE_URL, so that all processes share it');
  }
  const dataFolder = resolve(variables.DATA_DIR);
  makeFolder(dataFolder);
  const origin = new URL(variables.PUBLIC_ORIGIN ?? `http://localhost:${variables.PORT}`);
  const more = variables.ALLOWED_HOSTS?.split(',').map((host) => host.trim().toLowerCase()) ?? [];
  // Somebody who says where the shop lives does not want it to live at a loopback address too.
  const loopback = variables.PUBLIC_ORIGIN ? [] : [`localhost:${variables.PORT}`, `127.0.0.1:${variables.PORT}`];
  const hosts = [...new Set([origin.host, ...loopback, ...more.filter((host) => host !== '')])];
  const secret = variables.SECRET ?? storedSecret(dataFolder);
  return {
    port: variables.PORT,
    dataFolder,
    databaseUrl: variables.DATABASE_URL ?? null,
    databasePool: variables.DATABASE_POOL,
    origin: origin.origin,
    secureCookies: origin.protocol === 'https:',
    allowedHosts: hosts,
    allowedOrigins: hosts.map((host) => `${origin.protocol}//${host}`),
    trustedProxies: variables.TRUSTED_PROXIES,
    secret,
    smtpUrl: variables.SMTP_URL ?? null,
    mailFrom: variables.MAIL_FROM,
    replyPort: variables.REPLY_PORT ?? null,
    metricsToken: variables.METRICS_TOKEN ?? null,
    assetBase: variables.ASSET_BASE ?? '',
    appLink: variables.APP_LINK ?? null,
    sandbox: sandboxOf(variables, secret),
    experiments: variables.EXPERIMENTS,
    sessionReplay: variables.SESSION_REPLAY,
    // A company's own database gets no demo tours, and no accounts with public passwords, unless it asks for them.
    demo: variables.DEMO ?? !variables.DATABASE_URL,
    demoTours: variables.DEMO_TOURS,
    inProcessJobs: variables.IN_PROCESS_JOBS,
    // One core is left for answering; each thread takes memory of its own.
    renderThreads: variables.RENDER_THREADS ?? Math.min(4, Math.max(1, availableParallelism() - 1)),
    readLimit: variables.READ_LIMIT,
    // Somebody who watches a terminal wants to read the welcome, not every request.
    logLevel: variables.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
  };
}
