import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { BrandIcon, brandNames } from '../../ui/card-brand.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PostForm } from '../../ui/post-form.tsx';

const CompanyCardForm = lazyPart(
  'company card form',
  async () => (await import('./company-card-form.tsx')).CompanyCardForm,
  { fallback: <div className="min-h-96" /> },
);

type Settings = AnswerOf<'loadAgencySettings'>;

/** The company card that all agents of the agency use; organisers can change it. */
export function CompanyCard({ settings: { isOrganiser, takesCards, card } }: { settings: Settings }) {
  return (
    <section aria-labelledby="card-title" className="flex flex-col gap-4">
      <h2 id="card-title" className="text-xl">
        <Trans>Company card</Trans>
      </h2>
      <p className="max-w-prose text-ink-soft">
        <Trans>All your agents can pay with it at checkout. It’s stored by our payment provider, not by Waymark.</Trans>
      </p>
      {card ? <Card card={card} mayRemove={isOrganiser} /> : null}
      {!takesCards ? (
        <p>
          <Trans>Online payment isn’t available yet.</Trans>
        </p>
      ) : isOrganiser && card ? (
        <details className="flex flex-col">
          <summary className={buttonClass('secondary', 'small', 'self-start')}>
            <Trans>Use another card</Trans>
          </summary>
          <div className="pt-4">
            <CompanyCardForm />
          </div>
        </details>
      ) : isOrganiser ? (
        <CompanyCardForm />
      ) : card ? null : (
        <p>
          <Trans>No card yet. An admin can add one.</Trans>
        </p>
      )}
    </section>
  );
}

function Card({ card, mayRemove }: { card: NonNullable<Settings['card']>; mayRemove: boolean }) {
  const { t } = useLingui();
  const name = brandNames[card.brand];
  const { lastFour, holderName } = card;
  const expiry = `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`;
  return (
    <div
      className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-paper p-4"
      data-company-card=""
    >
      <BrandIcon brand={card.brand} />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{t`${name} ending in ${lastFour}`}</span>
        <span className="block text-ink-soft text-sm">
          {card.expired ? t`Expired ${expiry}, ${holderName}` : t`Valid until ${expiry}, ${holderName}`}
        </span>
      </span>
      {mayRemove ? (
        <PostForm preventScrollReset>
          <Button type="submit" variant="secondary" size="small" name="intent" value="remove-card">
            <Trans>Remove the card</Trans>
          </Button>
        </PostForm>
      ) : null}
    </div>
  );
}
