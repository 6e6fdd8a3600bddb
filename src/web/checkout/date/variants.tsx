import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { toQuery } from '#domain/booking/page-address.ts';
import { classes } from '../../ui/classes.ts';
import { useCheckout } from '../state/checkout-context.tsx';

/** The variants of the tour, when there are several; changing it preserves the date and the travellers. */
export function Variants() {
  const { t } = useLingui();
  const { page, checkout, opening } = useCheckout();
  if (page.variants.length < 2) return null;
  const { day, party, paymentType } = checkout.selection;
  const type = paymentType === 'hold' ? 'hold' : 'book';
  const query = new URLSearchParams(toQuery({ ...opening.address, day, party, type })).toString();
  return (
    <nav aria-label={t`Tour options`}>
      <ul className="flex flex-wrap gap-2">
        {page.variants.map(({ objectId, name }) => (
          <li key={objectId}>
            <Link
              to={`/book-now/${page.tour.slug}/${objectId}?${query}`}
              replace
              preventScrollReset
              aria-current={objectId === page.objectId ? 'page' : undefined}
              className={classes(
                'flex min-h-11 items-center rounded-full border px-4 text-sm no-underline transition-colors duration-(--motion-fast)',
                objectId === page.objectId
                  ? 'border-pine bg-pine-soft font-semibold text-pine'
                  : 'border-line-strong text-ink hover:border-pine',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
