import type { PaymentMethod } from '#domain/payment/method.ts';

/** Ways to pay that are called the same everywhere. */
export type NamedMethod = Exclude<PaymentMethod, 'card' | 'storedCard' | 'companyCard'>;

export const methodNames: Readonly<Record<NamedMethod, string>> = {
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  paypal: 'PayPal',
  paypalCredit: 'PayPal Credit',
  ideal: 'iDEAL',
  sofort: 'Sofort',
};

/** The name of a way to pay; null for a card, which is called by its kind. */
export const methodName = (method: PaymentMethod): string | null => methodNames[method as NamedMethod] ?? null;

const looks: Readonly<Record<NamedMethod, { readonly text: string; readonly fill: string; readonly ink: string }>> = {
  applePay: { text: 'Apple Pay', fill: '#000000', ink: '#ffffff' },
  googlePay: { text: 'G Pay', fill: '#ffffff', ink: '#3c4043' },
  paypal: { text: 'PayPal', fill: '#ffffff', ink: '#003087' },
  paypalCredit: { text: 'Credit', fill: '#ffffff', ink: '#003087' },
  ideal: { text: 'iDEAL', fill: '#ffffff', ink: '#a8005c' },
  sofort: { text: 'Sofort', fill: '#ffffff', ink: '#b32b49' },
};

/** The mark of a way to pay, as small as on a shop's door; the words beside it say the same. */
export function MethodMark({ method }: { method: NamedMethod }) {
  const { text, fill, ink } = looks[method];
  return (
    <svg viewBox="0 0 54 24" width="54" height="24" aria-hidden="true" className="shrink-0">
      <rect x="0.5" y="0.5" width="53" height="23" rx="4" fill={fill} stroke="#87806f" strokeOpacity="0.5" />
      <text
        x="27"
        y="16.5"
        textAnchor="middle"
        fill={ink}
        fontSize={text.length > 7 ? 10 : 12}
        fontWeight="700"
        fontFamily="Arial, sans-serif"
      >
        {text}
      </text>
    </svg>
  );
}
