import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { membershipOffer } from '#domain/booking/offers.ts';
import { Button } from '../../ui/button.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { BlockProps } from '../block.ts';
import { useProblemWords } from '../problem-words.ts';
import { BenefitsLink } from './benefits-link.tsx';
import { memberSavings } from './member-savings.ts';

/** The membership, yes or no; neither is preselected. */
export function MembershipBlock({ selection, context, price, act, problems }: BlockProps) {
  const { t, i18n } = useLingui();
  const words = useProblemWords();
  const membership = membershipOffer(selection, context);
  if (!membership) return null;
  const { months } = membership;
  const money = (minor: number) => priceText(minor, context.currency, i18n.locale);
  const percent = i18n.number(membership.saving / 10_000, { style: 'percent', maximumFractionDigits: 1 });
  const saved = price?.quote ? memberSavings(price.quote, membership.saving) : null;
  const saving = money(saved?.saving ?? 0);
  const fee = money(saved?.fee ?? 0);
  const [problem] = problems;
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={t`Become a Waymark+ member with this booking?`}
        required
        name={inputNames.membership}
        variant="columns"
        error={problem && words(problem)}
        value={{ yes: '1', no: '0', undecided: null }[selection.membership]}
        onChange={(value) => act({ kind: 'membership', answer: value === '1' ? 'yes' : 'no' })}
        options={[
          {
            value: '1',
            label: <Trans>Yes, become a member</Trans>,
            hint: <Plural value={months} one="for one month" other="for # months" />,
            aside: money(membership.price),
          },
          {
            value: '0',
            label: <Trans>No thanks</Trans>,
            hint: <Trans>You pay the price you see.</Trans>,
            aside: money(0),
          },
        ]}
      />
      <ul className="list-disc ps-5 text-ink-soft text-sm">
        <li>
          {saved ? (
            <Trans>
              Members get {percent} off: {saving} on this booking, instead of another discount.
            </Trans>
          ) : (
            <Trans>Members get {percent} off the tour price, instead of another discount.</Trans>
          )}
        </li>
        {saved && saved.fee > 0 ? (
          <li>
            <Trans>Members pay no service fee: {fee} on this booking.</Trans>
          </li>
        ) : null}
      </ul>
      {selection.membership === 'yes' && selection.saving.kind === 'none' ? (
        <div>
          <Button variant="secondary" size="small" onClick={() => act({ kind: 'saving', saving: { kind: 'member' } })}>
            <Trans>Use the member discount now</Trans>
          </Button>
        </div>
      ) : null}
      <p className="text-sm">
        <BenefitsLink topic="membership" title={t`All membership benefits`} />
      </p>
    </div>
  );
}
