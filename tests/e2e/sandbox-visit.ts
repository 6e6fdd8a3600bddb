// A page on another origin than the bank's, with a policy as strict as the shop's, and a browser on it.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { securityHeaders } from '#server/http/security-headers.ts';
import { projectFolder } from '#server/platform/project-folder.ts';
import { openSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import type { SandboxHost } from './sandbox-host-page.ts';
import { launchBrowser, openWindow, phone } from './window.ts';

declare global {
  interface Window {
    host: SandboxHost;
  }
}

/** What decides over windows and wallets is what the shop itself sends. */
const shopHeaders = securityHeaders(false);

async function bundleHost(): Promise<string> {
  const built = await build({
    root: projectFolder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: join(projectFolder, 'tests/e2e/sandbox-host-page.ts') },
    },
  });
  const [output] = [built].flat() as { output: { code: string }[] }[];
  return output?.output[0]?.code as string;
}

const markup = (origin: string, session: string) => `<!doctype html>
<html lang="de"><head><title>Bezahlen</title><link rel="icon" href="data:,"><script type="module" src="/host.js"></script>
<link rel="stylesheet" href="/host.css"></head>
<body><main id="config" data-origin="${origin}" data-session="${session}"><h1>Bezahlen</h1>
<div id="number"></div><div id="expirationDate"></div><div id="cvv"></div><div id="challenge"></div></main></body></html>`;
const styles =
  '#number, #expirationDate, #cvv { height: 48px; width: 300px } #challenge iframe { width: 320px; height: 480px }';

/** A bank, a page that takes cards and a browser for one test file; they start before its tests and stop after them. */
export function payingPage() {
  let bank: TestSandbox;
  let server: Server;
  let browser: Browser;
  /** Everything that reached the shop, to be searched for what must not. */
  const received: string[] = [];
  beforeAll(async () => {
    const code = await bundleHost();
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', async () => {
        received.push(`${request.url} ${JSON.stringify(request.headers)} ${body}`);
        response.setHeader(
          'Content-Security-Policy',
          `default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; frame-src ${bank.url}`,
        );
        for (const name of ['cross-origin-opener-policy', 'permissions-policy'])
          response.setHeader(name, shopHeaders[name] as string);
        if (request.url === '/host.js') response.setHeader('Content-Type', 'text/javascript').end(code);
        else if (request.url === '/host.css') response.setHeader('Content-Type', 'text/css').end(styles);
        else response.setHeader('Content-Type', 'text/html').end(markup(bank.url, await bank.openSession()));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    bank = await openSandbox({ shopOrigins: [`http://localhost:${(server.address() as AddressInfo).port}`] });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await bank?.stop();
    server?.close();
  });
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    bank: () => bank,
    origin,
    received: () => received,
    browser: () => browser,
    /** Opens the page with its fields in place. */
    async open(look: Record<string, string> = {}) {
      const visit = await openWindow(
        browser,
        origin(),
        { viewport: phone },
        /status of (4\d\d|500)|ERR_EMPTY_RESPONSE/,
      );
      await visit.page.goto('/');
      await visit.page.evaluate((given) => window.host.mount(given), look);
      return visit;
    },
  };
}

export const fieldOf = (page: Page, name: 'number' | 'expirationDate' | 'cvv') =>
  page.frameLocator(`#${name} iframe`).locator('input');

export const challengeOf = (page: Page): FrameLocator => page.frameLocator('#challenge iframe');

/** Types a card with a month to come. */
export async function typeCard(page: Page, number: string, code = '123'): Promise<void> {
  await fieldOf(page, 'number').pressSequentially(number);
  await fieldOf(page, 'expirationDate').pressSequentially('1239');
  await fieldOf(page, 'cvv').pressSequentially(code);
}

/** Hands in what was typed. */
export const tokenise = (page: Page) => page.evaluate(() => window.host.tokenise());

/** Types a card and hands it in: what can pay once with it. */
export async function cardOf(page: Page, number: string): Promise<string> {
  await fieldOf(page, 'number').fill(number);
  await fieldOf(page, 'expirationDate').fill('12 / 39');
  await fieldOf(page, 'cvv').fill('123');
  const answer = await tokenise(page);
  if (!answer?.ok) throw new Error(`not taken: ${JSON.stringify(answer)}`);
  return answer.card.ref;
}
