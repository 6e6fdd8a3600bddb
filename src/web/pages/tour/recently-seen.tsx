import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { lasting } from '../../browser/storage.ts';
import { useCall } from '../../browser/use-call.ts';
import { Section } from './section.tsx';
import { noteSeen } from './seen.ts';
import type { Card } from './tour-types.ts';

/** The maximum number of tours displayed. */
const max = 4;

/** The recently viewed tours, stored only in the visitor's browser. */
export function RecentlySeen({
  current,
  children,
}: {
  current: number;
  children: (cards: readonly Card[]) => ReactNode;
}) {
  const [ids, setIds] = useState('');
  useEffect(() => setIds(noteSeen(lasting, current).slice(0, max).join(',')), [current]);
  // The section is optional, so a loading error is silent.
  const cards = useCall('loadCards', { ids }, { enabled: ids !== '', silent: true }).answer?.cards ?? [];
  if (cards.length === 0) return null;
  return (
    <Section id="seen" title={<Trans>Recently viewed</Trans>}>
      {children(cards)}
    </Section>
  );
}
