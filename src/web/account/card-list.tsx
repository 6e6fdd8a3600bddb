import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import type { AnswerOf } from '#contract/schemas.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { brandNames } from '../ui/card-brand.tsx';
import { AccountForm, SubmitButton } from './account-form.tsx';

type Card = AnswerOf<'readAccountData'>['cards'][number];

function CardLine({ card }: { card: Card }) {
  const { t } = useLingui();
  const { id, lastFour, holderName, expired } = card;
  const brand = brandNames[card.brand];
  const named = t`${brand} ending in ${lastFour}`;
  const expiry = `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`;
  const intent = `card-${id}`;
  return (
    <li className="relative py-4">
      <div className="flex items-center gap-4 sm:pr-32">
        <CreditCard className="size-6 shrink-0 text-pine" aria-hidden="true" />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <span className="figures">{named}</span>
            {expired ? (
              <Badge tone="danger">
                <Trans>Expired</Trans>
              </Badge>
            ) : null}
          </p>
          <p className="wrap-anywhere text-ink-soft text-sm">
            {expired ? t`Expired ${expiry}` : t`Valid until ${expiry}`} · {holderName}
          </p>
        </div>
      </div>
      {/* The confirmation is built on native elements, so it works without scripts. */}
      <details className="group mt-2 sm:mt-0">
        <summary className={buttonClass('secondary', 'small', 'ml-10 w-fit sm:absolute sm:top-4 sm:right-0')}>
          <span className="group-open:hidden">
            <span aria-hidden="true">
              <Trans>Remove</Trans>
            </span>
            <span className="sr-only">{t`Remove ${named}`}</span>
          </span>
          <span className="hidden group-open:inline">
            <span aria-hidden="true">
              <Trans>Keep it</Trans>
            </span>
            <span className="sr-only">{t`Keep it: ${named}`}</span>
          </span>
        </summary>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4 rounded-card bg-danger-soft p-4 group-open:animate-appear">
          <p className="grow basis-64 text-sm">
            <Trans>
              Remove this card? Payments you’ve already made aren’t affected. To use the card again, you’ll need to
              enter it again.
            </Trans>
          </p>
          <AccountForm intent={intent}>
            <input type="hidden" name="id" value={id} />
            <SubmitButton intent={intent} variant="danger" size="small" aria-label={t`Yes, remove it: ${named}`}>
              <Trans>Yes, remove it</Trans>
            </SubmitButton>
          </AccountForm>
        </div>
      </details>
    </li>
  );
}

/** The account's stored cards, with buttons that delete them. */
export function CardList({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0)
    return (
      <p className="text-ink-soft text-sm">
        <Trans>You have no stored cards. You can store one the next time you pay by card.</Trans>
      </p>
    );
  return (
    <ul className="divide-y divide-line">
      {cards.map((card) => (
        <CardLine key={card.id} card={card} />
      ))}
    </ul>
  );
}
