import type { PaymentMethod } from '#domain/payment/method.ts';

/** Payment methods whose names are the same in every language. */
export type NamedMethod = Exclude<PaymentMethod, 'card' | 'storedCard' | 'companyCard'>;

export const methodNames: Readonly<Record<NamedMethod, string>> = {
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  paypal: 'PayPal',
  paypalCredit: 'PayPal Credit',
  ideal: 'iDEAL',
  sofort: 'Sofort',
};

/** Returns the name of a payment method; null for a card, which is named by its type. */
export const methodName = (method: PaymentMethod): string | null => methodNames[method as NamedMethod] ?? null;

const methodStyles: Readonly<
  Record<NamedMethod, { readonly text: string; readonly fill: string; readonly ink: string }>
> = {
  applePay: { text: 'Apple Pay', fill: '#000000', ink: '#ffffff' },
  googlePay: { text: 'G Pay', fill: '#ffffff', ink: '#3c4043' },
  paypal: { text: 'PayPal', fill: '#ffffff', ink: '#003087' },
  paypalCredit: { text: 'Credit', fill: '#ffffff', ink: '#003087' },
  ideal: { text: 'iDEAL', fill: '#ffffff', ink: '#a8005c' },
  sofort: { text: 'Sofort', fill: '#ffffff', ink: '#b32b49' },
};

/** The small logo of a payment method; decorative, because the text beside it names the method. */
export function MethodIcon({ method }: { method: NamedMethod }) {
  const { text, fill, ink } = methodStyles[method];
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
