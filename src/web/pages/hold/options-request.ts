import { paymentOptionsRequest } from '../../checkout/payment/payment-answers.ts';
import type { Hold } from './hold-types.ts';

/** Builds the request for the payment options of a hold. */
export const optionsRequest = (hold: Hold, request: Request) =>
  paymentOptionsRequest(
    hold.objectId,
    hold.from,
    hold.price.currency,
    request.headers.get('user-agent') ?? '',
    // The session identifies agents; clients who came by a link get the public options.
    hold.agency !== null,
  );
