import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { lasting } from '../../browser/storage.ts';
import { Popup } from '../../popups/popup.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';

/** The storage key for disabling shortcuts, which voice control users may trigger accidentally. */
const offKey = 'waymark-inbox-keys';

/** Returns whether a key press belongs to a text field or to an open popup. */
function isTaken({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || document.querySelector('[data-popup]')) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

const items = (): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-inbox-list] a')].filter((item) => item.offsetParent !== null);

/** Moves the focus through the list: from the focused item, the open conversation, or the start or end. */
function step(by: 1 | -1): void {
  const list = items();
  const held = list.indexOf(document.activeElement as HTMLAnchorElement);
  const from = held >= 0 ? held : list.findIndex((item) => item.getAttribute('aria-current') === 'page');
  const to = from < 0 ? (by > 0 ? 0 : list.length - 1) : from + by;
  list[Math.min(Math.max(to, 0), list.length - 1)]?.focus();
}

/** Shortcuts focus or press elements that exist on the page. */
const focusOn = (selector: string) => (): void => {
  document.querySelector<HTMLElement>(selector)?.focus();
};
const press = (selector: string) => (): void => {
  document.querySelector<HTMLElement>(selector)?.click();
};

const actions: Readonly<Record<string, () => void>> = {
  j: () => step(1),
  k: () => step(-1),
  r: focusOn('#body, [data-chat-window] textarea'),
  a: focusOn('#accountId'),
  s: focusOn('[data-key="s"] button'),
  e: press('[data-key="e"] button'),
  '/': focusOn('#inbox-search'),
};

/** Enables keyboard shortcuts in the inbox; everything is reachable by Tab as well. */
export function useInboxKeys(): { readonly show: () => void; readonly help: ReactNode } {
  const [open, setOpen] = useState(false);
  const [off, setOff] = useState(false);
  useEffect(() => setOff(lasting.read(offKey) === 'off'), []);
  const turn = (next: boolean) => {
    setOff(next);
    if (next) lasting.save(offKey, 'off');
    else lasting.forget(offKey);
  };
  useEffect(() => {
    if (off) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTaken(event)) return;
      const inList = event.target instanceof Element && event.target.closest('[data-inbox-list]');
      const arrows: Readonly<Record<string, string>> = inList ? { ArrowDown: 'j', ArrowUp: 'k' } : {};
      const action = event.key === '?' ? () => setOpen(true) : actions[arrows[event.key] ?? event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [off]);
  return {
    show: () => setOpen(true),
    help: <KeyHelp open={open} onClose={() => setOpen(false)} off={off} onTurn={turn} />,
  };
}

function KeyHelp({
  open,
  onClose,
  off,
  onTurn,
}: {
  open: boolean;
  onClose: () => void;
  off: boolean;
  onTurn: (off: boolean) => void;
}) {
  const { t } = useLingui();
  const keys: [readonly string[], string][] = [
    [['j', '↓'], t`Next conversation`],
    [['k', '↑'], t`Previous conversation`],
    [['Enter'], t`Open`],
    [['r'], t`Reply`],
    [['a'], t`Assign`],
    [['s'], t`Snooze`],
    [['e'], t`Mark as done`],
    [['/'], t`Search; in an empty reply, choose a template`],
    [['Ctrl Enter'], t`Send reply`],
    [['?'], t`Show keyboard shortcuts`],
  ];
  return (
    <Popup name="keys" title={<Trans>Keyboard shortcuts</Trans>} width="small" open={open} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5 text-sm">
        {keys.map(([names, does]) => (
          <div key={does} className="contents">
            <dt className="flex gap-1.5">
              {names.map((name) => (
                <kbd
                  key={name}
                  className="min-w-8 rounded-field border border-line-strong/60 bg-mist px-2 py-1 text-center text-xs"
                >
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="pt-5">
        <Checkbox
          label={<Trans>Use keyboard shortcuts</Trans>}
          checked={!off}
          onChange={({ target }) => onTurn(!target.checked)}
        />
      </div>
    </Popup>
  );
}
