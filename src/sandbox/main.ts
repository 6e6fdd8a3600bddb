// The sandbox bank: a separate process with its own origin and database. All it knows of the shop is its URLs.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import pino from 'pino';
import { openBank } from './bank.ts';
import { WORKING_CARD } from './cards/test-cards.ts';
import { createApp } from './http/app.ts';
import { controlKey } from './http/bearer.ts';
import { readSettings, SettingsProblem } from './settings.ts';

function start(): void {
  const settings = readSettings(process.env);
  const log = pino(
    { level: settings.logLevel, base: { process: process.pid } },
    pino.destination({ dest: 1, sync: true }),
  );
  mkdirSync(settings.dataFolder, { recursive: true });
  const bank = openBank(join(settings.dataFolder, 'sandbox.db'), { url: settings.webhookUrl, secret: settings.secret });
  const server = serve(
    { fetch: createApp(bank, settings, log).fetch, port: settings.port, hostname: settings.host },
    () => {
      log.info({ port: settings.port }, 'the sandbox bank is open');
      process.send?.({ workingCard: WORKING_CARD, controlPath: `/control?key=${controlKey(settings.secret)}` });
    },
  );
  server.on('error', (error) => {
    process.stderr.write(`sandbox: ${error.message}\n`);
    process.exit(1);
  });
  const leave = (): void => {
    bank.close();
    process.exit(0);
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  // Exits with the shop, because it would otherwise block its port for the next one.
  process.on('disconnect', leave);
}

try {
  start();
} catch (error) {
  const { message, stack } = error as Error;
  process.stderr.write(`sandbox: ${error instanceof SettingsProblem ? message : (stack ?? message)}\n`);
  process.exit(1);
}
