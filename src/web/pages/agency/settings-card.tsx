import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { BrandMark, brandNames } from '../../ui/card-brand.tsx';
import { lazyPiece } from '../../ui/lazy-piece.tsx';
import { PostForm } from '../../ui/post-form.tsx';

const CompanyCardForm = lazyPiece(
  'company card form',
  async () => (await import('./company-card-form.tsx')).CompanyCardForm,
  <div className="min-h-96" />,
);

type Settings = AnswerOf<'loadAgencySettings'>;

/** The card that every agent of the agency pays with; organisers change it. */
export function CompanyCard({ settings: { isOrganiser, takesCards, card } }: { settings: Settings }) {
  return (
    <section aria-labelledby="card-title" className="flex flex-col gap-4">
      <h2 id="card-title" className="text-xl">
        <Trans>Company card</Trans>
      </h2>
      <p className="max-w-prose text-ink-soft">
        <Trans>
          Every agent of your agency can pay with it at the checkout. The payment provider keeps it, not Waymark.
        </Trans>
      </p>
      {card ? <Card card={card} mayRemove={isOrganiser} /> : null}
      {!takesCards ? (
        <p>
          <Trans>Paying online is not possible yet.</Trans>
        </p>
      ) : isOrganiser && card ? (
        <details className="flex flex-col">
          <summary className={buttonLook('secondary', 'small', 'self-start')}>
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
          <Trans>No card is kept yet. An organiser can add one.</Trans>
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
      <BrandMark brand={card.brand} />
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
