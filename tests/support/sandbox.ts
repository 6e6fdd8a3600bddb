// A sandbox bank in a process of its own, and the actions of a traveller's browser in it, without a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandboxProvider, type SandboxOptions } from '#server/payments/sandbox-provider.ts';
import { createLog } from '#server/platform/log.ts';
import { type SandboxProcessOptions, startSandbox } from '#server/start/sandbox-process.ts';
import { freePort } from './free-port.ts';

const secret = 'a secret between the shop and its bank';

export type TestSandbox = Awaited<ReturnType<typeof openSandbox>>;
export type SandboxClient = ReturnType<typeof sandboxClient>;

/** Starts a bank; `options` override the defaults, and `output` receives its log. */
export async function openSandbox(options: Partial<SandboxProcessOptions> = {}, output?: (line: string) => void) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'waymark-sandbox-'));
  const bank = await startSandbox(
    {
      port: await freePort(),
      dataFolder,
      secret,
      shopOrigins: ['http://localhost:3000'],
      webhookUrl: null,
      logLevel: 'silent',
      ...options,
      ...(output && { output }),
    },
    createLog('silent'),
  );
  return {
    ...bank,
    ...sandboxClient(bank.url, secret),
    dataFolder,
    async stop() {
      await bank.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Returns the actions of a shop and of a browser at a bank. */
export function sandboxClient(url: string, bankSecret: string) {
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { Authorization: `Bearer ${bankSecret}`, Origin: url, 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: response.status, answer: await response.json() };
  };

  const openSession = async (currency = 'EUR'): Promise<string> =>
    (await ask('POST', '/api/sessions', { currency })).answer.session;

  return {
    url,
    secret: bankSecret,
    ask,
    openSession,
    /** Returns the provider that the shop uses. */
    provider: (more: Partial<SandboxOptions> = {}) =>
      createSandboxProvider({ apiUrl: url, browserOrigin: url, secret: bankSecret, ...more }),
    /** Enters a card in the bank's fields and returns a one-time payment token. */
    async typeCard(number: string, session?: string): Promise<string> {
      const { status, answer } = await ask('POST', '/browser/cards', {
        session: session ?? (await openSession()),
        number,
        expiry: '1239',
        code: number.startsWith('3782') ? '1234' : '123',
        cardHolder: 'Ada Lovelace',
        billingCountry: 'DE',
        billingZip: '10115',
      });
      if (status !== 200) throw new Error(`the bank does not take the card: ${status} ${answer.code}`);
      return answer.ref;
    },
    /** Authenticates the holder of a card for an amount, as its scenario defines; a challenge is confirmed. */
    async authenticate(ref: string, session: string, amount: number, currency = 'EUR') {
      const { answer } = await ask('POST', '/browser/lookups', { session, ref, amount, currency });
      return answer.kind === 'challenge'
        ? (await ask('POST', `/browser/challenges/${answer.id}`, { choice: 'confirm' })).answer
        : answer;
    },
    /** Approves an amount on a sheet or in a window of the bank and returns a one-time payment token. */
    async agree(
      method: 'applePay' | 'googlePay' | 'paypal' | 'paypalCredit',
      payer: string,
      amount: number,
      { session, currency = 'EUR', networks }: { session?: string; currency?: string; networks?: string[] } = {},
    ): Promise<string> {
      const { status, answer } = await ask('POST', '/browser/sheets', {
        session: session ?? (await openSession()),
        method,
        payer,
        amount,
        currency,
        networks: networks ?? null,
      });
      if (status !== 200) throw new Error(`nothing was agreed to: ${status} ${answer.code}`);
      return answer.ref;
    },
    /** Presses a button on the bank's redirect page. */
    chooseRedirect: async (page: string, choice: 'pay' | 'cancel' | 'fail' | 'payLater') =>
      (await ask('POST', `/browser${new URL(page).pathname}`, { choice })).answer,
    /** Makes the next requests of a kind fail. */
    disturb: (fault: { request: string; effect: string; count?: number; afterMs?: number }) =>
      ask('POST', '/api/faults', fault),
    /** Returns everything that the bank has recorded. */
    books: async () => (await ask('GET', '/books')).answer,
  };
}
