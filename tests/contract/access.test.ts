// Who may do what, made from the list of calls itself: every call × every kind of caller.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CallEntry, type Role, roles } from '#contract/call.ts';
import { callEntries } from '#contract/list.ts';
import { markupProblems } from '#tests/support/markup.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import type { Told, Visitor } from '#tests/support/visitor.ts';
import routes from '#web/routes.ts';
import { forgetLimits, goodPassword, logIn, makeAccount, visit } from './access-visitor.ts';

type Who = 'anonymous' | Role;
const everyone: readonly Who[] = ['anonymous', ...roles];
const company = { slug: 'matrix', name: 'Matrix' };

let shop: TestShop;
const visitors = new Map<Who, Visitor>();

type Routes = readonly { readonly path?: string; readonly index?: boolean; readonly children?: Routes }[];

/** The paths of all pages, those inside layouts and other pages included. */
const pagePaths = (list: Routes, above = ''): string[] =>
  list.flatMap(({ path, index, children = [] }) => {
    const whole = [above, path].filter(Boolean).join('/');
    return [...(path !== undefined || index ? [whole] : []), ...pagePaths(children, whole)];
  });

/** A new browser in which somebody is logged in, or nobody. */
async function enter(who: Who): Promise<Visitor> {
  const visitor = visit(shop);
  if (who !== 'anonymous') expect((await logIn(visitor, `${who}@matrix.example`)).status).toBe(200);
  return visitor;
}

beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0', SESSION_REPLAY: '1' });
  for (const role of roles) {
    await makeAccount(shop, {
      email: `${role}@matrix.example`,
      role,
      agency: role === 'agent' ? company : undefined,
      operator: role === 'operator' ? company : undefined,
    });
  }
  for (const who of everyone) visitors.set(who, await enter(who));
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

/** What the list promises a caller: 401 to whoever has to log in, 404 to whoever must not know, else neither. */
function promised({ access }: CallEntry, who: Who): 401 | 404 | 'let in' {
  if (access === 'anyone') return 'let in';
  if (who === 'anonymous') return 401;
  return access === 'signed-in' || access.includes(who) ? 'let in' : 404;
}

/** The words with which access is refused, as the shop says them; any other 404 is about a thing that is not there. */
const refusals = { 401: 'Please sign in first.', 404: 'We couldn’t find what you’re looking for.' };

/** Makes a call with nothing in it, so that whoever is let in changes nothing that the next caller needs. */
async function knock(who: Who, [name, entry]: readonly [string, CallEntry]): Promise<Told> {
  // Logging out would take the session from the rows below.
  const visitor = name === 'logOut' ? await enter(who) : (visitors.get(who) as Visitor);
  const path = entry.path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
  return entry.method === 'GET' ? visitor.ask(path) : visitor.postJson(path, {});
}

for (const call of callEntries) {
  const [name, entry] = call;
  describe(`${name} (${typeof entry.access === 'string' ? entry.access : entry.access.join(', ')})`, () => {
    test.each(everyone)('answers %s as the access list specifies', async (who) => {
      const { status, json } = await knock(who, call);
      const expected = promised(entry, who);
      expect(status).toBeLessThan(500);
      if (expected === 'let in') {
        expect([401, 403]).not.toContain(status);
        // Where somebody could be kept out, "not found" would be that, unless it is about the made-up id in the path.
        if (entry.access !== 'anyone' && !entry.path.includes('{')) expect(status).not.toBe(404);
      } else {
        expect(status).toBe(expected);
        expect(json.message).toBe(refusals[expected]);
      }
    });
  });
}

test('the matrix has a row for every role, and each role is recognised', async () => {
  for (const who of roles) {
    const { json } = await (visitors.get(who) as Visitor).ask('/api/account/me');
    expect(json.account.role).toBe(who);
  }
});

test('every writing endpoint refuses requests without the token, for every role', async () => {
  for (const [name, entry] of callEntries.filter(([, { effect }]) => effect === 'write')) {
    for (const who of everyone) {
      const answer = await (visitors.get(who) as Visitor).ask(entry.path.replaceAll(/\{\w+\}/g, '1'), {
        method: entry.method,
        body: '{}',
        headers: { 'content-type': 'application/json', origin: shop.origin },
      });
      expect([name, who, answer.status]).toEqual([name, who, 403]);
    }
  }
});

describe('pages', () => {
  const office = ['/office', '/office/reports', '/office/mailbox', '/office/ui'];

  test.each(office)('%s sends visitors to log-in and back, is a 404 for others, and opens for staff', async (path) => {
    for (const prefix of ['', '/de']) {
      for (const who of everyone) {
        const answer = await (visitors.get(who) as Visitor).ask(prefix + path);
        if (who === 'anonymous') {
          expect(answer.status).toBe(302);
          expect(answer.headers.get('location')).toBe(`${prefix}/login?next=${encodeURIComponent(path)}`);
        } else expect([who, answer.status]).toEqual([who, who === 'staff' ? 200 : 404]);
      }
    }
  });

  test('the data of office pages is for staff, too', async () => {
    const marker = 'a message that only staff may read';
    await (visitors.get('anonymous') as Visitor).postJson('/api/utils/jserror', { message: marker });
    for (const who of everyone) {
      const { status, text } = await (visitors.get(who) as Visitor).ask('/office/reports.data');
      expect([who, text.includes(marker)]).toEqual([who, who === 'staff']);
      expect([who, status]).toEqual([who, who === 'staff' ? 200 : who === 'anonymous' ? 202 : 404]);
      const child = await (visitors.get(who) as Visitor).ask('/office/reports.data?_routes=pages%2Foffice%2Freports');
      expect([who, child.text.includes(marker)]).toEqual([who, who === 'staff']);
    }
  });

  describe('all of them, in every role and language', () => {
    const seen: { readonly name: string; readonly text: string }[] = [];
    beforeAll(async () => {
      // Each has two sessions, so that one of them can be ended.
      for (const who of roles) await enter(who);
      const id = crypto.randomUUID();
      const addresses = pagePaths(routes).map((path) => `/${path.replaceAll(/:\w+/g, id).replace('*', 'nothing')}`);
      expect(addresses).toContain('/office/inbox');
      // Visitors who are not signed in get the second one from the cache.
      for (const who of everyone)
        for (const address of addresses)
          for (const prefix of who === 'anonymous' ? ['', '', '/de'] : ['', '/de']) {
            const { headers, text } = await (visitors.get(who) as Visitor).ask(prefix + address);
            if (headers.get('content-type')?.startsWith('text/html'))
              seen.push({ name: `${who} ${prefix}${address}`, text });
          }
    });

    test('have a doctype, rendered and cached', () => {
      expect(seen.length).toBeGreaterThan(100);
      expect(seen.filter(({ text }) => !/^<!doctype html>/i.test(text)).map(({ name }) => name)).toEqual([]);
    });

    test('have headings in order, valid nesting, and labels that contain the visible text', () => {
      // A session that can be ended is on the page.
      const account = seen.find(({ name }) => name === 'traveller /account');
      expect(account?.text).toMatch(/ value="end-/);
      expect(seen.flatMap(({ name, text }) => markupProblems(text).map((problem) => `${name}: ${problem}`))).toEqual(
        [],
      );
    });
  });

  test('an unknown address in the office is a 404 for everyone', async () => {
    for (const who of everyone) {
      expect((await (visitors.get(who) as Visitor).ask('/office/nothing')).status).toBe(404);
    }
  });

  test('signing in opens the role’s workspace, or the requested page', async () => {
    const landing = { traveller: '/account', agent: '/agency', operator: '/office/requests', staff: '/office' };
    for (const role of roles) {
      const visitor = visit(shop);
      for (const prefix of ['', '/de']) {
        const body = { email: `${role}@matrix.example`, password: goodPassword };
        const submit = async (path: string) =>
          visitor.ask(prefix + path, {
            method: 'POST',
            body: new URLSearchParams({ security_token: await visitor.token(), ...body }),
          });
        const first = await submit('/login');
        const second = await visitor.ask(first.headers.get('location') as string);
        expect([role, second.headers.get('location')]).toEqual([role, prefix + landing[role]]);
        expect((await visitor.ask(prefix + landing[role])).status).toBe(200);
        const asked = await submit('/login?next=%2Fwishlist&from=%2Fsearch');
        expect(asked.headers.get('location')).toBe(`${prefix}/wishlist`);
      }
    }
  });

  test('the account page requires a log-in', async () => {
    for (const who of everyone) {
      const { status, headers } = await (visitors.get(who) as Visitor).ask('/account');
      expect([who, status]).toEqual([who, who === 'anonymous' ? 302 : 200]);
      if (who === 'anonymous') expect(headers.get('location')).toBe('/login?next=%2Faccount');
    }
  });
});
