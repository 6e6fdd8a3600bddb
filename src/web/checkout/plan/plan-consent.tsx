import { useLingui } from '@lingui/react/macro';
import { dayText } from '../../ui/days.ts';
import { priceText } from '../../ui/price-parts.ts';

/**
 * What the visitor agrees to by paying the first part of a plan: the amounts and dates of the charges, and how to
 * change them.
 */
export function PlanConsent({
  payments,
  currency,
}: {
  payments: readonly { readonly due: string; readonly amount: number }[];
  currency: string;
}) {
  const { t, i18n } = useLingui();
  const later = payments.slice(1);
  const [next, last] = [later[0], later.at(-1)];
  if (!next || !last) return null;
  const money = (amount: number) => priceText(amount, currency, i18n.locale);
  const [amount, day, end, count] = [
    money(next.amount),
    dayText(next.due, i18n.locale),
    dayText(last.due, i18n.locale),
    later.length,
  ];
  const rest = money(later.reduce((sum, one) => sum + one.amount, 0));
  return (
    <p data-plan-consent="" className="rounded-field bg-mist px-4 py-3 text-sm">
      {count === 1
        ? t`By paying, you agree that our payment provider stores your card and that we charge the remaining ${amount} to it on ${day}. You can pay earlier or use another card at any time on your booking page.`
        : t`By paying, you agree that our payment provider stores your card and that we charge the remaining ${rest} to it in ${count} payments from ${day} to ${end}. You can pay earlier or use another card at any time on your booking page.`}
    </p>
  );
}
