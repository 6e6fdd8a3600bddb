import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../browser/call.ts';
import { usePage } from '../../browser/page-config.ts';
import { lasting } from '../../browser/storage.ts';
import { Section } from './section.tsx';
import { noteSeen } from './seen.ts';
import type { Card } from './tour-types.ts';

/** How many are shown. */
const shown = 4;

/** The tours that this visitor looked at before, known to their own browser alone. */
export function RecentlySeen({
  current,
  children,
}: {
  current: number;
  children: (cards: readonly Card[]) => ReactNode;
}) {
  const [cards, setCards] = useState<readonly Card[]>([]);
  const { currency } = usePage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another currency the same tours have other prices
  useEffect(() => {
    const before = noteSeen(lasting, current).slice(0, shown);
    setCards([]);
    if (before.length === 0) return;
    const leaving = new AbortController();
    call('loadCards', { ids: before.join(',') }, { signal: leaving.signal, silent: true }).then(
      (answer) => setCards(answer.cards),
      () => {}, // A page without them is a whole page.
    );
    return () => leaving.abort();
  }, [current, currency]);
  if (cards.length === 0) return null;
  return (
    <Section id="seen" title={<Trans>Seen lately</Trans>}>
      {children(cards)}
    </Section>
  );
}
