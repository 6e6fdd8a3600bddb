import { paymentOptionsRequest } from '../../checkout/payment/payment-answers.ts';
import type { Hold } from './hold-types.ts';

/** How the ways to pay a hold are asked for. */
export const optionsRequest = (hold: Hold, request: Request) =>
  paymentOptionsRequest(
    hold.objectId,
    hold.from,
    hold.price.currency,
    request.headers.get('user-agent') ?? '',
    // Who is an agent is known from the session; a client who came by the link is offered what anybody is.
    hold.agency !== null,
  );
