import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Clock, MessagesSquare, Receipt } from 'lucide-react';
import type { AskPopupFacts } from '#contract/schemas/enquiry.ts';
import { CataloguePhoto } from '../tours/catalogue-photo.tsx';
import { priceText } from '../ui/price-parts.ts';
import { ServiceFeeNote } from './service-fee-note.tsx';

/** Beside the form: the tour, the next steps with the response time, and a fee if there is one. */
export function AskAside({ facts }: { facts: AskPopupFacts }) {
  const { i18n } = useLingui();
  const { tour, answerHours, serviceFee } = facts;
  const fee = serviceFee
    ? serviceFee.kind === 'percent'
      ? i18n.number(serviceFee.share / 10_000, { style: 'percent', maximumFractionDigits: 2 })
      : priceText(serviceFee.amount.amount, serviceFee.amount.currency, i18n.locale)
    : '';
  const operator = tour?.operator;
  return (
    <aside className="flex flex-col gap-4 lg:gap-5">
      {tour ? (
        <div className="flex items-center gap-4 rounded-card bg-mist p-3 lg:flex-col lg:items-stretch">
          <CataloguePhoto
            photo={tour.photo}
            sizes="(min-width: 64rem) 232px, 112px"
            plain
            className="w-24 shrink-0 rounded-field lg:w-full"
          />
          <div className="min-w-0">
            <p className="font-semibold leading-snug">{tour.name}</p>
            <p className="text-ink-soft text-sm">
              <Plural value={tour.lengthDays} one="# day" other="# days" />, {operator}
            </p>
          </div>
        </div>
      ) : null}
      <ul className="flex flex-col gap-2 text-ink-soft text-sm">
        <li className="flex gap-2.5">
          <MessagesSquare className="mt-0.5 size-4.5 shrink-0 text-pine" aria-hidden="true" />
          <span>
            {operator ? (
              <Trans>
                Your question goes to {operator}. You’ll get a conversation page where you can read the reply.
              </Trans>
            ) : (
              <Trans>
                Your question goes to our own team. You’ll get a conversation page where you can read the reply.
              </Trans>
            )}
          </span>
        </li>
        {answerHours === null ? null : (
          <li className="flex gap-2.5">
            <Clock className="mt-0.5 size-4.5 shrink-0 text-pine" aria-hidden="true" />
            <span>
              <Plural value={answerHours} one="Usually replies within # hour" other="Usually replies within # hours" />
            </span>
          </li>
        )}
        {serviceFee ? (
          <li className="flex gap-2.5">
            <Receipt className="mt-0.5 size-4.5 shrink-0 text-pine" aria-hidden="true" />
            <span>
              {serviceFee.kind === 'percent' ? (
                <Trans>Bookings include a service fee of {fee}.</Trans>
              ) : (
                <Trans>Bookings include a total service fee of {fee}.</Trans>
              )}{' '}
              <ServiceFeeNote />
            </span>
          </li>
        ) : null}
      </ul>
    </aside>
  );
}
