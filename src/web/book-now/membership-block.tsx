import { Plural, Trans } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { Price } from '../ui/price.tsx';
import { Block } from './block.tsx';
import type { BookingView } from './booking-view.ts';

/** The membership: yes or no, and neither until the visitor says so. */
export function MembershipBlock({ view }: { view: BookingView }) {
  const { membership } = view.offers;
  if (!membership) return null;
  const { months } = membership;
  const answers = [
    ['yes', '1'],
    ['no', '0'],
  ] as const;
  return (
    <Block id="booking-membership" title={<Trans>Waymark+ membership</Trans>}>
      <p>
        <Price
          minor={membership.price}
          currency={view.currency}
          size="small"
          per={<Plural value={months} one="for one month" other="for # months" />}
        />
      </p>
      {answers.map(([answer, value]) => (
        <label key={answer} className="flex items-center gap-3">
          <input
            type="radio"
            name={inputNames.membership}
            value={value}
            defaultChecked={view.selection.membership === answer}
          />
          {answer === 'yes' ? <Trans>Yes, become a member</Trans> : <Trans>No, thank you</Trans>}
        </label>
      ))}
    </Block>
  );
}
