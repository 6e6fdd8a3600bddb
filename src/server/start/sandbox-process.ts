import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { paymentNoticePath } from '../http/payment-notices.ts';
import { supervise } from '../platform/database/supervise.ts';
import type { Log } from '../platform/log.ts';
import { projectFolder } from '../platform/project-folder.ts';
import { type Settings, StartProblem } from '../platform/settings.ts';

/** What the sandbox bank is started with. */
export type SandboxProcessOptions = {
  readonly port: number;
  /** The address of this machine that it answers at: its own loopback unless told otherwise. */
  readonly host?: string;
  /** Where its books lie: `sandbox.db`. */
  readonly dataFolder: string;
  readonly secret: string;
  /** The pages that may show its frames. */
  readonly shopOrigins: readonly string[];
  /** Where its notices go. */
  readonly webhookUrl: string | null;
  readonly logLevel: string;
  /** Who gets what it logs; this process's own output unless told otherwise. */
  readonly output?: (lines: string) => void;
};

/** A sandbox bank that runs beside the shop. */
export type SandboxProcess = {
  /** Where it answers. */
  readonly url: string;
  /** The number of a card that pays. */
  readonly workingCard: string;
  /** The page on which trouble can be made, with its key. */
  readonly controlUrl: string;
  /** The process that runs now. */
  processId(): number | undefined;
  stop(): Promise<void>;
};

/** What the bank says of itself when it is open. */
type Opened = { readonly workingCard: string; readonly controlPath: string };

type Launched = { readonly child: ChildProcess; readonly opened: Opened };

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** The bank of a shop that was killed may take a moment to leave its port. */
const portTries = 8;
const portPauseMs = 250;

/** Starts the process and waits until it is open; a port that is still in use is waited for. */
async function launch(options: SandboxProcessOptions): Promise<Launched> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launchOnce(options);
    } catch (error) {
      if (attempt === portTries || !(error as Error).message.includes('EADDRINUSE')) throw error;
      await wait(portPauseMs);
    }
  }
}

async function launchOnce(options: SandboxProcessOptions): Promise<Launched> {
  const child = spawn(process.execPath, [join(projectFolder, 'build/sandbox/main.js')], {
    // Nothing else of the shop's settings is for a bank.
    env: {
      PATH: process.env.PATH,
      // Windows cannot open a connection without it.
      SystemRoot: process.env.SystemRoot,
      HOST: options.host ?? '',
      PORT: String(options.port),
      DATA_DIR: options.dataFolder,
      SECRET: options.secret,
      SHOP_ORIGINS: options.shopOrigins.join(','),
      WEBHOOK_URL: options.webhookUrl ?? '',
      LOG_LEVEL: options.logLevel,
    },
    stdio: ['ignore', options.output ? 'pipe' : 'inherit', 'pipe', 'ipc'],
    // Ctrl-C reaches the shop alone, which stops its bank itself.
    detached: true,
    windowsHide: true,
  });
  child.stdout?.on('data', (chunk: Buffer) => options.output?.(chunk.toString()));
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint ||= chunk.toString().trim().split('\n')[0] ?? '';
  });
  const opened = await new Promise<Opened>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Opened));
    child.once('error', reject);
    child.once('exit', () => reject(new StartProblem(`the sandbox bank did not start: ${complaint || 'it ended'}`)));
  });
  return { child, opened };
}

/** Starts the sandbox bank, starts it again whenever it ends, and stops it with the shop. */
export async function startSandbox(options: SandboxProcessOptions, log: Log): Promise<SandboxProcess> {
  const { child, opened } = await launch(options);
  let running = child;
  const watching = supervise(
    {
      name: 'the sandbox bank',
      consequence: 'nothing can be paid',
      isRunning: () => !isOver(running),
      async start() {
        running = (await launch(options)).child;
      },
    },
    log,
  );
  const url = `http://127.0.0.1:${options.port}`;
  return {
    url,
    workingCard: opened.workingCard,
    controlUrl: `${url}${opened.controlPath}`,
    processId: () => running.pid,
    async stop() {
      await watching.stop();
      if (isOver(running)) return;
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await ended;
    },
  };
}

/** The sandbox bank that the settings want beside the shop; null when there is one already, or nothing can be paid. */
export async function openSandbox(
  { sandbox, origin, dataFolder, allowedOrigins, logLevel }: Settings,
  log: Log,
): Promise<SandboxProcess | null> {
  if (!sandbox || sandbox.startOn === null) return null;
  return startSandbox(
    {
      port: sandbox.startOn,
      dataFolder,
      secret: sandbox.secret,
      shopOrigins: allowedOrigins,
      // The one address that the shop surely answers to.
      webhookUrl: `${origin}${paymentNoticePath}`,
      logLevel,
    },
    log,
  );
}

/** What the person who started Waymark reads about the bank. */
export function sandboxWelcome(sandbox: SandboxProcess | null): string[] {
  if (!sandbox) return [];
  const { url, workingCard, controlUrl } = sandbox;
  const number = workingCard.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  return [
    'Payments go to a sandbox bank; no money moves. A card that pays (any month to come, any code):',
    `  ${number}`,
    `  every other test card: ${url}/, trouble on demand: ${controlUrl}`,
  ];
}
