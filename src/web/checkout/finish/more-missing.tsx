import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { Block } from '#domain/booking/problem.ts';
import { InlineError } from '../../ui/field.tsx';

const names: Readonly<Record<Block, MessageDescriptor>> = {
  date: msg`Date`,
  passengers: msg`Travellers`,
  rooms: msg`Rooms`,
  extras: msg`Extras`,
  travellers: msg`Traveller details`,
  insurance: msg`Travel insurance`,
  membership: msg`Membership`,
  savings: msg`Savings`,
  plan: msg`Payment`,
  payment: msg`Payment`,
  terms: msg`Terms`,
};

/** Shows at the top of the first section with an error how many other items are missing, with links. */
export default function MoreMissing({ blocks }: { blocks: readonly Block[] }) {
  const { i18n } = useLingui();
  const where = [...new Set(blocks.map((block) => i18n._(names[block])))].join(', ');
  return (
    <div role="status">
      <InlineError>
        <Plural
          value={blocks.length}
          one={`# more thing to complete: ${where}`}
          other={`# more things to complete: ${where}`}
        />
      </InlineError>
    </div>
  );
}
