// A sandbox bank in a process of its own, and what a traveller's browser does with it, without a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandboxProvider, type SandboxOptions } from '#server/payments/sandbox-provider.ts';
import { createLog } from '#server/platform/log.ts';
import { type SandboxProcessOptions, startSandbox } from '#server/start/sandbox-process.ts';
import { freePort } from './free-port.ts';

const secret = 'a secret between the shop and its bank';

export type TestSandbox = Awaited<ReturnType<typeof openSandbox>>;

/** Starts a bank; `options` say what differs from an ordinary one, and `output` gets what it logs. */
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

  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(new URL(path, bank.url), {
      method,
      headers: { Authorization: `Bearer ${secret}`, Origin: bank.url, 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: response.status, answer: await response.json() };
  };

  const openSession = async (currency = 'EUR'): Promise<string> =>
    (await ask('POST', '/api/sessions', { currency })).answer.session;

  return {
    ...bank,
    secret,
    dataFolder,
    ask,
    openSession,
    /** The shop's side of it. */
    provider: (more: Partial<SandboxOptions> = {}) =>
      createSandboxProvider({ apiUrl: bank.url, browserOrigin: bank.url, secret, ...more }),
    /** Types a card into the bank's fields: what can pay once with it. */
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
    /** Authenticates the holder of a card for an amount, as its scenario decides; a challenge is confirmed. */
    async authenticate(ref: string, session: string, amount: number, currency = 'EUR') {
      const { answer } = await ask('POST', '/browser/lookups', { session, ref, amount, currency });
      return answer.kind === 'challenge'
        ? (await ask('POST', `/browser/challenges/${answer.id}`, { choice: 'confirm' })).answer
        : answer;
    },
    /** Agrees to an amount on a sheet or in a window of the bank: what can pay it once. */
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
    /** Presses a button on the page of a bank that a redirect leads to. */
    chooseRedirect: async (url: string, choice: 'pay' | 'cancel' | 'fail' | 'payLater') =>
      (await ask('POST', `/browser${new URL(url).pathname}`, { choice })).answer,
    /** Makes the next requests of a kind go wrong. */
    disturb: (fault: { request: string; effect: string; count?: number; afterMs?: number }) =>
      ask('POST', '/api/faults', fault),
    /** Everything that the bank has written down. */
    books: async () => (await ask('GET', '/books')).answer,
    async stop() {
      await bank.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
