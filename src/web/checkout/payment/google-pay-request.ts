import { GOOGLE_PAY_COUNTRY, googlePayNetworks } from '#domain/payment/method.ts';

/** A request to Google Pay, as defined by its API (version 2). */
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

/** Converts minor units to a decimal number with the currency's digits. */
function decimalOf(amount: number, currency: string): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return (amount / 10 ** maximumFractionDigits).toFixed(maximumFractionDigits);
}

/** Builds the Google Pay request for an amount, with our country and every accepted network but Maestro. */
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
