import { GOOGLE_PAY_COUNTRY, googlePayNetworks } from '#domain/payment/method.ts';

/** What is asked of Google Pay, as its own interface names it (version 2). */
export type GooglePayRequest = {
  readonly apiVersion: 2;
  readonly apiVersionMinor: 0;
  readonly allowedPaymentMethods: readonly {
    readonly type: 'CARD';
    readonly parameters: {
      readonly allowedAuthMethods: readonly ('PAN_ONLY' | 'CRYPTOGRAM_3DS')[];
      readonly allowedCardNetworks: readonly string[];
    };
  }[];
  readonly merchantInfo: { readonly merchantName: string };
  readonly transactionInfo: {
    readonly countryCode: string;
    readonly currencyCode: string;
    readonly totalPriceStatus: 'FINAL';
    readonly totalPrice: string;
  };
};

/** An amount of minor units as a decimal number, with as many digits as its currency has. */
function decimalOf(amount: number, currency: string): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return (amount / 10 ** maximumFractionDigits).toFixed(maximumFractionDigits);
}

/** The request to Google Pay for an amount: our country, and every network that we take but Maestro. */
export const googlePayRequest = ({
  amount,
  currency,
  label,
  networks,
}: {
  readonly amount: number;
  readonly currency: string;
  readonly label: string;
  readonly networks: readonly string[];
}): GooglePayRequest => ({
  apiVersion: 2,
  apiVersionMinor: 0,
  allowedPaymentMethods: [
    {
      type: 'CARD',
      parameters: {
        allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
        allowedCardNetworks: googlePayNetworks(networks.map((network) => network.toUpperCase())),
      },
    },
  ],
  merchantInfo: { merchantName: label },
  transactionInfo: {
    countryCode: GOOGLE_PAY_COUNTRY,
    currencyCode: currency,
    totalPriceStatus: 'FINAL',
    totalPrice: decimalOf(amount, currency),
  },
});
