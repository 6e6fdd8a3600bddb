import { z } from 'zod';

/** An invalid setting that prevents the sandbox from starting; the message is one line for the user who started it. */
export class SettingsProblem extends Error {}

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535),
  DATA_DIR: z.string().min(1),
  SECRET: z.string({ error: 'must be set' }).min(16, 'must have at least 16 characters'),
  SHOP_ORIGINS: z
    .string({ error: 'must be set' })
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin).min(1)),
  WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** The settings from the environment. */
export type Settings = {
  /** The local address to listen on. */
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly secret: string;
  /** Origins of the pages that may embed the bank's frames. */
  readonly shopOrigins: readonly string[];
  readonly webhookUrl: string | null;
  readonly logLevel: string;
};

/** Reads the settings, or throws a SettingsProblem that lists every invalid one without its value. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsProblem(`wrong settings: ${wrong.join('; ')}`);
  }
  const { HOST, PORT, DATA_DIR, SECRET, SHOP_ORIGINS, WEBHOOK_URL, LOG_LEVEL } = parsed.data;
  return {
    host: HOST,
    port: PORT,
    dataFolder: DATA_DIR,
    secret: SECRET,
    shopOrigins: SHOP_ORIGINS,
    webhookUrl: WEBHOOK_URL ?? null,
    logLevel: LOG_LEVEL,
  };
}
