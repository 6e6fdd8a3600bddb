import { Trans, useLingui } from '@lingui/react/macro';
import type { InsuranceOfferFacts } from '#contract/fragment.ts';
import { Price } from '../ui/price.tsx';
import { PolicyCover } from './policy-cover.tsx';

const row = 'flex flex-wrap items-start gap-x-4 gap-y-2 rounded-card border border-line bg-paper p-4';
const input = 'min-h-11 rounded-field border border-line-strong bg-paper px-3';

/** An insurer's policies as a static form: a policy or none, and the residence. Nothing is preselected. */
export function InsuranceOffer({ offer }: { offer: InsuranceOfferFacts }) {
  const { t } = useLingui();
  const { insurer } = offer;
  return (
    <fieldset data-quote-id={offer.quoteId} className="flex flex-col gap-3">
      <legend className="pb-3 text-xl">
        <Trans>Travel insurance</Trans>
      </legend>
      {offer.policies.map((policy) => (
        <div key={policy.id} className={row}>
          <label className="flex grow items-start gap-4">
            <input type="radio" name="insurance" value={policy.id} className="mt-1.5" />
            <span className="flex min-w-0 grow flex-col">
              <span className="font-semibold">{policy.name}</span>
              <span className="text-ink-soft text-sm">{policy.summary}</span>
            </span>
            <Price minor={policy.price.amount} currency={policy.price.currency} per={t`for all travellers`} />
          </label>
          <div className="pl-7">
            <PolicyCover policy={policy} />
          </div>
        </div>
      ))}
      <label className={row}>
        <input type="radio" name="insurance" value="without" className="mt-1.5" />
        <Trans>Without insurance</Trans>
      </label>
      <label className="flex flex-col gap-1 text-sm">
        <Trans>Country you live in</Trans>
        <select name="insurance-country" defaultValue="" className={input}>
          <option value="">{t`Please choose`}</option>
          {offer.countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p className="text-ink-soft text-sm">
        <Trans>The insurer is {insurer}. The policy terms say in full what is and isn’t covered.</Trans>
      </p>
    </fieldset>
  );
}
