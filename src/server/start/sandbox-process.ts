import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { paymentNoticePath } from '../http/payment-notices.ts';
import { supervise } from '../platform/database/supervise.ts';
import type { Log } from '../platform/log.ts';
import { projectFolder } from '../platform/project-folder.ts';
import { type Settings, StartProblem } from '../platform/settings.ts';

/** Options of the sandbox bank. */
export type SandboxProcessOptions = {
  readonly port: number;
  /** The local address to listen on; loopback by default. */
  readonly host?: string;
  /** The folder of its database, `sandbox.db`. */
  readonly dataFolder: string;
  readonly secret: string;
  /** Origins of the pages that may embed its frames. */
  readonly shopOrigins: readonly string[];
  /** The URL for its webhooks. */
  readonly webhookUrl: string | null;
  readonly logLevel: string;
  /** Receives its log lines; the output of this process by default. */
  readonly output?: (lines: string) => void;
};

/** A sandbox bank that runs as a child process. */
export type SandboxProcess = {
  /** Its URL. */
  readonly url: string;
  /** The number of a card that is always accepted. */
  readonly workingCard: string;
  /** The URL of its control page with the key. */
  readonly controlUrl: string;
  /** The id of the current process. */
  processId(): number | undefined;
  stop(): Promise<void>;
};

/** The message from a bank that has started. */
type Opened = { readonly workingCard: string; readonly controlPath: string };

type Launched = { readonly child: ChildProcess; readonly opened: Opened };

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** The bank of a killed shop may take a moment to release its port. */
const portTries = 8;
const portPauseMs = 250;

/** Starts the process and waits until it is ready; retries while the port is in use. */
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
    // The bank gets none of the shop's other settings.
    env: {
      PATH: process.env.PATH,
      // Windows needs it to open connections.
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
    // Ctrl-C reaches only the shop, which stops the bank itself.
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

/** Starts the sandbox bank, restarts it whenever it exits, and stops it with the shop. */
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

/**
 * Starts the sandbox bank according to the settings; returns null if one is already running or payments are disabled.
 */
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
      // The shop always responds to this origin.
      webhookUrl: `${origin}${paymentNoticePath}`,
      logLevel,
    },
    log,
  );
}

/** Returns the lines about the bank for the welcome message. */
export function sandboxWelcome(sandbox: SandboxProcess | null): string[] {
  if (!sandbox) return [];
  const { url, workingCard, controlUrl } = sandbox;
  const number = workingCard.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  return [
    'Payments go to a sandbox bank; no one is charged. A test card that pays (any future expiry date, any code):',
    `  ${number}`,
    `  all test cards: ${url}/, simulate faults: ${controlUrl}`,
  ];
}
