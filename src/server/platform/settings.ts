import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readVersion } from './project-folder.ts';
import { deriveKey, sign } from './secrets.ts';

/** A setting or condition that prevents Waymark from starting; the message is one line for the user who started it. */
export class StartProblem extends Error {}

/** The exit code after a StartProblem: a restart would fail the same way (EX_CONFIG). */
export const startProblemCode = 78;

const port = z.coerce.number().int().min(1).max(65_535);
const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** Experiments such as `card=plain,photo; hero=still,moving`, each with its variants. */
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
  FILES_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  // Only validated here: connections read it where they are made.
  DATABASE_CONNECT_MS: z.coerce.number().int().min(100).max(600_000).default(5000),
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
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
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
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,\r\n]*(,[\w-]+=[^,\r\n]*)*$/, 'must look like name=value,name=value')
    .transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.split(/=(.*)/, 2))))
    .default({}),
  OTEL_SERVICE_NAME: z.string().min(1).default('waymark'),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_EVERY_HOURS: z.coerce.number().min(0.1).max(720).default(24),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
});

/** The sandbox bank: its URLs for the shop and for browsers, and the secret shared with the shop. */
export type SandboxSettings = {
  readonly apiUrl: string;
  readonly browserOrigin: string;
  readonly secret: string;
  /** The port on which to start a sandbox; null if one is already running. */
  readonly startOn: number | null;
  /** The host that `npm run sandbox` listens on. */
  readonly host: string;
  readonly port: number;
};

/** Scheduled backups: where they are written, how often, and how many are kept. */
export type BackupSettings = { readonly folder: string; readonly everyHours: number; readonly keep: number };

/** Where traces are sent, by the OpenTelemetry protocol over HTTP. */
export type TraceSettings = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  readonly version: string;
};

/** The settings from the environment, validated once at startup. */
export type Settings = {
  readonly port: number;
  readonly dataFolder: string;
  /** What people uploaded; unlike the rest of the data folder, all processes share it. */
  readonly filesFolder: string;
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  readonly origin: string;
  readonly secureCookies: boolean;
  /** Host names that the shop responds to, and complete origins of its own pages. */
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: number;
  readonly secret: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /**
   * The loopback port that receives replies to emails. If it is null, the built-in mail server uses any free port, and
   * no replies are received when another mail server is configured.
   */
  readonly replyPort: number | null;
  readonly metricsToken: string | null;
  readonly assetBase: string;
  readonly appLink: string | null;
  /** The payment sandbox; null if payments are disabled. */
  readonly sandbox: SandboxSettings | null;
  readonly experiments: readonly { readonly name: string; readonly variants: readonly string[] }[];
  /** Whether visits are recorded, subject to consent. */
  readonly sessionReplay: boolean;
  readonly demo: boolean;
  readonly demoTours: number;
  readonly inProcessJobs: boolean;
  readonly renderThreads: number;
  /** Read requests per second and network; 0 for no limit. */
  readonly readLimit: number;
  /** Scheduled backups; null if none are written. */
  readonly backup: BackupSettings | null;
  /** Traces; null if none are sent. */
  readonly traces: TraceSettings | null;
  readonly logLevel: string;
};

/** Returns the secret stored in the data folder, creating it on first start. */
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

/**
 * Test payments are enabled with the demo marketplace; a company's own database requires explicit settings for them.
 */
function sandboxOf(variables: z.output<typeof environment>, secret: string): SandboxSettings | null {
  const { PAYMENTS, SANDBOX_URL, SANDBOX_ORIGIN, SANDBOX_SECRET, DATABASE_URL, DEMO } = variables;
  const isDemo = !DATABASE_URL && DEMO !== false;
  if ((PAYMENTS ?? (isDemo ? 'sandbox' : 'off')) === 'off') return null;
  if (DATABASE_URL && !(SANDBOX_URL && SANDBOX_SECRET))
    throw new StartProblem(
      'PAYMENTS=sandbox with DATABASE_URL needs SANDBOX_URL and SANDBOX_SECRET, so that all processes share one bank (npm run sandbox)',
    );
  const sandboxPort = variables.SANDBOX_PORT ?? variables.PORT + 1;
  // A different host name than the shop's, so that the bank receives none of the shop's cookies.
  const apiUrl = SANDBOX_URL ?? `http://127.0.0.1:${sandboxPort}`;
  return {
    apiUrl,
    browserOrigin: new URL(SANDBOX_ORIGIN ?? apiUrl).origin,
    secret: SANDBOX_SECRET ?? sign(deriveKey(secret, 'sandbox'), 'sandbox'),
    startOn: SANDBOX_URL ? null : sandboxPort,
    host: variables.SANDBOX_HOST,
    port: variables.SANDBOX_PORT ?? (Number(new URL(apiUrl).port) || sandboxPort),
  };
}

/** Reads the settings, or throws a StartProblem that lists every invalid one. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(filled);
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
  // An explicit public origin disables the loopback addresses.
  const loopback = variables.PUBLIC_ORIGIN ? [] : [`localhost:${variables.PORT}`, `127.0.0.1:${variables.PORT}`];
  const hosts = [...new Set([origin.host, ...loopback, ...more.filter((host) => host !== '')])];
  const secret = variables.SECRET ?? storedSecret(dataFolder);
  return {
    port: variables.PORT,
    dataFolder,
    filesFolder: resolve(variables.FILES_DIR ?? join(dataFolder, 'files')),
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
    // A company's own database gets demo tours, and accounts with public passwords, only on explicit request.
    demo: variables.DEMO ?? !variables.DATABASE_URL,
    demoTours: variables.DEMO_TOURS,
    inProcessJobs: variables.IN_PROCESS_JOBS,
    // One core is reserved for handling requests; each thread uses additional memory.
    renderThreads: variables.RENDER_THREADS ?? Math.min(4, Math.max(1, availableParallelism() - 1)),
    readLimit: variables.READ_LIMIT,
    backup: variables.BACKUP_DIR
      ? {
          folder: resolve(variables.BACKUP_DIR),
          everyHours: variables.BACKUP_EVERY_HOURS,
          keep: variables.BACKUP_KEEP,
        }
      : null,
    traces: variables.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          url: `${variables.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
          headers: variables.OTEL_EXPORTER_OTLP_HEADERS,
          service: variables.OTEL_SERVICE_NAME,
          version: readVersion(),
        }
      : null,
    // On a terminal, request logs would hide the welcome message.
    logLevel: variables.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
  };
}
