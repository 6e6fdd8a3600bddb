import { expect, test } from 'vitest';
import { createPopupHistory, type HistoryWindow, withMarker, withoutMarker } from './popup-history.ts';

/** A browser window whose traversals happen when the test says so, as a real one's happen later. */
function fakeWindow() {
  const entries: { state: unknown; href: string }[] = [{ state: { idx: 0 }, href: 'https://shop.example/t/1?a=1' }];
  let at = 0;
  const steps: number[] = [];
  const listeners: ((event: Event) => void)[] = [];
  const routerSaw: string[] = [];
  const go = (by: number): void => {
    at = Math.max(0, Math.min(entries.length - 1, at + by));
    let stopped = false;
    const event = { stopImmediatePropagation: () => (stopped = true) } as unknown as Event;
    for (const listener of listeners) listener(event);
    if (!stopped) routerSaw.push(entries[at]?.href ?? '');
  };
  const page: HistoryWindow = {
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState(state, _, href) {
        entries.splice(at + 1, entries.length, { state, href: String(href) });
        at += 1;
      },
      back: () => void steps.push(-1),
      forward: () => void steps.push(1),
    },
    location: {
      get href() {
        return entries[at]?.href ?? '';
      },
    },
    addEventListener: (_, run) => void listeners.push(run),
  };
  const settle = (): void => {
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) go(step);
  };
  return { page, routerSaw, settle, press: (by: number) => go(by), href: () => page.location.href };
}

test('NAV-04 opening a popup adds a marked history entry, and Back closes it without a navigation', () => {
  const { page, press, href, routerSaw } = fakeWindow();
  const popups = createPopupHistory(page);
  let open = true;
  popups.enter('brochure', () => {
    open = false;
  });
  expect(href()).toBe('https://shop.example/t/1?a=1&popup=brochure');
  press(-1);
  expect([open, href(), routerSaw]).toEqual([false, 'https://shop.example/t/1?a=1', []]);
});

test('NAV-04 closing a popup otherwise removes the marker, and Back then leaves the page', () => {
  const { page, settle, href, routerSaw } = fakeWindow();
  const popups = createPopupHistory(page);
  const leave = popups.enter('brochure', () => {});
  leave();
  settle();
  expect([href(), routerSaw]).toEqual(['https://shop.example/t/1?a=1', []]);
  leave();
  settle();
  expect(href()).toBe('https://shop.example/t/1?a=1');
});

test('NAV-04 of two popups Back closes the upper one first', () => {
  const { page, press } = fakeWindow();
  const popups = createPopupHistory(page);
  const open = new Set(['outer', 'inner']);
  popups.enter('outer', () => void open.delete('outer'));
  popups.enter('inner', () => void open.delete('inner'));
  press(-1);
  expect([...open]).toEqual(['outer']);
  press(-1);
  expect([...open]).toEqual([]);
});

test('NAV-04 a popup opened while another is closing waits for the history step', () => {
  const { page, settle, href, press } = fakeWindow();
  const popups = createPopupHistory(page);
  let open = true;
  popups.enter('first', () => {})();
  popups.enter('second', () => {
    open = false;
  });
  settle();
  expect(href()).toBe('https://shop.example/t/1?a=1&popup=second');
  press(-1);
  expect([open, href()]).toEqual([false, 'https://shop.example/t/1?a=1']);
});

test('NAV-04 a page opened from within a popup stays open, whichever comes first', () => {
  const late = fakeWindow();
  const leave = createPopupHistory(late.page).enter('menu', () => {});
  leave();
  late.page.history.pushState({ idx: 1 }, '', 'https://shop.example/login');
  late.settle();
  expect(late.href()).toBe('https://shop.example/login');

  const early = fakeWindow();
  const leaveEarly = createPopupHistory(early.page).enter('menu', () => {});
  early.page.history.pushState({ idx: 1 }, '', 'https://shop.example/login');
  leaveEarly();
  early.settle();
  expect(early.href()).toBe('https://shop.example/login');
});

test('NAV-04 adding and removing the marker keeps the rest of the address', () => {
  expect(withMarker('https://shop.example/?a=1#x', 'map')).toBe('https://shop.example/?a=1&popup=map#x');
  expect(withoutMarker('?a=1&popup=map')).toBe('?a=1');
  expect(withoutMarker('?popup=map')).toBe('');
});

test('URL-01 the address listener is notified when a popup has stepped back, however it closed', () => {
  const { page, press, settle, href } = fakeWindow();
  const popups = createPopupHistory(page);
  const heard: string[] = [];
  const stop = popups.onReturn(() => heard.push(href()));
  popups.enter('change-date', () => {});
  press(-1);
  const leave = popups.enter('change-date', () => {});
  leave();
  expect(heard).toHaveLength(1);
  settle();
  expect(heard).toEqual(['https://shop.example/t/1?a=1', 'https://shop.example/t/1?a=1']);
  stop();
  popups.enter('change-date', () => {});
  press(-1);
  expect(heard).toHaveLength(2);
});
