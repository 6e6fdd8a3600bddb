import type { FragmentName, Fragments } from '#contract/fragment.ts';
import {
  aboveFoldActions,
  bookingPageActions,
  type ContentKey,
  loadingRotationSeconds,
} from '#contract/list/content.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import type { ServiceFee } from '#domain/catalogue/facts.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import { readMembershipOffer } from './membership.ts';
import { plainLines, plainText } from './sanitise.ts';
import { readSupportPhone, readText } from './texts.ts';

const isFree = (fee: ServiceFee): boolean =>
  fee.kind === 'none' || (fee.kind === 'percent' ? fee.share : fee.amount) === 0;

/** Creates the endpoints for popup contents, as data and as rendered markup. */
export function createPopups(database: Database, webRenderer: Pick<WebRenderer, 'fragment'>) {
  const render = <Name extends FragmentName>(caller: Caller, name: Name, facts: Fragments[Name]) =>
    caller.dataOnly ? undefined : webRenderer.fragment(caller.language, name, facts);

  const popup = async (key: ContentKey, caller: Caller) => {
    const content = await readText(database, key, caller.language);
    return { status: 'OK' as const, html: await render(caller, 'content', content), content };
  };

  /** Whether bookings of a variant have no service fee; null if the variant does not exist. */
  const isWithoutFee = async (variantId: number): Promise<boolean | null> => {
    const found = await database
      .selectFrom('variant')
      .innerJoin('tour', 'tour.id', 'variant.tour_id')
      .innerJoin('operator_profile', 'operator_profile.id', 'tour.operator_id')
      .select('operator_profile.rules')
      .where('variant.id', '=', variantId)
      .executeTakeFirst();
    return found ? isFree(found.rules.serviceFee) : null;
  };

  return {
    loadHelp: (_: object, caller: Caller) => popup('help', caller),
    loadCvv: (_: object, caller: Caller) => popup('card-security-code', caller),
    loadHowItWorks: (_: object, caller: Caller) => popup('how-it-works', caller),
    loadSecurePayments: (_: object, caller: Caller) => popup('secure-payments', caller),
    loadBestPriceGuarantee: (_: object, caller: Caller) => popup('best-price-guarantee', caller),

    async loadPaymentError(_: object, caller: Caller) {
      const answer = await popup('payment-error', caller);
      const { title, body } = answer.content;
      const phone = await readSupportPhone(database, caller.language);
      return { ...answer, message: plainText(body), title, phone };
    },

    async loadNoFees({ object_id }: ParsedOf<'loadNoFees'>, caller: Caller) {
      const applies = object_id === undefined || (await isWithoutFee(object_id));
      if (applies === null) return new Refusal(404, 'not-found');
      return { ...(await popup(applies ? 'no-fees' : 'service-fee', caller)), applies };
    },

    async loadLoadingMessages(_: object, caller: Caller) {
      const content = await readText(database, 'loading', caller.language);
      const messages = plainLines(content.body);
      const html = await render(caller, 'loading', { title: content.title, messages });
      return { status: 'OK' as const, html, content, messages, rotationSeconds: loadingRotationSeconds };
    },

    async loadAboveFold({ action, currency }: ParsedOf<'loadAboveFold'>, caller: Caller) {
      const key = aboveFoldActions[action];
      const content = await readText(database, key, caller.language);
      if (key !== 'membership')
        return {
          success: true as const,
          component: await render(caller, 'content', content),
          content,
          membership: null,
        };
      const membership = await readMembershipOffer(database, currency ?? caller.currency);
      const component = await render(caller, 'membership', { ...content, membership });
      return { success: true as const, component, content, membership };
    },

    async loadBookingPagePopup({ action }: ParsedOf<'loadBookingPagePopup'>, caller: Caller) {
      const { html: component, content } = await popup(bookingPageActions[action], caller);
      return { success: true as const, component, content };
    },
  };
}
