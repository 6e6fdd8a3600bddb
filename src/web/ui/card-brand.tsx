import type { CardBrand } from '#domain/payment/stored-card.ts';
import { classes } from './classes.ts';

/** Brand names are the same in every language. */
export const brandNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  maestro: 'Maestro',
  unionpay: 'UnionPay',
};

const brandStyles: Readonly<
  Record<CardBrand, { readonly text: string; readonly fill: string; readonly rings?: readonly [string, string] }>
> = {
  visa: { text: 'VISA', fill: '#1a1f71' },
  mastercard: { text: '', fill: '#ffffff', rings: ['#eb001b', '#f79e1b'] },
  amex: { text: 'AMEX', fill: '#016fd0' },
  discover: { text: 'DISC', fill: '#4d4d4d' },
  diners: { text: 'DC', fill: '#0079be' },
  jcb: { text: 'JCB', fill: '#0b4ea2' },
  maestro: { text: '', fill: '#ffffff', rings: ['#0099df', '#ed0006'] },
  unionpay: { text: 'UP', fill: '#01798a' },
};

/** The small logo of a card brand; decorative, because the text beside it names the brand. */
export function BrandIcon({ brand, className }: { brand: CardBrand; className?: string | undefined }) {
  const { text, fill, rings } = brandStyles[brand];
  return (
    <svg viewBox="0 0 38 24" width="38" height="24" aria-hidden="true" className={classes('shrink-0', className)}>
      <rect x="0.5" y="0.5" width="37" height="23" rx="4" fill={fill} stroke="#87806f" strokeOpacity="0.5" />
      {rings ? (
        <>
          <circle cx="15" cy="12" r="6.5" fill={rings[0]} />
          <circle cx="23" cy="12" r="6.5" fill={rings[1]} fillOpacity="0.88" />
        </>
      ) : (
        <text
          x="19"
          y="16"
          textAnchor="middle"
          fill="#ffffff"
          fontSize="10"
          fontWeight="700"
          fontFamily="Arial, sans-serif"
        >
          {text}
        </text>
      )}
    </svg>
  );
}
