import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { lasting } from '../../browser/storage.ts';
import { useCall } from '../../browser/use-call.ts';
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
  const [ids, setIds] = useState('');
  useEffect(() => setIds(noteSeen(lasting, current).slice(0, shown).join(',')), [current]);
  // A page without them is a whole page, so nobody is told when they do not come.
  const cards = useCall('loadCards', { ids }, { enabled: ids !== '', silent: true }).answer?.cards ?? [];
  if (cards.length === 0) return null;
  return (
    <Section id="seen" title={<Trans>Seen lately</Trans>}>
      {children(cards)}
    </Section>
  );
}
